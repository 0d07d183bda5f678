import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Arrangement } from '../../../core/dashboard/dashboard.record'
import { type LazyPart, lazyPart } from '../../../core/kernel/lazy-part'
import type { Guarded, Params } from '../where'
import type { GroupName } from './groups'
import type { MenuEntry } from './menu-entry'

export type ScreenProps = {
  params: Params
  /** query string without `?` */
  search: string
  /** keeps the screen and sets the query string; `replace` adds no history entry, `state` is kept in it */
  setSearch(search: string, options?: { replace?: boolean; state?: unknown }): void
  go(path: string): void
  /** URL for a link to another screen */
  hrefOf(path: string): string
  /** all screens, and their entries in menu order, whatever the user may open */
  routes: { screens: readonly ScreenRow[]; menuEntries: readonly MenuEntry[] }
  /** contact details for help */
  contacts: { contactPhone: string | undefined; contactEmail: string | undefined }
}

/** A layout with its own URL. */
export type LayoutSample = {
  frame: Partial<Arrangement>
  /** hides the heading and the breadcrumb */
  bare?: boolean
}

/** A page without the frame, which `where` handles; its group's file adds it to the menu. */
export type PageRow = Guarded & {
  icon: LucideIcon
  label: MessageDescriptor
}

/** A screen as declared in its group's file. */
export type Row = PageRow & {
  /**
   * menu entry of a screen whose own path takes an id: a path without one; `action`: required permission
   * besides reading
   */
  entry?: { path: string; action?: string }
  /** path of the menu entry that a screen without an entry belongs to */
  under?: string
  part: LazyPart<ComponentType<ScreenProps>>
  /** shows this layout, whatever the user's settings */
  sample?: LayoutSample
}

export type ScreenRow = Row & { group: GroupName }

export const screenPart = <File>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<ScreenProps>,
): LazyPart<ComponentType<ScreenProps>> => lazyPart(load, pick)

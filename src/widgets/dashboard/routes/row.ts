import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { Arrangement } from '../../../core/dashboard/dashboard.record'
import { type LazyPart, lazyPart } from '../../../core/kernel/lazy-part'
import type { Guarded, Params } from '../where'
import type { GroupName } from './groups'

export type ScreenProps = {
  params: Params
  /** what stands behind the `?`, without it */
  search: string
  /** keeps the screen and changes what stands behind the `?`; `replace` makes no step of its own to come back to */
  setSearch(search: string, options?: { replace?: boolean }): void
  go(path: string): void
  /** what a link to another screen leads to */
  hrefOf(path: string): string
  /** who to ask for help */
  contacts: { contactPhone: string | undefined; contactEmail: string | undefined }
}

/** A frame that an address has of its own. */
export type LayoutSample = {
  frame: Partial<Arrangement>
  /** neither the heading nor the way to it is seen */
  bare?: boolean
}

/** A page without the frame, which `where` knows by itself; its group's file puts it in the menu. */
export type PageRow = Guarded & {
  icon: LucideIcon
  label: MessageDescriptor
}

/** A screen as its group's file says it. */
export type Row = PageRow & {
  /** the menu's entry of a screen whose own path takes an id: a path without one; `action`: whom it is for, besides reading */
  entry?: { path: string; action?: string }
  /** the path of the menu's entry it belongs to, where it is none itself */
  under?: string
  part: LazyPart<ComponentType<ScreenProps>>
  /** shows a frame of its own, whatever was arranged */
  sample?: LayoutSample
}

export type ScreenRow = Row & { group: GroupName }

/** A screen whose code comes when somebody goes there. */
export const screenPart = <File>(
  load: () => Promise<File>,
  pick: (file: File) => ComponentType<ScreenProps>,
): LazyPart<ComponentType<ScreenProps>> => lazyPart(load, pick)

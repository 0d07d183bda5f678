import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'

export type SpecimenGroup = 'ui' | 'forms' | 'tables' | 'extensions' | 'charts' | 'maps'

/** Given to every specimen: the one of all components lists the others. */
export type SpecimenProps = { specimens: readonly SpecimenRow[] }

export type SpecimenRow = {
  group: SpecimenGroup
  /** last segment of its path; for a group of a single page, the group's name */
  name: string
  title: MessageDescriptor
  /** usage notes, above all on accessibility */
  note: MessageDescriptor
  part: LazyPart<ComponentType<SpecimenProps>>
  /** source of the file that `part` loads */
  code(): Promise<{ default: string }>
}

export const pathOfSpecimen = ({ group, name }: Pick<SpecimenRow, 'group' | 'name'>): string =>
  name === group ? `/${group}` : `/${group}/${name}`

export const groupTitles: Readonly<Record<SpecimenGroup, MessageDescriptor>> = {
  ui: msg`UI elements`,
  forms: msg`Forms`,
  tables: msg`Tables`,
  extensions: msg`Extensions`,
  charts: msg`Charts`,
  maps: msg`Maps`,
}

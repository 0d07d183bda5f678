import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Menu headings, in order. */
export const groups = {
  dashboards: msg`Dashboards`,
  desk: msg`Sales`,
  apps: msg`Apps`,
  ecommerce: msg`Ecommerce`,
  pages: msg({ message: 'Pages', context: 'menu' }),
  authentication: msg`Authentication`,
  layouts: msg`Layouts`,
  gallery: msg`Gallery`,
} satisfies Record<string, MessageDescriptor>

/** Groups of samples, collapsed until the user expands them. */
export const foldedAtFirst: readonly GroupName[] = ['authentication', 'layouts', 'gallery']

export type GroupName = keyof typeof groups

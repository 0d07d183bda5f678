import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The headings of the menu, in order. */
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

/** Those that show samples: one opens them to look. */
export const foldedAtFirst: readonly GroupName[] = ['authentication', 'layouts', 'gallery']

export type GroupName = keyof typeof groups

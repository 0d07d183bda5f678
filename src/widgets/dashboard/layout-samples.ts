import type { Arrangement } from '../../core/dashboard/dashboard.record'

export type LayoutSample = {
  frame: Partial<Arrangement>
  /** neither the heading nor the way to it is seen */
  bare?: boolean
}

/** The frames that have an address of their own: `/layouts/boxed`. */
export const layoutSamples = {
  collapseMenu: { frame: { collapsed: true, menu: 'vertical', menuHidden: false } },
  boxed: { frame: { content: 'boxed' } },
  withoutMenu: { frame: { menuHidden: true } },
  empty: { frame: { footer: 'hidden' }, bare: true },
  blank: { frame: { menuHidden: true, navbar: 'hidden', footer: 'hidden' }, bare: true },
} satisfies Record<string, LayoutSample>

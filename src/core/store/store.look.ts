import { otherTabs } from '../kernel/other-tabs'
import type { Area } from '../kernel/storage'

export const productLayouts = ['grid', 'rows'] as const
export type ProductLayout = (typeof productLayouts)[number]

export const productLayoutKey = 'langraan.shelf.look'

/** The layout of products, shared by all views and tabs of this browser, and kept across reloads. */
export const lookIn = (area: Area): ProductLayout =>
  productLayouts.find((look) => look === area.get(productLayoutKey)) ?? 'grid'

/** Emits when another tab changed it. */
export const watchLook = otherTabs(productLayoutKey)

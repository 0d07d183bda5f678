import { otherTabs } from '../kernel/other-tabs'
import type { Area } from '../kernel/storage'

export const shelfLooks = ['grid', 'rows'] as const
export type ShelfLook = (typeof shelfLooks)[number]

export const shelfKey = 'langraan.shelf.look'

/** The layout of products, shared by all views and tabs of this browser, and kept across reloads. */
export const lookIn = (area: Area): ShelfLook => shelfLooks.find((look) => look === area.get(shelfKey)) ?? 'grid'

/** Emits when another tab changed it. */
export const watchLook = otherTabs(shelfKey)

import { otherTabs } from '../kernel/other-tabs'
import type { Area } from '../kernel/storage'

export const shelfLooks = ['grid', 'rows'] as const
export type ShelfLook = (typeof shelfLooks)[number]

export const shelfKey = 'langraan.shelf.look'

/** How products are laid out: the same in all places and tabs of this browser, and after a reload. */
export const lookIn = (area: Area): ShelfLook => shelfLooks.find((look) => look === area.get(shelfKey)) ?? 'grid'

/** Says when another tab chose. */
export const watchLook = otherTabs(shelfKey)

import type { ElementRow } from './element-row'
import { appsRows } from './rows/apps'
import { cardsRows } from './rows/cards'
import { deskRows } from './rows/desk'
import { storeRows } from './rows/store'

/**
 * All elements. Not loaded by pages: `npm run generate` splits it into what a page needs first and what loads
 * later.
 */
export const elements: Readonly<Record<string, ElementRow>> = { ...deskRows, ...storeRows, ...appsRows, ...cardsRows }

import { createContext } from 'react'

/**
 * Gets the names of the cards that the backend has figures for, from any card that has loaded. Undefined, also from a card
 * that the backend doesn't have: it names none, and all are asked.
 */
export const AnsweredCardsContext = createContext<(cards: readonly string[] | undefined) => void>(() => undefined)

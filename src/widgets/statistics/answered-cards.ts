import { createContext } from 'react'

/** Gets the names of the cards that the backend has figures for, from any card that has loaded; undefined: all. */
export const AnsweredCardsContext = createContext<(cards: readonly string[] | undefined) => void>(() => undefined)

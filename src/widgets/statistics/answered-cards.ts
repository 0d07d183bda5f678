import { createContext } from 'react'
import type { Period } from '../../core/analytics/analytics.period'
import type { StatisticName } from '../../core/statistics/statistics.contract'

/**
 * Gets the names of the cards that the backend has figures for, from any card that has loaded. Undefined, also from a card
 * that the backend doesn't have: it names none, and all are asked. `shown` is what the card shows.
 */
export const AnsweredCardsContext = createContext<
  (cards: readonly string[] | undefined, shown?: { name: StatisticName; figure: number; period: Period }) => void
>(() => undefined)

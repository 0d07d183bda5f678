import type { InputOf } from '../kernel/endpoint'
import { createFiguresMachine } from '../kernel/figures-machine'
import { type AnalyticsFigures, type AnalyticsName, analyticsCalls } from './analytics.contract'
import type { Span } from './analytics.period'

export type AnalyticsChoice = Span & { name: AnalyticsName }

/** One analytics card: its figures for a period or a year. */
export const analyticsCardMachine = createFiguresMachine<AnalyticsFigures, AnalyticsChoice>({
  id: 'analytics',
  async load({ call, choice: { name, ...query }, signal }) {
    const endpoint = analyticsCalls[name]
    // each call picks the fields its query has; a union loses which response belongs to which name
    const answer = await call(endpoint, { query } as InputOf<typeof endpoint>, { signal })
    return { name, ...answer } as AnalyticsFigures
  },
})

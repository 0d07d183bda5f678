import { createFiguresMachine } from '../kernel/figures-machine'
import { type AnalyticsFigures, type AnalyticsName, analyticsCalls } from './analytics.contract'
import type { Span } from './analytics.period'
import { readCard } from './analytics.together'

export type AnalyticsChoice = Span & { name: AnalyticsName }

/** One analytics card: its figures for a period or a year. */
export const analyticsCardMachine = createFiguresMachine<AnalyticsFigures, AnalyticsChoice>({
  id: 'analytics',
  async load({ choice: { name, ...span }, ...ports }) {
    // a union loses which response belongs to which name
    return { name, ...(await readCard(analyticsCalls[name], span, ports)) } as AnalyticsFigures
  },
})

import * as v from 'valibot'
import { type AnswerOf, type Endpoint, endpoint } from '../kernel/endpoint'
import { bahtSchema, positiveBahtSchema } from '../kernel/money'
import {
  charted,
  countSchema,
  percentSchema,
  periodQuery,
  periodsEntry,
  reportYears,
  yearQuery,
} from './analytics.period'

const card = <const Name extends string, Q extends typeof periodQuery | typeof yearQuery, A extends v.ObjectEntries>(
  name: Name,
  query: Q,
  answer: A,
) =>
  endpoint({
    name: `analytics.${name}`,
    shops: 'limited',
    allow: 'read:Analytics',
    method: 'GET',
    path: `/card/card-analytics/${name}`,
    repeat: 'safe',
    query,
    answer: v.object(answer),
  })

export const devices = ['Desktop', 'Mobile', 'Tablet'] as const
export const customerKinds = ['New', 'Returning', 'Referrals'] as const

export const analyticsCalls = {
  'support-tracker': card('support-tracker', periodQuery, {
    ...periodsEntry,
    totalTicket: countSchema,
    newTicket: countSchema,
    openTicket: countSchema,
    /** days */
    responseTime: v.pipe(v.number(), v.finite(), v.minValue(0)),
  }),
  'avg-sessions': card('avg-sessions', periodQuery, {
    ...periodsEntry,
    /** daily average */
    sessions: countSchema,
    /** percent compared with the period before */
    change: percentSchema,
    goal: positiveBahtSchema,
    users: countSchema,
    retention: percentSchema,
    /** minutes */
    duration: v.pipe(v.number(), v.finite(), v.minValue(0)),
    /** percent of each target */
    reached: v.object({ goal: percentSchema, users: percentSchema, retention: percentSchema, duration: percentSchema }),
    ...charted(countSchema),
  }),
  'revenue-report': card('revenue-report', yearQuery, {
    years: v.optional(v.array(v.number()), [...reportYears]),
    price: bahtSchema,
    budget: positiveBahtSchema,
    /** `Earning` is positive, `Expense` negative, `Budget` the line */
    ...charted(bahtSchema),
  }),
  'goal-overview': card('goal-overview', periodQuery, {
    ...periodsEntry,
    completed: countSchema,
    inProgress: countSchema,
  }),
  revenue: card('revenue', periodQuery, {
    ...periodsEntry,
    /** of the requested period */
    thisMonth: positiveBahtSchema,
    /** of the period before */
    lastMonth: positiveBahtSchema,
    /** `thisMonth`, with `lastMonth` beside it day by day */
    ...charted(positiveBahtSchema),
  }),
  'product-orders': card('product-orders', periodQuery, {
    ...periodsEntry,
    finished: countSchema,
    pending: countSchema,
    rejected: countSchema,
  }),
  'sessions-device': card('sessions-device', periodQuery, {
    ...periodsEntry,
    /** percent of all, and percent compared with the period before */
    devices: v.array(v.object({ name: v.picklist(devices), usage: percentSchema, upDown: percentSchema })),
  }),
  customers: card('customers', periodQuery, {
    ...periodsEntry,
    customers: v.array(v.object({ name: v.picklist(customerKinds), result: countSchema })),
  }),
} satisfies Record<string, Endpoint>

export type AnalyticsName = keyof typeof analyticsCalls
export const analyticsNames = Object.keys(analyticsCalls) as AnalyticsName[]

export type AnalyticsAnswer<N extends AnalyticsName> = AnswerOf<(typeof analyticsCalls)[N]>

/** The figures of a card, discriminated by its name. */
export type AnalyticsFigures = { [N in AnalyticsName]: { name: N } & AnalyticsAnswer<N> }[AnalyticsName]

export const isAnalyticsName = (name: string): name is AnalyticsName => Object.hasOwn(analyticsCalls, name)

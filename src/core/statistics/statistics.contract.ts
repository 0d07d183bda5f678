import * as v from 'valibot'
import { charted, countSchema, percentSchema, periodQuery, periodsEntry } from '../analytics/analytics.period'
import { type AnswerOf, type Endpoint, endpoint } from '../kernel/endpoint'
import { positiveBahtSchema } from '../kernel/money'

const card = <const Name extends string, S extends v.GenericSchema>(name: Name, value: S) =>
  endpoint({
    name: `statistics.${name}`,
    shops: 'limited',
    allow: 'read:Analytics',
    method: 'GET',
    path: `/card/card-statistics/${name}`,
    repeat: 'safe',
    query: periodQuery,
    answer: v.object({
      ...periodsEntry,
      /** names of the cards of either kind that the backend has figures for; all if missing */
      cards: v.optional(v.array(v.string())),
      /** the headline figure: the sum of the series */
      figure: value,
      /** percent compared with the period before; null if there was none */
      change: v.optional(v.nullable(percentSchema), null),
      ...charted(value),
    }),
  })

/** Cards of amounts use baht on the wire and satang in code; the others are counts. */
export const statisticsCalls = {
  'orders-bar-chart': card('orders-bar-chart', countSchema),
  'profit-line-chart': card('profit-line-chart', positiveBahtSchema),
  subscribers: card('subscribers', countSchema),
  revenue: card('revenue', positiveBahtSchema),
  sales: card('sales', positiveBahtSchema),
  orders: card('orders', countSchema),
  'site-traffic': card('site-traffic', countSchema),
  'active-users': card('active-users', countSchema),
  newsletter: card('newsletter', countSchema),
} satisfies Record<string, Endpoint>

export type StatisticName = keyof typeof statisticsCalls
export const statisticNames = Object.keys(statisticsCalls) as StatisticName[]

const moneyCards: readonly StatisticName[] = ['profit-line-chart', 'revenue', 'sales']
export const isMoneyCard = (name: StatisticName): boolean => moneyCards.includes(name)

/** Satang for cards of amounts, otherwise a count. */
export type Statistic = AnswerOf<(typeof statisticsCalls)[StatisticName]>

export const isStatisticName = (name: string): name is StatisticName => Object.hasOwn(statisticsCalls, name)

import * as v from 'valibot'
import { countSchema } from '../analytics/analytics.period'
import { type AnswerOf, endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { positiveBahtSchema } from '../kernel/money'
import { idSchema } from '../kernel/record-id'

/** A date in Asia/Bangkok, YYYY-MM-DD, inclusive. */
const daySchema = v.pipe(v.string(), v.isoDate())

const sold = { orders: countSchema, sales: positiveBahtSchema }

export const salesCalls = {
  /** Sales between two dates, and what is open now. Cancelled orders are counted by status only. */
  summary: endpoint({
    name: 'sales.summary',
    shops: 'limited',
    allow: 'read:Analytics',
    method: 'GET',
    path: '/api/orders/summary',
    repeat: 'safe',
    query: v.object({ shopId: filterSchema(idSchema), from: filterSchema(daySchema), to: filterSchema(daySchema) }),
    answer: v.object({
      ...sold,
      byStatus: v.record(v.string(), countSchema),
      /** most orders first; '' = no province (collected by the customer) */
      byProvince: v.array(v.object({ province: v.string(), ...sold })),
      /** every date with orders, oldest first */
      byDay: v.array(v.object({ day: daySchema, ...sold })),
      /** regardless of date: shipped with COD, not settled yet; `since` is the date of the oldest */
      codOutstanding: v.object({ orders: countSchema, amount: positiveBahtSchema, since: v.optional(daySchema) }),
      /** regardless of date: confirmed, waiting to be packed */
      toPack: countSchema,
      /** regardless of date: to be shipped, no label printed */
      toPrint: countSchema,
    }),
  }),
}

export type SalesSummary = AnswerOf<typeof salesCalls.summary>

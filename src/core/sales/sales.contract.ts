import * as v from 'valibot'
import { countSchema } from '../analytics/analytics.period'
import { type AnswerOf, endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { positiveBahtSchema } from '../kernel/money'
import { idSchema } from '../kernel/record-id'

/** A day of Asia/Bangkok, YYYY-MM-DD, inclusive. */
const daySchema = v.pipe(v.string(), v.isoDate())

const sold = { orders: countSchema, sales: positiveBahtSchema }

export const salesCalls = {
  /** What came in between two days, and what is open now. Cancelled orders are counted by status and nowhere else. */
  summary: endpoint({
    name: 'sales.summary',
    allow: 'read:Analytics',
    method: 'GET',
    path: '/api/orders/summary',
    repeat: 'safe',
    query: v.object({ shopId: filterSchema(idSchema), from: filterSchema(daySchema), to: filterSchema(daySchema) }),
    answer: v.object({
      ...sold,
      byStatus: v.record(v.string(), countSchema),
      /** the most orders first; '' = none given (collected by the customer) */
      byProvince: v.array(v.object({ province: v.string(), ...sold })),
      /** every day that has an order, oldest first */
      byDay: v.array(v.object({ day: daySchema, ...sold })),
      /** whatever its day: sent with cash on delivery, the money not here yet; `since` the day of the oldest */
      codOutstanding: v.object({ orders: countSchema, amount: positiveBahtSchema, since: v.optional(daySchema) }),
      /** whatever its day: confirmed, waiting to be packed */
      toPack: countSchema,
      /** whatever its day: in the house, to be sent, no label printed */
      toPrint: countSchema,
    }),
  }),
}

export type SalesSummary = AnswerOf<typeof salesCalls.summary>

import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { pagingEntries, searchSchema } from '../kernel/paging'
import { timestampSchema } from '../kernel/timestamp'

/** Whoever received an order; one phone number is one customer. Name and address are those of the last order. */
export const customerSchema = v.object({
  name: v.string(),
  /** several: joined by ', ' */
  phoneNumber: v.string(),
  address: v.string(),
  subDistrict: v.string(),
  district: v.string(),
  province: v.string(),
  postNum: v.string(),
  orderCount: v.number(),
  lastOrder: v.object({ OrderNumber: v.string(), createdAt: timestampSchema }),
  /** parcels with cash on delivery that came back */
  refusedCODCount: v.number(),
})
export type Customer = v.InferOutput<typeof customerSchema>

/** `q` in name and phone. Latest order first. */
export const customerQuerySchema = v.object({ q: searchSchema, ...pagingEntries(10) })
export type CustomerQuery = v.InferOutput<typeof customerQuerySchema>

export const customersCalls = {
  list: endpoint({
    name: 'customers.list',
    allow: 'read:Order',
    method: 'GET',
    path: '/api/customers',
    repeat: 'safe',
    query: customerQuerySchema,
    answer: v.object({ customers: v.array(customerSchema), total: v.number() }),
  }),
}

import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { pagingEntries, searchSchema } from '../kernel/paging'

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
  lastOrder: v.object({ OrderNumber: v.string(), createdAt: v.string() }),
  /** parcels with cash on delivery that came back */
  refusedCODCount: v.number(),
})
export type Customer = v.InferOutput<typeof customerSchema>

/** Columns to order by; without one the latest order stands first. `lastOrder` goes by its time. */
export const customerSorts = [
  'name',
  'phoneNumber',
  'address',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'orderCount',
  'lastOrder',
  'refusedCODCount',
] as const
export type CustomerSort = (typeof customerSorts)[number]

/** `q` in name and phone. */
export const customerQuerySchema = v.object({
  q: searchSchema,
  sortBy: v.optional(v.picklist(customerSorts)),
  ...pagingEntries(10),
})
export type CustomerQuery = v.InferOutput<typeof customerQuerySchema>

export const customersCalls = {
  list: endpoint({
    name: 'customers.list',
    method: 'GET',
    path: '/api/customers',
    repeat: 'safe',
    query: customerQuerySchema,
    answer: v.object({ customers: v.array(customerSchema), total: v.number() }),
  }),
}

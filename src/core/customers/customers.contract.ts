import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { countSchema, pagingEntries, searchSchema, usualPerPage } from '../kernel/paging'
import { textIdSchema } from '../kernel/record-id'
import { timestampSchema } from '../kernel/timestamp'

const text = v.optional(v.string(), '')

/**
 * A recipient of orders, identified by phone number, or one added before their first order. Name and address are staff's
 * own, or those of the last order.
 */
export const customerSchema = v.object({
  name: v.string(),
  /** several: joined by ', ' */
  phoneNumber: v.string(),
  address: text,
  subDistrict: text,
  district: text,
  province: text,
  postNum: text,
  orderCount: v.optional(v.number(), 1),
  /** null before the first one */
  lastOrder: v.optional(v.nullable(v.object({ OrderNumber: textIdSchema, createdAt: timestampSchema })), null),
  /** returned COD parcels */
  refusedCODCount: v.optional(v.number(), 0),
  /** why the order form warns of this customer; missing = it doesn't */
  flag: v.exactOptional(v.string()),
  /** digits of first phone numbers of merged customers, and earlier ones of this customer */
  otherPhones: v.exactOptional(v.array(v.string())),
})
export type Customer = v.InferOutput<typeof customerSchema>

/** Sort columns; by default, latest order first. `lastOrder` sorts by time. */
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

/** `q` searches name and phone. In any order, customers without an order come last. */
export const customerQuerySchema = v.object({
  q: searchSchema,
  sortBy: v.optional(v.picklist(customerSorts)),
  ...pagingEntries(usualPerPage),
})
export type CustomerQuery = v.InferOutput<typeof customerQuerySchema>

export const customersCalls = {
  list: endpoint({
    name: 'customers.list',
    shops: 'limited',
    allow: 'read:Order',
    method: 'GET',
    path: '/api/customers',
    repeat: 'safe',
    query: customerQuerySchema,
    answer: v.object({ customers: rows(customerSchema), total: countSchema }),
  }),
}

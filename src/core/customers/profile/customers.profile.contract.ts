import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { rows } from '../../kernel/lenient'
import { positiveBahtSchema } from '../../kernel/money'
import { countSchema, pagingEntries, usualPerPage } from '../../kernel/paging'
import { versionEntries } from '../../kernel/record-id'
import { timestampSchema } from '../../kernel/timestamp'
import { orderSchema } from '../../orders/orders.contract'

const text = v.optional(v.string(), '')
const place = { address: text, subDistrict: text, district: text, province: text, postNum: text }

/** An address that orders were sent to. */
const usedAddressSchema = v.object({ ...place, lastOrderAt: timestampSchema })
export type UsedAddress = v.InferOutput<typeof usedAddressSchema>

const mergedSchema = v.object({ key: v.string(), name: text, phoneNumber: text })
export type MergedCustomer = v.InferOutput<typeof mergedSchema>

/** What the shop knows of one customer. Names and addresses are staff's own, or those of the last order. */
export const customerProfileSchema = v.object({
  /** the digits of the first phone number, or the name if there is none */
  key: v.string(),
  name: text,
  /** several: joined by ', ' */
  phoneNumber: text,
  ...place,
  note: text,
  /** why the order form warns; '' = it doesn't */
  flag: text,
  /** cancelled ones too */
  orderCount: v.number(),
  /** the total of orders whose money the shop has: paid, or settled by the courier, and neither cancelled nor returned */
  spent: positiveBahtSchema,
  /** returned parcels with cash on delivery */
  refusedCOD: v.object({ count: v.number(), amount: positiveBahtSchema }),
  /** in recent orders, the latest first; without the customer's current one */
  addresses: v.optional(rows(usedAddressSchema), []),
  /** other numbers in recent orders, or of merged customers */
  otherPhones: v.optional(v.array(v.string()), []),
  /** customers that were merged into this one */
  merged: v.optional(rows(mergedSchema), []),
  ...versionEntries,
})
export type CustomerProfile = v.InferOutput<typeof customerProfileSchema>

/** The `key` of a customer; that of a merged one leads to the other. */
const keySchema = v.pipe(v.string(), v.nonEmpty())

export const customerProfileCalls = {
  /** 404 if nobody is known under this key. The key is personal data: it isn't part of the path. */
  one: endpoint({
    name: 'customers.profile',
    shops: 'limited',
    allow: 'read:Order',
    method: 'POST',
    path: '/api/customers/profile',
    missing: true,
    repeat: 'safe',
    body: v.object({ key: keySchema }),
    answer: v.object({ customer: customerProfileSchema }),
  }),
  /** all orders of a customer, the latest first, without their histories */
  orders: endpoint({
    name: 'customers.orders',
    shops: 'limited',
    allow: 'read:Order',
    method: 'POST',
    path: '/api/customers/orders',
    missing: true,
    repeat: 'safe',
    body: v.object({ key: keySchema, ...pagingEntries(usualPerPage) }),
    answer: v.object({ orders: rows(orderSchema), total: countSchema }),
  }),
}

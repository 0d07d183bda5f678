import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { coerced, openCode, rows } from '../kernel/lenient'
import { positiveBahtSchema } from '../kernel/money'
import { countSchema, pagingEntries, searchSchema, usualPerPage } from '../kernel/paging'
import { idSchema, textIdSchema } from '../kernel/record-id'
import { storedFileSchema } from '../kernel/stored-file'
import { storedTimestampSchema, timestampSchema } from '../kernel/timestamp'
import { orderLineSchema } from './orders.line'

export type { OrderLine } from './orders.line'

export const orderStatuses = ['new', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = ['unpaid', 'pending', 'paid', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentMethods = ['transfer', 'promptpay', 'cod', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const deliveryKinds = ['post', 'courier', 'self'] as const

const deliveryTypeSchema = v.object({ value: v.string(), label: v.string(), type: v.picklist(deliveryKinds) })
export type DeliveryType = v.InferOutput<typeof deliveryTypeSchema>

/** A shop's delivery types. `label` is stored with the order; the screen shows its own text for these values. */
export const deliveryTypes = [
  { value: 'ems', label: 'EMS', type: 'post' },
  { value: 'registered', label: 'ลงทะเบียน', type: 'post' },
  { value: 'flash', label: 'Flash Express', type: 'courier' },
  { value: 'kex', label: 'KEX Express', type: 'courier' },
  { value: 'jt', label: 'J&T Express', type: 'courier' },
  { value: 'pickup', label: 'รับเอง', type: 'self' },
] as const satisfies readonly DeliveryType[]
export type DeliveryValue = (typeof deliveryTypes)[number]['value']

/** How the customer was entered: 1 = one pasted block in fullCustomerData, 2 = separate fields. */
export const customerFormatTypes = [1, 2] as const

/** Maximum number of orders per call. */
export const mostOrdersPerCall = 1_000
/** Other orders in the same parcel, as the user was told; without them, a number that they have is `taken`. */
export const alsoForSchema = v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(mostOrdersPerCall, 'too-many')))

export const longestTrackingNumber = 100

export const slipSchema = v.object({ amount: positiveBahtSchema, paidAt: storedTimestampSchema, checkedBy: v.string() })
export type Slip = v.InferOutput<typeof slipSchema>

/** The fields that staff enter. */
export const newOrderSchema = v.object({
  shopId: idSchema,
  name: v.string(),
  /** several: joined by ', ' */
  phoneNumber: v.string(),
  /** as printed, without sub-district, district, province and postcode */
  address: v.string(),
  subDistrict: v.string(),
  district: v.string(),
  province: v.string(),
  postNum: v.string(),
  customerFormatType: v.picklist(customerFormatTypes),
  fullCustomerData: v.optional(v.string(), ''),
  ProductOrders: v.array(orderLineSchema),
  shippingCost: positiveBahtSchema,
  discount: positiveBahtSchema,
  otherCost: positiveBahtSchema,
  CODFee: positiveBahtSchema,
  DeliveryType: deliveryTypeSchema,
  trackingNumber: v.optional(v.string(), ''),
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.optional(v.picklist(paymentStatuses), 'unpaid'),
  slip: v.exactOptional(slipSchema),
  note: v.optional(v.string(), ''),
})
export type NewOrder = v.InferOutput<typeof newOrderSchema>

/** `from` and `to` as text; empty = no value */
const changeSchema = v.object({
  at: timestampSchema,
  by: v.string(),
  field: v.string(),
  from: v.string(),
  to: v.string(),
})
export type OrderChange = v.InferOutput<typeof changeSchema>

const text = v.optional(v.string(), '')
const amount = v.optional(positiveBahtSchema, 0)
/** `printAddrData` without a label. */
export const notPrinted = { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null }

const deliveredBySchema = coerced(
  v.object({ value: v.string(), label: text, type: v.optional(openCode(deliveryKinds), '') }),
  (wire) => (typeof wire === 'string' ? { value: wire } : wire),
)

/** A stored picture of a slip, or a PDF. */
export const orderFileSchema = storedFileSchema
export type OrderFile = v.InferOutput<typeof orderFileSchema>

const recordedSlipSchema = v.object({
  ...slipSchema.entries,
  paidAt: timestampSchema,
  /** as `sentSlipSchema` has them */
  bank: v.exactOptional(v.string()),
  reference: v.exactOptional(v.string()),
  /** other orders with the same reference when it was recorded */
  alsoFor: v.exactOptional(v.array(v.string())),
})
export type RecordedSlip = v.InferOutput<typeof recordedSlipSchema>

/** An order in a response: fields required in a new order are optional here unless indispensable. */
export const orderSchema = v.object({
  OrderNumber: textIdSchema,
  /** increases with every change */
  version: v.optional(v.number(), 0),
  createdAt: timestampSchema,
  shopId: v.optional(idSchema, 0),
  name: text,
  phoneNumber: text,
  address: text,
  subDistrict: text,
  district: text,
  province: text,
  postNum: text,
  customerFormatType: v.optional(v.fallback(v.picklist(customerFormatTypes), 2), 2),
  fullCustomerData: text,
  ProductOrders: v.array(orderLineSchema),
  shippingCost: amount,
  discount: amount,
  otherCost: amount,
  CODFee: amount,
  DeliveryType: v.optional(deliveredBySchema, { value: '' }),
  trackingNumber: text,
  paymentMethod: v.optional(openCode(paymentMethods), ''),
  paymentStatus: v.optional(openCode(paymentStatuses), 'unpaid'),
  slip: v.exactOptional(recordedSlipSchema),
  note: text,
  /** pictures of slips; added and removed with `orderFileCalls` */
  files: v.exactOptional(rows(orderFileSchema)),
  total: positiveBahtSchema,
  /** one of orderStatuses, or the backend's own code */
  OrderStatus: v.optional(v.string(), 'new'),
  /** the backend's own text, shown if the code is unknown */
  OrderStatusDisplay: v.optional(v.string(), ''),
  printAddrData: v.optional(
    v.object({
      IsPrintAddr: v.boolean(),
      printId: v.nullable(textIdSchema),
      printAddrDate: v.nullable(timestampSchema),
      printBy: v.nullable(v.string()),
    }),
    notPrinted,
  ),
  /** oldest first; empty in a list */
  history: v.optional(rows(changeSchema), []),
})
export type Order = v.InferOutput<typeof orderSchema>

export const orderSorts = [
  'newest',
  'OrderNumber',
  'createdAt',
  'name',
  'province',
  'total',
  'OrderStatus',
  'paymentStatus',
] as const
export type OrderSort = (typeof orderSorts)[number]

/** A date in Asia/Bangkok, YYYY-MM-DD, inclusive. */
const isoDay = v.pipe(v.string(), v.isoDate())
const daySchema = filterSchema(isoDay)
export const isOrderDay = (text: string): boolean => v.is(isoDay, text)

/** Valid header value: 1 to 255 visible ASCII characters. */
export const keySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,255}$/))

export const orderQuerySchema = v.object({
  /** in number, name, phone and tracking number */
  q: searchSchema,
  shopId: filterSchema(idSchema),
  orderStatus: filterSchema(v.picklist(orderStatuses)),
  paymentStatus: filterSchema(v.picklist(paymentStatuses)),
  paymentMethod: filterSchema(v.picklist(paymentMethods)),
  /** a DeliveryType value */
  deliveryType: v.optional(v.pipe(v.string(), v.nonEmpty())),
  printed: filterSchema(v.boolean()),
  /** as in the orders */
  province: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** false = all others */
  cancelled: filterSchema(v.boolean()),
  from: daySchema,
  to: daySchema,
  /** the order stored under this key, or none; the response repeats the key */
  key: v.optional(keySchema),
  sortBy: v.optional(v.picklist(orderSorts), 'newest'),
  ...pagingEntries(usualPerPage),
})
export type OrderQuery = v.InferOutput<typeof orderQuerySchema>

export const ordersCalls = {
  list: endpoint({
    name: 'orders.list',
    shops: 'limited',
    allow: ['read:Order', 'read:Parcel', 'read:Settlement'],
    method: 'GET',
    path: '/api/orders',
    repeat: 'safe',
    query: orderQuerySchema,
    answer: v.object({
      orders: rows(orderSchema),
      total: countSchema,
      /** rows per status under all filters except orderStatus */
      counts: v.optional(v.record(v.string(), countSchema), {}),
      /** the requested `key`; missing if the backend can't look up keys */
      key: v.optional(v.string()),
    }),
  }),
  one: endpoint({
    name: 'orders.one',
    shops: 'limited',
    allow: ['read:Order', 'read:Parcel', 'read:Settlement'],
    method: 'GET',
    path: '/api/orders/{OrderNumber}',
    missing: true,
    repeat: 'safe',
    params: v.object({ OrderNumber: v.string() }),
    answer: v.object({ order: orderSchema }),
  }),
  create: endpoint({
    name: 'orders.create',
    shops: 'limited',
    allow: 'create:Order',
    method: 'POST',
    path: '/api/orders',
    repeat: 'keyed',
    needsKey: true,
    status: 201,
    body: v.object({ order: newOrderSchema, alsoFor: alsoForSchema }),
    answer: v.object({ order: orderSchema }),
    /** 422 for a key used with another body: the order stored under it */
    conflict: v.object({ order: orderSchema }),
  }),
}

import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { positiveBahtSchema } from '../kernel/money'
import { pagingEntries, searchSchema } from '../kernel/paging'
import { idSchema } from '../kernel/record-id'
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

/** What a shop can send by. `label` travels with the order; the screen shows its own text for these values. */
export const deliveryTypes = [
  { value: 'ems', label: 'EMS', type: 'post' },
  { value: 'registered', label: 'ลงทะเบียน', type: 'post' },
  { value: 'flash', label: 'Flash Express', type: 'courier' },
  { value: 'kex', label: 'KEX Express', type: 'courier' },
  { value: 'jt', label: 'J&T Express', type: 'courier' },
  { value: 'pickup', label: 'รับเอง', type: 'self' },
] as const satisfies readonly DeliveryType[]
export type DeliveryValue = (typeof deliveryTypes)[number]['value']

/** 1 = one pasted block in fullCustomerData, 2 = separate fields: which input the customer came from. */
export const customerFormatTypes = [1, 2] as const

const timestampSchema = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'timestamp'),
)

export const slipSchema = v.object({ amount: positiveBahtSchema, paidAt: timestampSchema, checkedBy: v.string() })
export type Slip = v.InferOutput<typeof slipSchema>

/** What whoever takes the order decides. */
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

/** `from` and `to` as text; empty = nothing stood there */
const changeSchema = v.object({
  at: timestampSchema,
  by: v.string(),
  field: v.string(),
  from: v.string(),
  to: v.string(),
})
export type OrderChange = v.InferOutput<typeof changeSchema>

export const orderSchema = v.object({
  OrderNumber: v.string(),
  /** grows with every change */
  version: v.number(),
  createdAt: timestampSchema,
  ...newOrderSchema.entries,
  total: positiveBahtSchema,
  /** one of orderStatuses, or a code of a backend's own */
  OrderStatus: v.string(),
  /** a backend's own words, shown when the code is unknown */
  OrderStatusDisplay: v.optional(v.string(), ''),
  printAddrData: v.object({
    IsPrintAddr: v.boolean(),
    printId: v.nullable(v.string()),
    printAddrDate: v.nullable(timestampSchema),
    printBy: v.nullable(v.string()),
  }),
  /** oldest first; empty in a list */
  history: v.optional(v.array(changeSchema), []),
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

/** A day of Asia/Bangkok, YYYY-MM-DD, inclusive. */
const isoDay = v.pipe(v.string(), v.isoDate())
const daySchema = filterSchema(isoDay)
export const isOrderDay = (text: string): boolean => v.is(isoDay, text)

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
  /** as orders have it */
  province: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** false = all others */
  cancelled: filterSchema(v.boolean()),
  from: daySchema,
  to: daySchema,
  sortBy: v.optional(v.picklist(orderSorts), 'newest'),
  ...pagingEntries(10),
})
export type OrderQuery = v.InferOutput<typeof orderQuerySchema>

export const ordersCalls = {
  list: endpoint({
    name: 'orders.list',
    method: 'GET',
    path: '/api/orders',
    repeat: 'safe',
    query: orderQuerySchema,
    answer: v.object({
      orders: v.array(orderSchema),
      total: v.number(),
      /** rows per status under all filters but orderStatus */
      counts: v.optional(v.record(v.string(), v.number()), {}),
    }),
  }),
  one: endpoint({
    name: 'orders.one',
    method: 'GET',
    path: '/api/orders/{OrderNumber}',
    repeat: 'safe',
    params: v.object({ OrderNumber: v.string() }),
    answer: v.object({ order: orderSchema }),
  }),
  create: endpoint({
    name: 'orders.create',
    method: 'POST',
    path: '/api/orders',
    repeat: 'keyed',
    needsKey: true,
    status: 201,
    body: v.object({ order: newOrderSchema }),
    answer: v.object({ order: orderSchema }),
  }),
}

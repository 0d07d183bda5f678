import * as v from 'valibot'
import { endpoint } from '../../kernel/endpoint'
import { positiveBahtSchema } from '../../kernel/money'
import { idSchema } from '../../kernel/record-id'
import { storedTimestampSchema } from '../../kernel/timestamp'
import { isPhoneNumber, isPostcode } from '../../order/order.rules'
import { deliveryKinds, orderStatuses, paymentMethods, paymentStatuses } from '../orders.contract'
import { longestLineText, mostOrderLines, orderLineSchema } from '../orders.line'
import { orderRunning } from '../orders.number'
import { longest, mostImported } from './order-limits'

/** Orders per request, so that others don't wait for long. */
export const mostImportedTogether = 100
/** Orders that are compared, and numbers that are looked up, per request. */
export const mostComparedTogether = 500

const text = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most, 'too-long')), '')
const valid = (most: number, isValid: (text: string) => boolean, code: string) =>
  v.pipe(
    text(most),
    v.check((given) => given === '' || isValid(given), code),
  )

/** What tells an old order from another one with its number. */
const comparedEntries = {
  OrderNumber: v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.maxLength(longest.number, 'too-long'),
    v.check((number) => orderRunning(number) <= mostImported, 'too-high'),
  ),
  createdAt: storedTimestampSchema,
  shopId: idSchema,
  name: text(longest.name),
  phoneNumber: valid(longest.phone, isPhoneNumber, 'phone'),
}
const comparedSchema = v.object({ ...comparedEntries, total: positiveBahtSchema })

/** Free text: an old order takes nothing from a product's stock. */
const oldLineSchema = v.object({
  ...v.omit(orderLineSchema, ['priceReason']).entries,
  productId: v.null(),
  name: v.pipe(v.string(), v.maxLength(longestLineText, 'too-long')),
})

/** An order that another system took. Its total follows from its lines and costs. */
const oldOrderSchema = v.object({
  ...comparedEntries,
  address: text(longest.address),
  subDistrict: text(longest.subDistrict),
  district: text(longest.district),
  province: text(longest.province),
  postNum: valid(5, isPostcode, 'postcode'),
  ProductOrders: v.pipe(
    v.array(oldLineSchema),
    v.minLength(1, 'no-lines'),
    v.maxLength(mostOrderLines, 'too-many'),
    v.check((lines) => new Set(lines.map(({ uq }) => uq)).size === lines.length, 'duplicate'),
  ),
  shippingCost: positiveBahtSchema,
  discount: positiveBahtSchema,
  otherCost: positiveBahtSchema,
  CODFee: positiveBahtSchema,
  DeliveryType: v.object({ value: text(100), label: text(100), type: v.picklist([...deliveryKinds, '']) }),
  trackingNumber: text(longest.tracking),
  /** '' if nobody knows */
  paymentMethod: v.picklist([...paymentMethods, '']),
  paymentStatus: v.picklist(paymentStatuses),
  OrderStatus: v.picklist(orderStatuses),
  note: text(longest.note),
})
export type OldOrder = v.InferOutput<typeof oldOrderSchema>
export type ComparedOrder = v.InferOutput<typeof comparedSchema>

/**
 * `taken`: another order has the number; `customer`, `total`: so has one of the same time, with another recipient or total;
 * `shop`: there is no such shop, or the user doesn't work for it; `date`: before 1990, or to come; `negative`: its total
 */
export const orderImportRefusals = ['taken', 'customer', 'total', 'shop', 'date', 'negative'] as const
/** `stored`: it is there already */
export const orderImportKinds = ['new', 'stored', ...orderImportRefusals] as const
export type OrderImportKind = (typeof orderImportKinds)[number]
export type OrderImportRefusal = (typeof orderImportRefusals)[number]

export const orderImportCalls = {
  /** what importing these would do, in their order, and which of the numbers are stored; changes nothing */
  check: endpoint({
    name: 'orders.importCheck',
    shops: 'limited',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/orders/import/check',
    optional: true,
    repeat: 'safe',
    body: v.object({
      orders: v.pipe(v.array(comparedSchema), v.maxLength(mostComparedTogether, 'too-many')),
      numbers: v.pipe(v.array(v.string()), v.maxLength(mostComparedTogether, 'too-many')),
      /** which stored orders have these is answered in `tracked` */
      trackingNumbers: v.exactOptional(
        v.pipe(v.array(text(longest.tracking)), v.maxLength(mostComparedTogether, 'too-many')),
      ),
    }),
    answer: v.object({
      kinds: v.array(v.picklist(orderImportKinds)),
      stored: v.array(v.string()),
      tracked: v.optional(v.array(v.object({ OrderNumber: v.string(), trackingNumber: v.string() })), []),
    }),
  }),
  /** Stores those that aren't there. `refused` names the others by their positions. */
  import: endpoint({
    name: 'orders.import',
    shops: 'limited',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/orders/import',
    repeat: 'keyed',
    body: v.object({
      orders: v.pipe(
        v.array(oldOrderSchema),
        v.minLength(1, 'required'),
        v.maxLength(mostImportedTogether, 'too-many'),
      ),
    }),
    answer: v.object({
      added: v.number(),
      stored: v.number(),
      refused: v.array(v.object({ position: v.number(), code: v.picklist(orderImportRefusals) })),
    }),
  }),
}

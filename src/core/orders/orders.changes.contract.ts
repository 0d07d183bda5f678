import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { textIdSchema } from '../kernel/record-id'
import {
  alsoForSchema,
  longestTrackingNumber,
  mostOrdersPerCall,
  newOrderSchema,
  orderSchema,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from './orders.contract'
import { sentSlipSchema } from './orders.slip'

/** Payment and slip have a separate call with its own transitions. Unknown fields are rejected. */
export const orderChangesSchema = v.strictObject(
  v.partial(v.omit(v.object(newOrderSchema.entries), ['paymentStatus', 'slip'])).entries,
)
export type OrderChanges = v.InferOutput<typeof orderChangesSchema>

const orderNumbersSchema = v.pipe(
  v.array(v.string()),
  v.minLength(1, 'required'),
  v.maxLength(mostOrdersPerCall, 'too-many'),
)

const refusedSchema = v.object({
  OrderNumber: v.string(),
  /**
   * `unknown` no such number, `cancelled`, `status` no such transition, `late` it can no longer be undone, `erased` nor can
   * a step of an order whose recipient was erased, which takes no tracking number either, `check-digit` of a postal number,
   * `taken` by the orders `usedFor`, or the backend's own code
   */
  reason: v.string(),
  from: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
  /** `taken` only: other orders that have the tracking number, so that sharing it has to be accepted */
  usedFor: v.exactOptional(v.array(v.string())),
})
export type RefusedOrder = v.InferOutput<typeof refusedSchema>

const trackedSchema = v.object({
  OrderNumber: v.string(),
  /** empty removes it */
  trackingNumber: v.pipe(v.string(), v.trim(), v.maxLength(longestTrackingNumber, 'too-long')),
  alsoFor: alsoForSchema,
})
export type TrackedOrder = v.InferOutput<typeof trackedSchema>

/** Most order numbers, and most tracking numbers, that are looked up at once. */
export const mostLookedUp = 20

const lookedUpSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(longestTrackingNumber, 'too-long'))),
  v.maxLength(mostLookedUp, 'too-many'),
)

const parcelSchema = v.pick(orderSchema, ['OrderNumber', 'OrderStatus', 'DeliveryType', 'trackingNumber'])
export type Parcel = v.InferOutput<typeof parcelSchema>

/** Steps of a payment that can be undone; a refund is final. */
export const undoablePayments = ['pending', 'paid'] as const satisfies readonly PaymentStatus[]
export type UndoablePayment = (typeof undoablePayments)[number]

const current = v.object({ order: orderSchema })
/** `usedFor`: other orders for which the slip's reference is recorded, so that it has to be accepted */
const unpaid = v.object({ order: orderSchema, usedFor: v.exactOptional(v.array(v.string())) })
const many = v.object({ orders: rows(orderSchema), refused: v.optional(v.array(refusedSchema), []) })
const printed = v.object({
  printId: textIdSchema,
  orders: rows(orderSchema),
  alreadyPrinted: v.optional(v.array(v.string()), []),
  refused: v.optional(v.array(refusedSchema), []),
})
export type Printed = v.InferOutput<typeof printed>

export const orderChangeCalls = {
  /**
   * 409 with the current order if `version` is stale; 422 `taken` with `usedFor` for a tracking number of other orders,
   * unless `alsoFor` names them
   */
  update: endpoint({
    name: 'orders.update',
    shops: 'limited',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/orders/update',
    missing: true,
    repeat: 'checked',
    body: v.object({
      OrderNumber: v.string(),
      changes: orderChangesSchema,
      version: v.number(),
      alsoFor: alsoForSchema,
    }),
    answer: current,
    conflict: current,
  }),
  /** with `write:Parcel` only: packed and shipped */
  status: endpoint({
    name: 'orders.status',
    shops: 'limited',
    allow: ['write:Order', 'write:Parcel'],
    method: 'POST',
    path: '/api/orders/status',
    repeat: 'checked',
    body: v.object({
      orderNumbers: orderNumbersSchema,
      status: v.picklist(orderStatuses),
      /** undoes the step from `status` to this one */
      undoes: v.exactOptional(v.picklist(orderStatuses)),
    }),
    answer: many,
  }),
  /**
   * COD takes `write:Settlement`, anything else `write:Order`; 422 for a disallowed transition, 409 with the current order
   * if `version` is stale, or if the slip's reference is recorded for other orders that `alsoFor` doesn't name; an undo that
   * comes too late is 422 `late`
   */
  payment: endpoint({
    name: 'orders.payment',
    shops: 'limited',
    allow: ['write:Order', 'write:Settlement'],
    method: 'POST',
    path: '/api/orders/payment',
    missing: true,
    repeat: 'checked',
    body: v.object({
      OrderNumber: v.string(),
      paymentStatus: v.picklist(paymentStatuses),
      version: v.number(),
      slip: v.exactOptional(sentSlipSchema),
      /** undoes the step from `paymentStatus` to this one */
      undoes: v.exactOptional(v.picklist(undoablePayments)),
    }),
    answer: current,
    conflict: unpaid,
  }),
  /**
   * sending the same numbers again changes nothing; a number that other orders have is refused, unless `alsoFor` names them,
   * or the same call gives it to them
   */
  tracking: endpoint({
    name: 'orders.tracking',
    shops: 'limited',
    allow: ['write:Order', 'write:Parcel'],
    method: 'POST',
    path: '/api/orders/tracking',
    repeat: 'safe',
    body: v.object({
      numbers: v.pipe(v.array(trackedSchema), v.minLength(1, 'required'), v.maxLength(mostOrdersPerCall, 'too-many')),
    }),
    answer: many,
  }),
  /** the orders with these numbers, and those that have one of these tracking numbers; changes nothing */
  tracked: endpoint({
    name: 'orders.tracked',
    shops: 'limited',
    allow: ['write:Order', 'write:Parcel'],
    method: 'POST',
    path: '/api/orders/tracked',
    repeat: 'safe',
    body: v.object({ orderNumbers: lookedUpSchema, trackingNumbers: lookedUpSchema }),
    answer: v.object({ orders: rows(parcelSchema) }),
  }),
  /** without `reprint`, orders printed before are skipped and listed */
  print: endpoint({
    name: 'orders.print',
    shops: 'limited',
    allow: ['write:Order', 'write:Parcel'],
    method: 'POST',
    path: '/api/orders/print',
    repeat: 'keyed',
    body: v.object({
      orderNumbers: orderNumbersSchema,
      printBy: v.pipe(v.string(), v.maxLength(200, 'too-long')),
      reprint: v.exactOptional(v.boolean()),
    }),
    answer: printed,
    /** 422 for a key of another print: the orders it stamped */
    conflict: printed,
  }),
}

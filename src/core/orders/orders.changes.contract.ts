import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { rows } from '../kernel/lenient'
import { textIdSchema } from '../kernel/record-id'
import {
  longestTrackingNumber,
  mostOrdersPerCall,
  newOrderSchema,
  orderSchema,
  orderStatuses,
  paymentStatuses,
  slipSchema,
} from './orders.contract'

/** Payment and slip have a call of their own, since they move along a table. What is not named here is refused. */
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
  /** `unknown` no such number, `cancelled`, `status` no step leads there, or a code of a backend's own */
  reason: v.string(),
  from: v.exactOptional(v.string()),
  to: v.exactOptional(v.string()),
})
export type RefusedOrder = v.InferOutput<typeof refusedSchema>

const trackedSchema = v.object({
  OrderNumber: v.string(),
  /** empty takes it away */
  trackingNumber: v.pipe(v.string(), v.trim(), v.maxLength(longestTrackingNumber, 'too-long')),
})
export type TrackedOrder = v.InferOutput<typeof trackedSchema>

const current = v.object({ order: orderSchema })
const many = v.object({ orders: rows(orderSchema), refused: v.optional(v.array(refusedSchema), []) })
const printed = v.object({
  printId: textIdSchema,
  orders: rows(orderSchema),
  alreadyPrinted: v.optional(v.array(v.string()), []),
  refused: v.optional(v.array(refusedSchema), []),
})
export type Printed = v.InferOutput<typeof printed>

export const orderChangeCalls = {
  /** 409 with the current order when `version` is stale */
  update: endpoint({
    name: 'orders.update',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/orders/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ OrderNumber: v.string(), changes: orderChangesSchema, version: v.number() }),
    answer: current,
    conflict: current,
  }),
  status: endpoint({
    name: 'orders.status',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/orders/status',
    repeat: 'checked',
    body: v.object({ orderNumbers: orderNumbersSchema, status: v.picklist(orderStatuses) }),
    answer: many,
  }),
  /** 422 for a step that is not allowed, 409 with the current order when `version` is stale */
  payment: endpoint({
    name: 'orders.payment',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/orders/payment',
    missing: true,
    repeat: 'checked',
    body: v.object({
      OrderNumber: v.string(),
      paymentStatus: v.picklist(paymentStatuses),
      version: v.number(),
      slip: v.exactOptional(slipSchema),
    }),
    answer: current,
    conflict: current,
  }),
  /** the same numbers again change nothing */
  tracking: endpoint({
    name: 'orders.tracking',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/orders/tracking',
    repeat: 'safe',
    body: v.object({
      numbers: v.pipe(v.array(trackedSchema), v.minLength(1, 'required'), v.maxLength(mostOrdersPerCall, 'too-many')),
    }),
    answer: many,
  }),
  /** without `reprint` an order printed before is left alone and named */
  print: endpoint({
    name: 'orders.print',
    allow: 'write:Order',
    method: 'POST',
    path: '/api/orders/print',
    repeat: 'keyed',
    body: v.object({
      orderNumbers: orderNumbersSchema,
      printBy: v.pipe(v.string(), v.maxLength(200, 'too-long')),
      reprint: v.exactOptional(v.boolean()),
    }),
    answer: printed,
    /** 422 for a key that belongs to another print: what that one stamped */
    conflict: printed,
  }),
}

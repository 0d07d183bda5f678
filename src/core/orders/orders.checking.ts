import type { Call } from '../kernel/endpoint'
import { RaanError } from '../kernel/errors'
import { readOrdersByNumber } from './orders.by-number'
import type { StatusChange } from './orders.change'
import type { RefusedOrder } from './orders.changes.contract'
import { type Order, ordersCalls } from './orders.contract'
import { isAsRequested, type Unanswered } from './orders.unanswered'

const sendsOf = (earlier: readonly Unanswered[]): number =>
  earlier.reduce((sum, { asked }) => sum + asked.unanswered, 0)

/**
 * Numbers of orders that already have the requested status, set by us or by another user. If the backend doesn't return
 * their status and an earlier request may have been ours, the orders are read.
 */
export async function alreadyThere(
  call: Call,
  change: StatusChange,
  refused: readonly RefusedOrder[],
  earlier: readonly Unanswered[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const there = refused.filter(({ reason, from }) => reason === 'status' && from === change.status)
  const isUnnamed = ({ from, reason }: RefusedOrder) => from === undefined && reason !== 'unknown'
  const untold = sendsOf(earlier) > 0 ? refused.filter(isUnnamed) : []
  const numbers = untold.map(({ OrderNumber }) => OrderNumber)
  const { found } = await readOrdersByNumber(call, numbers, signal)
  return new Set([...there, ...found.filter((order) => isAsRequested(order, change))].map((each) => each.OrderNumber))
}

/** The backend's current order, from a 409 or read after another refusal. */
export const currentOf = ({ detail }: RaanError): Order | undefined =>
  // decoded by the endpoint's `conflict` schema
  (detail.current as { order?: Order } | undefined)?.order

/** The same for a payment: after a 422 for a disallowed transition, the order is read. */
export async function currentOfPayment(
  call: Call,
  error: RaanError,
  OrderNumber: string,
  signal: AbortSignal,
): Promise<Order | undefined> {
  if (error.detail.fields?.paymentStatus === undefined) return currentOf(error)
  return call(ordersCalls.one, { params: { OrderNumber } }, { signal }).then(
    ({ order }) => order,
    () => undefined,
  )
}

/**
 * The failure including unanswered requests of earlier attempts, so that `isConclusive(error)` covers all of them.
 * Requests that the current order rules out don't count: after another user's change they can no longer be applied.
 */
export function withEarlier(error: RaanError, earlier: readonly Unanswered[]): RaanError {
  const current = currentOf(error)
  const counted = earlier.filter(({ change }) => !current || isAsRequested(current, change))
  const sends = sendsOf(counted)
  if (sends === 0) return error
  return new RaanError(error.code, { ...error.detail, unanswered: (error.detail.unanswered ?? 0) + sends })
}

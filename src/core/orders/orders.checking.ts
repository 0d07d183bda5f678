import type { Call } from '../kernel/endpoint'
import { RaanError } from '../kernel/errors'
import { readOrdersByNumber } from './orders.by-number'
import type { RefusedOrder } from './orders.changes.contract'
import type { StatusChange } from './orders.changing'
import { type Order, ordersCalls } from './orders.contract'
import { isAsAsked, type Unanswered } from './orders.unanswered'

const sendsOf = (earlier: readonly Unanswered[]): number =>
  earlier.reduce((sum, { asked }) => sum + asked.unanswered, 0)

/**
 * Orders of a step that are there already, by ourselves or by somebody else: it is as asked. A backend that does not say
 * from where is asked how the order stands, where an earlier send may have been ours.
 */
export async function alreadyThere(
  call: Call,
  change: StatusChange,
  refused: readonly RefusedOrder[],
  earlier: readonly Unanswered[],
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const there = refused.filter(({ reason, from }) => reason === 'status' && from === change.status)
  const isUntold = ({ from, reason }: RefusedOrder) => from === undefined && reason !== 'unknown'
  const untold = sendsOf(earlier) > 0 ? refused.filter(isUntold) : []
  const numbers = untold.map(({ OrderNumber }) => OrderNumber)
  const { found } = await readOrdersByNumber(call, numbers, signal)
  return new Set([...there, ...found.filter((order) => isAsAsked(order, change))].map((each) => each.OrderNumber))
}

/** The order as the backend has it: told with a 409, or read after another refusal. */
export const currentOf = ({ detail }: RaanError): Order | undefined =>
  // the endpoint's `conflict` schema decoded it
  (detail.current as { order?: Order } | undefined)?.order

/** The same of a payment: after 422 for a step that there is not (any more), the order is read. */
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
 * The failure with the sends of earlier presses counted in: `isVerdict(error)` is true of all of them then. They do not count
 * where the order was seen and none of them left it so: after a change by somebody else none of them comes any more.
 */
export function withEarlier(error: RaanError, earlier: readonly Unanswered[]): RaanError {
  const current = currentOf(error)
  const counted = earlier.filter(({ change }) => !current || isAsAsked(current, change))
  const sends = sendsOf(counted)
  if (sends === 0) return error
  return new RaanError(error.code, { ...error.detail, unanswered: (error.detail.unanswered ?? 0) + sends })
}

import type { RaanError } from '../kernel/errors'
import { countUnanswered, type KeyedRequest, newKeyedRequest } from '../kernel/keyed-request'
import { timeOf } from '../kernel/timestamp'
import type { Change } from './orders.change'
import type { Order, Slip } from './orders.contract'

/** An unanswered change as it was requested: it may have been made. */
export type Unanswered = { change: Change; asked: KeyedRequest }

/** Numbers of the orders that a change affects. */
export function numbersOf(change: Change): readonly string[] {
  if (change.kind === 'tracking') return change.numbers.map(({ OrderNumber }) => OrderNumber)
  return 'orderNumbers' in change ? change.orderNumbers : [change.OrderNumber]
}

const isSame = (a: Change, b: Change): boolean => JSON.stringify(a) === JSON.stringify(b)

const sharesOrder = (a: Change, b: Change): boolean => {
  const numbers = new Set(numbersOf(b))
  return a.kind === b.kind && numbersOf(a).some((number) => numbers.has(number))
}

/** Earlier unanswered requests of the same kind for any of the same orders. */
export const earlierOf = (all: readonly Unanswered[], change: Change): readonly Unanswered[] =>
  all.filter((each) => sharesOrder(each.change, change))

/** Repeating exactly the same change continues under its key. */
export const requestFor = (all: readonly Unanswered[], change: Change, newId: () => string): KeyedRequest =>
  all.find((each) => isSame(each.change, change))?.asked ?? newKeyedRequest(newId)

/** The list after a request failed with `error`, as thrown by the call. */
export function withFailure(all: readonly Unanswered[], sent: Unanswered, error: RaanError): readonly Unanswered[] {
  const asked = countUnanswered(sent.asked, error)
  if (asked.unanswered === 0) return all
  return [...all.filter((each) => !isSame(each.change, sent.change)), { change: sent.change, asked }]
}

/** The list once the current state of the orders of `change` is known. */
export function withoutKnown(all: readonly Unanswered[], change: Change): readonly Unanswered[] {
  const known = new Set(numbersOf(change))
  return all.flatMap((each) => {
    if (each.change.kind !== change.kind) return [each]
    const left = numbersOf(each.change).filter((number) => !known.has(number))
    if (left.length === 0) return []
    return each.change.kind === 'status' ? [{ ...each, change: { ...each.change, orderNumbers: left } }] : [each]
  })
}

/** A backend may store whole seconds only. */
const second = (time: string): number => Math.floor(timeOf(time) / 1000)

export const isSameSlip = (a: Slip | undefined, b: Slip): boolean =>
  a?.amount === b.amount && second(a.paidAt) === second(b.paidAt) && a.checkedBy.trim() === b.checkedBy.trim()

/** Whether the order has the status or payment that the change requested. */
export function isAsRequested(order: Order, change: Change): boolean {
  if (change.kind === 'status') return order.OrderStatus === change.status
  if (change.kind !== 'payment') return false
  return order.paymentStatus === change.paymentStatus && (!change.slip || isSameSlip(order.slip, change.slip))
}

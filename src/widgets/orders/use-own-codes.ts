import { useState } from 'react'
import type { Order } from '../../core/orders/orders.contract'
import { deliveryTypes, paymentMethods, paymentStatuses } from '../../core/orders/orders.contract'
import { isOrderStatus } from '../../core/orders/orders.status'

/** Names by code. */
type Names = Readonly<Record<string, string>>

/** Codes that only this backend knows, with its own names for them. */
export type OwnCodes = { status: Names; delivery: Names; payment: Names; method: Names }

const none: OwnCodes = { status: {}, delivery: {}, payment: {}, method: {} }

const isOneOf = (codes: readonly string[], code: string): boolean => codes.includes(code)
const knownDeliveries: readonly string[] = deliveryTypes.map(({ value }) => value)

const named = (names: Names, code: string, name: string, isKnown: boolean): Names =>
  isKnown || code === '' || Object.hasOwn(names, code)
    ? names
    : Object.fromEntries([...Object.entries(names), [code, name || code]])

const withOrder = (own: OwnCodes, order: Order): OwnCodes => {
  const { OrderStatus, OrderStatusDisplay, DeliveryType, paymentStatus, paymentMethod } = order
  const { value, label } = DeliveryType
  const next = {
    status: named(own.status, OrderStatus, OrderStatusDisplay, isOrderStatus(OrderStatus)),
    delivery: named(own.delivery, value, label, isOneOf(knownDeliveries, value)),
    payment: named(own.payment, paymentStatus, '', isOneOf(paymentStatuses, paymentStatus)),
    method: named(own.method, paymentMethod, '', isOneOf(paymentMethods, paymentMethod)),
  }
  const isSame = (Object.keys(next) as (keyof OwnCodes)[]).every((each) => next[each] === own[each])
  return isSame ? own : next
}

/** The backend's own codes in all orders that this list has shown, so that filters can offer them. */
export function useOwnCodes(rows: readonly Order[]): OwnCodes {
  const [own, setOwn] = useState(none)
  const next = rows.reduce(withOrder, own)
  if (next !== own) setOwn(next)
  return next
}

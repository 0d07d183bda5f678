import { fromCallback } from 'xstate'
import { bangkokDay } from '../kernel/clock'
import type { Call } from '../kernel/endpoint'
import { isMissing } from '../kernel/errors'
import { type Order, ordersCalls } from '../orders/orders.contract'
import type { CodContext } from './cod.context'
import { takeOrders } from './cod.steps'

/** Orders that are read again one by one; more of them are read with all others. */
export const mostFollowed = 20

export type FollowCommand = { type: 'follow'; numbers: readonly string[] }

export type FollowReport =
  /** as they are now, without those that are gone */
  | { type: 'orders.followed'; numbers: readonly string[]; orders: readonly Order[] }
  /** they couldn't be read: they are asked for with the next change */
  | { type: 'orders.unfollowed'; numbers: readonly string[] }

/** Reads orders that others changed, one group after the other. */
export const follower = fromCallback<FollowCommand, { call: Call }>(({ input: { call }, receive, sendBack }) => {
  const ended = new AbortController()
  const { signal } = ended
  const read = async (OrderNumber: string): Promise<Order[]> => {
    try {
      return [(await call(ordersCalls.one, { params: { OrderNumber } }, { signal })).order]
    } catch (thrown) {
      if (isMissing(thrown)) return []
      throw thrown
    }
  }
  let before = Promise.resolve()
  receive(({ numbers }) => {
    before = before.then(async () => {
      const report = (each: FollowReport) => {
        if (!signal.aborted) sendBack(each)
      }
      try {
        const orders: Order[] = []
        for (const number of numbers) orders.push(...(await read(number)))
        report({ type: 'orders.followed', numbers, orders })
      } catch {
        report({ type: 'orders.unfollowed', numbers })
      }
    })
  })
  return () => ended.abort()
})

const isNewer = (order: Order, known: Order | undefined): boolean => !known || order.version >= known.version

/** The orders with those that others changed: new ones first, without those that no longer belong here. */
export function followOrders(
  context: CodContext,
  { numbers, orders }: Extract<FollowReport, { type: 'orders.followed' }>,
): Partial<CodContext> {
  const { from, to } = context
  const belongs = ({ paymentMethod, createdAt }: Order) => {
    const day = bangkokDay(Date.parse(createdAt))
    return paymentMethod === 'cod' && day >= from && day <= to
  }
  const known = new Map(context.orders.map((order) => [order.OrderNumber, order]))
  const now = new Map(orders.map((order) => [order.OrderNumber, order]))
  const asked = new Set(numbers)
  const stayed = context.orders.flatMap((order) => {
    if (!asked.has(order.OrderNumber)) return [order]
    const read = now.get(order.OrderNumber)
    if (read && !isNewer(read, order)) return [order]
    return read && belongs(read) ? [read] : []
  })
  const added = orders.filter((order) => !known.has(order.OrderNumber) && belongs(order))
  if (added.length === 0 && numbers.every((number) => !known.has(number))) return {}
  return takeOrders(context, { orders: [...added, ...stayed].toSorted(latestFirst) })
}

const latestFirst = (one: Order, other: Order): number => Date.parse(other.createdAt) - Date.parse(one.createdAt)

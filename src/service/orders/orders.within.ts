import type { Order } from '../../core/orders/orders.contract'
import { OutsideShops } from '../outside-shops'
import type { OrdersStore } from './orders.store'

/**
 * The orders of some shops, as if there were no others; writing another one throws. Numbers are unique, and pieces of
 * products counted, across all shops.
 */
export function ordersWithin(orders: OrdersStore, shops: readonly number[]): OrdersStore {
  const isWithin = ({ shopId }: Order): boolean => shops.includes(shopId)
  const check = (all: Iterable<Order>): void => {
    for (const order of all) if (!isWithin(order)) throw new OutsideShops()
  }
  const byNumber: OrdersStore['byNumber'] = (numbers) =>
    new Map([...orders.byNumber(numbers)].filter(([, order]) => isWithin(order)))
  /** Also as they are stored. */
  const checked = (changed: readonly Order[]): readonly Order[] => {
    check(changed)
    check(orders.byNumber(changed.map(({ OrderNumber }) => OrderNumber)).values())
    return changed
  }
  return {
    find: (query) => orders.find({ ...query, shops }),
    byNumber,
    byKey(key, likely) {
      const kept = orders.byKey(key, likely)
      if (kept) check([kept.order])
      return kept
    },
    create(order, under) {
      check([order])
      orders.create(order, under)
    },
    save: (changed) => orders.save(checked(changed)),
    bySlip: (key) => {
      const numbers = orders.bySlip(key)
      const known = byNumber(numbers)
      return numbers.filter((number) => known.has(number))
    },
    byTracking(trackingNumbers) {
      const found = orders.byTracking(trackingNumbers)
      const known = byNumber(found.map(({ OrderNumber }) => OrderNumber))
      return found.filter(({ OrderNumber }) => known.has(OrderNumber))
    },
    ofCustomer: (key) => orders.ofCustomer(key).filter(isWithin),
    erase: (changed) => orders.erase(checked(changed)),
    nextNumber: () => orders.nextNumber(),
    nextPrintId: () => orders.nextPrintId(),
    summary: (query) => orders.summary({ ...query, shops }),
    daySums: (query) => orders.daySums({ ...query, shops }),
    piecesOf: (ids) => orders.piecesOf(ids),
    figuresOf: (by) => orders.figuresOf(by, { shops }),
  }
}

import type { Customer, CustomerQuery, CustomerSort } from '../../core/customers/customers.contract'
import type { Order } from '../../core/orders/orders.contract'
import { type Entry, newestFirst } from '../orders/orders.index'
import { searchFor } from '../orders/orders.search'
import { sortRows } from '../sort-rows'

type Group = { latest: Entry; orderCount: number; refusedCODCount: number }

/** Per state of the orders, which are replaced whenever one changes. */
const groups = new WeakMap<readonly Order[], readonly Group[]>()

const isRefused = ({ OrderStatus, paymentMethod }: Order): boolean =>
  OrderStatus === 'returned' && paymentMethod === 'cod'

function groupsOf(orders: readonly Order[]): readonly Group[] {
  const known = groups.get(orders)
  if (known) return known
  const found = new Map<string, Group>()
  for (const entry of newestFirst(orders)) {
    let group = found.get(entry.customer)
    if (!group) {
      group = { latest: entry, orderCount: 0, refusedCODCount: 0 }
      found.set(entry.customer, group)
    }
    group.orderCount += 1
    if (isRefused(entry.order)) group.refusedCODCount += 1
  }
  const all = [...found.values()]
  groups.set(orders, all)
  return all
}

function customerOf({ latest: { order }, orderCount, refusedCODCount }: Group): Customer {
  const { name, phoneNumber, address, subDistrict, district, province, postNum, OrderNumber, createdAt } = order
  return {
    name,
    phoneNumber,
    address,
    subDistrict,
    district,
    province,
    postNum,
    orderCount,
    lastOrder: { OrderNumber, createdAt },
    refusedCODCount,
  }
}

function cellOf({ latest, orderCount, refusedCODCount }: Group, column: CustomerSort): string | number {
  if (column === 'orderCount') return orderCount
  if (column === 'refusedCODCount') return refusedCODCount
  return column === 'lastOrder' ? latest.time : latest.order[column]
}

/** One page of customers, the one with the latest order first unless asked otherwise; a cancelled order counts as any. */
export function findCustomers(orders: readonly Order[], { q, page, perPage, ...order }: CustomerQuery) {
  const isFound = searchFor(q)
  const rows = groupsOf(orders).filter(({ latest }) => isFound(latest.recipient, latest.phones))
  const found = sortRows(rows, order, cellOf)
  return {
    customers: found.slice((page - 1) * perPage, page * perPage).map(customerOf),
    total: found.length,
  }
}

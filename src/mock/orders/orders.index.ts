import { bangkokDay } from '../../core/kernel/clock'
import {
  isOrderDay,
  type Order,
  type OrderQuery,
  type OrderSort,
  orderStatuses,
} from '../../core/orders/orders.contract'
import { phonesOf, searchFor } from './orders.search'

/** What is searched and compared, made once per row: a hundred thousand rows answer in milliseconds. */
export type Entry = {
  order: Order
  text: string
  /** name and phone as text */
  recipient: string
  /** digits of all phone numbers */
  phones: string
  /** the first phone number tells customers apart */
  customer: string
  day: string
  time: number
}

const entries = new WeakMap<Order, Entry>()

function entryOf(order: Order): Entry {
  const known = entries.get(order)
  if (known) return known
  const time = Date.parse(order.createdAt)
  const recipient = `${order.name}\n${order.phoneNumber}`.toLowerCase()
  const phones = phonesOf(order.phoneNumber)
  const entry = {
    order,
    text: `${order.OrderNumber}\n${recipient}\n${order.trackingNumber}`.toLowerCase(),
    recipient,
    phones: phones.join('\n'),
    customer: phones[0] || order.name,
    day: bangkokDay(time),
    time,
  }
  entries.set(order, entry)
  return entry
}

const thai = new Intl.Collator('th')
const byText = (pick: (order: Order) => string) => (a: Entry, b: Entry) => {
  const [left, right] = [pick(a.order), pick(b.order)]
  return left < right ? -1 : left > right ? 1 : 0
}

const comparers: Record<OrderSort, (a: Entry, b: Entry) => number> = {
  newest: (a, b) => b.time - a.time,
  createdAt: (a, b) => a.time - b.time,
  total: (a, b) => a.order.total - b.order.total,
  OrderNumber: byText(({ OrderNumber }) => OrderNumber),
  OrderStatus: byText(({ OrderStatus }) => OrderStatus),
  paymentStatus: byText(({ paymentStatus }) => paymentStatus),
  name: (a, b) => thai.compare(a.order.name, b.order.name),
  province: (a, b) => thai.compare(a.order.province, b.order.province),
}

const compareBy = (sortBy: OrderSort) => (a: Entry, b: Entry) =>
  comparers[sortBy](a, b) || comparers.newest(a, b) || comparers.OrderNumber(b, a)

/** Sorted rows per state of the table, which is replaced whenever a row changes. */
const sorted = new WeakMap<readonly Order[], Map<OrderSort, readonly Entry[]>>()

function sortedBy(orders: readonly Order[], sortBy: OrderSort): readonly Entry[] {
  const known = sorted.get(orders) ?? new Map<OrderSort, readonly Entry[]>()
  sorted.set(orders, known)
  const rows = known.get(sortBy) ?? orders.map(entryOf).sort(compareBy(sortBy))
  known.set(sortBy, rows)
  return rows
}

/**
 * The rows with these in place of those of their number, or behind them when they are new. What was sorted already stays
 * sorted: each takes its place there.
 */
export function withOrders(orders: readonly Order[], changed: readonly Order[]): readonly Order[] {
  const fresh = new Map(changed.map((order) => [order.OrderNumber, order]))
  const replaced = new Set<Order>()
  const next = orders.map((order) => {
    const now = fresh.get(order.OrderNumber)
    if (!now) return order
    replaced.add(order)
    fresh.delete(order.OrderNumber)
    return now
  })
  next.push(...fresh.values())
  const added = changed.map(entryOf)
  const lists = [...(sorted.get(orders) ?? [])].map(([sortBy, rows]) => {
    const kept = replaced.size === 0 ? rows : rows.filter(({ order }) => !replaced.has(order))
    return [sortBy, merge(kept, added, compareBy(sortBy))] as const
  })
  sorted.set(next, new Map(lists))
  return next
}

/** Few comparisons, since those of Thai text are dear: each new one looks for its place. */
function merge(rows: readonly Entry[], added: readonly Entry[], compare: (a: Entry, b: Entry) => number): Entry[] {
  const parts: (readonly Entry[])[] = []
  let from = 0
  for (const entry of added.toSorted(compare)) {
    const position = placeOf(rows, entry, compare)
    parts.push(rows.slice(from, position), [entry])
    from = position
  }
  return ([] as Entry[]).concat(...parts, rows.slice(from))
}

function placeOf(rows: readonly Entry[], entry: Entry, compare: (a: Entry, b: Entry) => number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const other = rows[middle]
    if (other && compare(other, entry) <= 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Days of Asia/Bangkok, both ends with them; an end that is no day has none. */
export function betweenDays({ from = '0000-01-01', to = '9999-12-31' }: Pick<OrderQuery, 'from' | 'to'>) {
  const areDays = [from, to].every(isOrderDay)
  return (day: string): boolean => areDays && day >= from && day <= to
}

function matcher(query: OrderQuery): (entry: Entry) => boolean {
  const isFound = searchFor(query.q)
  const { shopId, paymentStatus, paymentMethod, deliveryType, printed, province, cancelled } = query
  const isOfTime = betweenDays(query)
  return ({ order, text, phones, day }) =>
    isFound(text, phones) &&
    (shopId === undefined || order.shopId === shopId) &&
    (paymentStatus === undefined || order.paymentStatus === paymentStatus) &&
    (paymentMethod === undefined || order.paymentMethod === paymentMethod) &&
    (deliveryType === undefined || order.DeliveryType.value === deliveryType) &&
    (printed === undefined || order.printAddrData.IsPrintAddr === printed) &&
    (province === undefined || order.province === province) &&
    (cancelled === undefined || (order.OrderStatus === 'cancelled') === cancelled) &&
    isOfTime(day)
}

/** The latest first, kept per state of the table. */
export const newestFirst = (orders: readonly Order[]): readonly Entry[] => sortedBy(orders, 'newest')

/** One page, the rows under all filters, and the rows per status under all filters but the status. */
export function findOrders(orders: readonly Order[], query: OrderQuery) {
  const { sortBy, sortDesc, page, perPage, orderStatus } = query
  const all = sortedBy(orders, sortBy).filter(matcher(query))
  const counts = new Map<string, number>(orderStatuses.map((status) => [status, 0]))
  for (const { order } of all) counts.set(order.OrderStatus, (counts.get(order.OrderStatus) ?? 0) + 1)
  const found = orderStatus ? all.filter(({ order }) => order.OrderStatus === orderStatus) : all
  const rows = sortDesc && sortBy !== 'newest' ? found.toReversed() : found
  return {
    orders: rows.slice((page - 1) * perPage, page * perPage).map(({ order }) => order),
    total: found.length,
    counts: Object.fromEntries(counts),
  }
}

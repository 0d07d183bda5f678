import { type Order, type OrderQuery, orderStatuses } from '../../core/orders/orders.contract'
import { betweenDays, dayOf } from '../../core/orders/orders.day'
import { isInOrder, readSearch } from '../../core/orders/orders.search'
import { hasSearchedValue, searchedValues } from '../../core/orders/orders.searched-values'
import type { FoundOrders, WithinShops } from '../../service/orders/orders.store'
import { type Found, isInPhones, type Matcher, type OrderIndex, orderBy, orderOf } from './orders.index'

type Query = OrderQuery & WithinShops
type Filters = Omit<Query, 'key' | 'orderStatus' | 'page' | 'perPage' | 'sortBy' | 'sortDesc'>
/** So many filters are remembered for the next page. */
const mostFound = 8

function filtersOf(query: Query): Filters {
  const {
    key: _key,
    orderStatus: _status,
    page: _page,
    perPage: _perPage,
    sortBy: _by,
    sortDesc: _desc,
    ...filters
  } = query
  return filters
}

/** What each row is asked, the costliest check last. */
function matcherOf(filters: Filters): Matcher {
  const { shops, shopId, paymentStatus, paymentMethod, deliveryType, printed, province, cancelled } = filters
  const search = readSearch(filters.q)
  const isOfTime = betweenDays(filters)
  const questions: Matcher[] = []
  const ask = (given: unknown, question: Matcher) => given !== undefined && questions.push(question)
  ask(shops, (order) => shops?.includes(order.shopId) === true)
  ask(shopId, (order) => order.shopId === shopId)
  ask(paymentStatus, (order) => order.paymentStatus === paymentStatus)
  ask(paymentMethod, (order) => order.paymentMethod === paymentMethod)
  ask(deliveryType, ({ DeliveryType }) => DeliveryType.value === deliveryType)
  ask(printed, ({ printAddrData }) => printAddrData.IsPrintAddr === printed)
  ask(province, (order) => order.province === province)
  ask(cancelled, ({ OrderStatus }) => (OrderStatus === 'cancelled') === cancelled)
  if (isOfTime) questions.push((order) => isOfTime(dayOf(order)))
  if (search) {
    const values = searchedValues(search.wanted)
    questions.push(
      (order, index, position) =>
        isInOrder(search, order) || isInPhones(search, index, position) || hasSearchedValue(values, order),
    )
  }
  return (order, index, position) => {
    for (const question of questions) if (!question(order, index, position)) return false
    return true
  }
}

const add = (counts: Map<string, number>, { OrderStatus }: Order, change: 1 | -1) =>
  void counts.set(OrderStatus, (counts.get(OrderStatus) ?? 0) + change)

function find(index: OrderIndex, filters: Filters): Found {
  const matches = matcherOf(filters)
  const isFound = new Uint8Array(index.rows.length)
  const tallies = new Map(orderStatuses.map((status): [string, { count: number }] => [status, { count: 0 }]))
  for (let position = 0; position < isFound.length; position++) {
    const order = orderOf(index, position)
    if (!matches(order, index, position)) continue
    isFound[position] = 1
    const tally = tallies.get(order.OrderStatus)
    if (tally) tally.count++
    else tallies.set(order.OrderStatus, { count: 1 })
  }
  return { matches, isFound, counts: new Map([...tallies].map(([status, { count }]) => [status, count])) }
}

/** The same filters after some rows changed or came: only those are looked at. */
export function foundAfter(
  { matches, isFound: before, counts: counted }: Found,
  old: OrderIndex,
  index: OrderIndex,
  changed: readonly number[],
): Found {
  const isFound = new Uint8Array(index.rows.length)
  isFound.set(before)
  const counts = new Map(counted)
  for (const position of changed) {
    if (isFound[position] === 1) add(counts, orderOf(old, position), -1)
    const order = orderOf(index, position)
    isFound[position] = matches(order, index, position) ? 1 : 0
    if (isFound[position] === 1) add(counts, order, 1)
  }
  return { matches, isFound, counts }
}

/** One walk over all rows finds them and counts them per status; the next page of the same is there already. */
export function foundIn(index: OrderIndex, query: Query): Found {
  const filters = filtersOf(query)
  const name = JSON.stringify(filters)
  const found = index.found.get(name) ?? find(index, filters)
  index.found.delete(name)
  index.found.set(name, found)
  const [oldest] = index.found.keys()
  if (index.found.size > mostFound && oldest !== undefined) index.found.delete(oldest)
  return found
}

/** The rows of one page. */
export function pageOf(
  index: OrderIndex,
  { isFound, counts }: Found,
  { page, perPage, orderStatus, sortDesc, sortBy }: OrderQuery,
): FoundOrders {
  const sum = [...counts.values()].reduce((all, each) => all + each, 0)
  const total = orderStatus === undefined ? sum : (counts.get(orderStatus) ?? 0)
  const orders: Order[] = []
  let toSkip = (page - 1) * perPage
  // past the end no order is needed
  const order = toSkip < total ? orderBy(index, sortBy) : new Int32Array()
  const isReversed = sortDesc === true && sortBy !== 'newest'
  for (let nth = 0; nth < order.length && orders.length < perPage; nth++) {
    const position = order[isReversed ? order.length - 1 - nth : nth] as number
    if (isFound[position] === 0) continue
    const each = orderOf(index, position)
    if (orderStatus !== undefined && each.OrderStatus !== orderStatus) continue
    if (toSkip > 0) toSkip--
    else orders.push(each)
  }
  return { orders, total, counts: Object.fromEntries(counts) }
}

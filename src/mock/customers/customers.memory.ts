import type { CustomerQuery, CustomerSort } from '../../core/customers/customers.contract'
import type { CustomerText } from '../../core/customers/customers.place'
import { addSatang, noMoney } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import { momentOf } from '../../core/orders/orders.day'
import { isInCustomer, isInOrder, readSearch } from '../../core/orders/orders.search'
import { type CustomerCard, isInCard } from '../../service/customers/customers.card'
import { cardsTable } from '../../service/customers/customers.cards.table'
import { customerIn } from '../../service/customers/customers.latest'
import type {
  CustomerPlace,
  CustomersStore,
  KnownCustomer,
  ListedCustomer,
  OrderSum,
} from '../../service/customers/customers.store'
import { ordersTable } from '../../service/orders/orders.table'
import { sortRows } from '../../service/sort-rows'
import type { Table } from '../../service/table'
import type { MemoryTables } from '../memory-tables'
import { type CustomerGroups, indexOf, isInPhones, type OrderIndex, orderBy, orderOf } from '../orders/orders.index'
import { byCode, type SortKey, thaiKeyOf } from '../sort-keys'
import { groupsOf } from './customers.groups'

const inThaiOrder: readonly CustomerSort[] = ['name', 'subDistrict', 'district', 'province']
/** Numbers within their texts are sorted as numbers. */
const withNumbers: readonly CustomerSort[] = ['phoneNumber', 'address', 'postNum']

type Sorting = Pick<CustomerQuery, 'sortBy' | 'sortDesc'>

/** Texts as a column sorts them; what is equal stays as it stood. */
function sorted<Row extends { key: SortKey }>(rows: readonly Row[], { sortBy, sortDesc }: Sorting): readonly Row[] {
  const sign = sortDesc ? -1 : 1
  return withNumbers.some((each) => each === sortBy)
    ? sortRows(rows, { sortBy: 'key', sortDesc }, ({ key }) => key)
    : rows.toSorted((a, b) => sign * byCode(a.key, b.key))
}

/** Positions of the latest orders in the order of a column. */
function inOrder(
  index: OrderIndex,
  { customers, counts, refused }: CustomerGroups,
  positions: readonly number[],
  order: Sorting,
): readonly number[] {
  const { sortBy } = order
  if (sortBy === undefined) return positions
  const keyOf = (position: number): SortKey => {
    const customer = customers[position] as number
    if (sortBy === 'orderCount') return counts[customer] as number
    if (sortBy === 'refusedCODCount') return refused[customer] as number
    const latest = orderOf(index, position)
    if (sortBy === 'lastOrder') return momentOf(latest)
    return inThaiOrder.includes(sortBy) ? thaiKeyOf(latest[sortBy]) : latest[sortBy]
  }
  const rows = positions.map((position) => ({ position, key: keyOf(position) }))
  return sorted(rows, order).map(({ position }) => position)
}

const ofOrders: readonly unknown[] = ['orderCount', 'lastOrder', 'refusedCODCount', undefined]

/** Cards of customers without an order, the one added last first among equal ones. */
function cardsInOrder(cards: readonly CustomerCard[], order: Sorting): readonly CustomerCard[] {
  const newest = cards.toSorted((one, other) => other.id - one.id)
  const { sortBy } = order
  if (ofOrders.includes(sortBy)) return newest
  const name = sortBy as CustomerText
  const keyOf = (card: CustomerCard) => (inThaiOrder.includes(name) ? thaiKeyOf(card[name]) : card[name])
  return sorted(
    newest.map((card) => ({ card, key: keyOf(card) })),
    order,
  ).map(({ card }) => card)
}

/** What cards change in the list of customers, who are numbers here. */
function standing({ numbers, counts, customers, latest }: CustomerGroups, cards: readonly CustomerCard[]) {
  const cardOf = new Map<number, CustomerCard>()
  const hidden = new Set<number>([numbers.get('') ?? -1])
  const alone: CustomerCard[] = []
  if (cards.length === 0) return { cardOf, hidden, alone }
  const places = new Map(Array.from(latest, (position, place) => [customers[position] as number, place]))
  for (const card of cards) {
    const known = card.keys
      .map((key) => numbers.get(key) ?? -1)
      .filter((customer) => (counts[customer] ?? 0) > 0)
      .sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
    for (const customer of known) cardOf.set(customer, card)
    for (const customer of known.slice(1)) hidden.add(customer)
    if (known.length === 0) alone.push(card)
  }
  return { cardOf, hidden, alone }
}

/** Positions of the orders under some keys, the latest first. */
function positionsOf(index: OrderIndex, keys: readonly string[]): number[] {
  const { numbers, customers } = groupsOf(index)
  const wanted = new Set(keys.flatMap((key) => (key === '' ? [] : (numbers.get(key) ?? []))))
  return wanted.size === 0
    ? []
    : [...orderBy(index, 'newest')].filter((position) => wanted.has(customers[position] as number))
}

/** The orders of some shops, by the version of the rows: what is known of them stays known. */
const rowsWithin = new WeakMap<readonly Order[], Map<string, readonly Order[]>>()

function readWithin<Row>({ read }: Pick<MemoryTables, 'read'>, table: Table<Row>, shops: readonly number[]) {
  const rows = read(table)
  if (table.name !== ordersTable.name) return rows
  // safe casts: these are the rows of `ordersTable`
  const orders = rows as readonly unknown[] as readonly Order[]
  const known = rowsWithin.get(orders) ?? new Map<string, readonly Order[]>()
  rowsWithin.set(orders, known)
  const within = known.get(shops.join()) ?? orders.filter(({ shopId }) => shops.includes(shopId))
  known.set(shops.join(), within)
  return within as readonly unknown[] as readonly Row[]
}

/** Customers are read out of the orders: no rows of their own. */
export const memoryCustomers = (tables: Pick<MemoryTables, 'read'>, isWithin = false): CustomersStore => ({
  within: (shops) => memoryCustomers({ read: (table) => readWithin(tables, table, shops) }, true),
  lastBefore(moment, after, most) {
    const index = indexOf(tables.read(ordersTable))
    const { numbers, customers, latest } = groupsOf(index)
    const keys = [...numbers.keys()]
    const isAfter = (one: CustomerPlace, other: CustomerPlace) =>
      one.at > other.at || (one.at === other.at && one.key > other.key)
    return Array.from(latest, (position) => ({
      at: momentOf(orderOf(index, position)),
      key: keys[customers[position] as number] ?? '',
    }))
      .filter((each) => each.key !== '' && each.at < moment && isAfter(each, after))
      .sort((one, other) => (isAfter(one, other) ? 1 : -1))
      .slice(0, most)
  },
  known(keys) {
    const index = indexOf(tables.read(ordersTable))
    const { numbers, customers, counts, refused, latest } = groupsOf(index)
    const wanted = new Map(keys.flatMap((key) => (key === '' ? [] : [[numbers.get(key), key] as const])))
    const found = new Map<string, KnownCustomer>()
    for (const position of latest) {
      const customer = customers[position] as number
      const key = wanted.get(customer)
      if (key === undefined) continue
      const at = momentOf(orderOf(index, position))
      found.set(key, { at, orders: counts[customer] as number, refused: refused[customer] as number })
    }
    return found
  },
  sums(keys) {
    const index = indexOf(tables.read(ordersTable))
    const sums = new Map<string, OrderSum>()
    for (const position of positionsOf(index, keys)) {
      const { OrderStatus: status, paymentStatus, paymentMethod, total } = orderOf(index, position)
      const kind = JSON.stringify([status, paymentStatus, paymentMethod])
      const known = sums.get(kind) ?? { status, paymentStatus, paymentMethod, orders: 0, total: noMoney }
      sums.set(kind, { ...known, orders: known.orders + 1, total: addSatang(known.total, total) })
    }
    return [...sums.values()]
  },
  orders(keys, from, most) {
    const index = indexOf(tables.read(ordersTable))
    return positionsOf(index, keys)
      .slice(from, from + most)
      .map((position) => ({ ...orderOf(index, position), history: [] }))
  },
  find({ q, page, perPage, ...order }) {
    const index = indexOf(tables.read(ordersTable))
    const groups = groupsOf(index)
    const { cardOf, hidden, alone } = standing(groups, tables.read(cardsTable))
    const search = readSearch(q)
    const isFound = (position: number): boolean => {
      const customer = groups.customers[position] as number
      if (hidden.has(customer)) return false
      if (!search) return true
      const card = cardOf.get(customer)
      return (
        (isWithin ? isInOrder : isInCustomer)(search, orderOf(index, position)) ||
        isInPhones(search, index, position) ||
        (card !== undefined && isInCard(search, card))
      )
    }
    const found = inOrder(index, groups, [...groups.latest].filter(isFound), order)
    // a customer without orders is no shop's
    const others = (isWithin ? [] : alone).filter((card) => !search || isInCard(search, card))
    const { customers, counts, refused } = groups
    const rowAt = (position: number): ListedCustomer => {
      const customer = customers[position] as number
      const latest = customerIn(orderOf(index, position), counts[customer] as number, refused[customer] as number)
      return { latest, card: cardOf.get(customer) }
    }
    const [start, end] = [(page - 1) * perPage, page * perPage]
    const first = found.slice(start, end).map(rowAt)
    const rest = cardsInOrder(others, order).slice(Math.max(0, start - found.length), Math.max(0, end - found.length))
    return {
      customers: [...first, ...rest.map((card) => ({ latest: undefined, card }))],
      total: found.length + others.length,
    }
  },
})

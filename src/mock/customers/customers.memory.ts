import type { CustomerQuery, CustomerSort } from '../../core/customers/customers.contract'
import { addSatang, noMoney } from '../../core/kernel/money'
import type { Order } from '../../core/orders/orders.contract'
import { momentOf } from '../../core/orders/orders.day'
import { isInCustomer, isInOrder, readSearch } from '../../core/orders/orders.search'
import { customerIn } from '../../service/customers/customers.latest'
import type { CustomerPlace, CustomersStore, KnownCustomer, OrderSum } from '../../service/customers/customers.store'
import { ordersTable } from '../../service/orders/orders.table'
import { sortRows } from '../../service/sort-rows'
import type { Table } from '../../service/table'
import type { MemoryTables } from '../memory-store'
import { indexOf, isInPhones, type OrderIndex, orderBy, orderOf } from '../orders/orders.index'
import { byCode, type SortKey, thaiKeyOf } from '../sort-keys'
import { type CustomerGroups, groupsOf } from './customers.groups'

const inThaiOrder: readonly CustomerSort[] = ['name', 'subDistrict', 'district', 'province']
/** Numbers within their texts are sorted as numbers. */
const withNumbers: readonly CustomerSort[] = ['phoneNumber', 'address', 'postNum']

/** Positions of the latest orders in the order of a column; what is equal stays as it stood. */
function inOrder(
  index: OrderIndex,
  { customers, counts, refused }: CustomerGroups,
  positions: readonly number[],
  { sortBy, sortDesc }: Pick<CustomerQuery, 'sortBy' | 'sortDesc'>,
): readonly number[] {
  if (sortBy === undefined) return positions
  const keyOf = (position: number): SortKey => {
    const customer = customers[position] as number
    if (sortBy === 'orderCount') return counts[customer] as number
    if (sortBy === 'refusedCODCount') return refused[customer] as number
    const order = orderOf(index, position)
    if (sortBy === 'lastOrder') return momentOf(order)
    return inThaiOrder.includes(sortBy) ? thaiKeyOf(order[sortBy]) : order[sortBy]
  }
  const rows = positions.map((position) => ({ position, key: keyOf(position) }))
  const sign = sortDesc ? -1 : 1
  const sorted = withNumbers.includes(sortBy)
    ? sortRows(rows, { sortBy: 'key', sortDesc }, ({ key }) => key)
    : rows.toSorted((a, b) => sign * byCode(a.key, b.key))
  return sorted.map(({ position }) => position)
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
  find({ q, page, perPage, hidden = [], also = [], ...order }) {
    const index = indexOf(tables.read(ordersTable))
    const groups = groupsOf(index)
    const search = readSearch(q)
    const numbersOf = (keys: readonly string[]) => new Set(keys.map((key) => groups.numbers.get(key)))
    const [left, added] = [numbersOf(['', ...hidden]), numbersOf(also)]
    const isFound = (position: number): boolean =>
      !left.has(groups.customers[position]) &&
      (!search ||
        added.has(groups.customers[position]) ||
        (isWithin ? isInOrder : isInCustomer)(search, orderOf(index, position)) ||
        isInPhones(search, index, position))
    const found = inOrder(index, groups, [...groups.latest].filter(isFound), order)
    const { customers, counts, refused } = groups
    return {
      customers: found.slice((page - 1) * perPage, page * perPage).map((position) => {
        const customer = customers[position] as number
        return customerIn(orderOf(index, position), counts[customer] as number, refused[customer] as number)
      }),
      total: found.length,
    }
  },
})

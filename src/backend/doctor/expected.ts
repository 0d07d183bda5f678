import { lookUp } from '../../core/kernel/look-up'
import type { Order } from '../../core/orders/orders.contract'
import { dayOf } from '../../core/orders/orders.day'
import { isRefusedCOD } from '../../core/orders/orders.kinds'
import { customerKey, phoneLines } from '../../core/orders/orders.search'
import { customerWords, kindOf, orderWords, rowOf } from '../orders/orders.row'
import { sqlOrders } from '../orders/orders.rows'
import { build } from '../sql/database'
import type { SqliteConnection } from '../sqlite/sqlite-connection'

const pageLength = 500

export type StoredOrder = { readonly id: number; readonly columns: object; readonly order: Order }

/** All orders with their columns, ascending by id; throws at one that can't be read. */
export function* storedOrders(connection: SqliteConnection): Generator<StoredOrder> {
  const orders = sqlOrders(connection, () => 0)
  for (let last = 0; ; ) {
    const page = connection.all(
      build.selectFrom('orders').selectAll().where('id', '>', last).orderBy('id').limit(pageLength),
    )
    const known = orders.byNumber(page.map(({ number }) => number))
    for (const { id, ...columns } of page) {
      const order = known.get(columns.number)
      if (!order) throw new Error(`order ${columns.number} is stored under another number`)
      yield { id, columns, order }
      last = id
    }
    if (page.length < pageLength) return
  }
}

type Sum = { orders: number; total: number }
export type ExpectedCustomer = {
  orders: number
  refused: number
  latest: number
  latest_at: number
  words: ReturnType<typeof customerWords>
}

/** What the tables that are derived from orders should contain. */
export type Expected = {
  readonly days: Map<string, Sum>
  readonly provinces: Map<string, Sum>
  /** without totals */
  readonly kinds: Map<string, Sum>
  /** pieces as totals */
  readonly products: Map<string, Sum>
  /** by `customers.key` */
  readonly customers: Map<string, ExpectedCustomer>
  /** numbers of orders whose columns differ from the order */
  readonly stale: string[]
  readonly count: number
}

/** Key of a row in a table of sums. */
export const sumKey = (...parts: readonly (string | number)[]): string => JSON.stringify(parts)

function add(sums: Map<string, Sum>, key: string, total: number): void {
  const sum = sums.get(key) ?? { orders: 0, total: 0 }
  sums.set(key, { orders: sum.orders + 1, total: sum.total + total })
}

function addPieces(products: Expected['products'], { OrderStatus, ProductOrders }: Order): void {
  if (OrderStatus === 'cancelled') return
  for (const { productId, Quantity } of ProductOrders) {
    if (productId === null) continue
    const key = sumKey(productId, OrderStatus)
    products.set(key, { orders: 0, total: (products.get(key)?.total ?? 0) + Quantity })
  }
}

function addCustomer(customers: Expected['customers'], key: string, id: number, order: Order): void {
  const known = customers.get(key)
  const latest_at = Date.parse(order.createdAt)
  const isLatest = !known || latest_at > known.latest_at || (latest_at === known.latest_at && id > known.latest)
  customers.set(key, {
    ...(isLatest ? { latest: id, latest_at, words: customerWords(order) } : known),
    orders: (known?.orders ?? 0) + 1,
    refused: (known?.refused ?? 0) + Number(isRefusedCOD(order)),
  })
}

/** Reads all orders once; `index` receives the words of each. */
export function expect(
  connection: SqliteConnection,
  index: (id: number, words: ReturnType<typeof orderWords>) => void,
): Expected {
  const customerKeys = new Map(
    connection.all(build.selectFrom('customers').select(['id', 'key'])).map(({ id, key }) => [id, key]),
  )
  const sums = (): Map<string, Sum> => new Map()
  const [days, provinces, kinds, products] = [sums(), sums(), sums(), sums()]
  const customers: Expected['customers'] = new Map()
  const stale: string[] = []
  let count = 0
  for (const { id, columns, order } of storedOrders(connection)) {
    count++
    const { customer } = columns as { customer: number }
    const key = customerKey(order.name, phoneLines(order.phoneNumber))
    const row: Record<string, unknown> = rowOf(order, customer)
    const isSame = Object.entries(columns).every(([name, value]) => name === 'json' || lookUp(row, name) === value)
    if (!isSame || customerKeys.get(customer) !== key) stale.push(order.OrderNumber)
    const day = dayOf(order)
    add(days, sumKey(day, order.shopId, order.OrderStatus), order.total)
    if (order.OrderStatus !== 'cancelled') add(provinces, sumKey(order.province, day, order.shopId), order.total)
    add(kinds, sumKey(...Object.values(kindOf(order))), 0)
    addPieces(products, order)
    addCustomer(customers, key, id, order)
    index(id, orderWords(order))
  }
  return { days, provinces, kinds, products, customers, stale, count }
}

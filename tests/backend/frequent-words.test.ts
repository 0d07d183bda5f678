import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSqlite } from '../../scripts/bench/backend/fill'
import { openDataFolder } from '../../src/backend/data-folder'
import { findOrders } from '../../src/backend/orders/orders.find'
import { orderOf } from '../../src/backend/orders/orders.text'
import type { Connection } from '../../src/backend/sql/connection'
import { build } from '../../src/backend/sql/database'
import type { Order, OrderQuery } from '../../src/core/orders/orders.contract'
import { now } from './random-orders'
import { newFolder, removeFolder } from './server-process'

let folder: string
let connection: ReturnType<typeof openDataFolder>['connection']
let thread: ReturnType<typeof openDataFolder>['thread']
let stored: readonly Order[]
beforeAll(async () => {
  folder = newFolder()
  const empty = openDataFolder(folder)
  empty.connection.close()
  await empty.thread.close()
  await fillSqlite(folder, 12_000, now())
  const opened = openDataFolder(folder)
  connection = opened.connection
  thread = opened.thread
  stored = connection.all(build.selectFrom('orders').select('json')).map(({ json }) => orderOf(json))
}, 60_000)
afterAll(async () => {
  connection.close()
  await thread.close()
  removeFolder(folder)
})

const newest = { q: 'LR-', page: 1, perPage: 20, sortBy: 'newest', sortDesc: false } satisfies OrderQuery

/** Newest first, or the other way round. */
const expected = (query: OrderQuery): string[] => {
  const isOldest = query.sortBy === 'createdAt' && !query.sortDesc
  const found = stored
    .filter(({ OrderStatus }) => query.orderStatus === undefined || OrderStatus === query.orderStatus)
    .filter(({ shopId }) => query.shopId === undefined || shopId === query.shopId)
    .toSorted((one, other) =>
      one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.OrderNumber < other.OrderNumber)
        ? 1
        : -1,
    )
  const from = (query.page - 1) * query.perPage
  return (isOldest ? found.toReversed() : found).slice(from, from + query.perPage).map(({ OrderNumber }) => OrderNumber)
}

/** The page, and whether its orders were read in the order of the list instead of by id. */
function find(query: OrderQuery) {
  let isWalked = false
  const watched: Connection = {
    ...connection,
    all(wanted) {
      isWalked ||= /\+"(?:id|shop_id)"/.test(wanted.compile().sql)
      return connection.all(wanted)
    },
  }
  const { orders, total, counts } = findOrders(watched, query)
  return { numbers: orders.map(({ OrderNumber }) => OrderNumber), total, counts, isWalked }
}

test('BACK-261 a search that finds most orders gives the same page, total and counts however it is read', () => {
  const shopId = stored[0]?.shopId as number
  const queries: OrderQuery[] = [
    newest,
    { ...newest, page: 7 },
    { ...newest, sortBy: 'createdAt' },
    { ...newest, sortBy: 'createdAt', sortDesc: true },
    // from the other end
    { ...newest, page: 600 },
    { ...newest, page: 590, perPage: 20, sortBy: 'createdAt' },
    // in the middle
    { ...newest, page: 300 },
  ]
  for (const query of queries) {
    const { numbers, total, counts, isWalked } = find(query)
    expect([query, numbers]).toEqual([query, expected(query)])
    expect([total, isWalked]).toEqual([stored.length, false])
    for (const [status, count] of Object.entries(counts))
      expect([status, count]).toEqual([status, stored.filter(({ OrderStatus }) => OrderStatus === status).length])
  }
  // another filter, and few orders
  const others: [OrderQuery, boolean][] = [
    [{ ...newest, shopId }, true],
    [{ ...newest, shopId, page: 100 }, true],
    [{ ...newest, shopId, sortBy: 'createdAt' }, true],
    [{ ...newest, shopId, orderStatus: 'new' }, false],
    [{ ...newest, orderStatus: 'new' }, false],
  ]
  for (const [query] of others) {
    const found = find(query)
    expect([query, found.numbers, found.isWalked]).toEqual([query, expected(query), false])
  }
  // as if some had statuses of their own: then orders have to be read
  connection.execute("update order_letters set letters = replace(letters, 'd', '?') where facet = 'status'")
  for (const [query, isWalked] of others) {
    const found = find(query)
    expect([query, found.numbers, found.isWalked]).toEqual([query, expected(query), isWalked])
  }
  connection.execute("update order_letters set letters = replace(letters, '?', 'd') where facet = 'status'")
  expect(find({ ...newest, sortBy: 'total' }).isWalked).toBe(false)
})

test('BACK-1903 a page of a shop by total, name or status is the same however it is read, and gone through if the shop has many', () => {
  const shopId = stored[0]?.shopId as number
  const ofShop = { page: 1, perPage: 20, sortDesc: false, shopId } satisfies Omit<OrderQuery, 'sortBy'>
  const newer = (one: Order, other: Order) =>
    one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.OrderNumber < other.OrderNumber)
      ? 1
      : -1
  const all = stored.filter((order) => order.shopId === shopId).toSorted((a, b) => a.total - b.total || newer(a, b))
  for (const [page, isQuicker] of [
    [1, true],
    [3, true],
    [90, false],
  ] as const) {
    const { numbers, isWalked } = find({ ...ofShop, sortBy: 'total', page })
    const wanted = all.slice((page - 1) * 20, page * 20).map(({ OrderNumber }) => OrderNumber)
    expect([page, numbers]).toEqual([page, wanted])
    expect([page, isWalked]).toEqual([page, isQuicker])
  }
  for (const sortBy of ['name', 'OrderStatus', 'province', 'paymentStatus', 'OrderNumber'] as const) {
    const [walked, sorted] = [find({ ...ofShop, sortBy }), find({ ...ofShop, sortBy, orderStatus: 'returned' })]
    expect([sortBy, walked.isWalked, walked.numbers.length]).toEqual([sortBy, true, 20])
    expect([sortBy, sorted.isWalked]).toEqual([sortBy, false])
  }
  // an index has them in this order
  for (const sortBy of ['newest', 'createdAt'] as const) expect(find({ ...ofShop, sortBy }).isWalked).toBe(false)
})

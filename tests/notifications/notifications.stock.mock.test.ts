import { expect, test } from 'vitest'
import type { Notification } from '../../src/core/notifications/notifications.contract'
import type { Order } from '../../src/core/orders/orders.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

const hat = { name: 'หมวกสาน', price: 90, variants: [{ name: 'ดำ' }, { name: 'แดง' }] }

/** A shop with a hat in black and red, of which only black is counted: ten, low at three. */
async function open(permissions: readonly string[] = ['read:Product'], db = memoryDb()) {
  let time = Date.parse('2026-11-21T03:00:00Z')
  let keys = 0
  const mock = createMock({ db, now: () => new Date(time) })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions } } })
  const as = (name: string) => async (line: string, body?: object) => {
    const answer = await ask(mock, line, {
      ...(body && { body }),
      token: await tokenOf(mock, name),
      key: `k${keys++}`,
    })
    if (answer.status >= 400) throw new Error(`${line} ${JSON.stringify(answer)}`)
    return answer.body
  }
  const [malee, somchai] = [as('admin'), as('client')]
  const { product } = await malee('POST /api/products', { product: hat })
  const [black, red] = product.variants.map(({ id }: { id: number }) => id) as [number, number]
  const count = (pieces: number, more: object = {}) =>
    malee('POST /api/products/stock', { stock: { id: black, kind: 'count', pieces, reason: 'นับ', ...more } })
  await count(10, { lowAt: 3 })
  const told = (call: typeof malee) => async (): Promise<Notification[]> =>
    (await call('GET /api/notifications')).notifications.filter(({ kind }: Notification) => kind === 'stock.low')
  return {
    db,
    product,
    black,
    malee,
    somchai,
    count,
    toMalee: told(malee),
    toSomchai: told(somchai),
    pass: (milliseconds: number) => (time += milliseconds),
    async sell(Quantity: number, productId = black): Promise<Order> {
      const line = (nth: number, pieces: number) => ({
        uq: `p${nth}`,
        productId,
        name: 'หมวกสาน',
        price: 90 - nth,
        ...(nth > 0 && { priceReason: 'ลด' }),
        Quantity: pieces,
      })
      const lines = Quantity > 1 ? [line(0, Quantity - 1), line(1, 1)] : [line(0, Quantity)]
      return (await malee('POST /api/orders', { order: { ...newOrder, ProductOrders: lines } })).order
    },
    move: ({ OrderNumber }: Order, status: string, undoes?: string) =>
      malee('POST /api/orders/status', { orderNumbers: [OrderNumber], status, ...(undoes && { undoes }) }),
    sellRed: async () => {
      const ProductOrders = [{ uq: 'r', productId: red, name: 'หมวกสาน แดง', price: 90, Quantity: 50 }]
      await malee('POST /api/orders', { order: { ...newOrder, ProductOrders } })
    },
  }
}

test('BELL-40 an order that leaves as many pieces as the limit: once, for everyone, with what is left now', async () => {
  const shop = await open()
  await shop.sell(6)
  expect(await shop.toMalee()).toEqual([])
  shop.pass(1_000)
  await shop.sell(1)
  const told = {
    id: expect.any(String),
    kind: 'stock.low',
    at: '2026-11-21T03:00:01.000Z',
    by: '',
    ref: String(shop.black),
    shop: '',
    subject: 'หมวกสาน ดำ',
    available: 3,
    isRead: false,
  }
  expect(await shop.toMalee()).toEqual([told])
  expect(await shop.toSomchai()).toEqual([told])
  const [{ id }] = (await shop.toMalee()) as [Notification]
  await shop.malee('POST /api/notifications/read', { ids: [id] })
  shop.pass(1_000)
  for (const _ of [1, 2, 3, 4]) await shop.sell(1)
  expect(await shop.toMalee()).toEqual([{ ...told, id, available: -1, isRead: true }])
  expect(await shop.toSomchai()).toEqual([{ ...told, id, available: -1 }])
})

test('BELL-40 an order changed, a cancellation undone, a count and a limit make it low just as well', async () => {
  for (const act of [
    async ({ malee, sell, black }: Awaited<ReturnType<typeof open>>) => {
      const { OrderNumber, version } = await sell(1)
      const ProductOrders = [{ uq: 'p', productId: black, name: 'หมวกสาน', price: 90, Quantity: 7 }]
      await malee('POST /api/orders/update', { OrderNumber, version, changes: { ProductOrders } })
    },
    async ({ sell, move, count }: Awaited<ReturnType<typeof open>>) => {
      const order = await sell(7)
      await move(order, 'cancelled')
      await count(9)
      await move(order, 'new', 'cancelled')
    },
    async ({ count }: Awaited<ReturnType<typeof open>>) => count(3),
    async ({ count }: Awaited<ReturnType<typeof open>>) => count(10, { lowAt: 10 }),
    async ({ count }: Awaited<ReturnType<typeof open>>) => count(-8, { kind: 'change' }),
  ]) {
    const shop = await open()
    await act(shop)
    expect(await shop.toSomchai()).toMatchObject([{ kind: 'stock.low', ref: String(shop.black) }])
  }
})

test('BELL-40 shipping, other fields and what is not counted make nothing low', async () => {
  const shop = await open()
  const order = await shop.sell(6)
  for (const status of ['confirmed', 'packed', 'shipped', 'delivered']) await shop.move(order, status)
  await shop.sellRed()
  expect(await shop.toMalee()).toEqual([])
  await shop.sell(1)
  const [before] = await shop.toMalee()
  shop.pass(1_000)
  const last = await shop.sell(1)
  for (const status of ['confirmed', 'packed', 'shipped']) await shop.move(last, status)
  expect(await shop.toMalee()).toEqual([{ ...before, available: 2 }])
})

test('BELL-41 refilled, it is gone for everyone; the next fall is unread again', async () => {
  const shop = await open()
  const order = await shop.sell(7)
  const [first] = (await shop.toMalee()) as [Notification]
  await shop.malee('POST /api/notifications/read', { ids: [first.id] })
  shop.pass(1_000)
  await shop.count(1, { kind: 'change' })
  expect(await shop.toMalee()).toEqual([])
  shop.pass(1_000)
  await shop.sell(1)
  const [second] = (await shop.toMalee()) as [Notification]
  expect(second).toMatchObject({ at: '2026-11-21T03:00:02.000Z', isRead: false })
  expect(second.id).not.toBe(first.id)
  await shop.move(order, 'cancelled')
  expect(await shop.toMalee()).toEqual([])
})

test('BELL-41 what is no longer sold, or no longer counted, is not low', async () => {
  const shop = await open()
  await shop.sell(8)
  expect(await shop.toMalee()).toHaveLength(1)
  const { id } = shop.product
  await shop.malee('POST /api/products/update', { product: { id, archived: true } })
  expect(await shop.toMalee()).toEqual([])
  await shop.malee('POST /api/products/update', { product: { id, archived: false } })
  expect(await shop.toMalee()).toHaveLength(1)
  await shop.count(0, { kind: 'stop' })
  expect(await shop.toMalee()).toEqual([])
  await shop.count(0)
  expect(await shop.toMalee()).toMatchObject([{ available: -8 }])
})

test('BELL-42 without the right to read products or orders, there is none', async () => {
  for (const [permissions, length] of [
    [['read:Email'], 0],
    [['read:Product'], 1],
    [['read:Order'], 1],
  ] as const) {
    const shop = await open(permissions)
    await shop.sell(8)
    expect(await shop.toSomchai()).toHaveLength(length)
  }
})

test('BELL-44 a row of an earlier version, already low, is told with the next order of it, and only then', async () => {
  const db = memoryDb()
  const shop = await open(['read:Product'], db)
  await shop.sell(8)
  const rows = db.read() ?? {}
  const earlier = (rows['shop-stock'] as { lowSince?: string }[]).map(({ lowSince: _, ...row }) => row)
  db.write({ ...rows, 'shop-stock': earlier })
  expect(await shop.toMalee()).toEqual([])
  shop.pass(60_000)
  await shop.sell(1)
  shop.pass(60_000)
  await shop.sell(1)
  expect(await shop.toMalee()).toMatchObject([{ at: '2026-11-21T03:01:00.000Z', available: 0 }])
})

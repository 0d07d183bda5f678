import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { orderSchema, orderStatuses, paymentMethods, paymentStatuses } from '../../src/core/orders/orders.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from './new-order'

const now = () => new Date('2026-11-10T03:00:00Z')
const list = async (query = '') => (await ask(createMock({ now }), `GET /api/orders${query}`)).body
type Wire = v.InferInput<typeof orderSchema>
type Row = { [Field in keyof Wire]-?: NonNullable<Wire[Field]> }
const running = (rows: Row[]) => rows.map(({ OrderNumber }) => Number(OrderNumber.slice(-6)))
const all = async (query = '') => (await list(`?perPage=100${query}`)).orders as Row[]

describe('GET /api/orders', () => {
  test('ORDS-10 returns the ten newest, the total and the count of each status', async () => {
    const body = await list()
    expect(running(body.orders)).toEqual([30, 29, 28, 27, 26, 25, 24, 23, 22, 21])
    expect(body.total).toBe(30)
    expect(body.counts).toEqual({
      new: 4,
      confirmed: 8,
      packed: 4,
      shipped: 4,
      delivered: 5,
      cancelled: 3,
      returned: 2,
    })
    expect(body.orders.every(({ history }: Row) => history?.length === 0)).toBe(true)
  })

  test.each([
    ['?page=3', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['?page=4', []],
    ['?page=2&perPage=28', [2, 1]],
    ['?page=0&perPage=nonsense', [30, 29, 28, 27, 26, 25, 24, 23, 22, 21]],
  ])('ORDS-11 %s is a page of all thirty', async (query, expected) => {
    const body = await list(query)
    expect([running(body.orders), body.total]).toEqual([expected, 30])
  })

  test.each([
    ['the number', '?q=000017', [17]],
    ['the number in any case', '?q=lr-2026&perPage=2', [30, 29]],
    ['the name', `?q=${encodeURIComponent(' Dao ')}`, [26, 11]],
    ['the phone as written', '?q=086-555', [22, 7]],
    ['the phone without dashes', '?q=0865551222', [22, 7]],
    ['the phone in Thai digits', `?q=${encodeURIComponent('๐๘๖๕๕๕')}`, [22, 7]],
    ['the second phone', '?q=025550103', [19, 4]],
    ['the tracking number', '?q=820060605533', [8]],
    ['the province', `?q=${encodeURIComponent('เชียงใหม่')}`, [29, 17, 14, 2]],
    ['what people call a province', `?q=${encodeURIComponent('โคราช')}`, [19, 4]],
    ['the total', '?q=1,170', [3]],
    ['the total with satang', '?q=820.50', [29]],
    ['one shop', '?shopId=3&perPage=3', [30, 27, 24]],
    ['a status', '?orderStatus=returned', [5, 3]],
    ['a payment status', '?paymentStatus=refunded', [10, 5]],
    ['a method', '?paymentMethod=cash', [19, 7]],
    ['a delivery', '?deliveryType=jt', [23, 12, 8]],
    ['printed', '?printed=true&orderStatus=confirmed', [25, 18]],
    ['not printed', '?printed=false&orderStatus=packed', [19]],
    ['a province', `?province=${encodeURIComponent('เชียงใหม่')}`, [29, 17, 14, 2]],
    ['not cancelled', '?cancelled=false&page=5&perPage=3', [18, 17, 15]],
    ['cancelled', '?cancelled=true', [16, 10, 6]],
    ['days of Bangkok', '?from=2026-11-04&to=2026-11-05', [11, 10, 9, 8, 7, 6, 5, 4, 3]],
    ['one day', '?from=2026-11-05&to=2026-11-05', [11, 10, 9, 8]],
    ['filters that are empty', '?q=&shopId=&orderStatus=&printed=&from=&to=&perPage=2', [30, 29]],
    ['pages that make no sense', '?page=x&perPage=-2&sortBy=shoe', [30, 29, 28, 27, 26, 25, 24, 23, 22, 21]],
    ['a status nobody knows', '?orderStatus=gone', []],
    ['a day that is none', '?from=tomorrow', []],
  ])('ORDS-12 finds by %s', async (_, query, expected) => {
    expect(running((await list(query)).orders)).toEqual(expected)
  })

  test('ORDS-13 the counts apply all filters except the status', async () => {
    const body = await list('?paymentMethod=cod&orderStatus=shipped')
    expect([running(body.orders), body.total]).toEqual([[11, 8], 2])
    expect(body.counts).toEqual({
      new: 1,
      confirmed: 3,
      packed: 1,
      shipped: 2,
      delivered: 2,
      cancelled: 1,
      returned: 1,
    })
  })

  test.each(['OrderNumber', 'createdAt', 'total', 'name', 'province', 'OrderStatus', 'paymentStatus'] as const)(
    'ORDS-14 sorts by %s, in both directions',
    async (sortBy) => {
      const collator = new Intl.Collator('th')
      const up = (await all(`&sortBy=${sortBy}`)).map((row) => row[sortBy])
      const down = (await all(`&sortBy=${sortBy}&sortDesc=true`)).map((row) => row[sortBy])
      const sorted = [...up].sort((a, b) =>
        typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b)),
      )
      expect(up).toEqual(sorted)
      expect(down).toEqual(sorted.toReversed())
      expect(new Set(up).size).toBeGreaterThan(1)
    },
  )
})

test('ORDS-14 an order created after a list was read is in its place, however the list is sorted', async () => {
  const db = memoryDb()
  const mock = createMock({ db, now })
  const queries = ['newest', 'name', 'total', 'province'].map(
    (sortBy) => `GET /api/orders?perPage=100&sortBy=${sortBy}`,
  )
  for (const query of queries) await ask(mock, query)
  for (const key of ['a', 'b']) await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key })
  const afresh = createMock({ db: { read: () => structuredClone(db.read()), write: db.write }, now })
  for (const query of queries) {
    const { body } = await ask(mock, query)
    expect(body.total).toBe(32)
    expect(body).toEqual((await ask(afresh, query)).body)
  }
})

describe('GET /api/orders/{OrderNumber}', () => {
  test('ORDS-15 returns one order with its history', async () => {
    const mock = createMock({ now })
    const [{ OrderNumber }] = (await ask(mock, 'GET /api/orders?q=000005')).body.orders
    const { status, body } = await ask(mock, `GET /api/orders/${OrderNumber}`)
    expect([status, body.order.OrderNumber]).toEqual([200, OrderNumber])
    type Change = { field: string; from: string; to: string }
    expect(body.order.history.map(({ field, from, to }: Change) => `${field}: ${from} -> ${to}`)).toEqual([
      'OrderStatus:  -> new',
      'paymentStatus: unpaid -> paid',
      'OrderStatus: new -> confirmed',
      'paymentStatus: paid -> refunded',
      'OrderStatus: confirmed -> packed',
      'OrderStatus: packed -> shipped',
      'OrderStatus: shipped -> returned',
    ])
  })

  test.each(['LR-20260101-999999', 'x', '%E0%B8%81', encodeURIComponent('<script>')])(
    'ORDS-15 an unknown number (%s) is 404 without a body',
    async (number) => {
      expect(await ask(createMock(), `GET /api/orders/${number}`)).toEqual({ status: 404, body: undefined })
    },
  )
})

describe('sample orders', () => {
  test('ORDS-16 cover every status, payment, method, ten provinces, printed and not printed', async () => {
    const rows = await all()
    const values = (pick: (row: Row) => unknown) => new Set(rows.map(pick))
    expect(rows.length).toBe(30)
    expect(values(({ OrderStatus }) => OrderStatus)).toEqual(new Set(orderStatuses))
    expect(values(({ paymentStatus }) => paymentStatus)).toEqual(new Set(paymentStatuses))
    expect(values(({ paymentMethod }) => paymentMethod)).toEqual(new Set(paymentMethods))
    expect(values(({ DeliveryType }) => DeliveryType.value).size).toBe(6)
    expect(values(({ province }) => province).size).toBeGreaterThanOrEqual(10)
    expect(values(({ shopId }) => shopId)).toEqual(new Set([1, 2, 3]))
    const waiting = rows.filter((row) => row.OrderStatus === 'confirmed' && !row.printAddrData.IsPrintAddr)
    expect(waiting.length).toBeGreaterThanOrEqual(5)
  })

  test('ORDS-16 each adds up, follows the contract and is in the past', async () => {
    for (const row of await all()) {
      expect(v.safeParse(orderSchema, row).success).toBe(true)
      const goods = row.ProductOrders.reduce((sum, { price, Quantity }) => sum + price * Quantity, 0)
      expect(row.total).toBeCloseTo(goods - row.discount + row.shippingCost + row.CODFee + row.otherCost, 6)
      expect(row.paymentMethod === 'cod' || row.CODFee === 0).toBe(true)
      expect(Date.parse(row.createdAt)).toBeLessThan(now().getTime())
    }
  })
})

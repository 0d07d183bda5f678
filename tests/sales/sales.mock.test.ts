import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bangkokDay } from '../../src/core/kernel/clock'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const now = () => new Date('2026-11-10T03:00:00Z')
const open = () => createMock({ now })
const summary = async (mock: Mock, query = '') => {
  const { status, body } = await ask(mock, `GET /api/orders/summary${query}`)
  expect(status).toBe(200)
  return body
}

type Row = {
  total: number
  OrderStatus: string
  province: string
  createdAt: string
  paymentMethod: string
  paymentStatus: string
  shopId: number
  DeliveryType: { type: string }
  printAddrData: { IsPrintAddr: boolean }
}
const listed = async (mock: Mock, query = ''): Promise<Row[]> =>
  (await ask(mock, `GET /api/orders?perPage=100${query}`)).body.orders
const baht = (rows: { total: number }[]) => Math.round(rows.reduce((sum, { total }) => sum + total * 100, 0)) / 100
const counted = (rows: Row[], of: (row: Row) => string) =>
  Object.fromEntries([...Map.groupBy(rows, of)].map(([key, each]) => [key, each.length]))

describe('GET /api/orders/summary', () => {
  test('STAT-5 agrees with the list of orders; cancelled orders are counted in byStatus only', async () => {
    const mock = open()
    const all = await listed(mock)
    const sold = all.filter(({ OrderStatus }) => OrderStatus !== 'cancelled')
    const body = await summary(mock)
    expect(all.length - sold.length).toBe(3)
    expect([body.orders, body.sales]).toEqual([sold.length, baht(sold)])
    expect(body.byStatus).toEqual(counted(all, ({ OrderStatus }) => OrderStatus))
    const provinces = Object.fromEntries(
      body.byProvince.map((row: { province: string; orders: number }) => [row.province, row.orders]),
    )
    expect(provinces).toEqual(counted(sold, ({ province }) => province))
  })

  test('STAT-5 open orders are counted whatever their day: outstanding, to pack, to print', async () => {
    const mock = open()
    const all = await listed(mock)
    const body = await summary(mock, '?from=2031-01-01&to=2031-01-02')
    const isOwed = ({ paymentMethod, paymentStatus, OrderStatus }: Row) =>
      paymentMethod === 'cod' && paymentStatus === 'unpaid' && ['shipped', 'delivered'].includes(OrderStatus)
    const isWaiting = ({ OrderStatus, printAddrData, DeliveryType }: Row) =>
      ['new', 'confirmed', 'packed'].includes(OrderStatus) && !printAddrData.IsPrintAddr && DeliveryType.type !== 'self'
    const owed = all.filter(isOwed)
    expect(body).toEqual({
      orders: 0,
      sales: 0,
      byStatus: {},
      byProvince: [],
      byDay: [],
      codOutstanding: {
        orders: owed.length,
        amount: baht(owed),
        since: owed.map(({ createdAt }) => bangkokDay(Date.parse(createdAt))).sort()[0],
      },
      toPack: all.filter(({ OrderStatus }) => OrderStatus === 'confirmed').length,
      toPrint: all.filter(isWaiting).length,
    })
    expect(owed.length).toBeGreaterThan(0)
  })

  test("STAT-5 days are Bangkok's, both ends included, and can be limited to a shop", async () => {
    const mock = open()
    const query = '&from=2026-11-08&to=2026-11-09&shopId=2'
    const rows = (await listed(mock, query)).filter(({ OrderStatus }) => OrderStatus !== 'cancelled')
    const body = await summary(mock, `?${query}`)
    expect([body.orders, body.sales]).toEqual([rows.length, baht(rows)])
    expect(rows.length).toBeGreaterThan(0)
    const day = ({ createdAt }: Row) => new Date(Date.parse(createdAt) + 7 * 3_600_000).toISOString().slice(0, 10)
    const days = counted(rows, day)
    expect(Object.fromEntries(body.byDay.map((row: { day: string; orders: number }) => [row.day, row.orders]))).toEqual(
      days,
    )
  })

  test('STAT-5 an empty filter is none, and an invalid one finds nothing', async () => {
    const mock = open()
    expect(await summary(mock, '?from=&to=&shopId=')).toEqual(await summary(mock))
    for (const query of ['?from=yesterday', '?to=x', '?shopId=x'])
      expect(await summary(mock, query)).toMatchObject({ orders: 0, sales: 0, byDay: [] })
  })

  test('STAT-6 whatever was ordered, days and provinces add up to the same amount, to the satang', async () => {
    const db = memoryDb()
    const mock = createMock({ db, now })
    await summary(mock)
    const sample = db.read()?.orders as { total: number; createdAt: string }[]
    const order = fc.record({
      total: fc.integer({ min: 0, max: 100_000_000 }),
      OrderStatus: fc.constantFrom('new', 'confirmed', 'delivered', 'cancelled'),
      province: fc.constantFrom('กระบี่', 'เชียงใหม่', ''),
      createdAt: fc.integer({ min: 0, max: 5 }).map((day) => `2026-11-0${day + 1}T20:00:00.000Z`),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(order, { maxLength: 20 }), async (changes) => {
        const orders = changes.map((change, nth) => ({ ...sample[nth % 30], OrderNumber: `LR-${nth}`, ...change }))
        db.write({ ...db.read(), orders })
        const body = await summary(mock)
        const sold = changes.filter(({ OrderStatus }) => OrderStatus !== 'cancelled')
        const expected = sold.reduce((sum, { total }) => sum + total, 0)
        const inSatang = (rows: { sales: number }[]) =>
          rows.reduce((sum, { sales }) => sum + Math.round(sales * 100), 0)
        expect([Math.round(body.sales * 100), inSatang(body.byDay), inSatang(body.byProvince)]).toEqual([
          expected,
          expected,
          expected,
        ])
        expect(body.orders).toBe(sold.length)
      }),
      { numRuns: 40 },
    )
  })
})

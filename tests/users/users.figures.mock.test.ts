import { describe, expect, test } from 'vitest'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const now = () => new Date('2026-11-21T03:00:00Z')
const open = () => createMock({ now })

describe('GET /api/users/figures', () => {
  test('USER-16 the sample orders were created by sample users', async () => {
    const mock = open()
    const { total } = (await ask(mock, 'GET /api/orders')).body
    const all = (await ask(mock, 'GET /api/users/list/all-data')).body as { id: number }[]
    const counted = await Promise.all(all.map(({ id }) => figures(mock, id)))
    const taken = counted.map(({ figures: { orders } }) => orders as number).filter((orders) => orders > 0)
    expect([taken.length, taken.reduce((sum, orders) => sum + orders, 0)]).toEqual([4, total])
  })

  const figures = async (mock: Mock, id: number) => (await ask(mock, `GET /api/users/figures?id=${id}`)).body

  test('USER-16 a user without orders has zero figures', async () => {
    expect(await figures(open(), 9)).toEqual({ figures: { orders: 0, sales: 0, printed: 0, lastOrderAt: null } })
    expect(await ask(open(), 'GET /api/users/figures?id=999')).toEqual({ status: 404, body: undefined })
  })

  test('USER-16 orders count for their creator, their totals unless cancelled, labels for the user who printed them', async () => {
    const db = memoryDb()
    const mock = createMock({ db, now })
    await ask(mock, 'GET /api/orders')
    const rows = db.read() ?? {}
    type Stored = { OrderStatus: string; createdAt: string; total: number; history: object[]; printAddrData: object }
    const orders = (rows.orders ?? []) as Stored[]
    const own = orders.slice(0, 3).map((order, index) => ({
      ...order,
      OrderStatus: index === 1 ? 'cancelled' : 'new',
      total: 10_050,
      createdAt: `2026-11-2${index}T00:00:00.000Z`,
      history: [{ at: order.createdAt, by: 'มาลี ใจดี', field: 'OrderStatus', from: '', to: 'new' }],
      printAddrData: { IsPrintAddr: true, printId: 'PR-1', printAddrDate: order.createdAt, printBy: 'มาลี ใจดี' },
    }))
    db.write({ ...rows, orders: own })
    expect(await figures(mock, 1)).toEqual({
      figures: { orders: 3, sales: 201, printed: 3, lastOrderAt: '2026-11-22T00:00:00.000Z' },
    })
  })
})

test('USER-16 an order created by the signed-in user counts for them', async () => {
  const mock = open()
  const { accessToken } = (
    await ask(mock, 'POST /jwt/login', { body: { email: 'admin@langraan.test', password: 'admin' } })
  ).body
  const [sample] = (await ask(mock, 'GET /api/orders')).body.orders
  const before = (await ask(mock, 'GET /api/users/figures?id=1')).body.figures
  const { OrderNumber: _, version: __, createdAt: ___, history: ____, total, printAddrData: _____, ...order } = sample
  const { status } = await ask(mock, 'POST /api/orders', { body: { order }, token: accessToken, key: 'k1' })
  expect(status).toBe(201)
  const { figures } = (await ask(mock, 'GET /api/users/figures?id=1')).body
  expect(figures).toEqual({
    ...before,
    orders: before.orders + 1,
    sales: before.sales + total,
    lastOrderAt: '2026-11-21T03:00:00.000Z',
  })
})

import { expect, test } from 'vitest'
import { orderSorts } from '../../src/core/orders/orders.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { busyFor } from '../helpers/busy'

const now = () => new Date('2026-11-10T03:00:00Z')

test('ORDS-59 changed orders are in their new place in every sort order', async () => {
  const db = memoryDb()
  const mock = createMock({ db, now })
  const queries = orderSorts.map((sortBy) => `GET /api/orders?perPage=100&sortBy=${sortBy}`)
  for (const query of queries) await ask(mock, query)
  const { orders } = (await ask(mock, 'GET /api/orders?orderStatus=confirmed')).body
  const orderNumbers = orders.map(({ OrderNumber }: { OrderNumber: string }) => OrderNumber)
  const [{ OrderNumber, version }] = (await ask(mock, 'GET /api/orders')).body.orders
  await ask(mock, 'POST /api/orders/status', { body: { orderNumbers, status: 'packed' } })
  const changes = { name: 'กกก', province: 'กระบี่', discount: 0, shippingCost: 0, otherCost: 99_999 }
  await ask(mock, 'POST /api/orders/update', { body: { OrderNumber, changes, version } })
  const afresh = createMock({ db: { read: () => structuredClone(db.read()), write: db.write }, now })
  for (const query of queries) {
    const { body } = await ask(mock, query)
    expect(body.total).toBe(30)
    expect(body.counts.packed).toBe(12)
    expect(body).toEqual((await ask(afresh, query)).body)
  }
})

test('ORDS-60 of 100,000 orders nothing is read again for a page of orders or customers right after a change', async () => {
  const db = memoryDb()
  const mock = createMock({ db, now })
  const sample = (await ask(mock, 'GET /api/orders')) && (db.read()?.orders ?? [])
  const orders = Array.from({ length: 100_000 }, (_, index) => ({
    ...(sample[index % 30] as object),
    OrderNumber: `LR-20261110-${String(index).padStart(6, '0')}`,
    phoneNumber: `08${String(index % 40_000).padStart(8, '0')}`,
  }))
  db.write({ ...db.read(), orders })
  const pages = ['/api/orders?q=LR&sortBy=name&page=50', '/api/orders?q=TH1&perPage=50', '/api/customers?q=0800012']
  const [ofOrders, again, ofCustomers] = [
    await busyFor(() => ask(mock, `GET ${pages[0]}`)),
    await busyFor(() => ask(mock, `GET ${pages[1]}`)),
    await busyFor(() => ask(mock, `GET ${pages[2]}`)),
  ]
  // reading them all for each; the second page finds the orders read
  const readingAll = [ofOrders, Math.max(ofOrders, again), ofCustomers]
  const quickest = pages.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 5; round++) {
    const numbers = Array.from({ length: 50 }, (_, each) => ({
      OrderNumber: `LR-20261110-${String(each * 30).padStart(6, '0')}`,
      trackingNumber: `TH1-${round}`,
    }))
    const { body } = await ask(mock, 'POST /api/orders/tracking', { body: { numbers } })
    expect(body.orders.length).toBe(50)
    const totals: number[] = []
    for (const [nth, page] of pages.entries()) {
      const took = await busyFor(async () => totals.push((await ask(mock, `GET ${page}`)).body.total))
      quickest[nth] = Math.min(quickest[nth] ?? 0, took)
    }
    expect(totals).toEqual([100_000, 50, 1_000])
  }
  // on the same machine at the same time: how fast that is says `npm run bench`
  expect(quickest.filter((ms, nth) => ms > (readingAll[nth] ?? 0) / 3)).toEqual([])
})

import { expect, test } from 'vitest'
import type { ChangesPage } from '../../src/core/live/live.contract'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { newOrder } from '../orders/new-order'
import { tokenOf } from '../people/people'

/** Somchai, who may read products and nothing else, listens to Malee's shop, in which products 1 and 2 are counted. */
async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T03:00:00Z') })
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['read:Product'] } } })
  const token = { malee: await tokenOf(mock, 'admin'), somchai: await tokenOf(mock, 'client') }
  let keys = 0
  const malee = async (line: string, body?: object) =>
    (await ask(mock, line, { ...(body && { body }), token: token.malee, key: `k${keys++}` })).body
  for (const id of [1, 2])
    await malee('POST /api/products/stock', { stock: { id, kind: 'count', pieces: 50, lowAt: 40, reason: 'นับ' } })
  await malee('POST /api/products/stock', { stock: { id: 3, kind: 'stop', reason: 'ไม่นับ' } })
  const page = async (after?: string): Promise<ChangesPage> => {
    const line = `GET /api/changes${after === undefined ? '' : `?after=${after}`}`
    return (await ask(mock, line, { token: token.somchai })).body
  }
  let { cursor } = await page()
  const lineOf = (productId: number, Quantity: number, nth = 0) => ({
    uq: `p${productId}${nth}`,
    productId,
    name: 'x',
    price: 90 - nth,
    ...(nth > 0 && { priceReason: 'ลด' }),
    Quantity,
  })
  return {
    malee,
    lineOf,
    take: async (...ProductOrders: object[]) =>
      (await malee('POST /api/orders', { order: { ...newOrder, ProductOrders } })).order,
    async hear() {
      const { changes, ...rest } = await page(cursor)
      cursor = rest.cursor
      return changes.map(({ kind, action, ref, version }) => `${kind} ${action} ${ref} ${version ?? 0}`)
    },
  }
}

test('LIVE-90 an order: each counted product once, however many lines it has', async () => {
  const { take, hear, lineOf } = await open()
  await take(lineOf(2, 1), lineOf(1, 1), lineOf(1, 2, 1), lineOf(3, 5))
  expect(await hear()).toEqual(['products changed 1 0', 'products changed 2 0'])
  await take(lineOf(3, 1))
  expect(await hear()).toEqual([])
  // what falls to its limit is written, and still reported once
  await take(lineOf(1, 7))
  expect(await hear()).toEqual(['products changed 1 0'])
})

test('LIVE-90 many orders in one call are one transaction; steps that move no pieces report nothing', async () => {
  const { malee, take, hear, lineOf } = await open()
  const orders = [await take(lineOf(1, 1)), await take(lineOf(1, 2)), await take(lineOf(2, 1), lineOf(3, 1))]
  const orderNumbers = orders.map(({ OrderNumber }) => OrderNumber)
  await hear()
  const both = ['products changed 1 0', 'products changed 2 0']
  for (const [status, reported] of [
    ['confirmed', []],
    ['packed', []],
    ['shipped', both],
    ['delivered', []],
  ] as const) {
    await malee('POST /api/orders/status', { orderNumbers, status })
    expect(await hear(), status).toEqual(reported)
  }
})

test('LIVE-90 cancelling, undoing and other lines report what they change; a note does not, nor does a rejected order', async () => {
  const { malee, take, hear, lineOf } = await open()
  const { OrderNumber, version } = await take(lineOf(1, 1), lineOf(2, 1))
  await hear()
  const step = (status: string, undoes?: string) =>
    malee('POST /api/orders/status', { orderNumbers: [OrderNumber], status, ...(undoes && { undoes }) })
  await step('cancelled')
  expect(await hear()).toEqual(['products changed 1 0', 'products changed 2 0'])
  await step('new', 'cancelled')
  expect(await hear()).toEqual(['products changed 1 0', 'products changed 2 0'])
  const update = (changes: object) => malee('POST /api/orders/update', { OrderNumber, version: version + 2, changes })
  await update({ ProductOrders: [lineOf(1, 1), lineOf(2, 4)] })
  expect(await hear()).toEqual(['products changed 2 0'])
  await malee('POST /api/orders/update', { OrderNumber, version: version + 3, changes: { remark: 'ฝากป้อม' } })
  expect(await hear()).toEqual([])
  await take({ ...lineOf(1, 1), Quantity: 0 })
  expect(await hear()).toEqual([])
})

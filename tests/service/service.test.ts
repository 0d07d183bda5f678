import { expect, test } from 'vitest'
import { usersCalls } from '../../src/core/users/users.contract'
import { memoryDb } from '../../src/mock/db'
import { createMemoryStore } from '../../src/mock/memory-store'
import { seeds } from '../../src/sample/seeds'
import { firstAnswers } from '../../src/service/first-answer'
import { handleInSteps } from '../../src/service/handle'
import { orderKeysTable, ordersTable } from '../../src/service/orders/orders.table'
import { reply } from '../../src/service/reply'
import { createRouter } from '../../src/service/router'
import { services } from '../../src/service/services'
import type { Store } from '../../src/service/store'
import { table } from '../../src/service/table'
import { newInvoice } from '../invoices/new-invoice'
import { newOrder } from '../orders/new-order'
import { lateStore } from './late-store'

const now = () => Date.parse('2026-11-10T03:00:00Z')
const tables = [firstAnswers, ordersTable, orderKeysTable, ...services.flatMap((service) => service.tables)]
const memory = () => {
  const db = memoryDb()
  return { db, store: createMemoryStore({ db, tables, seeds, seed: 1, now }) }
}

const routerOn = (store: Store, isSample = true) =>
  createRouter({
    services,
    store,
    now,
    secret: 'secret',
    auth: 'open',
    isSample,
    failure: (error) => reply(500, { error: String(error) }),
  })

async function ask(store: Store, call: string, body?: object, key = '') {
  const [method = '', path = ''] = call.split(' ')
  const headers = { 'Idempotency-Key': key }
  const request = new Request(`http://shop${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const response = await routerOn(store)(request)
  const text = await response?.text()
  return { status: response?.status, body: text ? JSON.parse(text) : undefined }
}

const order = { OrderNumber: 'LR-20261110-000031', version: 1 }
const tour: [call: string, body?: object, key?: string][] = [
  ['GET /api/shops'],
  ['POST /api/orders', { order: newOrder }, 'a'],
  ['POST /api/orders', { order: newOrder }, 'a'],
  ['POST /api/orders', { order: { ...newOrder, note: 'x' } }, 'a'],
  ['GET /api/orders?q=LR&sortBy=name&perPage=50'],
  ['GET /api/orders?key=a'],
  [`GET /api/orders/${order.OrderNumber}`],
  ['POST /api/orders/update', { ...order, changes: { note: 'ฝากป้อมยาม' } }],
  ['POST /api/orders/update', { ...order, changes: { note: 'อีกที' } }],
  ['POST /api/orders/status', { orderNumbers: [order.OrderNumber, 'LR-0'], status: 'confirmed' }],
  ['POST /api/orders/print', { orderNumbers: [order.OrderNumber], printBy: '' }],
  ['GET /api/orders/summary?from=2026-11-01'],
  ['GET /api/customers?sortBy=name'],
  ['GET /api/users/figures?id=1'],
  ['POST /apps/todo/add-tasks', { task: { title: 'ใหม่' } }, 'b'],
  ['POST /apps/todo/add-tasks', { task: { title: 'ใหม่' } }, 'b'],
  ['POST /apps/ecommerce/cart', { productId: 4 }],
  ['POST /apps/invoice/add', { invoice: newInvoice }],
  ['GET /apps/invoice/invoices'],
  ['GET /faq/data'],
]

test('SERV-1 a store that loads data on demand and runs the decision again gives the same responses', async () => {
  const [here, elsewhere] = [memory(), memory()]
  const late = lateStore(elsewhere.store)
  for (const [call, body, key] of tour) {
    const answer = await ask(here.store, call, body, key)
    expect([call, answer.status]).not.toEqual([call, 500])
    expect([call, await ask(late, call, body, key)]).toEqual([call, answer])
  }
  // random numbers are drawn again with each run, as for the dates of a line of the cart
  const { cart: _cart, ...rows } = here.db.read() ?? {}
  expect(elsewhere.db.read()).toMatchObject(rows)
  expect(late.runs).toBeGreaterThan(tour.length * 2)
})

test('SERV-2 rows of a table have distinct keys, including those of the sample data', async () => {
  const { db, store } = memory()
  for (const [call, body, key] of tour) await ask(store, call, body, key)
  for (const each of tables) {
    const keys = (db.read()?.[each.name] ?? []).map((row, position) => each.key(row, position))
    expect([each.name, new Set(keys).size]).toEqual([each.name, keys.length])
  }
  const notes = table<{ id: number }>('notes', { of: 'shop', key: ({ id }) => id })
  await expect(store.transact(null, (tx) => tx.write(notes, [{ id: 1 }, { id: 1 }]))).rejects.toThrow(
    'notes: two rows of one key',
  )
})

test('SERV-3 a transaction stores everything or nothing, and ends', async () => {
  const { store } = memory()
  const notes = table<{ id: number }>('notes', { of: 'shop', key: ({ id }) => id })
  const read = () => store.transact(null, (tx) => tx.read(notes))
  const failing = store.transact(null, (tx) => {
    tx.write(notes, [{ id: 1 }])
    expect(tx.read(notes)).toEqual([{ id: 1 }])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await read()).toEqual([])
  const tx = await store.transact(null, (open) => open)
  expect(() => tx.read(notes)).toThrow('this transaction has ended')
  expect(() => tx.orders.byNumber(['LR-1'])).toThrow('this transaction has ended')
})

test('SERV-4 a creation is decided in one transaction, which also stores its first response', () => {
  expect(() => handleInSteps(usersCalls.add, async () => reply(500))).toThrow('users.add is a creation')
})

test.each([
  ['GET', '/api/orders/summary', 200],
  ['GET', '/api/orders/LR-1', 404],
  ['GET', '/API/Shops/', 200],
  ['GET', '/api/orders/%E0%B8', 404],
  ['GET', '/api/shops/1', undefined],
  ['PUT', '/api/shops', undefined],
  ['OPTIONS', '/api/shops', undefined],
  ['GET', '/v1/api/shops', undefined],
])(
  'SERV-5 %s %s returns %s: a literal path is matched before one with parameters, other paths are not handled',
  async (method, path, status) => {
    const response = await routerOn(memory().store)(new Request(`http://shop${path}`, { method }))
    expect(response?.status).toBe(status)
  },
)

test('SERV-6 only a sample backend returns what would be in an email', async () => {
  const body = JSON.stringify({ email: 'admin@langraan.test' })
  const forgot = async (isSample: boolean) => {
    const request = new Request('http://shop/jwt/forgot-password', { method: 'POST', body })
    return (await routerOn(memory().store, isSample)(request))?.json()
  }
  expect(await forgot(true)).toEqual({ sampleToken: expect.stringMatching(/^[\w-]{32}$/) })
  expect(await forgot(false)).toEqual({ isMailed: false })
})

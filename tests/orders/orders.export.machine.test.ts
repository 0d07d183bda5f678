import { expect, test, vi } from 'vitest'
import { createEngine, memoryStorage, simulatedClock } from '../../src/core'
import { fakeTransport } from '../helpers/fake-transport'
import { turns } from '../helpers/turns'
import { storedOrder, wireStored } from './stored-order'

const numberOf = (index: number) => `LR-20261121-${String(index).padStart(6, '0')}`

function open(total: number, broken: { page?: number } = {}) {
  const transport = fakeTransport({
    'GET /api/orders': ({ query }) => {
      const page = Number(query.get('page'))
      if (broken.page === page) return new Response('down', { status: 501 })
      const from = (page - 1) * 100
      const numbers = Array.from({ length: Math.min(100, Math.max(0, total - from)) }, (_, index) =>
        numberOf(from + index),
      )
      return { orders: numbers.map((OrderNumber) => wireStored({ OrderNumber })), total, counts: {} }
    },
  })
  const engine = createEngine({
    transport,
    clock: simulatedClock({ start: '2026-11-21T05:00:00Z' }),
    storage: memoryStorage(),
  })
  const pages = () => transport.calls.map(({ query }) => `${query.get('page')} of ${query.get('perPage')}`)
  return { transport, view: engine.view('orders.export'), pages }
}
const all = { query: { sortBy: 'total', sortDesc: true, orderStatus: 'new' } } as const

test('ORDS-77 an export reads everything the filters find, a hundred at a time', async () => {
  const { view, pages, transport } = open(230)
  view.send({ type: 'export.start', request: all })
  const { value, context } = await view.settled()
  expect(value).toBe('done')
  expect(context.orders.map(({ OrderNumber }) => OrderNumber)).toEqual(
    Array.from({ length: 230 }, (_, at) => numberOf(at)),
  )
  expect([context.count, context.total, context.at]).toEqual([230, 230, '2026-11-21T05:00:00.000Z'])
  expect(pages()).toEqual(['1 of 100', '2 of 100', '3 of 100'])
  expect(transport.calls[2]?.query.toString()).toContain('orderStatus=new&sortBy=total&')
})

test('ORDS-77 after a full last page no empty one is requested; without results the file is empty', async () => {
  const full = open(200)
  full.view.send({ type: 'export.start', request: all })
  expect((await full.view.settled()).context.orders).toHaveLength(200)
  expect(full.pages()).toEqual(['1 of 100', '2 of 100'])
  const empty = open(0)
  empty.view.send({ type: 'export.start', request: all })
  expect((await empty.view.settled()).context.orders).toEqual([])
})

test('ORDS-77 an order that moved to the next page in the meantime is exported once', async () => {
  let page = 0
  const transport = fakeTransport({
    'GET /api/orders': () => {
      page++
      const numbers = page === 1 ? Array.from({ length: 100 }, (_, at) => numberOf(at)) : [numberOf(99), numberOf(100)]
      return { orders: numbers.map((OrderNumber) => wireStored({ OrderNumber })), total: page === 1 ? 101 : 102 }
    },
  })
  const view = createEngine({ transport, storage: memoryStorage() }).view('orders.export')
  view.send({ type: 'export.start', request: all })
  expect((await view.settled()).context.orders).toHaveLength(101)
})

test('ORDS-78 it continues where it failed, and runs only once at a time', async () => {
  const broken: { page?: number } = { page: 2 }
  const { view, pages } = open(150, broken)
  view.send({ type: 'export.start', request: all })
  view.send({ type: 'export.start', request: all })
  const failed = await view.settled()
  expect([failed.value, failed.context.count, failed.context.error?.code]).toEqual(['failed', 100, 'http'])
  delete broken.page
  view.send({ type: 'export.retry' })
  const { value, context } = await view.settled()
  expect([value, context.count, context.error]).toEqual(['done', 150, undefined])
  expect(pages()).toEqual(['1 of 100', '2 of 100', '2 of 100'])
})

test('ORDS-78 a cancelled export requests nothing more and keeps nothing', async () => {
  const first = Array.from({ length: 100 }, (_, at) => wireStored({ OrderNumber: numberOf(at) }))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const transport = fakeTransport({
    'GET /api/orders': async ({ query }) => {
      if (query.get('page') !== '1') await held
      return { orders: first, total: 500 }
    },
  })
  const view = createEngine({ transport, storage: memoryStorage() }).view('orders.export')
  view.send({ type: 'export.start', request: all })
  await vi.waitFor(() => expect(transport.calls).toHaveLength(2))
  view.send({ type: 'export.cancel' })
  const { value, context } = await view.settled()
  expect([value, context.count, context.pages]).toEqual(['idle', 0, []])
  release()
  await turns()
  expect(transport.calls).toHaveLength(2)
  expect(view.getSnapshot().context.count).toBe(0)
})

test('ORDS-77 selected orders are exported without a request', async () => {
  const { view, pages } = open(5)
  view.send({ type: 'export.start', request: { orders: [storedOrder()] } })
  const { value, context } = await view.settled()
  expect([value, context.orders, pages()]).toEqual(['done', [storedOrder()], []])
})

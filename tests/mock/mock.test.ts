import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryDb, type Rows } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { busyFor } from '../helpers/busy'
import { newOrder } from '../orders/new-order'

const now = () => new Date('2026-11-10T03:00:00Z')

const tour = [
  ['GET /api/shops', {}],
  ['POST /apps/ecommerce/cart', { body: { productId: 4 } }],
  ['GET /apps/ecommerce/cart', {}],
  ['POST /api/orders', { body: { order: newOrder }, key: 'k' }],
  ['GET /api/orders?perPage=40', {}],
  ['GET /apps/ecommerce/products?perPage=40', {}],
] as const

const walk = async (mock: ReturnType<typeof createMock>) => {
  const answers = []
  for (const [call, asking] of tour) answers.push(await ask(mock, call, asking))
  return answers
}

describe('rows', () => {
  test('MOCK-10 the same seed and time give the same responses, another seed gives others', async () => {
    const first = await walk(createMock({ seed: 7, now }))
    expect(await walk(createMock({ seed: 7, now }))).toEqual(first)
    expect(await walk(createMock({ seed: 8, now }))).not.toEqual(first)
  })

  test('MOCK-10 mocks share nothing', async () => {
    await walk(createMock({ now }))
    const { body } = await ask(createMock({ now }), 'GET /api/orders')
    expect(body.total).toBe(30)
  })

  test('MOCK-11 reset restores the sample data', async () => {
    const mock = createMock({ now })
    const first = await walk(mock)
    mock.reset()
    expect(await walk(mock)).toEqual(first)
  })

  test('MOCK-12 a db keeps saved rows for the next mock, and gets sample data only for a missing table', async () => {
    const db = memoryDb()
    await walk(createMock({ db, now }))
    const { cart: _, ...rest } = db.read() ?? {}
    db.write(rest)
    const next = createMock({ db, now })
    expect((await ask(next, 'GET /api/orders')).body.total).toBe(31)
    expect((await ask(next, 'GET /apps/ecommerce/cart')).body.products.length).toBe(5)
  })

  test('MOCK-12 rows survive as JSON text', async () => {
    let text: string | undefined
    const db = {
      read: (): Rows | undefined => (text === undefined ? undefined : JSON.parse(text)),
      write: (rows: Rows) => {
        text = JSON.stringify(rows)
      },
    }
    expect(await walk(createMock({ db, now }))).toEqual(await walk(createMock({ now })))
  })

  test('MOCK-13 if the db rejects a write the response is 500, and nothing is stored', async () => {
    const inner = memoryDb()
    let isFull = false
    const db = {
      read: inner.read,
      write: (rows: Rows) => {
        if (isFull) throw new Error('full')
        inner.write(rows)
      },
    }
    const mock = createMock({ db, now })
    expect((await ask(mock, 'GET /api/orders')).body.total).toBe(30)
    isFull = true
    expect(await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })).toEqual({
      status: 500,
      body: { error: 'full' },
    })
    isFull = false
    expect((await ask(mock, 'GET /api/orders')).body.total).toBe(30)
    expect((await ask(mock, 'POST /api/orders', { body: { order: newOrder }, key: 'k' })).status).toBe(201)
  })

  test('MOCK-14 100,000 orders are read once, not for every page', async () => {
    const db = memoryDb()
    const mock = createMock({ db, now })
    const sample = (await ask(mock, 'GET /api/orders?perPage=30')) && (db.read()?.orders ?? [])
    const orders = Array.from({ length: 100_000 }, (_, index) => ({
      ...(sample[index % 30] as object),
      OrderNumber: `LR-20261110-${String(index).padStart(6, '0')}`,
    }))
    db.write({ ...db.read(), orders })
    const query = `GET /api/orders?q=${encodeURIComponent('คุณ')}&paymentMethod=cod&sortBy=name&page=50`
    const readingAll = await busyFor(() => ask(mock, query))
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const took = await busyFor(async () => expect((await ask(mock, query)).body.orders.length).toBe(10))
      times.push(took)
    }
    expect(Math.min(...times)).toBeLessThan(readingAll / 3)
  })
})

describe('interception', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('MOCK-20 base prefixes the paths of fetch and is unknown to transport', async () => {
    const mock = createMock({ base: '/backend' })
    const status = async (reach: (request: Request) => Promise<Response>, url: string) =>
      (await reach(new Request(url))).status
    expect(await status(mock.fetch, 'https://portal.example/backend/api/shops')).toBe(200)
    expect(await status(mock.fetch, 'http://127.0.0.1:4173/backend/api/shops')).toBe(200)
    expect(await status(mock.transport, 'http://langraan.invalid/api/shops')).toBe(200)
  })

  test('MOCK-21 anything but a call of the contract goes to the real network unchanged', async () => {
    const seen: string[] = []
    const server = createServer((request, response) => {
      request.on('data', (part) => seen.push(`${request.method} ${request.url} ${part}`))
      request.on('end', () => response.end('real'))
    })
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const mock = createMock({ base: '/backend' })
    const response = await mock.fetch(new Request(`${origin}/api/shops`, { method: 'POST', body: 'hello' }))
    expect([await response.text(), seen]).toEqual(['real', ['POST /api/shops hello']])
    await new Promise((closed) => server.close(closed))
  })

  test('MOCK-440 a fallback responds to calls outside the contract, and the real network gets none', async () => {
    const network = vi.spyOn(globalThis, 'fetch')
    const fallback = (request: Request) => new Response(`${request.method} ${request.url}`, { status: 404 })
    const mock = createMock({ base: '/backend', fallback })
    const reported = async (reach: typeof mock.fetch, url: string, method: string) => {
      const response = await reach(new Request(url, { method }))
      return [response.status, await response.text()]
    }
    const own = 'http://127.0.0.1:1/backend/api/no-such-call'
    expect(await reported(mock.fetch, own, 'GET')).toEqual([404, `GET ${own}`])
    expect(await reported(mock.fetch, own, 'OPTIONS')).toEqual([404, `OPTIONS ${own}`])
    expect(await reported(mock.transport, own, 'GET')).toEqual([404, `GET ${own}`])
    expect(network).not.toHaveBeenCalled()
    network.mockRestore()
  })

  test('MOCK-22 latency delays the response, not its effect; aborting rejects as fetch does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const db = memoryDb()
    const slow = createMock({ db, latency: 1_000 })
    const control = new AbortController()
    const answer = ask(slow, 'POST /api/orders', { body: { order: newOrder }, key: 'k', signal: control.signal })
    const rejection = expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(db.read()?.orders?.length).toBe(31))
    control.abort()
    await rejection
    const patient = ask(slow, 'GET /api/orders')
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await patient).body.total).toBe(31)
  })

  test('MOCK-22 a request that was aborted before has no effect', async () => {
    const db = memoryDb()
    const aborted = AbortSignal.abort()
    await expect(
      ask(createMock({ db }), 'POST /api/orders', { body: { order: newOrder }, key: 'k', signal: aborted }),
    ).rejects.toMatchObject({ name: 'AbortError' })
    expect(db.read()).toBeUndefined()
  })

  test('MOCK-23 langraan/mock/auto sets a transport under the symbol and notifies earlier elements', async () => {
    const reported: boolean[] = []
    const transportKey = Symbol.for('langraan.transport')
    const place$ = globalThis as unknown as Record<symbol, ((request: Request) => Promise<Response>) | undefined>
    vi.stubGlobal('dispatchEvent', (event: Event) =>
      reported.push(event.type === 'langraan-engine-available' && transportKey in globalThis),
    )
    await import('../../src/mock/auto')
    const response = await place$[transportKey]?.(new Request('http://langraan.invalid/api/shops'))
    expect([response?.status, reported]).toEqual([200, [true]])
    vi.unstubAllGlobals()
    delete place$[transportKey]
  })
})

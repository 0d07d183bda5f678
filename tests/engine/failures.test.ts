import { expect, test, vi } from 'vitest'
import { createEngine } from '../../src/core'
import type { EngineEvent } from '../../src/core/kernel/engine-events'
import { RaanError } from '../../src/core/kernel/errors'
import { createEvents } from '../../src/core/kernel/events'
import { watchFailures } from '../../src/core/kernel/failures'
import { memoryStorage } from '../../src/core/kernel/storage'
import { noShop } from '../../src/core/shops/shops.contract'
import { shopUpdateCalls } from '../../src/core/shops/shops.update.contract'
import { makeEngine } from '../../src/host/make-engine'
import { fakeTransport } from '../helpers/fake-transport'
import { chain } from '../kernel/chain'

const product = { id: 1, name: 'ชา', price: 120, qty: 1 }
const broken = { ...product, id: 2, price: 'free' }

function quiet() {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  return { lines, restore: () => spy.mockRestore() }
}

function engineOn(routes: Parameters<typeof fakeTransport>[0]) {
  const engine = createEngine({ transport: fakeTransport(routes), storage: memoryStorage() })
  const failures: EngineEvent<'engine.error'>[] = []
  engine.events$.subscribe((event) => {
    if (event.type === 'engine.error') failures.push(event)
  })
  const said = () => failures.map(({ error: { code, detail }, app }) => ({ code, app, ...detail }))
  return { engine, failures, said }
}

test('ENG-480 a failed call is announced once, with call, path, expected and status; a contract error is one line on the console', async () => {
  const { lines, restore } = quiet()
  const { engine, said } = engineOn({ 'GET /api/shops': { shops: [{ id: 1 }, {}] } })
  const shops = engine.app('shops')
  await shops.settled()
  shops.send({ type: 'reload' })
  await shops.settled()
  const breach = {
    code: 'contract',
    app: 'shops',
    call: 'shops.list',
    status: 200,
    path: 'shops.0.ShopName',
    expected: '"ShopName" (received undefined)',
  }
  expect(said()).toEqual([breach, breach])
  expect(lines).toEqual([
    'langraan: shops.list answered 200, but not as agreed; at shops.0.ShopName: expected "ShopName" (received undefined)',
  ])
  restore()
})

test("ENG-4923 a breach of the contract names path, expected and received type, and nothing of the customer's data", async () => {
  const { lines, restore } = quiet()
  const secret = '081-234-5678 ทองดี'
  const { engine, said } = engineOn({
    'GET /api/shops': { shops: [{ id: secret, ShopName: 'ชา' }], total: secret },
  })
  await engine.app('shops').settled()
  expect(said()).toMatchObject([{ code: 'contract', path: 'shops.0.id' }])
  expect(JSON.stringify([said(), lines])).toContain('(received string)')
  expect(JSON.stringify([said(), lines])).not.toMatch(/5678|ทองดี/)
  restore()
})

test('ENG-4503 a rejection whose reason is in another format is one line on the console; one without a body is none', async () => {
  const { lines, restore } = quiet()
  const bodies = [null, '{"detail":"closed"}', '{"detail":"closed"}']
  const answer = () => new Response(bodies.shift(), { status: 422 })
  const update = watchFailures(createEvents()).callOf(
    { app: 'shops' },
    chain({ 'POST /api/shops/update': answer }).call,
  )
  for (const _ of [1, 2, 3])
    await update(shopUpdateCalls.update, { body: { shop: { ...noShop, id: 1, ShopName: 'ชา' } } }).catch(
      () => undefined,
    )
  expect(lines).toEqual([
    'langraan: shops.update answered 422, but not as agreed; at the top: expected {"error": codes by field, or a sentence} (received {"detail":"…"})',
  ])
  restore()
})

test('ENG-481 rows left out are announced, counted, and cleared with the next complete response', async () => {
  const { lines, restore } = quiet()
  const answers = [{ products: [product, broken] }, { products: [product] }]
  const { engine, said } = engineOn({ 'GET /apps/ecommerce/cart': () => answers.shift() })
  const cart = engine.app('cart')
  cart.send({ type: 'reload' })
  const { context } = await cart.settled()
  expect([...context.lines].map(({ name }) => name)).toEqual(['ชา'])
  expect(said()).toMatchObject([{ code: 'contract', call: 'cart.read', path: 'products.1.price', unread: 1 }])
  expect([engine.unread(['cart']), engine.unread(['shops'])]).toEqual([1, 0])
  expect(lines).toHaveLength(1)
  cart.send({ type: 'reload' })
  await cart.settled()
  expect(engine.unread(['cart'])).toBe(0)
  restore()
})

test.each([
  [
    'a refusal in words for the person',
    'POST /api/shops/update',
    422,
    { error: { 'shop.PostalCode': 'postcode' } },
    [],
  ],
  ['a record that is not there', 'POST /api/shops/update', 404, undefined, []],
  ['a page in place of the call', 'POST /api/shops/update', 404, '<h1>Cannot POST', ['http']],
  ['no right to it', 'POST /api/shops/update', 403, undefined, ['forbidden']],
  ['a backend in trouble', 'POST /api/shops/update', 501, undefined, ['http']],
] as const)('ENG-482 %s: announced or not', async (_, call, status, body, codes) => {
  const answer = () => new Response(typeof body === 'object' ? JSON.stringify(body) : (body ?? null), { status })
  const received: unknown[] = []
  const events$ = createEvents()
  events$.subscribe((event) => event.type === 'engine.error' && received.push(event.error.code))
  const update = watchFailures(events$).callOf({ app: 'shops' }, chain({ [call]: answer }).call)
  await update(shopUpdateCalls.update, { body: { shop: { ...noShop, id: 1, ShopName: 'ชา' } } }).catch(() => undefined)
  expect(received).toEqual(codes)
})

test('ENG-483 an expired session is one event however many calls it fails, and the next one is another event', async () => {
  let status = 401
  const guarded = () => (status === 200 ? { shops: [], products: [] } : new Response(null, { status }))
  const { engine, said, failures } = engineOn({ 'GET /api/shops': guarded, 'GET /apps/ecommerce/cart': guarded })
  const shops = engine.app('shops')
  const cart = engine.app('cart')
  cart.send({ type: 'reload' })
  await Promise.all([shops.settled(), cart.settled()])
  shops.send({ type: 'reload' })
  await shops.settled()
  expect(said().map(({ code }) => code)).toEqual(['unauthenticated'])
  // everybody's: no app is named
  expect(failures[0]).not.toHaveProperty('app')
  status = 200
  shops.send({ type: 'reload' })
  await shops.settled()
  status = 401
  shops.send({ type: 'reload' })
  await shops.settled()
  expect(said().map(({ code }) => code)).toEqual(['unauthenticated', 'unauthenticated'])
})

test("ENG-484 the page's onError receives each failed call once, whatever else an app announces about it", async () => {
  const reported: unknown[] = []
  const engine = makeEngine(
    {
      transport: async () => Promise.reject(new RaanError('forbidden', { status: 403 })),
      storage: memoryStorage(),
      onError: (error) => reported.push(error),
    },
    () => Promise.reject(new Error('nothing is needed')),
  )
  const error = new RaanError('http', { call: 'orders.create', status: 500 })
  engine.announce({ type: 'engine.error', error })
  engine.announce({ type: 'order.doubted', error })
  expect(reported).toEqual([error])
  engine.stop()
})

test('ENG-485 neither a response blocked by the browser nor a server that is down counts as being offline', async () => {
  vi.stubGlobal('location', { origin: 'https://portal.test', href: 'https://portal.test/' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { createHttpTransport } = await import('../../src/core/kernel/http-transport')
  const failed = (baseUrl: string) =>
    createHttpTransport({ baseUrl })(new Request('http://langraan.invalid/api/shops')).catch((thrown) => thrown)
  expect(await failed('https://api.test')).toMatchObject({
    code: 'offline',
    detail: { reason: 'cross-origin', expected: expect.stringContaining('Access-Control-Allow-Origin') },
  })
  expect(await failed('https://portal.test/backend')).toMatchObject({
    code: 'offline',
    detail: { reason: 'unreachable' },
  })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await failed('https://api.test')).not.toBeInstanceOf(RaanError)
  vi.unstubAllGlobals()
})

test('ENG-4506 of a response that the browser blocked, everything is named that the backend has to allow', async () => {
  vi.stubGlobal('location', { origin: 'https://portal.test', href: 'https://portal.test/' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const { createHttpTransport } = await import('../../src/core/kernel/http-transport')
  const expected = async (init: RequestInit, credentials?: RequestCredentials) => {
    const transport = createHttpTransport({ baseUrl: 'https://api.test', ...(credentials && { credentials }) })
    const thrown = await transport(new Request('http://langraan.invalid/api/orders', init)).catch((error) => error)
    return thrown.detail.expected
  }
  const origin = 'https://api.test to answer, and to allow https://portal.test by Access-Control-Allow-Origin'
  expect(await expected({ headers: { Accept: 'application/json' } })).toBe(`${origin} (CORS)`)
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': 'k' }
  expect(await expected({ method: 'POST', headers, body: '{}' }, 'include')).toBe(
    `${origin}, content-type, idempotency-key by Access-Control-Allow-Headers, cookies by Access-Control-Allow-Credentials (CORS)`,
  )
  vi.unstubAllGlobals()
})

test('ENG-3906 a failure that the transport explains names the call', async () => {
  const reason = () => Promise.reject(new RaanError('offline', { reason: 'redirect', expected: 'no redirect' }))
  const { engine, said } = engineOn({ 'POST /jwt/login': reason })
  await expect(engine.login('a@shop.test', 'secret')).rejects.toMatchObject({ code: 'offline' })
  expect(said()).toEqual([
    { code: 'offline', app: 'auth', call: 'auth.login', reason: 'redirect', expected: 'no redirect' },
  ])
  engine.stop()
})

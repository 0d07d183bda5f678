import { expect, test } from 'vitest'
import { createEngine, createHttpTransport, type Transport } from '../../src/core'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage, type Storage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { openDesk, somchai } from '../order/order-desk'

type Sent = { path: string; bearer: string | null; body: string }

/** A backend of a name of its own, and what was sent to it. */
function backend(issuer: string) {
  const mock = createMock()
  const sent: Sent[] = []
  const answers: { with: ((request: Request) => Response | undefined) | undefined } = { with: undefined }
  const transport: Transport = Object.assign(
    async (request: Request) => {
      const body = await request.clone().text()
      sent.push({ path: new URL(request.url).pathname, bearer: request.headers.get('Authorization'), body })
      return answers.with?.(request) ?? mock.transport(request)
    },
    { issuer },
  )
  return { transport, sent, answers }
}

const engineOn = (transport: Transport, storage: Storage, options: object = {}) =>
  createEngine({ transport, storage, ...options })

test('ISSUER-1 another backend on the page gets no token, and its 401 signs nobody out', async () => {
  const storage = memoryStorage()
  const [ours, other] = [backend('https://shop.test/'), backend('https://other.test/')]
  const engine = engineOn(ours.transport, storage)
  await engine.login('admin@langraan.test', 'admin')
  const second = engineOn(other.transport, storage)
  other.answers.with = () => new Response(null, { status: 401 })
  expect((await second.app('cart').settled()).context.lines.size).toBe(0)
  await second.view('orders').settled()
  expect(other.sent.length).toBeGreaterThan(0)
  expect(other.sent.filter(({ bearer, body }) => bearer !== null || body.includes('refreshToken'))).toEqual([])
  expect(engine.can('manage', 'all')).toBe(true)
  expect((await engine.app('auth').settled()).value).toBe('signedIn')
  for (const each of [engine, second]) each.stop()
})

test("ISSUER-2 a portal's own tokens are not read, sent or deleted", async () => {
  const storage = memoryStorage()
  const portals = { accessToken: 'portal-access', refreshToken: 'portal-refresh', userData: '{"name":"portal"}' }
  for (const [key, text] of Object.entries(portals)) storage.local.set(key, text)
  const { transport, sent, answers } = backend('https://shop.test/')
  const engine = engineOn(transport, storage)
  await engine.app('cart').settled()
  answers.with = () => new Response(null, { status: 401 })
  await engine.view('orders').settled()
  await engine.logout()
  expect(sent.some(({ bearer, body }) => bearer !== null || body.includes('portal-'))).toBe(false)
  for (const [key, text] of Object.entries(portals)) expect([key, storage.local.get(key)]).toEqual([key, text])
  engine.stop()
})

test('ISSUER-3 a token under a named key is sent; signing out does not delete what the portal wrote, and no longer sends it', async () => {
  const storage = memoryStorage()
  storage.local.set('portal.at', 'portal-access')
  const { transport, sent, answers } = backend('https://shop.test/')
  answers.with = () => Response.json({ shops: [] })
  const engine = engineOn(transport, storage, { tokenKeys: { access: 'portal.at' } })
  await engine.app('shops').settled()
  expect(sent.at(-1)?.bearer).toBe('Bearer portal-access')
  await engine.logout()
  expect(storage.local.get('portal.at')).toBe('portal-access')
  engine.app('shops').send({ type: 'reload' })
  await engine.app('shops').settled()
  expect(sent.at(-1)?.bearer).toBeNull()
  storage.local.set('portal.at', 'another')
  engine.app('shops').send({ type: 'reload' })
  await engine.app('shops').settled()
  expect(sent.at(-1)?.bearer).toBe('Bearer another')
  engine.stop()
})

test('ISSUER-4 tokens we wrote under named keys are deleted at sign-out, and nothing else is', async () => {
  const storage = memoryStorage()
  const { transport } = backend('https://shop.test/')
  const tokenKeys = { access: 'portal.at', refresh: 'portal.rt' }
  const engine = engineOn(transport, storage, { tokenKeys })
  storage.local.set('portal.other', 'kept')
  await engine.login('admin@langraan.test', 'admin')
  expect([storage.local.get('portal.at'), storage.local.get('portal.rt')].every((text) => text?.startsWith('ey'))).toBe(
    true,
  )
  await engine.logout()
  expect(storage.local.keys().filter((key) => key.startsWith('portal.'))).toEqual(['portal.other'])
  engine.stop()
})

const isOrder = (request: Request) => request.method === 'POST' && request.url.endsWith('/api/orders')

test('ISSUER-5 an order that one backend left without a response is neither shown nor sent to another', async () => {
  const { local, session } = memoryStorage()
  const [first, other] = [backend('https://a.test/'), backend('https://b.test/')]
  first.answers.with = (request) => (isOrder(request) ? new Response(null, { status: 503 }) : undefined)
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const desk = openDesk({ transport: first.transport, local, session, clock })
  await desk.quiet()
  await desk.takeOrder().save().outcome()
  expect(desk.state()).toContain('frozen')
  desk.engine.stop()

  const elsewhere = openDesk({ transport: other.transport, local, session, clock })
  await elsewhere.quiet()
  expect([elsewhere.state(), elsewhere.context().fields.name, elsewhere.context().orphans]).toEqual(['open', '', []])
  expect(other.sent).toEqual([])
  elsewhere.engine.stop()

  first.answers.with = undefined
  const back = openDesk({ transport: first.transport, local, session, clock })
  await back.quiet()
  await back.outcome()
  expect([back.state(), back.context().saved?.name]).toEqual(['saved', somchai.name])
  back.engine.stop()
})

test('ISSUER-6 a backend has one name however its URL is written', () => {
  const name = (baseUrl: string) => createHttpTransport({ baseUrl }).issuer
  expect(name('https://shop.test/api/')).toBe('https://shop.test/api/')
  expect(name('HTTPS://SHOP.test:443/api')).toBe('https://shop.test/api/')
  expect(name('https://shop.test/other')).not.toBe(name('https://shop.test/api'))
})

const person = { id: 1, username: 'admin', email: 'a@x.test', role: 'admin' }

/** What 0.1 left in a browser. */
function leftBy01(storage: Storage, order: object) {
  const { local, session } = storage
  local.set('accessToken', 'at')
  local.set('refreshToken', 'rt')
  local.set('user_permission', '[]')
  local.set('userData', JSON.stringify(person))
  local.set('langraan.order.draft.abc', JSON.stringify(order))
  local.set('langraan.chat.drafts', '{"v":1,"drafts":{}}')
  local.set('langraan.shop', '2')
  local.set('langraan.layout', '{"version":1}')
  session.set('langraan.order.tab', '["abc"]')
}

test('ISSUER-7 data stored by 0.1 is migrated to the first backend, once, and nothing of a page with similar names', () => {
  const storage = memoryStorage()
  leftBy01(storage, { v: 1, at: 1 })
  const engine = engineOn(backend('https://a.test/').transport, storage)
  expect(engine.owner).toBe('u1')
  expect(
    storage.local
      .keys()
      .filter((key) => !key.endsWith('/seen'))
      .sort(),
  ).toEqual(
    [
      'langraan.layout',
      'langraan/https%3A%2F%2Fa.test%2F/shared/accessToken',
      'langraan/https%3A%2F%2Fa.test%2F/shared/refreshToken',
      'langraan/https%3A%2F%2Fa.test%2F/shared/shop',
      'langraan/https%3A%2F%2Fa.test%2F/shared/userData',
      'langraan/https%3A%2F%2Fa.test%2F/shared/user_permission',
      'langraan/https%3A%2F%2Fa.test%2F/u1/draft/chat',
      'langraan/https%3A%2F%2Fa.test%2F/u1/draft/order/abc',
    ].sort(),
  )
  expect(storage.session.keys()).toEqual(['langraan/https%3A%2F%2Fa.test%2F/u1/order.tab'])
  engine.stop()
  const second = engineOn(backend('https://b.test/').transport, storage)
  expect(second.owner).toBe('-')
  second.stop()
})

test('ISSUER-8 a frozen order of 0.1 is migrated as one that survives a sign-out', async () => {
  const storage = memoryStorage()
  leftBy01(storage, { v: 1, at: 1, frozen: { key: 'k' } })
  const engine = engineOn(backend('https://a.test/').transport, storage)
  await engine.logout()
  expect(storage.local.keys().filter((key) => key.includes('order'))).toEqual([
    'langraan/https%3A%2F%2Fa.test%2F/u1/kept/order/abc',
  ])
  engine.stop()
})

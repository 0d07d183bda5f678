import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { can } from '../../src/core/auth/auth.ability'
import type { Endpoint } from '../../src/core/kernel/endpoint'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { endpoints } from '../helpers/contracts'
import { newOrder } from '../orders/new-order'

const now = () => new Date('2026-11-21T03:00:00Z')

const tokenOf = async (mock: Mock, name: string): Promise<string> =>
  (await ask(mock, 'POST /jwt/login', { body: { email: `${name}@langraan.test`, password: name } })).body.accessToken

/** The sample client before a backend with sample data. */
async function asClient() {
  const db = memoryDb()
  const mock = createMock({ db, now })
  const token = await tokenOf(mock, 'client')
  return { db, mock, token, ask: (call: string, body?: unknown) => ask(mock, call, { body, token, key: 'k' }) }
}

const lineOf = ({ method, path }: Endpoint) => `${method} ${path.replace(/\{\w+\}/g, '1')}`
const bodyOf = ({ body }: Endpoint) => (body ? {} : undefined)

const client = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
]
const codesOf = ({ allow }: Endpoint) => [allow].flat()
const isOpenToClient = (endpoint: Endpoint) =>
  codesOf(endpoint).some((code) => {
    const [action = '', subject] = code.split(':')
    return subject === undefined || can(client, [], action, subject)
  })

describe('permissions of calls', () => {
  test('MOCK-400 every call of every contract declares who may make it; the calls without a token are those that anyone may make', () => {
    expect(endpoints.length).toBeGreaterThan(90)
    for (const endpoint of endpoints) {
      expect(codesOf(endpoint).length, endpoint.name).toBeGreaterThan(0)
      for (const code of codesOf(endpoint))
        expect(code, endpoint.name).toMatch(/^(anyone|signed-in|(read|create|write|delete):[A-Z]\w+)$/)
      expect(endpoint.allow === 'anyone', endpoint.name).toBe(endpoint.auth === false)
    }
  })

  test("MOCK-400 a change requires more than read access, except for one's own data and calls meant for readers", () => {
    const isMild = (endpoint: Endpoint) => codesOf(endpoint).some((code) => /^(signed-in|read:)/.test(code))
    const mild = endpoints.filter((endpoint) => endpoint.method !== 'GET' && isMild(endpoint))
    expect(mild.map(({ name }) => name).sort()).toEqual([
      'account.password',
      'account.update',
      'activity.export',
      'blog.comment',
      'cart.add',
      'cart.remove',
      'cart.update',
      'customers.export',
      'customers.orders',
      'customers.profile',
      'notifications.read',
      'pricing.choose',
      'profile.befriend',
      'profile.comment',
      'profile.follow',
      'profile.like',
      'profile.vote',
      'search.toggle',
      'sessions.end',
      'sessions.endOthers',
      'store.addToWishlist',
      'store.removeFromWishlist',
    ])
  })

  test.each(endpoints.filter((endpoint) => !isOpenToClient(endpoint)).map((each) => [each.name, each] as const))(
    'MOCK-401 %s: the sample client is 403 and nothing is changed',
    async (_, endpoint) => {
      const desk = await asClient()
      const before = desk.db.read()
      expect(await desk.ask(lineOf(endpoint), bodyOf(endpoint))).toEqual({
        status: 403,
        body: { error: 'Not allowed' },
      })
      expect(desk.db.read()).toBe(before)
    },
  )

  test('MOCK-401 what the sample client may do is not rejected', async () => {
    const open = endpoints.filter((endpoint) => isOpenToClient(endpoint) && endpoint.auth !== false)
    expect(open.length).toBeGreaterThan(10)
    for (const endpoint of open) {
      const desk = await asClient()
      expect([401, 403], endpoint.name).not.toContain((await desk.ask(lineOf(endpoint), bodyOf(endpoint))).status)
    }
  })

  test.each([
    ['deletes a user', 'DELETE /apps/users/delete?id=1', undefined],
    ['changes the e-mail of the admin', 'POST /apps/users/update', { user: { id: 1, email: 'mine@x.test' } }],
    ['grants itself everything', 'POST /apps/users/update', { user: { id: 2, permissions: ['manage:all'] } }],
    ['takes an order', 'POST /api/orders', { order: newOrder }],
  ])('MOCK-401 a client that %s is rejected', async (_, call, body) => {
    const desk = await asClient()
    const before = desk.db.read()
    expect((await desk.ask(call, body)).status).toBe(403)
    expect(desk.db.read()).toBe(before)
  })

  test('MOCK-401 a client that cancels an order is rejected; without a token everything is open', async () => {
    const desk = await asClient()
    const { OrderNumber } = (await ask(desk.mock, 'GET /api/orders?orderStatus=new')).body.orders[0]
    const body = { orderNumbers: [OrderNumber], status: 'cancelled' }
    expect((await desk.ask('POST /api/orders/status', body)).status).toBe(403)
    const status = async () => (await ask(desk.mock, `GET /api/orders/${OrderNumber}`)).body.order.OrderStatus
    expect(await status()).toBe('new')
    expect((await ask(desk.mock, 'POST /api/orders/status', { body })).status).toBe(200)
    expect(await status()).toBe('cancelled')
  })

  test('MOCK-402 a granted or revoked permission applies from the next call', async () => {
    const desk = await asClient()
    const grant = (permissions: string[]) =>
      ask(desk.mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions } } })
    const statuses = async () => [
      (await desk.ask('GET /api/orders')).status,
      (await desk.ask('GET /api/users/list/data')).status,
    ]
    await grant(['read:Order'])
    expect(await statuses()).toEqual([200, 403])
    await grant(['manage:User'])
    expect(await statuses()).toEqual([403, 200])
  })
})

describe("users can't grant more than they have", () => {
  /** A client who may do everything with users, and read orders. */
  async function asChief() {
    const desk = await asClient()
    const permissions = ['manage:User', 'read:Order']
    await ask(desk.mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions } } })
    return desk
  }
  const update = (user: object) => ['POST /apps/users/update', { user }] as const
  const newUser = {
    fullName: 'ใหม่',
    username: 'mai',
    email: 'mai@shop.test',
    company: 'x',
    country: 'ไทย',
    contact: '081-555-0000',
    currentPlan: 'basic',
  }

  test.each([
    ['itself everything', update({ id: 2, permissions: ['manage:all'] })],
    ['itself one thing', update({ id: 2, permissions: ['manage:User', 'read:Order', 'write:Order'] })],
    ['itself a code of another form', update({ id: 2, permissions: ['manage:User', 'EXPORT'] })],
    ['itself the role of an admin', update({ id: 2, role: 'admin' })],
    ['a subscriber the role of an editor', update({ id: 12, role: 'editor' })],
    ['the admin another e-mail', update({ id: 1, email: 'mine@x.test' })],
    ['the admin less', update({ id: 1, permissions: [] })],
    ['the admin an end', ['DELETE /apps/users/delete?id=1', undefined] as const],
    ['a new user the role of an admin', ['POST /apps/users/add-user', { ...newUser, role: 'admin' }] as const],
  ])('MOCK-403 %s: 403 and nothing is changed', async (_, [call, body]) => {
    const desk = await asChief()
    await ask(desk.mock, 'POST /apps/users/update', { body: { user: { id: 12, permissions: ['read:Order'] } } })
    const before = desk.db.read()
    expect((await desk.ask(call, body)).status).toBe(403)
    expect(desk.db.read()).toBe(before)
  })

  test('MOCK-403 users may grant, revoke and keep what they have', async () => {
    const desk = await asChief()
    await ask(desk.mock, 'POST /apps/users/update', { body: { user: { id: 12, permissions: [] } } })
    expect((await desk.ask(...update({ id: 12, permissions: ['read:Order', 'write:User'] }))).status).toBe(200)
    expect((await desk.ask(...update({ id: 12, fullName: 'ก', permissions: ['read:Order'] }))).status).toBe(200)
    expect((await desk.ask('DELETE /apps/users/delete?id=12')).status).toBe(200)
    expect((await desk.ask(...update({ id: 2, fullName: 'ข', permissions: ['manage:User'] }))).status).toBe(200)
  })

  test('MOCK-403 account settings change neither role nor permissions', async () => {
    const desk = await asClient()
    const general = { fullName: 'สมชาย ใหม่', role: 'admin', ability: [{ action: 'manage', subject: 'all' }], id: 1 }
    const body = { general, user_permission: ['manage:all'], id: 1 }
    expect((await desk.ask('POST /account-setting/update', body)).status).toBe(200)
    const { userData } = (
      await ask(desk.mock, 'POST /jwt/login', { body: { email: 'client@langraan.test', password: 'client' } })
    ).body
    expect(userData).toMatchObject({ id: 2, fullName: 'สมชาย ใหม่', role: 'client', ability: client })
    expect(userData.user_permission).toBeUndefined()
    expect((await ask(desk.mock, 'GET /account-setting/data')).body.general.fullName).toBe('มาลี ใจดี')
    expect((await desk.ask('GET /api/users/list/data')).status).toBe(403)
  })
})

test('MOCK-405 bookmarks belong to the user who makes the call, and start as those of the sample data', async () => {
  const desk = await asClient()
  const admin = await tokenOf(desk.mock, 'admin')
  const marked = async (token?: string) => {
    const { body } = await ask(desk.mock, 'GET /api/bookmarks/data', { ...(token && { token }) })
    return body.bookmarks.map(({ id }: { id: number }) => id) as number[]
  }
  const [first = 0, ...others] = await marked(admin)
  expect((await desk.ask('POST /api/bookmarks/update', { id: first })).status).toBe(200)
  expect([await marked(desk.token), await marked(admin), await marked()]).toEqual([
    others,
    [first, ...others],
    [first, ...others],
  ])
  await desk.ask('POST /api/bookmarks/update', { id: first })
  expect(await marked(desk.token)).toEqual([first, ...others])
})

test("MOCK-404 docs/contract.md, or the page of the app's element, lists for every call who may make it", () => {
  const pages = ['docs/contract.md', ...globSync('docs/elements/*.md')].map((file) => readFileSync(file, 'utf8'))
  const said = new Map(
    [...pages.join('\n').matchAll(/^\| `((?:GET|POST|DELETE) [^`]+)` \| ([^|]+) \|$/gm)].map(
      ([, call = '', who = '']) => [call, who.trim()],
    ),
  )
  const messages = ({ allow }: Endpoint) =>
    [allow]
      .flat()
      .map((code) => (code.includes(':') ? `\`${code}\`` : code.replace('-', ' ')))
      .join(' or ')
  // the cards' paths stand there once
  const pathOf = ({ path }: Endpoint) => path.replace(/^(\/card\/card-\w+\/)[\w-]+$/, '$1{name}')
  const meant = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${pathOf(endpoint)}`, messages(endpoint)]))
  const where =
    'the page of the app in docs/elements, or "Who may make which call" in docs/contract.md, has a row per call'
  expect(Object.fromEntries([...said].sort()), where).toEqual(Object.fromEntries([...meant].sort()))
})

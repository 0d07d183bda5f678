import { SignJWT } from 'jose/jwt/sign'
import { describe, expect, test, vi } from 'vitest'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { createMock, type MockOptions } from '../../src/mock'
import { memoryDb } from '../../src/mock/db'

const admin = {
  id: 1,
  fullName: 'มาลี ใจดี',
  username: 'admin',
  avatar: null,
  email: 'admin@langraan.test',
  role: 'admin',
  ability: [{ action: 'manage', subject: 'all' }],
  extras: { eCommerceCartItemsCount: 5 },
}

type Pair = { accessToken: string; refreshToken: string }

function backend(options: MockOptions = {}) {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00.250Z' })
  const now = () => new Date(clock.now())
  const mock = createMock({ now, ...options })
  const post = async (path: string, body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await mock.fetch(new Request(`https://shop.test${path}`, { method: 'POST', body: text }))
    const answer = await response.text()
    return { status: response.status, body: answer === '' ? '' : JSON.parse(answer) }
  }
  const login = (email = 'admin@langraan.test', password = 'admin') => post('/jwt/login', { email, password })
  return {
    clock,
    mock,
    now,
    post,
    login,
    pair: async (): Promise<Pair> => (await login()).body,
    refresh: (refreshToken: unknown) => post('/jwt/refresh-token', { refreshToken }),
    shops: async (headers: Record<string, string> = {}) =>
      (await mock.fetch(new Request('https://shop.test/api/shops', { headers }))).status,
  }
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })
const invalid = { status: 401, body: { error: 'Invalid refresh token' } }

describe('POST /jwt/login', () => {
  test('AUTH-1 returns the user without password and two tokens of ten minutes', async () => {
    const { login } = backend()
    const { status, body } = await login()
    expect({ status, body }).toEqual({
      status: 200,
      body: { userData: admin, accessToken: expect.any(String), refreshToken: expect.any(String) },
    })
    const iat = Date.parse('2026-11-10T09:00:00Z') / 1000
    expect(claimsOf(body.accessToken)).toEqual({ id: 1, kind: 'access', jti: expect.any(String), iat, exp: iat + 600 })
    expect(claimsOf(body.refreshToken)).toEqual({
      id: 1,
      kind: 'refresh',
      jti: expect.any(String),
      iat,
      exp: iat + 600,
    })
  })

  test('AUTH-1 the second sample user may read ACL and Auth', async () => {
    const { login } = backend()
    const { body } = await login(' CLIENT@langraan.test ', 'client')
    expect(body.userData.role).toBe('client')
    expect(body.userData.ability).toEqual([
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ])
  })

  test.each([
    ['admin@langraan.test', 'Admin'],
    ['admin@langraan.test', ''],
    ['nobody@langraan.test', 'admin'],
    ['', ''],
  ])('AUTH-2 %s with password "%s" is 400 for the email', async (email, password) => {
    expect(await backend().login(email, password)).toEqual({
      status: 400,
      body: { error: { email: 'Email or Password is Invalid' } },
    })
  })

  test("AUTH-3 a mock that can't sign responds 400 Something went wrong", async () => {
    const { login, post, refresh } = backend({ secret: '' })
    const answer = { status: 400, body: { error: { email: 'Something went wrong' } } }
    expect(await login()).toEqual(answer)
    expect(await post('/jwt/register', { email: 'a@b.test', username: 'a', password: 'secret words' })).toEqual(answer)
    expect(await refresh('x')).toEqual(invalid)
  })

  test('AUTH-3 on plain http, without Web Crypto, it says what is missing', async () => {
    const { login, post, refresh, shops } = backend()
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    try {
      const error = { email: ['Something went wrong', 'Signing in needs https or localhost'] }
      expect(await login()).toEqual({ status: 400, body: { error } })
      const register = await post('/jwt/register', { email: 'a@b.test', username: 'a', password: 'secret words' })
      expect(register).toEqual({ status: 400, body: { error } })
      expect(await refresh('x')).toEqual(invalid)
      expect(await shops(bearer('x'))).toBe(401)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('POST /jwt/register', () => {
  const taken = { email: 'This email is already in use.', username: 'This username is already in use.' }
  const newcomer = { email: 'new@langraan.test', username: 'new', password: 'รหัสลับสุด' }

  test('AUTH-4 returns an admin with an empty name and no picture, and an access token', async () => {
    const { post, login } = backend()
    const { status, body } = await post('/jwt/register', newcomer)
    const user = { id: 3, fullName: '', username: 'new', avatar: null, email: 'new@langraan.test', role: 'admin' }
    const ability = [{ action: 'manage', subject: 'all' }]
    expect({ status, body }).toEqual({
      status: 200,
      body: { user: { ...user, ability }, accessToken: expect.any(String) },
    })
    expect(claimsOf(body.accessToken)).toMatchObject({ id: 3, kind: 'access' })
    expect((await login('new@langraan.test', 'รหัสลับสุด')).body.userData).toEqual({ ...user, ability })
  })

  test.each([
    ['both', { email: 'ADMIN@langraan.test', username: 'Client' }, taken],
    ['the e-mail', { email: 'admin@langraan.test' }, { ...taken, username: null }],
    ['the username', { username: 'admin' }, { ...taken, email: null }],
  ])('AUTH-5 %s in use: 200 with an error by field, checked together', async (_, part, error) => {
    const { post, login } = backend()
    expect(await post('/jwt/register', { ...newcomer, ...part })).toEqual({ status: 200, body: { error } })
    expect((await login('new@langraan.test', newcomer.password)).status).toBe(400)
  })

  test('AUTH-5 two simultaneous registrations of one email create one account', async () => {
    const { post } = backend()
    const answers = await Promise.all([post('/jwt/register', newcomer), post('/jwt/register', newcomer)])
    expect(answers.filter(({ body }) => 'user' in body)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error?.email === taken.email)).toHaveLength(1)
  })

  test.each([
    [
      'empty fields',
      { email: '', username: ' ', password: '' },
      { email: 'required', username: 'required', password: 'required' },
    ],
    ['missing fields', {}, { email: 'required', username: 'required', password: 'required' }],
    ['wrong types', { ...newcomer, email: 5 }, { email: 'wrong-type' }],
    ['no object', '[]', { body: 'not-an-object' }],
    ['no JSON', '<html>', { body: 'not-an-object' }],
  ])('AUTH-6 %s are 422', async (_, body, fields) => {
    const answer = await backend().post('/jwt/register', body)
    expect(answer.status).toBe(422)
    const plain = Object.entries(answer.body.error).map(([field, codes]) => [field, [codes].flat().join()])
    expect(Object.fromEntries(plain)).toEqual(fields)
  })

  test('AUTH-6 markup and bidi characters in a name are returned as sent', async () => {
    const username = '<script>alert(1)</script>\u202e'
    const { body } = await backend().post('/jwt/register', { ...newcomer, username })
    expect(body.user.username).toBe(username)
  })
})

describe('POST /jwt/refresh-token', () => {
  test('AUTH-7 returns the user and a new pair; the old token is valid for three more minutes, then only the old one is rejected', async () => {
    const { clock, pair, refresh } = backend()
    const first = await pair()
    const second = await refresh(first.refreshToken)
    expect(second).toEqual({
      status: 200,
      body: { userData: admin, accessToken: expect.any(String), refreshToken: expect.any(String) },
    })
    clock.increment(180_000)
    expect((await refresh(first.refreshToken)).status).toBe(200)
    clock.increment(1)
    expect(await refresh(first.refreshToken)).toEqual(invalid)
    expect((await refresh(second.body.refreshToken)).status).toBe(200)
  })

  test('AUTH-7 the new pair is valid for ten minutes from then on', async () => {
    const { clock, pair, refresh, shops } = backend()
    const first = await pair()
    clock.increment(9 * 60_000)
    const { body } = await refresh(first.refreshToken)
    clock.increment(9 * 60_000)
    expect(await shops(bearer(body.accessToken))).toBe(200)
    expect((await refresh(body.refreshToken)).status).toBe(200)
  })

  test('AUTH-8 no token, an access token, a forged, foreign, unsigned or expired one: 401 Invalid refresh token', async () => {
    const { clock, pair, refresh } = backend()
    const { accessToken, refreshToken } = await pair()
    const [head = '', claims = '', signature = ''] = refreshToken.split('.')
    const as = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const foreign = await backend({ secret: 'other' }).pair()
    const bad = [
      'x',
      accessToken,
      `${head}.${as({ ...claimsOf(refreshToken), id: 2 })}.${signature}`,
      `${as({ alg: 'none' })}.${claims}.`,
      foreign.refreshToken,
    ]
    for (const token of bad) expect(await refresh(token)).toEqual(invalid)
    clock.increment(600_000)
    expect(await refresh(refreshToken)).toEqual(invalid)
  })
})

describe('tokens on data calls', () => {
  test('AUTH-9 none is accepted; an expired, forged or refresh token is 401', async () => {
    const { clock, pair, shops } = backend()
    const { accessToken, refreshToken } = await pair()
    expect(await shops()).toBe(200)
    expect(await shops(bearer(accessToken))).toBe(200)
    expect(await shops(bearer(`${accessToken.slice(0, -2)}AA`))).toBe(401)
    expect(await shops(bearer(refreshToken))).toBe(401)
    clock.increment(600_000)
    expect(await shops(bearer(accessToken))).toBe(401)
  })

  test('AUTH-9 if auth is required, a missing one is 401; signing in still works', async () => {
    const { pair, shops } = backend({ auth: 'required' })
    expect(await shops()).toBe(401)
    expect(await shops(bearer((await pair()).accessToken))).toBe(200)
  })

  test('AUTH-10 two tokens issued in the same second differ; a new mock with the same seed accepts them', async () => {
    const { pair, now } = backend({ seed: 1 })
    const all = [await pair(), await pair()].flatMap((each) => [each.accessToken, each.refreshToken])
    expect(new Set(all).size).toBe(4)
    const again = backend({ now, seed: 1 })
    expect(await again.shops(bearer(all[0] ?? ''))).toBe(200)
    expect((await again.refresh(all[1])).status).toBe(200)
  })

  test('AUTH-11 no password is stored in plain text', async () => {
    const db = memoryDb()
    const { post, login } = backend({ db })
    await post('/jwt/register', { email: 'n@langraan.test', username: 'n', password: 'sesame-open' })
    await login('n@langraan.test', 'sesame-open')
    expect(JSON.stringify(db.read())).toContain('n@langraan.test')
    expect(JSON.stringify(db.read())).not.toContain('sesame-open')
  })
})

test('AUTH-500 the sample backend rejects a token that is not valid yet', async () => {
  const { now, shops } = backend({ secret: 'of this test' })
  const seconds = Math.floor(now().getTime() / 1000)
  const tokenFrom = (nbf: number) =>
    new SignJWT({ id: 1, kind: 'access', jti: 'x', nbf })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime(seconds + 600)
      .sign(new TextEncoder().encode('of this test'))
  expect(await shops(bearer(await tokenFrom(seconds + 60)))).toBe(401)
  expect(await shops(bearer(await tokenFrom(seconds)))).toBe(200)
})
test.each([{ refreshToken: '' }, {}, { refreshToken: null }, { refreshToken: 5 }])(
  'AUTH-420 a renewal with %j instead of a token is 401',
  async (body) => {
    expect(await backend().post('/jwt/refresh-token', body)).toEqual(invalid)
  },
)

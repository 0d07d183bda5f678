import { describe, expect, test } from 'vitest'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryDb } from '../../src/mock/db'
import { createMock, type MockOptions } from '../../src/mock/index'
import { ask } from '../helpers/ask'

type Pair = { accessToken: string; refreshToken: string }

const admin = ['admin@langraan.test', 'admin'] as const
const client = ['client@langraan.test', 'client'] as const

function backend(options: MockOptions = {}) {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()), ...options })
  const post = (path: string, body: unknown, token?: string) =>
    ask(mock, `POST ${path}`, { body, ...(token && { token }) })
  const login = ([email, password]: readonly [string, string]) => post('/jwt/login', { email, password })
  return {
    clock,
    mock,
    post,
    login,
    pair: async (person = admin as readonly [string, string]): Promise<Pair> => (await login(person)).body,
    refresh: async (refreshToken: string) => (await post('/jwt/refresh-token', { refreshToken })).status,
    account: async (token: string) => (await ask(mock, 'GET /account-setting/data', { token })).status,
    logout: (refreshToken: string) => post('/jwt/logout', { refreshToken }),
    setStatus: (id: number, status: string) => post('/apps/users/update', { user: { id, status } }),
    changePassword: (oldPassword: string, newPassword: string, token: string) =>
      post('/account-setting/password', { oldPassword, newPassword }, token),
    /** the headers of a sign-in too */
    raw: (email: string, password: string) =>
      mock.fetch(
        new Request('http://shop.test/jwt/login', { method: 'POST', body: JSON.stringify({ email, password }) }),
      ),
  }
}

describe('a disabled account', () => {
  test("AUTH-400 can't sign in, and is told so only with the right password", async () => {
    const { login, setStatus } = backend()
    await setStatus(2, 'inactive')
    expect(await login(client)).toEqual({ status: 400, body: { error: { email: ['inactive'] } } })
    expect((await login([client[0], 'wrong'])).body).toEqual({ error: { email: 'Email or Password is Invalid' } })
    await setStatus(2, 'active')
    expect((await login(client)).status).toBe(200)
  })

  test('AUTH-400 is not renewed, and its token is rejected', async () => {
    const { pair, setStatus, refresh, account } = backend()
    const { accessToken, refreshToken } = await pair(client)
    await setStatus(2, 'inactive')
    expect([await refresh(refreshToken), await account(accessToken)]).toEqual([401, 401])
  })
})

describe('a used refresh token', () => {
  /** The same bytes of a signature as text: padded, the bits behind its end set, in the other alphabet. */
  function spellings(token: string): string[] {
    const [head, claims, signature = ''] = token.split('.')
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(signature.at(-1) ?? '')
    const others = [1, 2, 3].map((bits) => signature.slice(0, -1) + alphabet[(last & ~3) | bits])
    const plain = signature.replaceAll('-', '+').replaceAll('_', '/')
    return [`${signature}=`, `${signature}==`, plain, ...others].map((each) => `${head}.${claims}.${each}`)
  }

  test('AUTH-401 stays used however it is spelled', async () => {
    const { clock, pair, refresh } = backend()
    const { refreshToken } = await pair()
    expect(await refresh(refreshToken)).toBe(200)
    clock.increment(180_001)
    for (const token of [refreshToken, ...spellings(refreshToken)]) expect(await refresh(token), token).toBe(401)
  })

  test('AUTH-401 stays used when the sample data is reset', async () => {
    const { clock, pair, refresh, mock } = backend()
    const { refreshToken } = await pair()
    await refresh(refreshToken)
    clock.increment(180_001)
    mock.reset()
    expect(await refresh(refreshToken)).toBe(401)
  })
})

describe('a changed password', () => {
  test("AUTH-402 ends the user's other sessions immediately; the current one and those of others continue", async () => {
    const { pair, changePassword, refresh, account, login } = backend()
    const [own, other, stranger] = [await pair(), await pair(), await pair(client)]
    expect((await changePassword('admin', 'three words more', own.accessToken)).status).toBe(200)
    expect([await refresh(other.refreshToken), await account(other.accessToken)]).toEqual([401, 401])
    expect([await account(own.accessToken), await refresh(own.refreshToken)]).toEqual([200, 200])
    expect([await account(stranger.accessToken), await refresh(stranger.refreshToken)]).toEqual([200, 200])
    const later = (await login(['admin@langraan.test', 'three words more'])).body
    expect(await refresh(later.refreshToken)).toBe(200)
  })

  test('AUTH-402 also ends sessions renewed from another one, and password links', async () => {
    const { pair, changePassword, refresh, post } = backend()
    const [own, other] = [await pair(), await pair()]
    const renewed = (await post('/jwt/refresh-token', { refreshToken: other.refreshToken })).body
    const { sampleToken } = (await post('/jwt/forgot-password', { email: admin[0] })).body
    await changePassword('admin', 'three words more', own.accessToken)
    expect([await refresh(renewed.refreshToken), await refresh(other.refreshToken)]).toEqual([401, 401])
    expect((await post('/jwt/reset-password', { token: sampleToken, password: 'yet another one' })).status).toBe(400)
  })
})

describe('a new password', () => {
  const rules = [
    ['', 'required'],
    [' '.repeat(9), 'required'],
    ['seven77', 'too-short'],
    ['x'.repeat(201), 'too-long'],
    ['eight888', undefined],
    ['x'.repeat(200), undefined],
  ] as const

  test.each(rules)('AUTH-403 "%s" is rejected with the same code wherever it is chosen: %s', async (password, code) => {
    const { post, pair, changePassword } = backend()
    const registered = await post('/jwt/register', { email: 'n@x.test', username: 'n', password })
    const { sampleToken } = (await post('/jwt/forgot-password', { email: client[0] })).body
    const reset = await post('/jwt/reset-password', { token: sampleToken, password })
    const changed = await changePassword('admin', password, (await pair()).accessToken)
    expect([registered, reset, changed].map(({ status }) => status)).toEqual(Array(3).fill(code ? 422 : 200))
    if (!code) return
    expect([registered.body.error.password, reset.body.error.password, changed.body.error.newPassword]).toEqual(
      Array(3).fill([code]),
    )
  })
})

describe('failed attempts', () => {
  const tooMany = { status: 429, body: { error: 'Too many tries' } }

  test('AUTH-404 after ten for one email the next has to wait as long as the response says, with the right password, too', async () => {
    const { clock, login, raw } = backend()
    for (let count = 0; count < 10; count++) {
      expect((await login([' ADMIN@langraan.test', 'wrong'])).status).toBe(400)
      clock.increment(1_000)
    }
    expect(await login(admin)).toEqual(tooMany)
    const { headers } = await raw(...admin)
    expect(headers.get('Retry-After')).toBe('890')
    expect((await login(client)).status).toBe(200)
    clock.increment(889_000)
    expect(await login(admin)).toEqual(tooMany)
    clock.increment(1_000)
    expect((await login(admin)).status).toBe(200)
  })

  test("AUTH-404 the same applies to an unknown email, and parallel attempts don't get around it", async () => {
    const { login } = backend()
    const answers = await Promise.all(Array.from({ length: 15 }, () => login(['nobody@x.test', 'wrong'])))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  test('AUTH-404 a successful sign-in resets the count', async () => {
    const { login } = backend()
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 9; count++) expect((await login([admin[0], 'wrong'])).status).toBe(400)
      expect((await login(admin)).status).toBe(200)
    }
  })

  test('AUTH-404 wrong current passwords in a password change count as well', async () => {
    const { pair, changePassword, login } = backend()
    const { accessToken } = await pair()
    for (let count = 0; count < 10; count++)
      expect((await changePassword('wrong', 'three words more', accessToken)).status).toBe(422)
    expect(await changePassword('admin', 'three words more', accessToken)).toEqual(tooMany)
    expect(await login(admin)).toEqual(tooMany)
  })

  test('AUTH-6000 an attempt writes the row of its address only, however many addresses strangers try', async () => {
    const db = memoryDb()
    const { login } = backend({ db })
    for (let count = 0; count < 4; count++) await login(['one@person.test', 'wrong'])
    await login(['other@person.test', 'wrong'])
    const rows = db.read()?.['auth.tries'] as readonly { times: readonly number[] }[]
    expect(rows.map(({ times }) => times.length).sort()).toEqual([1, 4])
    await login(['admin@langraan.test', 'admin'])
    expect(db.read()?.['auth.tries']).toHaveLength(2)
  })

  test('AUTH-404 no attempted email is stored in plain text', async () => {
    const db = memoryDb()
    await backend({ db }).login(['secret@person.test', 'wrong'])
    expect(db.read()?.['auth.tries']).toHaveLength(1)
    expect(JSON.stringify(db.read())).not.toContain('secret@person.test')
  })
})

describe('the key that signs tokens', () => {
  test('AUTH-405 is random: another mock rejects the tokens of this one, unless they share a seed or a secret', async () => {
    const across = async (from: MockOptions, to: MockOptions) =>
      backend(to).account((await backend(from).pair()).accessToken)
    expect(await across({}, {})).toBe(401)
    expect(await across({ seed: 1 }, { seed: 1 })).toBe(200)
    expect(await across({ secret: 'ours' }, { secret: 'ours' })).toBe(200)
    expect(await across({ seed: 1 }, { seed: 2 })).toBe(401)
  })

  test('AUTH-405 is stored in the db: a session survives a reload and a reset of the sample data', async () => {
    const db = memoryDb()
    const { pair, mock } = backend({ db })
    const { accessToken, refreshToken } = await pair()
    const next = backend({ db })
    expect([await next.account(accessToken), await next.refresh(refreshToken)]).toEqual([200, 200])
    mock.reset()
    expect(await next.account(accessToken)).toBe(200)
  })

  test("AUTH-405 a user with a reused id gets none of the earlier user's sessions", async () => {
    const { post, mock, account } = backend()
    const register = async (name: string) =>
      (await post('/jwt/register', { email: `${name}@x.test`, username: name, password: 'three words' })).body
    const before = await register('one')
    mock.reset()
    expect(await account(before.accessToken)).toBe(401)
    const after = await register('two')
    expect(after.user.id).toBe(before.user.id)
    expect([await account(before.accessToken), await account(after.accessToken)]).toEqual([401, 200])
  })
})

describe('POST /jwt/logout', () => {
  test('AUTH-406 ends the session: its refresh token, those it was exchanged for, and their access tokens', async () => {
    const { pair, post, logout, refresh, account } = backend()
    const [first, other] = [await pair(), await pair()]
    const second: Pair = (await post('/jwt/refresh-token', { refreshToken: first.refreshToken })).body
    expect(await logout(first.refreshToken)).toEqual({ status: 200, body: undefined })
    for (const { accessToken, refreshToken } of [first, second])
      expect([await refresh(refreshToken), await account(accessToken)]).toEqual([401, 401])
    expect([await refresh(other.refreshToken), await account(other.accessToken)]).toEqual([200, 200])
  })

  test('AUTH-406 is 200 for a token that is unknown, expired or an access token, and ends nothing', async () => {
    const { pair, logout, refresh } = backend()
    const { accessToken, refreshToken } = await pair()
    for (const token of ['', 'nonsense', accessToken]) expect((await logout(token)).status).toBe(200)
    expect(await refresh(refreshToken)).toBe(200)
    expect([(await logout(refreshToken)).status, (await logout(refreshToken)).status]).toEqual([200, 200])
  })

  test('AUTH-406 requires no access token; without a refresh token it is 422', async () => {
    const { post, pair, refresh } = backend({ auth: 'required' })
    const { refreshToken } = await pair()
    expect((await post('/jwt/logout', {})).status).toBe(422)
    expect((await post('/jwt/logout', { refreshToken })).status).toBe(200)
    expect(await refresh(refreshToken)).toBe(401)
  })
})

import { describe, expect, test } from 'vitest'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { createMock, type MockOptions } from '../../src/mock'
import { memoryDb } from '../../src/mock/db'
import { ask } from '../helpers/ask'

function backend(options: MockOptions = {}) {
  const clock = simulatedClock({ start: '2026-11-10T09:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()), ...options })
  const post = async (path: string, body: unknown) => {
    const request = new Request(`https://shop.test${path}`, { method: 'POST', body: JSON.stringify(body) })
    const response = await mock.fetch(request)
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const forgot = (email: unknown) => post('/jwt/forgot-password', { email })
  return {
    clock,
    mock,
    post,
    forgot,
    token: async (email = 'admin@langraan.test'): Promise<string> => (await forgot(email)).body.sampleToken,
    reset: (token: unknown, password: unknown) => post('/jwt/reset-password', { token, password }),
    login: async (password: string) => (await post('/jwt/login', { email: 'admin@langraan.test', password })).status,
  }
}
const spent = { status: 400, body: { error: { token: 'This link is no longer valid.' } } }

describe('POST /jwt/forgot-password {email}', () => {
  test('PASS-1 responds the same whether or not there is an account', async () => {
    const { forgot } = backend()
    const answers = await Promise.all(['admin@langraan.test', ' ADMIN@langraan.test ', 'nobody@x.test'].map(forgot))
    for (const answer of answers)
      expect(answer).toEqual({ status: 200, body: { sampleToken: expect.stringMatching(/^[\w-]{32}$/) } })
    expect(new Set(answers.map(({ body }) => body.sampleToken)).size).toBe(3)
  })

  test.each([
    ['', 'required'],
    ['  ', 'required'],
    ['nobody', 'email'],
    ['a b@c.test', 'email'],
  ])('PASS-2 "%s" isn’t an address: 422 %s', async (email, code) => {
    const { status, body } = await backend().forgot(email)
    expect([status, body.error.email]).toEqual([422, expect.arrayContaining([code])])
  })

  test('PASS-1 no token is stored in plain text', async () => {
    const db = memoryDb()
    const token = await backend({ db }).token()
    expect(JSON.stringify(db.read())).not.toContain(token)
    expect(db.read()?.['auth.links']).toHaveLength(1)
  })
})

describe('POST /jwt/reset-password {token, password}', () => {
  test('PASS-3 sets the password, once', async () => {
    const { token, reset, login } = backend()
    const link = await token()
    expect(await reset(link, 'three words more')).toEqual({ status: 200, body: {} })
    expect([await login('admin'), await login('three words more')]).toEqual([400, 200])
    expect(await reset(link, 'another one')).toEqual(spent)
    expect(await login('three words more')).toBe(200)
  })

  test('PASS-3 a link is valid for half an hour', async () => {
    const { token, reset, login, clock } = backend()
    const link = await token()
    clock.increment(30 * 60_000)
    expect([await reset(link, 'far too late'), await login('admin')]).toEqual([spent, 200])
    const next = await token()
    clock.increment(30 * 60_000 - 1)
    expect((await reset(next, 'just in time')).status).toBe(200)
  })

  test('PASS-3 a newer link invalidates the previous one of the same user only', async () => {
    const { token, reset } = backend()
    const [first, client] = [await token(), await token('client@langraan.test')]
    const second = await token()
    expect(await reset(first, 'some words')).toEqual(spent)
    expect([(await reset(second, 'some words')).status, (await reset(client, 'some words')).status]).toEqual([200, 200])
  })

  test('PASS-3 an invented token, and that of an unknown address, set nothing', async () => {
    const { token, reset } = backend()
    for (const link of ['made-up', await token('nobody@x.test')]) expect(await reset(link, 'some words')).toEqual(spent)
  })

  test.each([
    ['', 'some words', { token: ['required'] }],
    ['t', '  ', { password: ['required'] }],
  ])('PASS-4 token "%s" and password "%s" are 422', async (token, password, error) => {
    expect(await backend().reset(token, password)).toEqual({ status: 422, body: { error } })
  })

  test('PASS-5 a session from before the change is not renewed, one with the new password is', async () => {
    const { token, reset, post, clock, mock } = backend()
    const sign = async (password: string) => (await post('/jwt/login', { email: 'admin@langraan.test', password })).body
    const old = await sign('admin')
    clock.increment(2_000)
    await reset(await token(), 'three words more')
    const fresh = await sign('three words more')
    const renew = async (refreshToken: string) => (await post('/jwt/refresh-token', { refreshToken })).status
    expect([await renew(old.refreshToken), await renew(fresh.refreshToken)]).toEqual([401, 200])
    const shops = async (bearer: string) => {
      const headers = { Authorization: `Bearer ${bearer}` }
      return (await mock.fetch(new Request('https://shop.test/api/shops', { headers }))).status
    }
    expect([await shops(old.accessToken), await shops(fresh.accessToken)]).toEqual([401, 200])
  })
})

describe('links and addresses', () => {
  test('PASS-6001 a link stays valid if something else than the address changes', async () => {
    const { mock, post, token, reset, login } = backend()
    const { accessToken } = (await post('/jwt/login', { email: 'admin@langraan.test', password: 'admin' })).body
    const save = (general: object) =>
      ask(mock, 'POST /account-setting/update', { token: accessToken, body: { general } })
    const { general } = (await ask(mock, 'GET /account-setting/data', { token: accessToken })).body
    const link = await token()
    await save({ ...general, company: 'ร้าน' })
    expect(await reset(link, 'some words')).toEqual({ status: 200, body: {} })
    expect(await login('some words')).toBe(200)
  })

  test('PASS-6001 a link that was sent to the old address opens nothing', async () => {
    const { mock, post, token, reset } = backend()
    const { accessToken } = (await post('/jwt/login', { email: 'admin@langraan.test', password: 'admin' })).body
    const { general } = (await ask(mock, 'GET /account-setting/data', { token: accessToken })).body
    const link = await token()
    const body = { general: { ...general, email: 'malee@new.test' } }
    expect((await ask(mock, 'POST /account-setting/update', { token: accessToken, body })).status).toBe(200)
    expect(await reset(link, 'some words')).toEqual(spent)
  })

  test('PASS-6002 as much is stored for an unknown address as for a known one, once, and it opens nothing', async () => {
    const db = memoryDb()
    const { forgot, token, reset } = backend({ db })
    const links = () => db.read()?.['auth.links']
    await forgot('nobody@x.test')
    expect(links()).toHaveLength(1)
    const link = await token('no-one@x.test')
    expect(links()).toHaveLength(1)
    expect(await reset(link, 'some words')).toEqual(spent)
    await forgot('admin@langraan.test')
    expect(links()).toHaveLength(2)
  })
})

import { describe, expect, test } from 'vitest'
import { createCall } from '../../src/core/kernel/call'
import { RaanError } from '../../src/core/kernel/errors'
import { memoryStorage } from '../../src/core/kernel/storage'
import { shopsCalls } from '../../src/core/shops/shops.contract'
import { sessionKey } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { authDesk } from './auth-desk'
import { tokenBackend, user } from './token-backend'

const minute = 60_000
const refreshPath = '/jwt/refresh-token'
const expired = { type: 'session.ended', reason: 'expired' }
const status = (code: number) => new Response(null, { status: code })
const page = (code: number) =>
  new Response('<!doctype html><title>…', { status: code, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

const answers: [string, string, () => Response | Error][] = [
  ['500', 'http', () => status(500)],
  ['502', 'http', () => page(502)],
  ['429', 'http', () => status(429)],
  ['408', 'http', () => status(408)],
  ['403', 'http', () => status(403)],
  ['404', 'http', () => status(404)],
  ['419', 'http', () => status(419)],
  ['409', 'http', () => Response.json({ error: 'no' }, { status: 409 })],
  ['422', 'http', () => Response.json({ error: { refreshToken: 'required' } }, { status: 422 })],
  ['200 with an error', 'http', () => Response.json({ error: 'no' })],
  ['a page with 400', 'http', () => page(400)],
  ['a page with 401', 'http', () => page(401)],
  ['a page', 'contract', () => new Response('<html>')],
  ['a pair without tokens', 'contract', () => Response.json({ userData: user() })],
  ['nothing', 'offline', () => new TypeError('Failed to fetch')],
]

describe("failures that don't end the session", () => {
  test.each(answers)(
    'AUTH-601 %s: a waiting call rejects with %s and the session continues',
    async (_, code, answer) => {
      const backend = tokenBackend()
      backend.renew = async () => answer()
      const { session, news, read } = backend.tab(memoryStorage())
      session.start(user(), { accessToken: 'old', refreshToken: 'r' })
      const error = await read().catch((thrown) => thrown)
      expect([error.code, error.detail.call]).toEqual([code, 'auth.refreshToken'])
      // the status and the words of another call: taken for this one's, an order would be gone or a field wrong
      expect([error.detail.fields, error.detail.status === 404]).toEqual([undefined, false])
      expect(news).toEqual([])
      expect([session.read()?.user.id, session.refreshToken()]).toEqual([1, 'r'])
    },
  )

  test.each(answers)('AUTH-601 %s during a renewal ahead of time has no visible effect', async (_, __, answer) => {
    const backend = tokenBackend()
    const { session, news, read } = backend.tab(memoryStorage())
    session.start(user(), backend.issue())
    await turns()
    const { renew } = backend
    backend.renew = async () => answer()
    backend.clock.increment(8 * minute)
    await turns()
    expect(backend.count(refreshPath)).toBe(1)
    await read()
    backend.renew = renew
    backend.clock.increment(2_000)
    await turns()
    expect(backend.count(refreshPath)).toBe(2)
    expect(news).toEqual([{ type: 'session.changed', signed: { user: user(), permissions: [] } }])
  })

  test("AUTH-601 a programming error doesn't end the session", async () => {
    const backend = tokenBackend()
    const { session, news, read } = backend.tab(memoryStorage())
    session.start(user(), { accessToken: 'old', refreshToken: 'r' })
    session.rotate = () => {
      throw new TypeError('undefined is not a function')
    }
    backend.renew = async () => Response.json({ userData: user(), ...backend.issue() })
    await expect(read()).rejects.toMatchObject({ code: 'contract' })
    expect([news, session.refreshToken()]).toEqual([[], 'r'])
  })

  test('AUTH-605 a 401 for a token that was sent before without a response ends the session with the access token', async () => {
    const backend = tokenBackend()
    const { session, news, read } = backend.tab(memoryStorage())
    session.start(user(), backend.issue())
    await turns()
    backend.renew = async () => new TypeError('Failed to fetch')
    backend.clock.increment(8 * minute)
    await turns()
    backend.renew = async () => status(401)
    for (let second = 0; second < 119; second++) {
      backend.clock.increment(1_000)
      await turns(2)
    }
    await read()
    expect(news).toEqual([])
    for (let second = 0; second < 31; second++) {
      backend.clock.increment(1_000)
      await turns(2)
    }
    expect(news).toEqual([expired])
  })

  test('AUTH-605 it ends immediately if the access token was rejected, too', async () => {
    const backend = tokenBackend()
    const { session, news, read } = backend.tab(memoryStorage())
    session.start(user(), { accessToken: 'old', refreshToken: 'r' })
    backend.renew = async () => new TypeError('Failed to fetch')
    await expect(read()).rejects.toMatchObject({ code: 'offline' })
    backend.renew = async () => status(401)
    await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(news).toEqual([expired])
  })
})

describe('AUTH-612 attempts before the rejected one', () => {
  async function lost(renewal: () => Promise<string | null>) {
    const backend = tokenBackend()
    let sent = 0
    const call = createCall({
      transport: async () => {
        sent++
        if (sent === 1) throw new TypeError('Failed to fetch')
        return status(401)
      },
      clock: backend.clock,
      tokens: { current: async () => 'old', refresh: renewal },
      random: () => 0,
    })
    const result = call(shopsCalls.list, {}).catch((thrown) => thrown)
    await turns()
    backend.clock.increment(1)
    return result
  }
  test('AUTH-612 are reported if the renewal fails', async () => {
    const error = await lost(() => Promise.reject(new RaanError('http', { call: 'auth.refreshToken', status: 502 })))
    expect([error.code, error.detail.status, error.detail.unanswered]).toEqual(['http', 502, 1])
  })
  test('AUTH-612 are reported if the session has ended', async () => {
    const error = await lost(async () => null)
    expect([error.code, error.detail.unanswered]).toEqual(['unauthenticated', 1])
  })
})

describe('a refresh token without a user', () => {
  test.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['502', async () => status(502)],
    ['a page', async () => page(200)],
  ])('AUTH-610 %s is not a sign-out: it is tried again, and then the user is signed in', async (_, answer) => {
    const desk = authDesk()
    const before = desk.tab()
    await before.login()
    const person = before.context().user
    before.tokens.stop()
    for (const name of ['userData', 'accessToken']) desk.rows.delete(sessionKey(name))
    const { transport } = desk
    desk.transport = answer
    const tab = desk.tab()
    await tab.calm()
    expect([tab.state(), tab.emitted]).toEqual(['signedOut', []])
    expect(desk.rows.get(sessionKey('refreshToken'))).toBeDefined()
    desk.transport = transport
    desk.clock.increment(2_000)
    await expect.poll(() => tab.state()).toBe('signedIn')
    expect(tab.context().user).toEqual(person)
  })
})

import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { sharedStorage } from '../helpers/shared-storage'
import { sessionKey } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { tokenBackend, user } from './token-backend'

const minute = 60_000
const refreshPath = '/jwt/refresh-token'
const expired = { type: 'session.ended', reason: 'expired' }

const offline = () => new TypeError('Failed to fetch')
const status = (code: number) => new Response(null, { status: code })

describe('renewing before expiry', () => {
  test('AUTH-15 renews two minutes before expiry, repeatedly', async () => {
    const backend = tokenBackend()
    const { session } = backend.tab(memoryStorage())
    session.start(user(), backend.issue())
    await turns()
    backend.clock.increment(8 * minute - 1)
    await turns()
    expect(backend.count(refreshPath)).toBe(0)
    backend.clock.increment(1)
    await turns()
    expect(backend.count(refreshPath)).toBe(1)
    for (let hour = 0; hour < 12; hour++) {
      backend.clock.increment(8 * minute)
      await turns()
    }
    expect(backend.count(refreshPath)).toBe(13)
    expect(session.read()).toBeDefined()
  })

  test('AUTH-15 one of several tabs renews for all', async () => {
    const backend = tokenBackend()
    const shared = sharedStorage()
    const tabs = [1, 2, 3].map(() => backend.tab(shared.tab()))
    tabs[0]?.session.start(user(), backend.issue())
    await turns()
    backend.clock.increment(8 * minute)
    await turns()
    expect(backend.count(refreshPath)).toBe(1)
  })

  test('AUTH-15 a hidden page renews five minutes before expiry, because its timers are late', async () => {
    const backend = tokenBackend()
    const { session, events$ } = backend.tab(memoryStorage())
    session.start(user(), backend.issue())
    await turns()
    events$.next({ type: 'page.hidden' })
    backend.clock.increment(5 * minute)
    await turns()
    expect(backend.count(refreshPath)).toBe(1)
  })

  test('AUTH-15 a page that was hidden before the renewal code loaded counts as hidden', async () => {
    const backend = tokenBackend()
    const { session, events$ } = backend.tab(memoryStorage())
    session.start(user(), backend.issue())
    events$.next({ type: 'page.hidden' })
    await turns()
    backend.clock.increment(5 * minute)
    await turns()
    expect(backend.count(refreshPath)).toBe(1)
  })

  test('AUTH-15 a page that becomes visible again renews an overdue token', async () => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    const first = backend.tab(storage)
    first.session.start(user(), backend.issue())
    first.tokens.stop()
    const frozen = { ...backend.clock, setTimeout: () => 0 }
    const { events$ } = backend.tab(storage, { clock: frozen })
    backend.clock.increment(9.5 * minute)
    await turns()
    expect(backend.count(refreshPath)).toBe(0)
    events$.next({ type: 'page.visible' })
    await turns()
    expect(backend.count(refreshPath)).toBe(1)
  })

  test('AUTH-15 calls use the current token while it is being renewed', async () => {
    const backend = tokenBackend()
    const { session, tokens } = backend.tab(memoryStorage(), { clock: { ...backend.clock, setTimeout: () => 0 } })
    const { accessToken } = backend.issue()
    session.start(user(), { accessToken, refreshToken: 'r' })
    backend.renew = () => new Promise(() => undefined)
    backend.clock.increment(9.6 * minute)
    expect(await tokens.current()).toBe(accessToken)
  })

  test.each([
    ['six hours ahead', 6 * 60 * minute],
    ['six hours behind', -6 * 60 * minute],
  ])('AUTH-16 a backend whose clock is %s is asked no more often than tokens expire', async (_, skew) => {
    const backend = tokenBackend({ skew })
    const storage = memoryStorage()
    backend.tab(storage).session.start(user(), backend.issue())
    const reloaded = backend.tab(storage)
    for (let step = 0; step < 60; step++) {
      await reloaded.read()
      backend.clock.increment(minute)
      await turns()
    }
    expect(backend.count(refreshPath)).toBeLessThanOrEqual(7)
    expect(backend.count(refreshPath)).toBeGreaterThanOrEqual(6)
  })

  test.each([0, 1, 20])('AUTH-16 tokens of %i s are renewed at most every 30 s if there are no calls', async (life) => {
    const backend = tokenBackend({ life })
    const { session } = backend.tab(memoryStorage())
    session.start(user(), backend.issue())
    for (let step = 0; step < 300; step++) {
      backend.clock.increment(1000)
      await turns()
    }
    expect(backend.count(refreshPath)).toBe(10)
  })

  test('AUTH-16 the timer of a token of ten years does not fire immediately', async () => {
    const backend = tokenBackend({ life: 10 * 365 * 24 * 3600 })
    const waits: number[] = []
    const clock = { ...backend.clock, setTimeout: (_: () => void, ms: number) => waits.push(ms) }
    backend.tab(memoryStorage(), { clock }).session.start(user(), backend.issue())
    await turns()
    expect(waits).toEqual([12 * 60 * minute])
  })

  test('AUTH-18 if the renewal of an expired token gets no connection, the call rejects with offline', async () => {
    const backend = tokenBackend()
    backend.renew = async () => offline()
    const storage = memoryStorage()
    storage.local.set(sessionKey('accessToken'), backend.token('access', -60))
    storage.local.set(sessionKey('refreshToken'), 'r')
    await expect(backend.tab(storage).read()).rejects.toMatchObject({ code: 'offline' })
    expect(backend.count('/thing')).toBe(0)
  })

  test('AUTH-18 if the renewal of an expired token gets a 503, the token is sent as it is and the backend decides', async () => {
    const backend = tokenBackend({ life: -60 })
    backend.renew = async () => status(503)
    const storage = memoryStorage()
    const { accessToken } = backend.issue()
    storage.local.set(sessionKey('accessToken'), accessToken)
    storage.local.set(sessionKey('refreshToken'), 'r')
    const { read, news } = backend.tab(storage)
    await read()
    expect(backend.bearers).toEqual([accessToken])
    expect(news).toEqual([])
  })

  test('AUTH-17 if the renewal of an expired token is rejected, no call is sent without a token', async () => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    storage.local.set(sessionKey('accessToken'), backend.token('access', -60))
    storage.local.set(sessionKey('refreshToken'), 'r')
    const { read, news } = backend.tab(storage)
    await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(backend.count('/thing')).toBe(0)
    expect(news).toEqual([expired])
  })
})

describe('AUTH-500 a token that is not valid yet', () => {
  test('AUTH-500 is not sent: it is renewed, at most every 30 s, and its calls are unauthenticated', async () => {
    const backend = tokenBackend()
    const { session, read } = backend.tab(memoryStorage())
    backend.renew = async () => Response.json({ userData: user(), ...backend.issue(300) })
    session.start(user(), backend.issue(300))
    for (let nth = 0; nth < 5; nth++) await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect([backend.count(refreshPath), backend.bearers]).toEqual([1, []])
    backend.clock.increment(5 * minute)
    await read()
    expect([backend.bearers.length, backend.count(refreshPath)]).toEqual([1, 1])
  })

  test('AUTH-500 is not sent without a refresh token either', async () => {
    const backend = tokenBackend()
    const { session, tokens } = backend.tab(memoryStorage())
    session.start(user(), { accessToken: backend.token('access', 600, 60), refreshToken: '' })
    await expect(tokens.current()).rejects.toMatchObject({ code: 'unauthenticated' })
    backend.clock.increment(minute)
    expect(await tokens.current()).toBe(session.accessToken())
  })

  test.each([6 * 60 * minute, -6 * 60 * minute])(
    'AUTH-500 a token that is valid from its issue is sent immediately if clocks differ by %i ms',
    async (skew) => {
      const backend = tokenBackend({ skew })
      const storage = memoryStorage()
      const { session, read } = backend.tab(storage)
      backend.renew = async () => Response.json({ userData: user(), ...backend.issue(0) })
      session.start(user(), backend.issue(0))
      await read()
      expect(backend.count(refreshPath)).toBe(0)
      // found after a reload, its arrival is not known: it is renewed rather than given up
      await backend.tab(storage).read()
      expect(backend.bearers).toHaveLength(2)
    },
  )
})

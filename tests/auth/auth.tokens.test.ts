import { describe, expect, test } from 'vitest'
import { memoryStorage, sturdy } from '../../src/core/kernel/storage'
import { sharedStorage } from '../helpers/shared-storage'
import { sessionKey } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { tokenBackend, user } from './token-backend'

const minute = 60_000
const refreshPath = '/jwt/refresh-token'
const expired = { type: 'session.ended', reason: 'expired' }

const offline = () => new TypeError('Failed to fetch')
const status = (code: number) => new Response(null, { status: code })

describe('a rejected token', () => {
  test('AUTH-12 ten calls rejected at the same time renew once, and each is repeated once with the new token', async () => {
    const backend = tokenBackend()
    const { session, read } = backend.tab(memoryStorage())
    const first = backend.issue()
    session.start(user(), first)
    backend.revoke(first.accessToken)
    await Promise.all(Array.from({ length: 10 }, read))
    expect(backend.count(refreshPath)).toBe(1)
    expect(backend.bearers).toEqual([
      ...Array<string>(10).fill(first.accessToken),
      ...Array<string | null>(10).fill(session.accessToken()),
    ])
    expect(session.accessToken()).not.toBe(first.accessToken)
  })

  test('AUTH-13 two tabs on one storage renew once', async () => {
    const backend = tokenBackend()
    const shared = sharedStorage()
    const [one, two] = [backend.tab(shared.tab()), backend.tab(shared.tab())]
    const first = backend.issue()
    one.session.start(user(), first)
    backend.revoke(first.accessToken)
    await Promise.all([one.read(), two.read(), two.read()])
    expect(backend.count(refreshPath)).toBe(1)
    expect(two.session.accessToken()).toBe(one.session.accessToken())
  })

  test('AUTH-14 a token that another tab renewed in the meantime is used without a call', async () => {
    const backend = tokenBackend()
    const shared = sharedStorage()
    const [one, two] = [backend.tab(shared.tab()), backend.tab(shared.tab())]
    const first = backend.issue()
    one.session.start(user(), first)
    const next = backend.issue()
    one.session.rotate(user(), next)
    expect(await two.tokens.refresh(first.accessToken)).toBe(next.accessToken)
    expect(backend.calls).toEqual([])
  })

  test('AUTH-14 a tab that lost the race uses the pair of the winner', async () => {
    const backend = tokenBackend()
    const shared = sharedStorage()
    const [one, two] = [backend.tab(shared.tab()), backend.tab(shared.tab())]
    const first = backend.issue()
    one.session.start(user(), first)
    const next = backend.issue()
    backend.renew = async () => {
      one.session.rotate(user(), next)
      return status(401)
    }
    expect(await two.tokens.refresh(first.accessToken)).toBe(next.accessToken)
    expect(two.news).not.toContainEqual(expired)
  })

  test('AUTH-17 a rejected renewal ends the session, is not repeated, and every waiting call settles', async () => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    const { session, news, read } = backend.tab(storage)
    session.start(user(), { accessToken: 'old', refreshToken: 'unknown' })
    const results = await Promise.allSettled([read(), read(), read()])
    expect(results.map((each) => each.status === 'rejected' && each.reason.code)).toEqual([
      'unauthenticated',
      'unauthenticated',
      'unauthenticated',
    ])
    expect(backend.count(refreshPath)).toBe(1)
    expect(news).toEqual([expired])
    expect(storage.local.keys()).toEqual([])
    await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(backend.count(refreshPath)).toBe(1)
  })

  test.each([400, 401])('AUTH-17 a renewal with waiting calls that gets %i ends the session', async (code) => {
    const backend = tokenBackend()
    backend.renew = async () => status(code)
    const { session, news, read } = backend.tab(memoryStorage())
    session.start(user(), { accessToken: 'old', refreshToken: 'r' })
    await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(backend.count(refreshPath)).toBe(1)
    expect(news).toEqual([expired])
  })

  test('AUTH-17 a session without refresh token ends at the first 401', async () => {
    const backend = tokenBackend()
    const { session, news, read } = backend.tab(memoryStorage())
    session.start(user(), { accessToken: 'old' })
    await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(backend.calls).toEqual(['/thing'])
    expect(news).toEqual([expired])
  })

  test('AUTH-18 an unreachable backend does not end the session: waiting calls reject with offline', async () => {
    const backend = tokenBackend()
    backend.renew = async () => offline()
    const { session, news, read } = backend.tab(memoryStorage())
    session.start(user(), { accessToken: 'old', refreshToken: 'r' })
    const results = await Promise.allSettled([read(), read()])
    expect(results.map((each) => each.status === 'rejected' && each.reason.code)).toEqual(['offline', 'offline'])
    expect(news).toEqual([])
    expect(session.refreshToken()).toBe('r')
  })

  test('AUTH-18 a renewal without a response settles the waiting calls with timeout', async () => {
    const backend = tokenBackend()
    backend.renew = () => new Promise(() => undefined)
    const { session, read } = backend.tab(memoryStorage())
    session.start(user(), { accessToken: 'old', refreshToken: 'r' })
    const results = Promise.allSettled([read(), read()])
    await turns()
    backend.clock.increment(15_000)
    expect((await results).map((each) => each.status === 'rejected' && each.reason.code)).toEqual([
      'timeout',
      'timeout',
    ])
    expect(session.read()).toEqual({ user: user(), permissions: [] })
  })

  test('AUTH-19 the response to a renewal does not undo a sign-out made in the meantime', async () => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    const { session, news, read } = backend.tab(storage)
    session.start(user(), { accessToken: 'old', refreshToken: 'r' })
    backend.renew = async () => {
      session.clear()
      return Response.json({ userData: user(), ...backend.issue() })
    }
    await expect(read()).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(storage.local.keys()).toEqual([])
    expect(news).toEqual([])
  })

  test('AUTH-20 a call of a user who signed out is not repeated in the name of the next', async () => {
    const backend = tokenBackend()
    const { session, tokens } = backend.tab(memoryStorage())
    session.start(user(1), { accessToken: 'first', refreshToken: 'r1' })
    const sent = await tokens.current()
    session.clear()
    session.start(user(2), { accessToken: 'second', refreshToken: 'r2' })
    expect(sent).toBe('first')
    expect(await tokens.refresh(sent)).toBeNull()
    expect(await tokens.current()).toBe('second')
  })

  test("AUTH-21 a token that isn't a JWT is used until a 401", async () => {
    const backend = tokenBackend()
    const { session, tokens } = backend.tab(memoryStorage())
    session.start(user(), { accessToken: 'opaque', refreshToken: 'r' })
    backend.clock.increment(365 * 24 * 60 * minute)
    expect(await tokens.current()).toBe('opaque')
    expect(backend.calls).toEqual([])
  })
})

describe('storage of tokens', () => {
  test.each([
    ['no JSON', '{'],
    ['another shape', '{"id":"x"}'],
    ['JSON null', 'null'],
  ])('AUTH-22 a stored user that is %s counts as missing', (_, text) => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    storage.local.set(sessionKey('accessToken'), 'a')
    storage.local.set(sessionKey('userData'), text)
    expect(backend.tab(storage).session.read()).toBeUndefined()
  })

  test('AUTH-22 an unreadable permission list falls back to that of the user', () => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    const { session } = backend.tab(storage)
    session.start({ ...user(), user_permission: ['a:b'] }, { accessToken: 'a' })
    storage.local.set(sessionKey('user_permission'), '[1]')
    expect(session.read()?.permissions).toEqual(['a:b'])
  })

  test('AUTH-22 tokens are stored under configurable names, user and permissions under userData and user_permission', () => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    const { session } = backend.tab(storage, { keys: { access: 'shop.at', refresh: 'shop.rt' } })
    session.start({ ...user(), user_permission: ['read:Order'] }, { accessToken: 'a', refreshToken: 'r' })
    expect(Object.fromEntries(storage.local.keys().map((key) => [key, storage.local.get(key)]))).toEqual({
      'shop.at': 'a',
      'shop.rt': 'r',
      [sessionKey('user_permission')]: '["read:Order"]',
      [sessionKey('userData')]: JSON.stringify({ ...user(), user_permission: ['read:Order'] }),
      [sessionKey('received')]: JSON.stringify({ at: backend.clock.now(), token: '1:a' }),
      [sessionKey('written.shop.at')]: '1:a',
      [sessionKey('written.shop.rt')]: '1:r',
    })
  })

  test('AUTH-22 a token that a portal stored as JSON text is read', async () => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    storage.local.set(sessionKey('accessToken'), '"a"')
    expect(await backend.tab(storage).tokens.current()).toBe('a')
  })

  test('AUTH-22 with a blocked storage the session works but does not survive the page', async () => {
    const backend = tokenBackend()
    const lost: unknown[] = []
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const local = sturdy(blocked, (cause) => lost.push(cause))
    const { session, read } = backend.tab({ local, session: local })
    session.start(user(), backend.issue())
    await expect(read()).resolves.toBeUndefined()
    expect(session.read()).toEqual({ user: user(), permissions: [] })
    expect(lost).toHaveLength(1)
  })
})

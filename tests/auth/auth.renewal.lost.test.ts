import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../../src/core/kernel/storage'
import { sharedStorage } from '../helpers/shared-storage'
import { sessionKey } from '../helpers/stores'
import { turns } from '../helpers/turns'
import { tokenBackend, user } from './token-backend'

const second = 1_000
const minute = 60 * second
const refreshPath = '/jwt/refresh-token'
const offline = () => new TypeError('Failed to fetch')
const never = () => new Promise<Response>(() => undefined)

type Backend = ReturnType<typeof tokenBackend>

/** Lets the time pass second by second. */
async function pass(backend: Backend, seconds: number) {
  for (let nth = 0; nth < seconds; nth++) {
    backend.clock.increment(second)
    await turns(3)
  }
}

/** Signed in, with a renewal due in a second. */
async function due(backend: Backend) {
  const tab = backend.tab(memoryStorage())
  tab.session.start(user(), backend.issue())
  await turns()
  backend.clock.increment(8 * minute - second)
  return tab
}

describe('after a failed attempt', () => {
  test('AUTH-602 the next attempt follows automatically, with a delay that doubles up to 30 s', async () => {
    const backend = tokenBackend()
    const begin = backend.clock.now()
    await due(backend)
    const at: number[] = []
    backend.renew = async () => {
      at.push((backend.clock.now() - begin) / second - 8 * 60)
      return offline()
    }
    await pass(backend, 130)
    expect(at).toEqual([0, 2, 6, 14, 30, 60, 90, 120])
  })

  test('AUTH-602 the delay is what Retry-After says, at most 30 s', async () => {
    const backend = tokenBackend()
    await due(backend)
    const asked = ['10', '3600']
    backend.renew = async () =>
      new Response(null, { status: 429, headers: { 'Retry-After': asked[backend.count(refreshPath) - 1] ?? '' } })
    await pass(backend, 10)
    expect(backend.count(refreshPath)).toBe(1)
    await pass(backend, 1)
    expect(backend.count(refreshPath)).toBe(2)
    await pass(backend, 30)
    expect(backend.count(refreshPath)).toBe(3)
  })

  test.each(['network.online', 'page.visible'] as const)(
    'AUTH-602 on %s the next attempt follows immediately',
    async (type) => {
      const backend = tokenBackend()
      const { events$ } = await due(backend)
      backend.renew = async () => offline()
      await pass(backend, 20)
      expect(backend.count(refreshPath)).toBe(4)
      events$.next({ type })
      await turns()
      expect(backend.count(refreshPath)).toBe(5)
    },
  )

  test('AUTH-602 if the network is back while an attempt hangs, the next follows as soon as that one has failed', async () => {
    const backend = tokenBackend()
    const { events$ } = await due(backend)
    backend.renew = never
    await pass(backend, 5)
    events$.next({ type: 'network.online' })
    await pass(backend, 11)
    expect(backend.count(refreshPath)).toBe(2)
  })

  test('AUTH-602 calls continue with the valid token and cause no further attempt', async () => {
    const backend = tokenBackend()
    const { read } = await due(backend)
    backend.renew = async () => offline()
    await pass(backend, 1)
    await Promise.all([read(), read(), read()])
    expect(backend.count(refreshPath)).toBe(1)
  })
})

describe('before expiry', () => {
  test('AUTH-603 three attempts that time out fit', async () => {
    const backend = tokenBackend()
    const { read, news } = await due(backend)
    const { renew } = backend
    backend.renew = (token) => (backend.count(refreshPath) < 4 ? never() : renew(token))
    await pass(backend, 60)
    expect(backend.count(refreshPath)).toBe(4)
    await read()
    expect([backend.bearers.length, news.length]).toEqual([1, 1])
  })

  test('AUTH-603 three attempts fit on a hidden page, too, where every timer is a minute late', async () => {
    const backend = tokenBackend()
    const clock = {
      ...backend.clock,
      setTimeout: (fn: () => void, ms: number) => backend.clock.setTimeout(fn, ms + minute),
    }
    const { session, events$ } = backend.tab(memoryStorage(), { clock })
    const begin = backend.clock.now()
    session.start(user(), backend.issue())
    await turns()
    events$.next({ type: 'page.hidden' })
    const at: number[] = []
    backend.renew = () => {
      at.push((backend.clock.now() - begin) / minute)
      return never()
    }
    await pass(backend, 10 * 60)
    expect(at.slice(0, 3)).toEqual([6, 7.25, 8.5])
  })

  test.each([
    [60, 30],
    [100, 50],
    [600, 480],
  ])('AUTH-603 a token of %i s is renewed after %i s, once', async (life, after) => {
    const backend = tokenBackend({ life })
    backend.tab(memoryStorage()).session.start(user(), backend.issue())
    await turns()
    await pass(backend, after - 1)
    expect(backend.count(refreshPath)).toBe(0)
    await pass(backend, 1)
    expect(backend.count(refreshPath)).toBe(1)
    await pass(backend, after - 1)
    expect(backend.count(refreshPath)).toBe(1)
  })

  test("AUTH-613 a stored token's lifetime counts from when it was received, whatever this clock says", async () => {
    const backend = tokenBackend({ skew: 6 * 60 * minute })
    const shared = sharedStorage()
    const first = backend.tab(shared.tab())
    first.session.start(user(), backend.issue())
    await turns()
    first.tokens.stop()
    await pass(backend, 4 * 60)
    backend.tab(shared.tab())
    await turns()
    await pass(backend, 4 * 60 - 1)
    expect(backend.count(refreshPath)).toBe(0)
    await pass(backend, 1)
    expect(backend.count(refreshPath)).toBe(1)
  })
})

describe('a refresh token that was sent without a response', () => {
  test('AUTH-604 is sent again by the next page, 17 s later', async () => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    const { tokens, session, read } = backend.tab(storage)
    const first = backend.issue()
    session.start(user(), first)
    backend.revoke(first.accessToken)
    backend.renew = never
    void read().catch(() => undefined)
    await turns()
    tokens.stop()
    const sent: string[] = []
    backend.renew = async (token) => {
      sent.push(token)
      return Response.json({ userData: user(), ...backend.issue() })
    }
    backend.tab(storage)
    await turns()
    await pass(backend, 16)
    expect(sent).toEqual([])
    await pass(backend, 1)
    expect(sent).toEqual([first.refreshToken])
  })

  test('AUTH-604 is sent again soon if the access token is rejected long before expiry', async () => {
    const backend = tokenBackend()
    const { session, read } = backend.tab(memoryStorage())
    const first = backend.issue()
    session.start(user(), first)
    backend.revoke(first.accessToken)
    const { renew } = backend
    backend.renew = async () => offline()
    await expect(read()).rejects.toMatchObject({ code: 'offline' })
    backend.renew = renew
    await pass(backend, 2)
    expect(session.refreshToken()).not.toBe(first.refreshToken)
  })

  test('AUTH-604 is sent again by another tab if the tab that sent it is closed', async () => {
    const backend = tokenBackend()
    const shared = sharedStorage()
    const [one, two] = [backend.tab(shared.tab()), backend.tab(shared.tab())]
    const first = backend.issue()
    one.session.start(user(), first)
    await turns()
    backend.revoke(first.accessToken)
    const { renew } = backend
    backend.renew = never
    void one.read().catch(() => undefined)
    await turns()
    one.tokens.stop()
    backend.renew = renew
    await pass(backend, 18)
    expect(two.session.refreshToken()).not.toBe(first.refreshToken)
  })
})

describe('the lock between tabs', () => {
  test('AUTH-606 the wait for it is longer than a renewal takes: two tabs never ask at the same time', async () => {
    const backend = tokenBackend()
    const shared = sharedStorage()
    const [one, two] = [backend.tab(shared.tab()), backend.tab(shared.tab())]
    one.session.start(user(), { accessToken: 'old', refreshToken: 'r' })
    await turns()
    let answer = (_: Response) => {}
    backend.renew = () => new Promise((resolve) => (answer = resolve))
    const reads = Promise.all([one.read(), two.read()])
    await turns()
    await pass(backend, 14)
    expect(backend.count(refreshPath)).toBe(1)
    answer(Response.json({ userData: user(), ...backend.issue() }))
    await reads
    expect([backend.count(refreshPath), backend.bearers.slice(2)]).toEqual([
      1,
      [one.session.accessToken(), one.session.accessToken()],
    ])
  })

  test("AUTH-606 a frozen tab's lock is ignored after 20 s, and a pair stored in the meantime is used", async () => {
    const backend = tokenBackend()
    const shared = sharedStorage()
    const [one, two, three] = [backend.tab(shared.tab()), backend.tab(shared.tab()), backend.tab(shared.tab())]
    one.session.start(user(), { accessToken: 'old', refreshToken: 'r' })
    await turns()
    void backend.locks.run('tokens.test', never, { waitMs: 0 })
    const waiting = two.read()
    await turns()
    await pass(backend, 10)
    const later = three.read()
    await turns()
    await pass(backend, 9)
    expect(backend.count(refreshPath)).toBe(0)
    backend.renew = async () => Response.json({ userData: user(), ...backend.issue() })
    await pass(backend, 1)
    await waiting
    expect(backend.count(refreshPath)).toBe(1)
    await pass(backend, 10)
    await later
    expect([backend.count(refreshPath), backend.bearers.at(-1)]).toEqual([1, one.session.accessToken()])
  })

  test('AUTH-607 two tabs that renew one token at the same time both continue, with the pair that was stored first', async () => {
    const backend = tokenBackend()
    const shared = sharedStorage()
    const tab = () => backend.tab(shared.tab(), { locks: { ...backend.locks, run: (_, act) => act() } })
    const [one, two] = [tab(), tab()]
    one.session.start(user(), { accessToken: 'old', refreshToken: 'r' })
    await turns()
    const answers: ((response: Response) => void)[] = []
    backend.renew = () => new Promise((resolve) => answers.push(resolve))
    const reads = Promise.all([one.read(), two.read()])
    await turns()
    expect(answers).toHaveLength(2)
    const pairs = [backend.issue(), backend.issue()] as const
    answers[1]?.(Response.json({ userData: user(), ...pairs[1] }))
    await turns()
    answers[0]?.(Response.json({ userData: user(), ...pairs[0] }))
    await reads
    expect([one.session.accessToken(), one.session.refreshToken()]).toEqual([
      pairs[1].accessToken,
      pairs[1].refreshToken,
    ])
    expect(backend.bearers.slice(2)).toEqual([pairs[1].accessToken, pairs[1].accessToken])
  })

  test('AUTH-607 of a pair the refresh token is stored first: a page that crashes in between can still renew', async () => {
    const backend = tokenBackend()
    const storage = memoryStorage()
    const written: string[] = []
    const local = {
      ...storage.local,
      set(key: string, text: string) {
        written.push(key)
        storage.local.set(key, text)
      },
    }
    const { session } = backend.tab({ ...storage, local })
    session.start(user(), backend.issue())
    written.length = 0
    session.rotate(user(), backend.issue())
    const [refresh, access] = [sessionKey('refreshToken'), sessionKey('accessToken')]
    expect(written.filter((key) => key === refresh || key === access)).toEqual([refresh, access])
  })
})

import { describe, expect, test, vi } from 'vitest'
import { type OpenChannel, openChannels } from '../../src/core/kernel/channel'
import { type Area, memoryStorage, type Storage } from '../../src/core/kernel/storage'
import { sharedStorage } from '../helpers/shared-storage'
import { turns } from '../helpers/turns'
import { tokenBackend, user } from './token-backend'

const minute = 60_000
const refreshPath = '/jwt/refresh-token'

/** A browser with channels; each `tab` may be frozen, then it hears what was said when it is thawed, or never. */
function browser() {
  const backend = tokenBackend()
  const shared = sharedStorage()
  const members = new Set<(name: string, from: object, message: unknown) => void>()
  const open = (isFrozen: () => boolean): OpenChannel => {
    return (name, hear) => {
      const me = {}
      const listen = (to: string, from: object, message: unknown) => {
        if (to === name && from !== me && !isFrozen()) hear(message)
      }
      members.add(listen)
      return {
        post: (message) => {
          for (const each of [...members]) each(name, me, structuredClone(message))
        },
        close: () => void members.delete(listen),
      }
    }
  }
  return {
    backend,
    rows: shared.rows,
    post: (message: object) => {
      for (const each of members) each('copies.test', {}, message)
    },
    tab(session: Area = memoryStorage().session) {
      const state = { frozen: false }
      const storage: Storage = { local: shared.tab().local, session }
      const clock = {
        ...backend.clock,
        setTimeout: (fn: () => void, ms: number) => backend.clock.setTimeout(() => state.frozen || fn(), ms),
      }
      return Object.assign(state, backend.tab(storage, { clock, channels: open(() => state.frozen) }), { storage })
    },
  }
}

const copyOf = (area: Area): Area => {
  const copy = memoryStorage().session
  for (const key of area.keys()) copy.set(key, area.get(key) ?? '')
  return copy
}

/** Somebody signed in for one tab alone, which was duplicated then. */
async function duplicated() {
  const { backend, tab, ...rest } = browser()
  const one = tab()
  one.session.start(user(), backend.issue(), false)
  await turns()
  const two = tab(copyOf(one.storage.session))
  await turns()
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 1000) {
      backend.clock.increment(Math.min(left, 1000))
      await turns(3)
    }
  }
  return { backend, tab, pass, one, two, ...rest }
}

describe('a duplicated tab', () => {
  test('AUTH-608 uses the pair that the other tab renewed, and renews in turn; nothing is in the local storage', async () => {
    const { backend, pass, one, two, rows } = await duplicated()
    for (let nth = 1; nth <= 3; nth++) {
      await pass(8 * minute + 1000)
      expect(backend.count(refreshPath)).toBe(nth)
      expect(two.session.refreshToken()).toBe(one.session.refreshToken())
      await Promise.all([one.read(), two.read()])
    }
    one.tokens.stop()
    await pass(17 * minute)
    expect(backend.count(refreshPath)).toBe(5)
    await two.read()
    expect(two.news).not.toContainEqual({ type: 'session.ended', reason: 'expired' })
    expect([...rows.keys()]).toEqual([])
  })

  test('AUTH-608 asks the other tab before it sends a refresh token, after being frozen', async () => {
    const { backend, pass, one, two } = await duplicated()
    two.frozen = true
    await pass(9 * minute)
    expect(two.session.refreshToken()).not.toBe(one.session.refreshToken())
    two.frozen = false
    two.events$.next({ type: 'page.visible' })
    await pass(1000)
    expect(two.session.refreshToken()).toBe(one.session.refreshToken())
    expect(backend.count(refreshPath)).toBe(1)
  })

  test('AUTH-608 counts the lifetime of a pair from when the other tab received it', async () => {
    const { backend, pass, one, two } = await duplicated()
    two.frozen = true
    await pass(9 * minute)
    two.frozen = false
    two.events$.next({ type: 'page.visible' })
    await pass(1000)
    one.frozen = true
    await pass(7 * minute + 5000)
    expect(backend.count(refreshPath)).toBe(2)
    expect(two.session.refreshToken()).not.toBe(one.session.refreshToken())
  })

  test('AUTH-608 renews alone a quarter of a second later if the other tab is closed', async () => {
    const { backend, pass, one, two } = await duplicated()
    one.tokens.stop()
    await pass(8 * minute)
    expect(backend.count(refreshPath)).toBe(0)
    backend.clock.increment(250)
    await turns()
    expect(backend.count(refreshPath)).toBe(1)
    await two.read()
  })

  test('AUTH-608 sends again the token that the other tab sent without a response', async () => {
    const { backend, pass, one, two } = await duplicated()
    const used = one.session.refreshToken()
    const { renew } = backend
    backend.revoke(one.session.accessToken() ?? '')
    backend.renew = () => new Promise(() => undefined)
    void one.read().catch(() => undefined)
    await turns()
    await pass(2000)
    expect(backend.count(refreshPath)).toBe(1)
    one.tokens.stop()
    one.frozen = true
    backend.renew = renew
    await pass(40_000)
    expect(backend.count(refreshPath)).toBe(2)
    expect(two.session.refreshToken()).not.toBe(used)
  })

  test('AUTH-608 shares nothing with another sign-in of the same user, nor after a sign-out', async () => {
    const { backend, tab, one, two } = await duplicated()
    const other = tab()
    other.session.start(user(), backend.issue(), false)
    await turns()
    const own = other.session.refreshToken()
    two.session.clear()
    one.session.rotate(user(), backend.issue())
    await one.tokens.refresh('refused')
    await turns()
    expect([other.session.refreshToken(), two.session.refreshToken()]).toEqual([own, null])
  })

  test("AUTH-608 ignores messages that aren't ours", async () => {
    const { one, post } = await duplicated()
    const before = one.session.refreshToken()
    const { signIn, turn } = one.session.received()
    post({ type: 'pair', signIn, turn: (turn ?? 0) + 1, at: 0, pair: { accessToken: 'a', refreshToken: 'b' } })
    post({
      type: 'pair',
      signIn: 'another',
      turn: 9,
      at: 0,
      pair: { userData: user(), accessToken: 'a', refreshToken: 'b' },
    })
    post({ type: 'unknown', signIn })
    expect(one.session.refreshToken()).toBe(before)
  })
})

describe('browser channels', () => {
  test('AUTH-608 reach other tabs with the same name but not the sender; in memory there are none', async () => {
    expect(openChannels(memoryStorage().local)).toBeUndefined()
    const open = openChannels(sharedStorage().tab().local)
    const received: unknown[] = []
    const one = open?.('a', (message) => received.push(['one', message]))
    const two = open?.('a', (message) => received.push(['two', message]))
    const other = open?.('b', (message) => received.push(['other', message]))
    one?.post({ type: 'ask' })
    await vi.waitFor(() => expect(received).toEqual([['two', { type: 'ask' }]]))
    for (const each of [one, two, other]) each?.close()
  })
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { takeFirstCall } from '../../src/host/first-calls'
import { learnCalls } from '../../src/host/page/learn-calls'
import { prefetchCalls } from '../../src/host/page/prefetch-calls'

const day = 24 * 60 * 60 * 1000
const noon = Date.parse('2026-11-30T12:00:00+07:00')
const keyOf = (folder: string, name: string) =>
  `langraan/${encodeURIComponent(`${location.origin}/backend/`)}/${folder}/${name}`
const urlOf = (path: string) => `${location.origin}/backend${path}`
const orders = '/api/orders?from=2026-11-03&to=2026-11-30&page=1'

const tokenOf = (id: number) => `e.${btoa(JSON.stringify({ id, exp: Date.now() / 1000 + 600 }))}.s`
function signIn(id = 1, area: Storage = localStorage): string {
  const token = tokenOf(id)
  area.setItem(keyOf('shared', 'userData'), JSON.stringify({ id }))
  area.setItem(keyOf('shared', 'accessToken'), token)
  return token
}

const fetched = vi.fn<typeof fetch>()
const lines = (...all: object[]) => new Response(all.map((line) => `${JSON.stringify(line)}\n`).join(''))
const sentCalls = () =>
  fetched.mock.calls.map(([to]) => {
    const { pathname, searchParams } = new URL(String(to))
    return [pathname, ...searchParams.getAll('call')]
  })

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => lines())
  history.replaceState(null, '', '/desk/orders')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
  localStorage.clear()
  sessionStorage.clear()
  globalThis.langraanPrefetched = undefined
  globalThis.langraanPrefetch = undefined
})

/** A visit in which the dashboard makes these calls, with what came of each first. */
function visit(paths: readonly string[], { act = () => {} }: { act?: () => void } = {}) {
  const clock = simulatedClock({ start: noon })
  prefetchCalls('/backend')
  learnCalls('/backend', clock)
  const taken = paths.map((path) =>
    takeFirstCall(urlOf(path), `Bearer ${localStorage.getItem(keyOf('shared', 'accessToken'))}`),
  )
  act()
  clock.increment(3_000)
  return taken
}

test('PAGE-5104 the calls a page started with are sent as one the next time, with their responses for the dashboard', async () => {
  const token = signIn()
  expect(visit([orders, '/api/shops'])).toEqual([undefined, undefined])
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockImplementation(async () =>
    lines({ nth: 1, status: 200, body: '[]' }, { nth: 0, status: 403, body: '{}' }),
  )
  const [first, second, third] = visit([orders, '/api/shops', '/api/bookmarks/data'])
  expect(sentCalls()).toEqual([['/backend/batch', orders, '/api/shops']])
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe(`Bearer ${token}`)
  expect([(await first)?.response.status, (await second)?.text, third]).toEqual([403, '[]', undefined])
  visit([])
  expect(sentCalls()[1]).toEqual(['/backend/batch', orders, '/api/shops', '/api/bookmarks/data'])
})

test('PAGE-5105 days of calls move on with the calendar, in Bangkok', () => {
  signIn()
  visit([orders])
  vi.setSystemTime(noon + 3 * day - 13 * 60 * 60 * 1000)
  signIn()
  visit([])
  expect(sentCalls()).toEqual([['/backend/batch', '/api/orders?from=2026-11-05&to=2026-12-02&page=1']])
})

test('PAGE-5106 nothing is sent for another user, without a session, with a query, on another page or with broken storage', () => {
  signIn(1)
  visit([orders])
  signIn(2)
  visit([])
  signIn(1)
  localStorage.removeItem(keyOf('shared', 'accessToken'))
  visit([])
  signIn(1)
  history.replaceState(null, '', '/desk/orders?q=x')
  visit([])
  history.replaceState(null, '', '/desk/labels')
  visit([])
  history.replaceState(null, '', '/constructor')
  visit([])
  history.replaceState(null, '', '/desk/orders')
  for (const text of ['{', 'null', '7', '{"/desk/orders":"x"}']) {
    localStorage.setItem(keyOf('u1', 'first-calls'), text)
    visit([])
  }
  expect(fetched).not.toHaveBeenCalled()
  expect(Object.keys(localStorage).filter((key) => key.endsWith('/u1/first-calls'))).toHaveLength(1)
})

test('PAGE-5107 what is not in the batch, or is lost with it, the dashboard requests itself', async () => {
  signIn()
  visit([orders, '/api/shops'])
  for (const answer of [
    async () => lines({ nth: 0 }),
    async () => new Response(null, { status: 404 }),
    async () => new Response('{"nth":0,"status":200,"bo'),
    () => Promise.reject(new TypeError('offline')),
  ]) {
    fetched.mockImplementation(answer)
    const taken = visit([orders, '/api/shops'])
    expect((await Promise.allSettled(taken)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  }
})

test('PAGE-5108 what the user does ends what a page starts with; a longer start that is known stays', () => {
  signIn()
  const press = () => void dispatchEvent(new Event('pointerdown'))
  visit(['/api/shops'], { act: press })
  visit([orders, '/api/shops'])
  expect(sentCalls().at(-1)).toEqual(['/backend/batch', '/api/shops'])
  visit(['/api/shops'], { act: press })
  visit(['/api/shops'], { act: () => history.replaceState(null, '', '/desk/orders/20261130-0001') })
  history.replaceState(null, '', '/desk/orders')
  visit([])
  expect(sentCalls().at(-1)).toEqual(['/backend/batch', orders, '/api/shops'])
})

test('PAGE-5118 nothing is remembered for whoever signs in meanwhile, nor of a page that began without a session', () => {
  visit(['/api/shops'], { act: () => void signIn(1) })
  signIn(1)
  visit([orders], { act: () => void signIn(2) })
  signIn(1)
  visit([])
  signIn(2)
  visit([])
  expect(fetched).not.toHaveBeenCalled()
})

test('PAGE-5109 of a session of one tab, the calls are kept in that tab', () => {
  const token = signIn(1, sessionStorage)
  visit([orders])
  expect(
    [Object.keys(localStorage), Object.keys(sessionStorage)].map(
      (keys) => keys.filter((key) => key.includes('first-calls')).length,
    ),
  ).toEqual([0, 1])
  visit([])
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('authorization')).toBe(`Bearer ${token}`)
})

test('PAGE-5111 at most twelve calls, and no address too long for a proxy, are sent together', () => {
  signIn()
  const many = Array.from({ length: 14 }, (_, nth) => `/api/orders?page=${nth}`)
  visit(many)
  visit(['/api/shops', `/api/cards?card=${'x'.repeat(4_000)}`])
  expect(sentCalls()).toEqual([['/backend/batch', ...many.slice(0, 12)]])
  visit([])
  expect(sentCalls()[1]).toEqual(['/backend/batch', '/api/shops'])
})

test('PAGE-5114 if the session has to be renewed, the calls are sent together once it is; not after the user has acted', () => {
  signIn(7)
  visit([orders, '/api/shops'])
  const name = keyOf('shared', 'accessToken')
  const renewed = localStorage.getItem(name) ?? ''
  const stale = `e.${btoa(JSON.stringify({ id: 7, exp: Date.now() / 1000 + 30 }))}.s`
  const calls = ['/backend/batch', orders, '/api/shops']
  localStorage.setItem(name, stale)
  prefetchCalls('/backend')
  expect(sentCalls()).toEqual([])
  learnCalls('/backend', simulatedClock({ start: noon }))
  const taken = [orders, '/api/shops', '/api/bookmarks/data'].map((path) =>
    takeFirstCall(urlOf(path), `Bearer ${renewed}`),
  )
  expect([sentCalls(), taken.map((each) => each !== undefined)]).toEqual([[calls], [true, true, false]])
  prefetchCalls('/backend')
  learnCalls('/backend', simulatedClock({ start: noon }))
  dispatchEvent(new Event('keydown'))
  takeFirstCall(urlOf(orders), `Bearer ${renewed}`)
  expect(sentCalls()).toEqual([calls])
})

// here before the clock moves: it is loaded when first needed
import type { PresenceEvent } from '../../src/core/kernel/presence'
import '../../src/core/auth/auth.keeping'
import { decodeJwt } from 'jose/jwt/decode'
import type { User } from '../../src/core/auth/auth.contract'
import { createTokens, type SessionTokens } from '../../src/core/auth/auth.tokens'
import { createCall } from '../../src/core/kernel/call'
import type { Call } from '../../src/core/kernel/endpoint'
import { createEvents } from '../../src/core/kernel/events'
import { leaseLocks } from '../../src/core/kernel/lease-locks'
import { type Area, memoryStorage, type Storage } from '../../src/core/kernel/storage'
import { shopsCalls } from '../../src/core/shops/shops.contract'
import { createMock } from '../../src/mock'
import { type Db, memoryDb, type Rows } from '../../src/mock/db'
import { createRandom } from '../../src/service/random'
import { raceChannels, raceLocks, raceStorage, raceTime, type TabProcess, tabProcess } from './race-world'

const start = Date.parse('2026-11-10T09:00:00Z')
const grace = 180_000
const second = 1000
const minute = 60 * second
const length = 26 * minute
const refreshPath = '/jwt/refresh-token'
const secret = 'of the race'

type Pair = { accessToken: string; refreshToken: string }
type SignedIn = { rows: Rows; user: User; pair: Pair }

/** One sign-in, which each race takes up from the same rows: hashing a password takes longer than a race. */
async function signIn(): Promise<SignedIn> {
  const db = memoryDb()
  const mock = createMock({ db, secret, now: () => new Date(start) })
  const body = JSON.stringify({ email: 'admin@langraan.test', password: 'admin' })
  const answer = await mock.transport(new Request('http://shop.test/jwt/login', { method: 'POST', body }))
  const { userData, ...pair } = await answer.json()
  return { rows: db.read() ?? {}, user: userData, pair }
}
let signedIn: Promise<SignedIn> | undefined

const fates = [
  'drop',
  'lost',
  '502',
  '502 after',
  '503 page',
  '429',
  'page',
  '403',
  '404',
  '419',
  '422',
  'hang',
  'lost hang',
] as const
type Fate = 'well' | (typeof fates)[number]

export type RaceOptions = {
  /** what the old renewal did: a 502 of the refresh call counts as its refusal */
  judges502?: boolean
  /** duplicated tabs hear nothing of each other */
  mute?: boolean
}

export type Race = {
  /** sign-outs and failed calls that no honest reason explains */
  needless: string[]
  /** sign-outs that nothing could have prevented */
  ended: number
  asleep: number
  outOfReach: number
  renewals: number
  failures: number
  calls: number
}

type Tab = {
  name: string
  process: TabProcess
  storage: Storage
  tokens: SessionTokens
  call: Call
  announce(type: PresenceEvent['type']): void
  /** which session it has: all tabs share one unless it is a tab's */
  ended: boolean
}

type Send = { at: number; tab: TabProcess; token: string; delivered: boolean }

export async function renewalRace(seed: number, { judges502 = false, mute = false }: RaceOptions = {}): Promise<Race> {
  signedIn ??= signIn()
  const { rows, user, pair } = await signedIn
  const random = createRandom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T

  let activity = 0
  let working = 0
  const settle = async () => {
    for (let quiet = 0, last = activity; quiet < 3; ) {
      await new Promise<void>((next) => setImmediate(next))
      quiet = working === 0 && last === activity ? quiet + 1 : 0
      last = activity
    }
  }

  const time = raceTime(start, settle)
  const db: Db = memoryDb()
  db.write(rows)
  const mock = createMock({ db, secret, now: () => new Date(time.now()), auth: 'required' })
  const shared = raceStorage()
  const webLocks = raceLocks()
  const channelOf = raceChannels(time, () => 1 + below(40))
  const ofTab = random() < 0.45
  const hasWebLocks = random() < 0.6
  /** how bad the network is, and until when it is so */
  const severity = oneOf([0.1, 0.3, 0.6])
  const outages = Array.from({ length: 1 + below(3) }, () => {
    const from = start + below(length)
    return [from, from + oneOf([5, 20, 40, 70, 110]) * second] as const
  })

  const race: Race = { needless: [], ended: 0, asleep: 0, outOfReach: 0, renewals: 0, failures: 0, calls: 0 }
  const tabs: Tab[] = []
  const sends: Send[] = []
  const refusals: { token: string; at: number; tab: TabProcess }[] = []
  /** pages with 401 in place of an answer to an ordinary call: such a call fails by its own answer */
  let strays = 0
  /** refresh tokens that were exchanged, and when first */
  const spent = new Map<string, number>()
  let isEnded = false

  /** One after the other, so that a race is the same each time. */
  let line: Promise<unknown> = Promise.resolve()
  const backend = (request: Request, token: string | undefined, tab: TabProcess): Promise<Response> => {
    working++
    const answer = line.then(async () => {
      const at = time.now()
      const response = await mock.transport(request)
      if (token !== undefined && response.status === 200 && !spent.has(token)) spent.set(token, at)
      if (token !== undefined && response.status === 401) refusals.push({ token, at, tab })
      return new Response(await response.text(), { status: response.status, headers: response.headers })
    })
    line = answer.finally(() => {
      working--
      activity++
    })
    line.catch(() => undefined)
    return answer
  }

  const fateOf = (): Fate => {
    const now = time.now()
    const isOut = outages.some(([from, to]) => now >= from && now < to)
    return isOut || random() < severity ? oneOf(fates) : 'well'
  }
  const replyOf = (fate: Fate): Response | undefined => {
    const page = (status: number) =>
      new Response('<!doctype html><p>…', { status, headers: { 'content-type': 'text/html' } })
    if (fate === '502' || fate === '502 after') return new Response(null, { status: 502 })
    if (fate === '503 page') return page(503)
    if (fate === '429') return new Response(null, { status: 429, headers: { 'retry-after': '2' } })
    if (fate === 'page') return page(oneOf([200, 401, 400]))
    if (fate === '422') return Response.json({ error: { refreshToken: 'required' } }, { status: 422 })
    return fate === '403' || fate === '404' || fate === '419' ? new Response(null, { status: Number(fate) }) : undefined
  }

  const transportOf =
    (tab: TabProcess) =>
    async (request: Request): Promise<Response> => {
      const text = await request.text()
      const { pathname } = new URL(request.url)
      const isRefresh = pathname === refreshPath
      const token = isRefresh ? (JSON.parse(text) as Pair).refreshToken : undefined
      const own = new Request(request.url, {
        method: request.method,
        headers: request.headers,
        ...(text && { body: text }),
      })
      const fate = fateOf()
      const send: Send = { at: time.now(), tab, token: token ?? '', delivered: false }
      if (isRefresh) {
        sends.push(send)
        race.renewals++
        if (fate !== 'well') race.failures++
      }
      const wait = (ms: number) => new Promise<void>((go) => time.at(time.now() + ms, () => tab.do(go)))
      const never = () => new Promise<Response>(() => undefined)
      await wait(1 + below(200))
      if (fate === 'hang') return never()
      const answered = fate === 'well' || fate === 'lost' || fate === '502 after' || fate === 'lost hang'
      const answer = answered ? await backend(own, token, tab) : undefined
      if (fate === 'lost hang') return never()
      await wait(random() < 0.1 ? 2_000 + below(12_000) : 1 + below(600))
      if (fate === 'drop' || fate === 'lost') throw new TypeError('Failed to fetch')
      if (judges502 && isRefresh && fate.startsWith('502')) return new Response(null, { status: 401 })
      send.delivered = answer?.status === 200 && fate === 'well'
      const reply = replyOf(fate)
      if (!isRefresh && reply?.status === 401) strays++
      return reply ?? answer ?? never()
    }

  const lateness = () => (hasWebLocks && random() < 0.5 ? below(minute) : below(second))

  const onEnd = (tab: Tab) => {
    const affected = ofTab ? [tab] : tabs
    if (affected.some(({ ended }) => ended)) return
    for (const each of affected) each.ended = true
    const reason = reasonOf(tab)
    if (reason === 'ended' || reason === 'asleep' || reason === 'outOfReach') race[reason]++
    else race.needless.push(`${tab.name} at ${(time.now() - start) / second} s: ${reason}`)
  }

  const reasonOf = (tab: Tab): string => {
    if (isEnded) return 'ended'
    const refusal = refusals.findLast((each) => (ofTab ? each.tab === tab.process : true))
    if (!refusal) return 'nobody refused anything'
    const { token, at } = refusal
    const end = (decodeJwt(token).exp ?? 0) * second
    const spentAt = spent.get(token)
    const isLate = spentAt !== undefined && at > spentAt + grace
    if (at < end - second && !isLate) return 'the token was good'
    const [from, to] = isLate ? [spentAt, spentAt + grace] : [end - 5 * minute, end]
    const holders = ofTab ? [tab] : tabs
    if (ofTab && isLate) {
      const winner = sends.find((each) => each.token === token && each.delivered && each.tab !== tab.process)
      if (winner && !winner.tab.dead && !winner.tab.frozen) return 'another copy is here that has a newer pair'
      if (winner && tab.process.wasAwake(spentAt, at)) return 'another copy renewed while this one was awake'
    }
    if (!holders.some(({ process }) => process.wasAwake(from, to))) return 'asleep'
    const tries = sends.filter((each) => each.token === token && each.at >= from - minute && each.at <= to)
    if (tries.some(({ delivered, tab: by }) => delivered && !by.dead && !by.frozen && (!ofTab || by === tab.process)))
      return 'a renewal had come through'
    return tries.length >= 3 ? 'outOfReach' : `only ${tries.length} tries${isLate ? ' within the grace' : ''}`
  }

  const open = (session?: Area, origin?: TabProcess): Tab => {
    const process = tabProcess(time, lateness)
    process.hidden = origin?.hidden ?? false
    const storage = shared.of(process, session)
    const events$ = createEvents()
    const transport = transportOf(process)
    const locks = hasWebLocks
      ? webLocks.of(process)
      : leaseLocks(storage.local, process.clock, () => `${seed}-${tabs.length}-${below(1e9)}`)
    const tokens = createTokens({
      transport,
      clock: process.clock,
      storage,
      locks,
      channels: mute ? undefined : channelOf(process),
      events$,
      issuer: 'test',
    })
    const tab: Tab = {
      name: `tab ${tabs.length + 1}${ofTab ? ' (own session)' : ''}`,
      process,
      storage,
      tokens,
      call: createCall({ transport, clock: process.clock, tokens, random }),
      announce: (type) => process.do(() => events$.next({ type })),
      ended: false,
    }
    tokens.session.subscribe((news) => {
      if (news.type === 'session.ended' && !process.dead) onEnd(tab)
    })
    tabs.push(tab)
    if (process.hidden) events$.next({ type: 'page.hidden' })
    return tab
  }

  const copyOf = (area: Area): Area => {
    const copy = memoryStorage().session
    for (const key of area.keys()) copy.set(key, area.get(key) ?? '')
    return copy
  }
  const close = (tab: Tab) => {
    tab.process.dead = true
    webLocks.dropOf(tab.process)
  }
  const read = async (tab: Tab) => {
    race.calls++
    const before = strays
    try {
      await tab.call(shopsCalls.list, {})
    } catch (error) {
      const { code } = error as { code: string }
      if (code === 'unauthenticated' && !tab.ended && !isEnded && !tab.process.dead && strays === before)
        race.needless.push(`${tab.name} at ${(time.now() - start) / second} s: a call was unauthenticated`)
    }
  }

  const alive = () => tabs.filter(({ process }) => !process.dead)
  const show = (tab: Tab, isHidden: boolean) => {
    if (tab.process.hidden === isHidden) return
    tab.process.hidden = isHidden
    tab.announce(isHidden ? 'page.hidden' : 'page.visible')
  }
  const acts: Record<string, (tab: Tab) => void> = {
    call: (tab) => tab.process.do(() => void read(tab)),
    hide: (tab) => show(tab, true),
    look: (tab) => {
      tab.process.thaw()
      show(tab, false)
    },
    freeze(tab) {
      show(tab, true)
      tab.process.freeze()
      const wake = oneOf([5, 30, 100, 200, 700]) * second
      time.at(time.now() + wake, () => {
        tab.process.thaw()
        if (random() < 0.7) show(tab, false)
      })
    },
    online: (tab) => tab.announce('network.online'),
    open(tab) {
      if (alive().length < 3) open(ofTab ? copyOf(tab.storage.session) : undefined).ended = tab.ended
    },
    reload(tab) {
      close(tab)
      const next = open(tab.storage.session, tab.process)
      next.ended = tab.ended
    },
    close(tab) {
      if (alive().length > 1) close(tab)
    },
  }
  const names = ['call', 'call', 'call', 'call', 'hide', 'look', 'look', 'freeze', 'online', 'open', 'reload', 'close']

  const first = open()
  first.tokens.session.start(user, pair, !ofTab)
  await settle()
  for (let more = below(3); more > 0; more--) open(ofTab ? copyOf(first.storage.session) : undefined)
  for (let nth = 10 + below(20); nth > 0; nth--) {
    const name = oneOf(names)
    time.at(start + second + below(length), () => {
      const tab = oneOf(alive())
      if (tab) acts[name]?.(tab)
    })
  }
  if (random() < 0.1)
    time.at(start + below(length), () => {
      isEnded = true
      const body = JSON.stringify({ refreshToken: first.tokens.session.refreshToken() ?? '' })
      const logout = new Request('http://shop.test/jwt/logout', { method: 'POST', body })
      if (first.tokens.session.refreshToken()) void backend(logout, undefined, first.process)
    })

  await time.run(start + length)
  for (const { tokens } of tabs) tokens.stop()
  return race
}

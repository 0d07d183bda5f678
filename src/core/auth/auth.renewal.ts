import type { Tokens } from '../kernel/auth'
import type { Clock } from '../kernel/clock'
import type { Call } from '../kernel/endpoint'
import { RaanError, toRaanError } from '../kernel/errors'
import type { Events } from '../kernel/events'
import type { Locks } from '../kernel/lock'
import { authCalls } from './auth.contract'
import { lifeOf, renewalMargin, type Seen } from './auth.expiry'
import type { Session } from './auth.session'

/** A tab that was frozen while it held the lock must not stop the others. */
const lockWait = 10_000
/** Runtimes fire a timer of more than 24 days at once. */
const longestTimer = 12 * 60 * 60 * 1000

export type RenewalPorts = {
  session: Session
  call: Call
  clock: Clock
  locks: Locks
  lockName: string
  /** tells of `page.hidden`, `page.visible` and `network.online` */
  events$: Events
  /** a token seen arriving before this was loaded */
  arrived?: Seen | undefined
}

export type Renewal = Tokens & { recover(): Promise<void>; stop(): void }

const isSilence = ({ code }: RaanError): boolean => code === 'offline' || code === 'timeout' || code === 'aborted'

const isRefused = ({ code, detail: { status = 0, fields } }: RaanError): boolean =>
  code === 'unauthenticated' ||
  fields !== undefined ||
  (status >= 400 && status < 500 && status !== 408 && status !== 429)

/**
 * Bearer tokens out of the stored session. One renewal at a time, across tabs too; 30 s before the end by a timer, or when
 * a call was refused. A backend that refuses the renewal ends the session, and so does any answer but a pair when a call
 * waits for it; a backend that cannot be reached does not: the waiting calls reject with `offline` or `timeout`.
 */
export function createRenewal({ session, call, clock, locks, lockName, events$, arrived }: RenewalPorts): Renewal {
  let seen: Seen = arrived ?? { token: session.accessToken() ?? '', at: undefined }
  let flight: Promise<string> | undefined
  let notBefore = 0
  let timer: unknown
  let stopped = false
  let hidden = false
  let owner = session.read()?.user.id
  let handed = new Set<string>()
  /** tokens of a person who has left: their calls must not be repeated in the name of the next */
  const strangers = new Set<string>()

  const life = () => {
    const token = session.accessToken()
    if (!token) return undefined
    if (token !== seen.token) seen = { token, at: clock.now() }
    return lifeOf(seen, hidden)
  }

  /** `nbf` is still to come */
  const isEarly = () => (life()?.begins ?? 0) > clock.now()

  async function attempt(stale: string | null): Promise<string> {
    const stored = session.accessToken()
    if (stored && stored !== stale) return stored
    const used = session.refreshToken()
    if (!used) throw new RaanError('unauthenticated')
    const adopt = () => {
      const token = session.accessToken()
      if (!token) throw new RaanError('unauthenticated')
      return token
    }
    try {
      const { userData, ...pair } = await call(authCalls.refreshToken, { body: { refreshToken: used } })
      if (session.refreshToken() !== used) return adopt()
      session.rotate(userData, pair)
      return pair.accessToken
    } catch (error) {
      if (session.refreshToken() !== used) return adopt()
      throw error
    } finally {
      notBefore = clock.now() + renewalMargin
    }
  }

  const renew = (stale: string | null): Promise<string> => {
    flight ??= locks
      .run(lockName, () => attempt(stale), { waitMs: lockWait })
      .finally(() => {
        flight = undefined
      })
    return flight
  }

  /** `needed`: a call waits for the new token, since the old one was refused. */
  const judge = (thrown: unknown, stale: string | null, needed: boolean): RaanError => {
    const error = toRaanError(thrown)
    const over = isRefused(error) || (needed && !isSilence(error))
    const same = session.accessToken() === stale && (stale !== null || session.refreshToken() !== null)
    if (over && same) session.expire()
    return error
  }

  const renewAhead = (token: string | null) => {
    renew(token)
      .catch((error) => judge(error, token, false))
      .finally(arm)
  }

  function arm(): void {
    clock.clearTimeout(timer)
    const span = stopped || !session.refreshToken() ? undefined : life()
    if (!span) return
    const wait = Math.max(span.due, notBefore) - clock.now()
    timer = clock.setTimeout(catchUp, Math.min(Math.max(wait, 0), longestTimer))
  }

  function catchUp(): void {
    const span = session.refreshToken() ? life() : undefined
    if (span && clock.now() >= Math.max(span.due, notBefore)) renewAhead(session.accessToken())
    else arm()
  }

  const unwatch = session.onTokens(() => {
    const now = session.read()?.user.id
    if (now !== owner) {
      for (const token of handed) strangers.add(token)
      handed = new Set()
      owner = now
    }
    arm()
  })
  const listening = events$.subscribe(({ type }) => {
    if (type === 'page.hidden' || type === 'page.visible') hidden = type === 'page.hidden'
    else if (type === 'network.online') notBefore = 0
    else return
    catchUp()
  })
  arm()

  async function current(): Promise<string | null> {
    const token = session.accessToken()
    if (!session.refreshToken()) return token
    const span = life()
    const now = clock.now()
    if (token && isEarly() && now < notBefore) return token
    if (token && !isEarly() && (!span || now < Math.max(span.due, notBefore))) return token
    if (token && !isEarly() && span && now < span.ends) {
      renewAhead(token)
      return token
    }
    try {
      return await renew(token)
    } catch (thrown) {
      const error = judge(thrown, token, false)
      if (isSilence(error)) throw error
      if (token && session.accessToken() === token) return token
      throw new RaanError('unauthenticated', { cause: error })
    }
  }

  return {
    async current() {
      const token = await current()
      if (token && isEarly()) throw new RaanError('unauthenticated')
      if (token) handed.add(token)
      return token
    },
    async refresh(stale) {
      if (stale && strangers.has(stale)) return null
      const stored = session.accessToken()
      if (stored && stored !== stale) return stored
      if (!stored && !session.refreshToken()) return null
      try {
        return await renew(stale)
      } catch (thrown) {
        const error = judge(thrown, stale, true)
        if (isSilence(error)) throw error
        return null
      }
    },
    async recover() {
      const token = session.accessToken()
      if (session.read() || !session.refreshToken()) return
      await renew(token).catch((error) => judge(error, token, true))
    },
    stop() {
      stopped = true
      clock.clearTimeout(timer)
      unwatch()
      listening.unsubscribe()
    },
  }
}

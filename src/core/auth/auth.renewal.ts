import type { Tokens } from '../kernel/auth'
import type { Clock } from '../kernel/clock'
import { RaanError, toRaanError } from '../kernel/errors'
import type { Events } from '../kernel/events'
import type { Locks } from '../kernel/lock'
import type { Copies } from './auth.copies'
import { attemptLimit, firstPause, leadOf, lifeOf, pauseAfter, renewalMargin, type Seen } from './auth.expiry'
import { isConclusive, type Refresh } from './auth.refresh'
import type { Session } from './auth.session'

/** Longer than the one attempt made under the lock; a tab that froze while holding it must not block the others. */
const lockWait = attemptLimit + 5_000
/** Timers beyond 24 days fire immediately. */
const longestTimer = 12 * 60 * 60 * 1000

export type RenewalPorts = {
  session: Session
  refresh: Refresh
  copies: Copies
  clock: Clock
  locks: Locks
  lockName: string
  /** announces `page.hidden`, `page.visible` and `network.online` */
  events$: Events
  isHidden(): boolean
  /** a token received before this code loaded */
  arrived?: Seen | undefined
}

export type Renewal = Tokens & { recover(): Promise<void>; stop(): void }

const isSilence = ({ code }: RaanError): boolean => code === 'offline' || code === 'timeout' || code === 'aborted'

/**
 * Bearer tokens from the stored session. One renewal at a time, across tabs; by a timer that leaves time for several
 * attempts, or after a rejected call. Only the backend's own 400 or 401 ends the session: any other failure is retried
 * automatically, and waiting calls reject with it.
 */
export function createRenewal(ports: RenewalPorts): Renewal {
  const { session, refresh, copies, clock, locks, lockName, events$, isHidden, arrived } = ports
  let seen: Seen = arrived ?? { token: session.accessToken() ?? '', at: session.received().at }
  let flight: Promise<string> | undefined
  /** no background renewal before this time */
  let notBefore = 0
  let failures = 0
  /** the refresh token of the last failure, and whether an earlier request may have used it up */
  let failed: { token: string; isDoubtful: boolean } | undefined
  /** the page became visible or the network returned during an attempt */
  let isPressing = false
  /** the user of the stored tokens is being looked up */
  let isRecovering = false
  let timer: unknown
  let stopped = false
  let owner = session.read()?.user.id
  let handed = new Set<string>()
  /** tokens of previous users: their calls must not be repeated for the next user */
  const strangers = new Set<string>()

  const life = () => {
    const token = session.accessToken()
    if (!token) return undefined
    if (token !== seen.token) seen = { token, at: session.received().at ?? clock.now() }
    return lifeOf(seen, leadOf(isHidden()))
  }

  /** `nbf` is in the future */
  const isEarly = () => (life()?.begins ?? 0) > clock.now()
  const hasEnded = () => !session.read() || clock.now() >= (life()?.ends ?? 0)

  const fail = (error: RaanError, begun: number) => {
    failures++
    const pause = isPressing ? 0 : pauseAfter(failures, error.detail.retryAfter)
    isPressing = false
    // if the timer that ended the attempt was late, the pause counts from when it was due
    notBefore = Math.min(clock.now(), begun + attemptLimit) + pause
  }

  async function attempt(stale: string | null): Promise<string> {
    const stored = session.accessToken()
    if (stored && stored !== stale) return stored
    const used = session.refreshToken()
    if (!used) throw new RaanError('unauthenticated')
    const isReplaced = () => session.refreshToken() !== used
    if (failures === 0) await copies.update()
    if (isReplaced()) return attempt(stale)
    const isDoubtful = session.received().sent !== undefined
    const begun = clock.now()
    session.noteSent(begun)
    copies.noteSent(begun)
    try {
      const { userData, ...pair } = await refresh(used)
      if (isReplaced()) return attempt(stale)
      session.rotate(userData, pair)
      copies.share()
      notBefore = clock.now() + renewalMargin
      return pair.accessToken
    } catch (thrown) {
      const error = toRaanError(thrown)
      if (isConclusive(error)) await copies.update()
      if (isReplaced()) return attempt(stale)
      failed = { token: used, isDoubtful }
      fail(error, begun)
      throw error
    }
  }

  const renew = (stale: string | null): Promise<string> => {
    flight ??= locks
      .run(lockName, () => attempt(stale), { waitMs: lockWait })
      .then((token) => {
        failures = 0
        isPressing = false
        return token
      })
      .finally(() => {
        flight = undefined
        arm()
      })
    return flight
  }

  /**
   * Ends the session if the backend rejected the token. If our own unanswered attempt may have used it up, the current
   * access token is used until it expires, unless it was rejected too (`needed`).
   */
  const judge = (thrown: unknown, stale: string | null, needed: boolean): RaanError => {
    const error = toRaanError(thrown)
    const used = session.refreshToken()
    const isOurs = used !== null && session.accessToken() === stale
    const isDoubtful = failed?.token === used && failed.isDoubtful
    if (isConclusive(error) && isOurs && (needed || !isDoubtful || hasEnded())) session.expire()
    return error
  }
  const isOver = (error: RaanError) => isConclusive(error) || error.code === 'unauthenticated'

  const renewAhead = (token: string | null) => {
    renew(token)
      .catch((error) => judge(error, token, false))
      .finally(catchUp)
  }

  const dueAt = (): number | undefined => {
    if (stopped || !session.refreshToken()) return undefined
    if (failures > 0 || (isRecovering && !session.read())) return notBefore
    // a token that may have been exchanged is trusted for a while only, however long the access token lasts
    const { sent = Number.POSITIVE_INFINITY } = session.received()
    const due = Math.min(sent + attemptLimit + firstPause, life()?.due ?? Number.POSITIVE_INFINITY)
    return due < Number.POSITIVE_INFINITY ? Math.max(due, notBefore) : undefined
  }

  function arm(): void {
    clock.clearTimeout(timer)
    const due = dueAt()
    if (due === undefined) return
    timer = clock.setTimeout(catchUp, Math.min(Math.max(due - clock.now(), 0), longestTimer))
  }

  function catchUp(): void {
    const due = dueAt()
    if (due !== undefined && clock.now() >= due) renewAhead(session.accessToken())
    else arm()
  }

  const unwatch = session.onTokens(() => {
    const now = session.read()?.user.id
    if (now !== owner) {
      for (const token of handed) strangers.add(token)
      handed = new Set()
      owner = now
    }
    // another tab has renewed
    if (session.refreshToken() !== failed?.token) failures = 0
    arm()
  })
  const listening = events$.subscribe(({ type }) => {
    if (type !== 'page.hidden' && type !== 'page.visible' && type !== 'network.online') return
    if (type !== 'page.hidden') {
      if (failures > 0) notBefore = 0
      isPressing = flight !== undefined
    }
    catchUp()
  })
  arm()

  async function current(): Promise<string | null> {
    const token = session.accessToken()
    if (!session.refreshToken()) return token
    const span = life()
    const now = clock.now()
    const isRenewed = failures === 0 && now < notBefore
    if (token && (isRenewed || (!isEarly() && (!span || now < span.due)))) return token
    if (token && !isEarly() && span && now < span.ends) {
      if (now >= notBefore) renewAhead(token)
      return token
    }
    try {
      return await renew(token)
    } catch (thrown) {
      const error = judge(thrown, token, false)
      if (isOver(error)) throw new RaanError('unauthenticated', { cause: error })
      // expired by the clock only: the backend decides
      const isGuess = seen.at === undefined && !isSilence(error) && !isEarly()
      if (token && isGuess && session.accessToken() === token) return token
      throw error
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
      if (!session.refreshToken()) {
        if (stored) session.expire()
        return null
      }
      try {
        const token = await renew(stale)
        // the renewal that was pending for the previous token
        return token === stale ? await renew(stale) : token
      } catch (thrown) {
        const error = judge(thrown, stale, true)
        if (isOver(error)) return null
        throw error
      }
    },
    async recover() {
      if (session.read() || !session.refreshToken()) return
      isRecovering = true
      const token = session.accessToken()
      await renew(token).catch((error) => judge(error, token, true))
      catchUp()
    },
    stop() {
      stopped = true
      clock.clearTimeout(timer)
      unwatch()
      listening.unsubscribe()
      copies.stop()
    },
  }
}

import type { Tokens } from '../kernel/auth'
import { type Clock, delay } from '../kernel/clock'
import { RaanError } from '../kernel/errors'
import { lifeOf, pauseAfter, renewalMargin, type Seen, subjectOf } from './auth.expiry'
import type { Session } from './auth.session'

/** Milliseconds before expiry at which the host's next token is requested, as documented in docs/embedding.md. */
const lead = 30_000
/** Milliseconds; a `fetchToken` that takes longer counts as rejected. */
const patience = 15_000

export type HostTokenPorts = {
  fetchToken: () => Promise<string>
  clock: Clock
  session: Session
  /** the user signed out here before this code loaded */
  left?: boolean
  /** called with each token's subject before the token is used */
  onSubject(subject: string | undefined): void
}

/**
 * Bearer tokens from the host, one request at a time. A token is renewed 30 s before it expires, and used until then.
 * Without a valid token, calls reject with `unauthenticated` if the host rejects or doesn't respond; only the host can
 * sign out.
 */
export function hostTokens({
  fetchToken,
  clock,
  session,
  left: leftBefore = false,
  onSubject,
}: HostTokenPorts): Tokens & { stop(): void } {
  let seen: Seen | undefined
  let flight: Promise<string> | undefined
  let notBefore = 0
  let failures = 0
  let visit = 0
  let left = leftBefore

  const stop = session.onTokens(() => {
    visit++
    seen = undefined
    flight = undefined
    notBefore = 0
    failures = 0
    left = true
  })

  async function ask(): Promise<string> {
    const asked = visit
    const limit = new AbortController()
    const tooLate = async () => {
      await delay(clock, patience, limit.signal)
      throw new RaanError('timeout')
    }
    try {
      const token: unknown = await Promise.race([(async () => fetchToken())(), tooLate()])
      if (typeof token !== 'string' || token === '' || asked !== visit) throw new RaanError('unauthenticated')
      const arrived = token === seen?.token ? seen : { token, at: clock.now() }
      if ((lifeOf(arrived, lead)?.begins ?? 0) > clock.now()) throw new RaanError('unauthenticated')
      seen = arrived
      onSubject(subjectOf(token))
      if (left) session.announce({ type: 'session.started', signed: null })
      left = false
      failures = 0
      return token
    } catch (cause) {
      if (asked === visit) failures++
      throw new RaanError('unauthenticated', { cause })
    } finally {
      limit.abort()
      if (asked === visit) {
        flight = undefined
        notBefore = clock.now() + (failures > 0 ? pauseAfter(failures) : renewalMargin)
      }
    }
  }

  const fetched = (): Promise<string> => {
    flight ??= ask()
    return flight
  }

  return {
    async current() {
      if (!seen) return fetched()
      const { token } = seen
      const span = lifeOf(seen, lead)
      const now = clock.now()
      const isRenewed = failures === 0 && now < notBefore
      if (!span || isRenewed || now < span.due) return token
      if (now >= span.ends) return fetched()
      // nothing waits while the current token is valid
      if (now >= notBefore) fetched().catch(() => undefined)
      return token
    },
    async refresh(stale) {
      if (seen && seen.token !== stale) return seen.token
      const token = await fetched().catch(() => null)
      return token === stale ? null : token
    },
    stop,
  }
}

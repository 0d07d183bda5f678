import type { Tokens } from '../kernel/auth'
import { createCall } from '../kernel/call'
import type { Clock } from '../kernel/clock'
import { RaanError } from '../kernel/errors'
import type { Events } from '../kernel/events'
import type { Locks } from '../kernel/lock'
import { memoryStorage, type Storage } from '../kernel/storage'
import type { Transport } from '../kernel/transport'
import type { Seen } from './auth.expiry'
import { createSession, type Session, type TokenKeys } from './auth.session'

export type { TokenKeys } from './auth.session'

export type TokenOptions = {
  transport: Transport
  clock: Clock
  storage: Storage
  locks: Locks
  /** network and visibility of the page, as the engine hears of them */
  events$: Events
  /** gives the host's own access token; then nothing of a session is stored and no call of ours is made for it */
  fetchToken?: (() => Promise<string>) | undefined
  /** `accessToken` and `refreshToken` unless given */
  keys?: Partial<TokenKeys> | undefined
}

/** The source of bearer tokens and the session behind them. */
export type SessionTokens = Tokens & {
  readonly session: Session
  /** true when the host signs people in and out (`fetchToken`) */
  readonly handedOver: boolean
  /** asks the backend who it is that the stored refresh token belongs to */
  recover(): Promise<void>
  stop(): void
}

/** The refresh call carries no bearer and is never repeated. */
const noTokens: Tokens = { current: async () => null, refresh: async () => null }

type Source = Tokens & { recover?(): Promise<void>; stop(): void }

/** The session, and what looks after its tokens: loaded when there is one, since many a portal's page has none. */
export function createTokens(options: TokenOptions): SessionTokens {
  const { transport, clock, storage, locks, events$, fetchToken } = options
  const keys: TokenKeys = { access: 'accessToken', refresh: 'refreshToken', ...options.keys }
  const session = createSession(fetchToken ? memoryStorage() : storage, keys)
  let arrived: Seen | undefined
  let source: Promise<Source> | undefined
  let left = false
  let stopped = false

  const load = async (): Promise<Source> => {
    const { createRenewal, hostTokens } = await import('./auth.keeping')
    if (fetchToken) return hostTokens({ fetchToken, clock, session, left })
    const call = createCall({ transport, clock, tokens: noTokens, random: () => 0 })
    return createRenewal({ session, call, clock, locks, lockName: `tokens.${keys.refresh}`, events$, arrived })
  }
  const begin = (): Promise<Source> => {
    source ??= load().then(
      (loaded) => {
        if (stopped) loaded.stop()
        return loaded
      },
      (cause) => {
        source = undefined
        throw new RaanError('chunk', { cause })
      },
    )
    return source
  }
  const isNeeded = () => Boolean(fetchToken ?? source ?? session.accessToken() ?? session.refreshToken())
  const prepare = () => {
    // whoever needs a token next asks again and hears why
    if (isNeeded()) begin().catch(() => undefined)
  }
  const unwatch = session.onTokens(() => {
    left = true
    const token = session.accessToken()
    if (token && token !== arrived?.token) arrived = { token, at: clock.now() }
    prepare()
  })
  prepare()

  return {
    session,
    handedOver: fetchToken !== undefined,
    current: async () => (isNeeded() ? (await begin()).current() : null),
    refresh: async (stale) => (isNeeded() ? (await begin()).refresh(stale) : null),
    recover: async () => (isNeeded() ? (await begin()).recover?.() : undefined),
    stop() {
      stopped = true
      source?.then((loaded) => loaded.stop()).catch(() => undefined)
      unwatch()
      session.stop()
    },
  }
}

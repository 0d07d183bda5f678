import type { Tokens } from '../kernel/auth'
import type { OpenChannel } from '../kernel/channel'
import type { Clock } from '../kernel/clock'
import { RaanError } from '../kernel/errors'
import type { Events } from '../kernel/events'
import { loadChunk } from '../kernel/load-chunk'
import type { Locks } from '../kernel/lock'
import { memoryStorage, type Storage } from '../kernel/storage'
import { backendStorage, nobody, type Owner } from '../kernel/stores'
import type { Transport } from '../kernel/transport'
import { carryOver } from './auth.carry-over'
import type { Seen } from './auth.expiry'
import { createSession, type Session, type SessionEnd, type TokenKeys } from './auth.session'

export type { TokenKeys } from './auth.session'

export type TokenOptions = {
  transport: Transport
  clock: Clock
  storage: Storage
  /** the backend of the session: nothing of another one is read or sent */
  issuer: string
  locks: Locks
  /** reaches the browser's other tabs, if any */
  channels?: OpenChannel | undefined
  /** the page's network and visibility events */
  events$: Events
  /** returns the host's own access token; no session is then stored and no session call is made */
  fetchToken?: (() => Promise<string>) | undefined
  /** the user signed in at the host, if known */
  userId?: string | undefined
  /** keys of the page's storage that hold the tokens; default: our own */
  keys?: Partial<TokenKeys> | undefined
}

/** The source of bearer tokens, and their session. */
export type SessionTokens = Tokens & {
  readonly session: Session
  /** true if the host manages sign-in and sign-out (`fetchToken`) */
  readonly handedOver: boolean
  /** the owner of the data that this page shows and stores */
  owner(): Owner
  /** called when that changes, with how the previous session ended; before any session event */
  onOwner(fn: (owner: Owner, end: SessionEnd) => void): void
  /** requests the user of the stored refresh token from the backend */
  recover(): Promise<void>
  stop(): void
}

/** Milliseconds before code that failed to load is requested again. */
const chunkPause = 10_000

type Source = Tokens & { recover?(): Promise<void>; stop(): void }

const ownerOf = (session: Session): Owner => {
  const id = session.read()?.user.id
  return id === undefined ? nobody : `u${id}`
}

const subjectName = 'host.subject'

/**
 * The owner of the data if the host manages sign-in: `userId` if given, otherwise the token's subject; until the first
 * token, the last known one. `area` survives a reload.
 */
function followHostOwner(area: Storage['local'], userId: string | undefined) {
  const known = userId ?? area.get(subjectName) ?? undefined
  let owner: Owner = known === undefined ? nobody : `h${known}`
  return {
    owner: () => owner,
    enter(subject: string | undefined): void {
      const id = userId ?? subject ?? ''
      owner = `h${id}`
      if (userId === undefined && id !== '') area.set(subjectName, id)
    },
    leave(): void {
      owner = nobody
      area.remove(subjectName)
    },
  }
}

/** The session and its token renewal, which is loaded only if there is a session: many portal pages have none. */
export function createTokens(options: TokenOptions): SessionTokens {
  const { transport, clock, issuer, locks, channels, events$, fetchToken, keys, userId } = options
  const { now } = clock
  carryOver({ storage: options.storage, issuer, now, named: keys, handedOver: fetchToken !== undefined })
  const kept = backendStorage(options.storage, issuer)
  const session = createSession(
    fetchToken
      ? { storage: memoryStorage(), page: memoryStorage(), now }
      : { storage: kept, page: options.storage, named: keys, now },
  )
  const host = fetchToken || userId !== undefined ? followHostOwner(kept.local, userId) : undefined
  const owners = new Set<(owner: Owner, end: SessionEnd) => void>()
  const currentOwner = () => host?.owner() ?? ownerOf(session)
  let owner = currentOwner()
  let arrived: Seen | undefined
  let source: Promise<Source> | undefined
  let left = false
  let stopped = false
  let again: unknown
  // tracked from the start: the renewal code may load later
  let hidden = false
  const watching = events$.subscribe(({ type }) => {
    if (type === 'page.hidden' || type === 'page.visible') hidden = type === 'page.hidden'
  })

  const load = async (): Promise<Source> => {
    const { createRefresh, createRenewal, followCopies, hostTokens } = await loadChunk(() => import('./auth.keeping'))
    if (fetchToken)
      return hostTokens({
        fetchToken,
        clock,
        session,
        left,
        onSubject: (subject) => {
          host?.enter(subject)
          follow('expired')
        },
      })
    const copies = followCopies({ session, clock, open: channels, name: issuer })
    const refresh = createRefresh(transport, clock)
    const lockName = `tokens.${issuer}`
    const isHidden = () => hidden
    return createRenewal({ session, refresh, copies, clock, locks, lockName, events$, isHidden, arrived })
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
    // the next call that needs a token retries and gets the error
    if (isNeeded()) begin().catch(() => undefined)
  }
  const recover = async (): Promise<void> => {
    if (!isNeeded() || stopped) return
    const loaded = await begin().catch((error) => {
      again = clock.setTimeout(() => recover().catch(() => undefined), chunkPause)
      throw error
    })
    await loaded.recover?.()
  }
  const follow = (end: SessionEnd) => {
    const before = owner
    owner = currentOwner()
    const now = owner
    if (now === before) return
    // a sign-out is a machine's action, and actors can't be created within one
    queueMicrotask(() => {
      if (!stopped) for (const listen of owners) listen(now, end)
    })
  }
  const unwatch = session.onTokens((end = 'left') => {
    left = true
    host?.leave()
    follow(end)
    const token = session.accessToken()
    if (token && token !== arrived?.token) arrived = { token, at: session.received().at ?? clock.now() }
    prepare()
  })
  prepare()

  return {
    session,
    handedOver: fetchToken !== undefined,
    owner: () => owner,
    onOwner: (fn) => void owners.add(fn),
    current: async () => (isNeeded() ? (await begin()).current() : null),
    refresh: async (stale) => (isNeeded() ? (await begin()).refresh(stale) : null),
    recover,
    stop() {
      stopped = true
      clock.clearTimeout(again)
      source?.then((loaded) => loaded.stop()).catch(() => undefined)
      unwatch()
      watching.unsubscribe()
      session.stop()
    },
  }
}

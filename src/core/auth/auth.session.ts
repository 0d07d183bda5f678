import { decode } from '../kernel/codec'
import type { Area, Storage } from '../kernel/storage'
import { type User, userSchema } from './auth.contract'

/** Names under which the two tokens are stored. */
export type TokenKeys = { access: string; refresh: string }

export type Signed = { user: User; permissions: readonly string[] }

type Pair = { accessToken: string; refreshToken?: string }

/** What happened to the session without this engine's person asking for it. `signed` null: the host keeps the person. */
export type SessionNews =
  | { type: 'session.started'; signed: Signed | null }
  | { type: 'session.changed'; signed: Signed }
  | { type: 'session.ended'; reason: 'expired' | 'elsewhere' }

/** The stored session, shared by all tabs of an origin unless it is one tab's. Whatever is read comes from the storage, never from a copy. */
export type Session = {
  /** undefined unless both a readable person and a token are stored */
  read(): Signed | undefined
  /** granted codes, also those a host set without a person */
  permissions(): readonly string[]
  accessToken(): string | null
  refreshToken(): string | null
  /** `lasting` false: it ends with this tab, and what was kept for the browser ends now */
  start(user: User, pair: Pair, lasting?: boolean): Signed
  /** a new pair for the same person */
  rotate(user: User, pair: Pair): void
  setPermissions(permissions: readonly string[]): void
  /** the same person, as they are now */
  change(signed: Signed): void
  /** forgets everything, silently */
  clear(): void
  /** forgets everything and says so; other tabs tell it from a sign-out by what goes first */
  expire(): void
  tell(news: SessionNews): void
  subscribe(fn: (news: SessionNews) => void): () => void
  /** told after every write of tokens, here or in another tab */
  onTokens(fn: () => void): () => void
  stop(): void
}

const userKey = 'userData'
const permissionsKey = 'user_permission'

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A portal may have stored its token as JSON text. */
const plainToken = (text: string | null): string | null => {
  const token = text?.startsWith('"') ? parse(text) : text
  return typeof token === 'string' && token !== '' ? token : null
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

/**
 * A session in the local area, which all tabs share, or in the session area, which is this tab's: whoever does not want to
 * be remembered is kept there. A person in the local area comes first. The person is written last and removed first, so
 * another tab never sees one without tokens.
 */
export function createSession({ local, session: ofTab }: Storage, keys: TokenKeys): Session {
  const listeners = new Set<(news: SessionNews) => void>()
  const tokenListeners = new Set<() => void>()
  const ours = [keys.access, keys.refresh, userKey, permissionsKey]

  const area = (): Area => (local.get(userKey) === null && ofTab.get(userKey) !== null ? ofTab : local)
  const accessToken = () => plainToken(area().get(keys.access))
  const refreshToken = () => plainToken(area().get(keys.refresh))
  const stored = () => {
    const codes = parse(area().get(permissionsKey))
    return isTexts(codes) ? codes : undefined
  }
  const read = (): Signed | undefined => {
    const user = decode(userSchema, parse(area().get(userKey)))
    if (!user.ok || !(accessToken() ?? refreshToken())) return undefined
    return { user: user.value, permissions: stored() ?? user.value.user_permission ?? [] }
  }

  let known = read()
  const tell = (news: SessionNews) => {
    for (const listen of listeners) listen(news)
  }
  const write = (user: User, pair: Pair, permissions: readonly string[], at = area()) => {
    const { accessToken: access, refreshToken: refresh } = pair
    at.set(keys.access, access)
    if (refresh === undefined) at.remove(keys.refresh)
    else at.set(keys.refresh, refresh)
    at.set(permissionsKey, JSON.stringify(permissions))
    at.set(userKey, JSON.stringify(user))
    known = { user, permissions }
    for (const listen of tokenListeners) listen()
    return known
  }
  const forget = (inOrder: readonly string[]) => {
    known = undefined
    const at = area()
    for (const key of inOrder) at.remove(key)
    // one of this tab that another tab's sign-in has covered must not come back
    for (const key of inOrder) ofTab.remove(key)
    for (const listen of tokenListeners) listen()
  }
  const noticeOtherTab = (key: string | undefined) => {
    const before = known
    known = read()
    const other = before?.user.id !== known?.user.id
    const expired = !known && (key === keys.access || key === keys.refresh)
    if (before && other) tell({ type: 'session.ended', reason: expired ? 'expired' : 'elsewhere' })
    if (known && other) tell({ type: 'session.started', signed: known })
    if (known && !other && JSON.stringify(before) !== JSON.stringify(known))
      tell({ type: 'session.changed', signed: known })
    for (const listen of tokenListeners) listen()
  }
  const unsubscribe = local.subscribe?.((key) => {
    if (key === undefined || ours.includes(key)) noticeOtherTab(key)
  })

  return {
    read,
    permissions: () => read()?.permissions ?? stored() ?? [],
    accessToken,
    refreshToken,
    start(user, pair, lasting = true) {
      const [at, other] = lasting ? [local, ofTab] : [ofTab, local]
      for (const key of [userKey, keys.access, keys.refresh, permissionsKey]) other.remove(key)
      return write(user, pair, user.user_permission ?? [], at)
    },
    rotate(user, pair) {
      const before = known
      const signed = write(user, pair, user.user_permission ?? before?.permissions ?? [])
      tell(before ? { type: 'session.changed', signed } : { type: 'session.started', signed })
    },
    setPermissions(permissions) {
      area().set(permissionsKey, JSON.stringify(permissions))
      if (known) known = { ...known, permissions }
    },
    change(signed) {
      const at = area()
      at.set(permissionsKey, JSON.stringify(signed.permissions))
      at.set(userKey, JSON.stringify(signed.user))
      known = signed
    },
    clear: () => forget([userKey, keys.access, keys.refresh, permissionsKey]),
    expire() {
      forget([keys.access, keys.refresh, userKey, permissionsKey])
      tell({ type: 'session.ended', reason: 'expired' })
    },
    tell,
    subscribe(fn) {
      listeners.add(fn)
      return () => void listeners.delete(fn)
    },
    onTokens(fn) {
      tokenListeners.add(fn)
      return () => void tokenListeners.delete(fn)
    },
    stop: () => unsubscribe?.(),
  }
}

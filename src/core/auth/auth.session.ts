import { decode } from '../kernel/codec'
import { randomId } from '../kernel/id'
import type { Area, Storage } from '../kernel/storage'
import { type User, userSchema } from './auth.contract'
import { noteReceived, type Received, readReceived } from './auth.received'
import { namedSlot, ownSlot, type Slot } from './auth.token-slots'

/** Keys of the page's own storage that hold the tokens, where a portal keeps them itself. */
export type TokenKeys = { access: string; refresh: string }

/** Names under which the two tokens are stored for one backend. */
const tokenNames: TokenKeys = { access: 'accessToken', refresh: 'refreshToken' }

export type Signed = { user: User; permissions: readonly string[] }

type Pair = { accessToken: string; refreshToken?: string }

/** What happened to the session without this engine's person asking for it. `signed` null: the host keeps the person. */
export type SessionNews =
  | { type: 'session.started'; signed: Signed | null }
  | { type: 'session.changed'; signed: Signed }
  | { type: 'session.ended'; reason: 'expired' | 'elsewhere' }

export type SessionEnd = 'left' | 'expired'

/** The stored session, shared by all tabs of an origin unless it is one tab's. Whatever is read comes from the storage, never from a copy. */
export type Session = {
  /** undefined unless both a readable person and a token are stored */
  read(): Signed | undefined
  /** granted codes, also those a host set without a person */
  permissions(): readonly string[]
  accessToken(): string | null
  refreshToken(): string | null
  /** what was noted of the present pair; empty for one that somebody else stored. `signIn` where it is one tab's */
  received(): Received
  /** `lasting` false: it ends with this tab, and what was kept for the browser ends now */
  start(user: User, pair: Pair, lasting?: boolean): Signed
  /** a new pair for the same person; `of` says when it came and how often it was renewed, where a copy of this tab got it */
  rotate(user: User, pair: Pair, of?: Pick<Received, 'at' | 'turn'>): void
  /** The refresh token is being sent; noted before, so that a reload or another tab knows. */
  noteSent(at: number): void
  setPermissions(permissions: readonly string[]): void
  /** the same person, as they are now */
  change(signed: Signed): void
  /** forgets everything, silently */
  clear(): void
  /** forgets everything and says so; other tabs tell it from a sign-out by what goes first */
  expire(): void
  tell(news: SessionNews): void
  subscribe(fn: (news: SessionNews) => void): () => void
  /**
   * Told after every write of tokens, here or in another tab, and before anybody hears news of the session. `end` says
   * why the person who was here is not any more; `left`: they, or the next person, asked for it.
   */
  onTokens(fn: (end?: SessionEnd) => void): () => void
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

type SessionOptions = {
  /** what is kept for one backend */
  storage: Storage
  /** the page's own storage: read and written only at the keys that `named` gives */
  page: Storage
  named?: Partial<TokenKeys> | undefined
  now(): number
}

/** The texts of a session in one area; the person is written last and removed first. */
type Place = { user: Slot; permissions: Slot; access: Slot; refresh: Slot; received: Slot }

function placeIn(own: Area, page: Area, named: Partial<TokenKeys>): Place {
  const token = (name: keyof TokenKeys) => {
    const key = named[name]
    return key === undefined ? ownSlot(own, tokenNames[name]) : namedSlot(page, key, own)
  }
  return {
    user: ownSlot(own, userKey),
    permissions: ownSlot(own, permissionsKey),
    access: token('access'),
    refresh: token('refresh'),
    received: ownSlot(own, 'received'),
  }
}

/**
 * A session in the local area, which all tabs share, or in the session area, which is this tab's: whoever does not want to
 * be remembered is kept there. A person in the local area comes first. The person is written last and removed first, so
 * another tab never sees one without tokens.
 */
export function createSession({ storage, page, named = {}, now }: SessionOptions): Session {
  const listeners = new Set<(news: SessionNews) => void>()
  const tokenListeners = new Set<(end?: SessionEnd) => void>()
  const shared = placeIn(storage.local, page.local, named)
  const ofTab = placeIn(storage.session, page.session, named)

  const slot = (): Place => (shared.user.get() === null && ofTab.user.get() !== null ? ofTab : shared)
  const accessToken = () => plainToken(slot().access.get())
  const refreshToken = () => plainToken(slot().refresh.get())
  const received = (): Received => readReceived(slot().received, accessToken()) ?? {}
  const stored = () => {
    const codes = parse(slot().permissions.get())
    return isTexts(codes) ? codes : undefined
  }
  const read = (): Signed | undefined => {
    const user = decode(userSchema, parse(slot().user.get()))
    if (!user.ok || !(accessToken() ?? refreshToken())) return undefined
    return { user: user.value, permissions: stored() ?? user.value.user_permission ?? [] }
  }

  let known = read()
  const tell = (news: SessionNews) => {
    for (const listen of listeners) listen(news)
  }
  const tellTokens = (end?: SessionEnd) => {
    for (const listen of tokenListeners) listen(end)
  }
  const write = (user: User, pair: Pair, permissions: readonly string[], of: Received, at = slot()) => {
    const { accessToken: access, refreshToken: refresh } = pair
    noteReceived(at.received, access, of)
    // before the access token: a page that dies in between can still renew
    if (refresh === undefined) at.refresh.remove()
    else at.refresh.set(refresh)
    at.access.set(access)
    at.permissions.set(JSON.stringify(permissions))
    at.user.set(JSON.stringify(user))
    known = { user, permissions }
    tellTokens('left')
    return known
  }
  const forget = (end: SessionEnd, inOrder: readonly (keyof Place)[]) => {
    known = undefined
    const at = slot()
    for (const name of inOrder) at[name].remove()
    // one of this tab that another tab's sign-in has covered must not come back
    for (const name of inOrder) ofTab[name].remove()
    tellTokens(end)
  }
  const noticeOtherTab = (slot: keyof Place | undefined) => {
    const before = known
    known = read()
    const other = before?.user.id !== known?.user.id
    const expired = !known && (slot === 'access' || slot === 'refresh')
    tellTokens(expired ? 'expired' : 'left')
    if (before && other) tell({ type: 'session.ended', reason: expired ? 'expired' : 'elsewhere' })
    if (known && other) tell({ type: 'session.started', signed: known })
    if (known && !other && JSON.stringify(before) !== JSON.stringify(known))
      tell({ type: 'session.changed', signed: known })
  }
  const isNamed = (slot: keyof Place) => slot in named
  const follow = (area: Area, slots: readonly (keyof Place)[]) =>
    area.subscribe?.((key) => {
      const slot = slots.find((each) => shared[each].key === key)
      if (slot !== undefined || (key === undefined && slots.length > 0)) noticeOtherTab(slot)
    })
  const slots = Object.keys(shared) as (keyof Place)[]
  const followed = [
    follow(
      storage.local,
      slots.filter((slot) => !isNamed(slot)),
    ),
    follow(page.local, slots.filter(isNamed)),
  ]

  return {
    read,
    permissions: () => read()?.permissions ?? stored() ?? [],
    accessToken,
    refreshToken,
    received,
    start(user, pair, lasting = true) {
      const [at, other] = lasting ? [shared, ofTab] : [ofTab, shared]
      for (const slot of [other.user, other.access, other.refresh, other.permissions, other.received]) slot.remove()
      const of = { at: now(), ...(!lasting && { signIn: randomId(), turn: 0 }) }
      return write(user, pair, user.user_permission ?? [], of, at)
    },
    rotate(user, pair, of) {
      const before = known
      const { signIn, turn = 0 } = received()
      const ofTurn = { at: now(), ...(signIn !== undefined && { signIn, turn: turn + 1 }), ...of }
      const signed = write(user, pair, user.user_permission ?? before?.permissions ?? [], ofTurn)
      tell(before ? { type: 'session.changed', signed } : { type: 'session.started', signed })
    },
    noteSent(at) {
      const token = accessToken()
      if (!token) return
      noteReceived(slot().received, token, { ...received(), sent: at })
      tellTokens('left')
    },
    setPermissions(permissions) {
      slot().permissions.set(JSON.stringify(permissions))
      if (known) known = { ...known, permissions }
    },
    change(signed) {
      const at = slot()
      at.permissions.set(JSON.stringify(signed.permissions))
      at.user.set(JSON.stringify(signed.user))
      known = signed
    },
    clear: () => forget('left', ['user', 'access', 'refresh', 'permissions', 'received']),
    expire() {
      forget('expired', ['access', 'refresh', 'user', 'permissions', 'received'])
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
    stop() {
      for (const unsubscribe of followed) unsubscribe?.()
    },
  }
}

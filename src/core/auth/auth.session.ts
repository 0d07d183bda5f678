import { decode } from '../kernel/codec'
import { randomId } from '../kernel/id'
import type { Area, Storage } from '../kernel/storage'
import { noteReceived, type Received, readReceived } from './auth.received'
import { tokenNames, userKey } from './auth.stored-token'
import { namedSlot, ownSlot, type Slot } from './auth.token-slots'
import { type User, userSchema } from './auth.user'

/** Keys in the page's own storage that hold the tokens, for portals that store them themselves. */
export type TokenKeys = { access: string; refresh: string }

export type Signed = { user: User; permissions: readonly string[] }

type Pair = { accessToken: string; refreshToken?: string }

/** Changes of the session that the user didn't make in this engine. `signed` null: the host manages the user. */
export type SessionNews =
  | { type: 'session.started'; signed: Signed | null }
  | { type: 'session.changed'; signed: Signed }
  | { type: 'session.ended'; reason: 'expired' | 'elsewhere' }

export type SessionEnd = 'left' | 'expired'

/**
 * The stored session, shared by all tabs of an origin unless it is limited to one tab. Every call reads the storage; a
 * text that hasn't changed isn't parsed again.
 */
export type Session = {
  /** undefined unless both a readable user and a token are stored */
  read(): Signed | undefined
  /** granted codes, including those a host set without a user */
  permissions(): readonly string[]
  accessToken(): string | null
  refreshToken(): string | null
  /**
   * the record of the current pair; empty if another program stored it. `signIn` if the session is limited to this tab
   */
  received(): Received
  /** `lasting` false: the session ends with this tab, and a stored one ends now */
  start(user: User, pair: Pair, lasting?: boolean): Signed
  /** stores a new pair of the same user; `of` has the time and turn if it came from a copy of this tab */
  rotate(user: User, pair: Pair, of?: Pick<Received, 'at' | 'turn'>): void
  /** Records that the refresh token is about to be sent, for after a reload and for other tabs. */
  noteSent(at: number): void
  setPermissions(permissions: readonly string[]): void
  /** updates the same user's data */
  change(signed: Signed): void
  /** removes everything without an event */
  clear(): void
  /** removes everything with an event; the order of removal tells other tabs that it wasn't a sign-out */
  expire(): void
  announce(news: SessionNews): void
  subscribe(fn: (news: SessionNews) => void): () => void
  /**
   * Called after every write of tokens, here or in another tab, and before any session event. `end` is why the previous
   * user's session ended; `left`: by their own sign-out, or the next user's sign-in.
   */
  onTokens(fn: (end?: SessionEnd) => void): () => void
  stop(): void
}

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

function codesOf(text: string | null): readonly string[] | undefined {
  const codes = parse(text)
  return isTexts(codes) ? codes : undefined
}

function signedOf(userText: string | null, codesText: string | null): Signed | undefined {
  const user = decode(userSchema, parse(userText))
  return user.ok ? { user: user.value, permissions: codesOf(codesText) ?? user.value.user_permission ?? [] } : undefined
}

type SessionOptions = {
  /** storage for one backend */
  storage: Storage
  /** the page's own storage: used only for the keys in `named` */
  page: Storage
  named?: Partial<TokenKeys> | undefined
  now(): number
}

/** The entries of a session in one area; the user is written last and removed first. */
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
 * A session in the local area, which all tabs share, or in the session area of this tab for users who don't want to be
 * remembered. A user in the local area takes precedence. The user is written last and removed first, so another tab
 * never sees a user without tokens.
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
  const stored = () => codesOf(slot().permissions.get())
  /** what the last texts said: a menu asks for each of its entries */
  let last: { user: string | null; codes: string | null; signed: Signed | undefined } | undefined
  const read = (): Signed | undefined => {
    const at = slot()
    const [user, codes] = [at.user.get(), at.permissions.get()]
    if (!last || last.user !== user || last.codes !== codes) last = { user, codes, signed: signedOf(user, codes) }
    return (accessToken() ?? refreshToken()) ? last.signed : undefined
  }

  let known = read()
  const announce = (news: SessionNews) => {
    for (const listen of listeners) listen(news)
  }
  const reportTokens = (end?: SessionEnd) => {
    for (const listen of tokenListeners) listen(end)
  }
  const write = (user: User, pair: Pair, permissions: readonly string[], of: Received, at = slot()) => {
    const { accessToken: access, refreshToken: refresh } = pair
    noteReceived(at.received, access, of)
    // before the access token: a page that crashes in between can still renew
    if (refresh === undefined) at.refresh.remove()
    else at.refresh.set(refresh)
    at.access.set(access)
    at.permissions.set(JSON.stringify(permissions))
    at.user.set(JSON.stringify(user))
    known = { user, permissions }
    reportTokens('left')
    return known
  }
  const forget = (end: SessionEnd, inOrder: readonly (keyof Place)[]) => {
    known = undefined
    const at = slot()
    for (const name of inOrder) at[name].remove()
    // a session of this tab that another tab's sign-in has replaced must not return
    for (const name of inOrder) ofTab[name].remove()
    reportTokens(end)
  }
  const noticeOtherTab = (slot: keyof Place | undefined) => {
    const before = known
    known = read()
    const other = before?.user.id !== known?.user.id
    const expired = !known && (slot === 'access' || slot === 'refresh')
    reportTokens(expired ? 'expired' : 'left')
    if (before && other) announce({ type: 'session.ended', reason: expired ? 'expired' : 'elsewhere' })
    if (known && other) announce({ type: 'session.started', signed: known })
    if (known && !other && JSON.stringify(before) !== JSON.stringify(known))
      announce({ type: 'session.changed', signed: known })
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
      announce(before ? { type: 'session.changed', signed } : { type: 'session.started', signed })
    },
    noteSent(at) {
      const token = accessToken()
      if (!token) return
      noteReceived(slot().received, token, { ...received(), sent: at })
      reportTokens('left')
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
      announce({ type: 'session.ended', reason: 'expired' })
    },
    announce,
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

import { decode } from '../kernel/codec'
import type { Area, Storage } from '../kernel/storage'
import { backendStorage, createStores, draftName, keptName, nobody, type Owner } from '../kernel/stores'
import type { TokenKeys } from './auth.session'
import { userSchema } from './auth.user'

const draftPrefix = 'langraan.order.draft.'

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The current name of a 0.1 record; undefined if it isn't one, or stays in place (appearance). */
function nameOf(key: string, text: string): string | undefined {
  if (key.startsWith(draftPrefix)) {
    const name = `order/${key.slice(draftPrefix.length)}`
    return (parse(text) as { frozen?: unknown } | undefined)?.frozen ? keptName(name) : draftName(name)
  }
  if (key === 'langraan.chat.drafts') return draftName('chat')
  if (key === 'langraan.order.tab') return 'order.tab'
  if (key === 'langraan.cart') return 'cart'
  if (key === 'langraan.search') return 'search'
  return key === 'langraan.checkout.step' ? 'checkout.step' : undefined
}

const move = (from: Area, key: string, to: Area, name: string) => {
  const text = from.get(key)
  if (text !== null) to.set(name, text)
  from.remove(key)
}

/** A 0.1 session always has all four entries; a page that uses only some of these keys for its own data keeps them. */
function carrySession(from: Area, to: Area, named: Partial<TokenKeys>): Owner | undefined {
  const user = decode(userSchema, parse(from.get('userData')))
  const tokens = ['accessToken', 'refreshToken'].filter((key) => key !== named.access && key !== named.refresh)
  const hasToken = from.get(named.access ?? 'accessToken') ?? from.get(named.refresh ?? 'refreshToken')
  if (!user.ok || !hasToken || !Array.isArray(parse(from.get('user_permission')))) return undefined
  for (const key of [...tokens, 'userData', 'user_permission']) move(from, key, to, key)
  return `u${user.value.id}`
}

type CarryOptions = {
  storage: Storage
  issuer: string
  now(): number
  named?: Partial<TokenKeys> | undefined
  /** the host manages the session: what looks like one belongs to the host */
  handedOver: boolean
}

/** Moves 0.1 records, which name no backend, to the first backend that is used. Happens once. */
export function carryOver({ storage, issuer, now, named = {}, handedOver }: CarryOptions): void {
  const kept = backendStorage(storage, issuer)
  const owner = handedOver
    ? undefined
    : (carrySession(storage.local, kept.local, named) ?? carrySession(storage.session, kept.session, named))
  const own = createStores({ storage, issuer, now }).open(owner ?? nobody)
  for (const name of ['local', 'session'] as const)
    for (const key of storage[name].keys().filter((each) => each.startsWith('langraan.'))) {
      const text = storage[name].get(key)
      const known = text === null ? undefined : nameOf(key, text)
      if (known !== undefined) move(storage[name], key, own[name], known)
    }
  if (storage.local.get('langraan.shop') !== null) move(storage.local, 'langraan.shop', own.backend, 'shop')
}

import { encode as textOf } from 'jose/base64url'
import { keyedTable } from '../keyed-table'
import { type Reply, reply } from '../reply'
import type { Store, Tx } from '../store'

/**
 * After this many wrong passwords for one email within the period, the next attempt has to wait until the first has
 * expired.
 */
const mostTries = 10
const span = 15 * 60_000

/** The latest password attempts for one email, in milliseconds since 1970; the email is hashed. */
type Tries = {
  readonly who: string
  /** missing in a row that an earlier version left in a browser */
  readonly times?: readonly number[]
}

/** Anyone can add to them, so they are never read whole. */
export const tries = keyedTable<Tries>('auth.tries', {
  of: 'everyone',
  key: ({ who }) => who,
  placeOf: ({ times }) => times?.at(-1) ?? 0,
  kept: false,
})

/** One row: the latest failed sign-ins of all emails together. */
export const failures = keyedTable<{ readonly times: readonly number[] }>('auth.failures', {
  of: 'everyone',
  key: () => 'all',
  placeOf: () => 0,
  kept: false,
})

/** How many expired rows each attempt removes at most. */
const mostRemoved = 50

/** How many failed attempts, for all emails together, are written down within the period. */
const mostNoted = 30

/** Whether an attempt that just failed is written to the activity log: guessing many addresses must not fill it. */
export function isNoted(tx: Tx): boolean {
  const rows = tx.keyed(failures)
  const times = (rows.get('all')?.times ?? []).filter((at) => at > tx.now() - span)
  if (times.length >= mostNoted) return false
  rows.put({ times: [...times, tx.now()] })
  return true
}

/** The SHA-256 of a text, base64url. */
export const hashOf = async (text: string): Promise<string> =>
  textOf(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/**
 * Checks a password for an email, known or not. An attempt counts before it is checked, so that parallel attempts
 * can't bypass the limit; a right password resets the count. After too many: 429, whatever the password.
 */
export async function limited(store: Store, email: string, isRight: () => Promise<boolean>): Promise<boolean | Reply> {
  const who = await hashOf(email.trim().toLowerCase())
  const wait = await store.transact(null, (tx) => {
    const now = tx.now()
    const rows = tx.keyed(tries)
    const own = (rows.get(who)?.times ?? []).filter((at) => at > now - span)
    if (own.length >= mostTries) return (own[0] ?? now) + span - now
    rows.removeBelow(now - span, mostRemoved)
    rows.put({ who, times: [...own, now] })
    return 0
  })
  if (wait > 0)
    return reply(429, { error: 'Too many tries' }, { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) })
  const right = await isRight()
  if (right) await store.transact(null, (tx) => tx.keyed(tries).remove(who))
  return right
}

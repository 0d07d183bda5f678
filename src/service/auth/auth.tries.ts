import { encode as textOf } from 'jose/base64url'
import { type Reply, reply } from '../reply'
import type { Store, Tx } from '../store'
import { table } from '../table'

/**
 * After this many wrong passwords for one email within the period, the next attempt has to wait until the first has
 * expired.
 */
const mostTries = 10
const span = 15 * 60_000

/** One password attempt and its time; the email is hashed. */
type Try = { readonly who: string; readonly at: number }

export const tries = table<Try>('auth.tries', { of: 'everyone', key: (_, position) => position })

/** How many failed attempts, for all emails together, are written down within the period. */
const mostNoted = 30

/** Whether an attempt that just failed is written to the activity log: guessing many addresses must not fill it. */
export const isNoted = (tx: Tx): boolean => tx.read(tries).filter(({ at }) => at > tx.now() - span).length <= mostNoted

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
    const rows = tx.read(tries).filter(({ at }) => at > now - span)
    const own = rows.filter((each) => each.who === who)
    if (own.length >= mostTries) return (own[0]?.at ?? now) + span - now
    tx.write(tries, [...rows, { who, at: now }])
    return 0
  })
  if (wait > 0)
    return reply(429, { error: 'Too many tries' }, { 'Retry-After': String(Math.max(1, Math.ceil(wait / 1000))) })
  const right = await isRight()
  if (right)
    await store.transact(null, (tx) =>
      tx.write(
        tries,
        tx.read(tries).filter((each) => each.who !== who),
      ),
    )
  return right
}

import type { Tx } from '../store'
import { table } from '../table'

/** A link for setting a password: its hashed token, its account and its expiry. */
export const links = table<{ hash: string; id: number; until: number }>('auth.links', {
  of: 'everyone',
  key: ({ hash }) => hash,
})

/** An account has one link: earlier ones stop working. `life` in milliseconds. */
export function giveLink(tx: Tx, id: number, hash: string, life: number): void {
  const now = tx.now()
  const others = tx.read(links).filter((link) => link.until > now && link.id !== id)
  tx.write(links, [...others, { hash, id, until: now + life }])
}

export const dropLinks = (tx: Tx, id: number): void =>
  tx.write(
    links,
    tx.read(links).filter((link) => link.id !== id),
  )

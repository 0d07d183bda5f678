import type { Tx } from '../store'
import { table } from '../table'

/** A link for setting a password: its hashed token, its account and its expiry. */
type Link = {
  hash: string
  id: number
  until: number
  /** requested by whoever knows the address, rather than made by an owner */
  isRequested?: boolean
}

export const links = table<Link>('auth.links', {
  of: 'everyone',
  key: ({ hash }) => hash,
})

/** `life` in milliseconds. The account's earlier links stop working, except that a request doesn't replace an owner's. */
export function giveLink(tx: Tx, id: number, hash: string, life: number, isRequested = false): void {
  const now = tx.now()
  const isKept = (link: Link) => link.until > now && (link.id !== id || (isRequested && !link.isRequested))
  const others = tx.read(links).filter(isKept)
  tx.write(links, [...others, { hash, id, until: now + life, ...(isRequested && { isRequested }) }])
}

export const dropLinks = (tx: Tx, id: number): void =>
  tx.write(
    links,
    tx.read(links).filter((link) => link.id !== id),
  )

import { isoTime } from '../../core/kernel/clock'
import type { Order } from '../../core/orders/orders.contract'
import type { ActivityChange, ActivityKind } from '../../core/users/activity/users.activity.contract'
import { byOf } from '../orders/orders.by'
import type { Bearer } from '../rights'
import type { Tx } from '../store'

type Actor = Pick<Bearer, 'id' | 'username' | 'fullName'> | null

type Noted = { kind: ActivityKind; call: string; record: string; changes?: readonly ActivityChange[] }

/** Appends to the activity log, in the transaction of the change. */
export const note = (tx: Tx, by: Actor, { changes = [], ...noted }: Noted): void =>
  tx.activity.append({
    at: isoTime(tx.now()),
    by: { id: by?.id ?? 0, name: byOf(by) },
    ...noted,
    changes: [...changes],
  })

/** Someone who isn't known: a dash. */
const stranger: Actor = { id: 0, username: '–', fullName: '' }

/**
 * Appends a failed sign-in; `account` is the one with that address, if there is one. An unknown address isn't written
 * down: it may be a password in the wrong field.
 */
export const noteFailedSignIn = (tx: Tx, account: (Actor & { username: string }) | undefined): void =>
  note(tx, account ?? stranger, { kind: 'sign-in', call: 'auth.login.failed', record: account?.username ?? '–' })

/** Appends the changes that an order's history gained; `before` is undefined for a new order. */
export function noteOrder(tx: Tx, by: Actor, call: string, before: Order | undefined, after: Order): void {
  const changes = after.history.slice(before?.history.length ?? 0).map(({ field, from, to }) => ({ field, from, to }))
  const kind = call === 'orders.payment' && after.paymentMethod === 'cod' ? 'settlement' : 'order'
  if (changes.length > 0) note(tx, by, { kind, call, record: after.OrderNumber, changes })
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)

/** Characters of a value in the log, and how many of them are before the first difference. */
const longest = 200
const before = 20

/** Long texts from a little before their first difference. */
function shortened(texts: readonly [string, string]): readonly [string, string] {
  if (texts.every(({ length }) => length <= longest)) return texts
  const [from, to] = texts.map((text) => [...text]) as [string[], string[]]
  const same = to.findIndex((letter, at) => letter !== from[at])
  const start = Math.max(0, (same < 0 ? to.length : same) - before)
  const part = (letters: readonly string[]): string => {
    const shown = letters.slice(start, start + longest).join('')
    return `${start > 0 ? '…' : ''}${shown}${letters.length > start + longest ? '…' : ''}`
  }
  return [part(from), part(to)]
}

/** Fields that say nothing, or are pictures. */
const left = ['version', 'changedBy', 'avatar', 'id']

/** What differs between two versions of a record; one of them may be missing. */
export function changesBetween(before: object | undefined, after: object | undefined): ActivityChange[] {
  const [old, next] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))]
  return [...new Set([...old.keys(), ...next.keys()])]
    .filter((field) => !left.includes(field))
    .map((field) => ({ field, texts: [textOf(old.get(field)), textOf(next.get(field))] as const }))
    .filter(({ texts: [from, to] }) => from !== to)
    .map(({ field, texts }) => {
      const [from, to] = shortened(texts)
      return { field, from, to }
    })
}

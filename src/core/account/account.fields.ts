import { decode, encode } from '../kernel/codec'
import type { FieldErrors } from '../kernel/errors'
import { lookUp } from '../kernel/look-up'
import type { Account } from './account.contract'
import { type AccountChanges, accountChangesSchema } from './account.rules'

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)
const tidy = (value: unknown): unknown => {
  if (typeof value === 'string') return value.normalize('NFC').trim()
  return isTree(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidy(part)])) : value
}

/** As stored: trimmed texts, an empty picture as none. */
export function accountOf({ general, ...rest }: Account): Account {
  // normalizing changes texts only
  const { avatar, ...named } = tidy(general) as Account['general']
  return { general: { ...named, avatar: avatar || null }, ...(tidy(rest) as Omit<Account, 'general'>) }
}

/** The difference down to a depth; parts below it are sent whole. */
function differenceOf(before: Tree, after: Tree, depth: number): Tree {
  const changed = Object.entries(after).flatMap(([name, value]): [string, unknown][] => {
    const old = lookUp(before, name)
    if (JSON.stringify(old) === JSON.stringify(value)) return []
    return [[name, depth > 1 && isTree(old) && isTree(value) ? differenceOf(old, value, depth - 1) : value]]
  })
  return Object.fromEntries(changed)
}

/** The difference from the stored settings; nothing else is sent, so nothing else is overwritten. */
export function changesOf(base: Account, draft: Account): AccountChanges {
  const before = accountOf(base)
  const next = accountOf(draft)
  const { social, ...flat } = differenceOf(before, next, 2)
  // a part of the settings with some of its fields
  return {
    ...flat,
    ...(social !== undefined && { social: differenceOf(before.social, next.social, 2) }),
  } as AccountChanges
}

export const isChanged = (base: Account, draft: Account): boolean => Object.keys(changesOf(base, draft)).length > 0

const merged = (base: Tree, changes: Tree): Tree => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      const old = lookUp(base, name)
      return [name, isTree(old) && isTree(value) ? merged(old, value) : value]
    }),
  ),
})

/** Applies changes to settings; used by the backend, and after a concurrent change. */
export const withChanges = (account: Account, changes: AccountChanges): Account =>
  // changes have the names and types of what they change
  merged(account, changes) as Account

/**
 * The change to send: fields that differ from the loaded settings, or from what any unanswered request made of them.
 */
export const changesOver = (base: Account, draft: Account, sent: readonly AccountChanges[]): AccountChanges =>
  // each has the names of what it changes
  [base, ...sent.map((each) => withChanges(base, each))].reduce<Tree>(
    (all, stored) => merged(all, changesOf(stored, draft)),
    {},
  ) as AccountChanges

/** Whether these settings contain the change. */
export const isMade = (account: Account, change: AccountChanges): boolean =>
  !isChanged(account, withChanges(account, change))

/** Validation errors by path, e.g. `general.email`; unchanged fields don't block saving. */
export function errorsOf(base: Account, draft: Account): FieldErrors {
  const read = decode(accountChangesSchema, encode(accountChangesSchema, changesOf(base, draft)))
  return read.ok ? {} : read.fields
}

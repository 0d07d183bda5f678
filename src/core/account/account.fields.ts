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

/** As it would be stored: without blanks around texts, an empty picture as none. */
export function accountOf({ general, ...rest }: Account): Account {
  // tidying changes texts only
  const { avatar, ...named } = tidy(general) as Account['general']
  return { general: { ...named, avatar: avatar || null }, ...(tidy(rest) as Omit<Account, 'general'>) }
}

/** What differs, to a depth: below it a part is sent whole. */
function differenceOf(before: Tree, after: Tree, depth: number): Tree {
  const changed = Object.entries(after).flatMap(([name, value]): [string, unknown][] => {
    const old = lookUp(before, name)
    if (JSON.stringify(old) === JSON.stringify(value)) return []
    return [[name, depth > 1 && isTree(old) && isTree(value) ? differenceOf(old, value, depth - 1) : value]]
  })
  return Object.fromEntries(changed)
}

/** What differs from what is stored: nothing else is sent, so that nothing else is overwritten. */
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

/** Settings with changes made to them; at the backend, and where something else was stored meanwhile. */
export const withChanges = (account: Account, changes: AccountChanges): Account =>
  // changes have the names and kinds of what they change
  merged(account, changes) as Account

/**
 * What is asked for: what differs from the settings as they were read, and from what each send made of them that nobody
 * answered.
 */
export const changesOver = (base: Account, draft: Account, sent: readonly AccountChanges[]): AccountChanges =>
  // each has the names of what it changes
  [base, ...sent.map((each) => withChanges(base, each))].reduce<Tree>(
    (all, stored) => merged(all, changesOf(stored, draft)),
    {},
  ) as AccountChanges

/** Whether these settings are what a send made of them. */
export const isMade = (account: Account, change: AccountChanges): boolean =>
  !isChanged(account, withChanges(account, change))

/** What blocks saving, by path: `general.email`; what is not changed blocks nothing. */
export function errorsOf(base: Account, draft: Account): FieldErrors {
  const read = decode(accountChangesSchema, encode(accountChangesSchema, changesOf(base, draft)))
  return read.ok ? {} : read.fields
}

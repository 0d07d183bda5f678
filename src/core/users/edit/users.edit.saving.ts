import type { Asked } from '../../kernel/asked'
import type { Call } from '../../kernel/endpoint'
import { RaanError, toRaanError } from '../../kernel/errors'
import { isKeyUsed } from '../../kernel/outcome'
import { enteredSince, isUncertain, recordChanges, type Sends, sentInVain } from '../../kernel/sends'
import { usersCalls } from '../users.contract'
import type { NewUser } from '../users.rules'
import type { User } from '../users.user'
import { changesOf, draftOf, isChanged, isSameField, newUserOf, type UserDraft, userOf } from './users.edit.fields'

export type UserSends = Asked & Sends<Partial<UserDraft>>

type Saving = {
  call: Call
  /** undefined for a new one */
  base: User | undefined
  draft: UserDraft
  asked: UserSends
}

const fieldsOf = (user: User): UserDraft => userOf(draftOf(user))

/** Whether leaving would lose something, or leave open whether it was saved. */
export const isUnsaved = ({ base, draft, asked }: Omit<Saving, 'call'>): boolean =>
  isChanged(base, draft) || isUncertain(asked)

const changes = recordChanges<User, UserDraft>({
  draftOf,
  fieldsOf,
  tidy: userOf,
  changesOf: (base, draft) => changesOf(base, draft) as Partial<UserDraft>,
  isSame: isSameField,
})

/** What is asked for, as it is sent. */
export const changeOf = ({ base, draft, asked }: Omit<Saving, 'call'>): Partial<UserDraft> =>
  base ? changes.changeOf({ base, draft, asked }) : newUserOf(draft)

/** Whoever was stored by a send of ours that nobody answered; the list is asked by name. */
async function findMade({ call, asked }: Saving, signal: AbortSignal): Promise<User | undefined> {
  for (const username of new Set(asked.sent.map((each) => each.username))) {
    const { users } = await call(usersCalls.list, { query: { q: username ?? '', perPage: 50, page: 1 } }, { signal })
    const isAsked = (user: User) =>
      asked.sent.some((each) =>
        (Object.keys(each) as (keyof UserDraft)[]).every(
          // a backend may have a picture for whoever brings none
          (name) => each[name] === null || isSameField(name, each, fieldsOf(user)),
        ),
      )
    const made = users.find(isAsked)
    if (made) return made
  }
  return undefined
}

/** A backend that heeds no key calls a name `taken` that an earlier send of ours took: told apart by looking. */
async function whoseItIs(saving: Saving, error: RaanError, signal: AbortSignal): Promise<RaanError> {
  const asked = sentInVain(saving.asked, changeOf(saving), error)
  const isTaken = Object.values(error.detail.fields ?? {}).some((codes) => codes.includes('taken'))
  const isUntold = isKeyUsed(error) && error.detail.current === undefined
  if (!isUncertain(asked) || !(isTaken || isUntold)) return error
  try {
    const user = await findMade({ ...saving, asked }, signal)
    if (!user) return error
    const fields = { 'Idempotency-Key': ['used'] }
    return new RaanError(error.code, { ...error.detail, fields, current: { user } })
  } catch {
    return error
  }
}

/** Stores somebody new, or what differs. */
export async function saveUser(saving: Saving, signal: AbortSignal): Promise<User> {
  const { call, base, asked } = saving
  const change = changeOf(saving)
  if (base) {
    const { id, version } = base
    const body = { user: { ...change, id, ...(version !== undefined && { version }) } }
    return (await call(usersCalls.update, { body }, { signal })).user
  }
  try {
    // of a form without a base all that a new user has
    return (await call(usersCalls.add, { body: change as NewUser }, { signal, key: asked.key })).user
  } catch (thrown) {
    throw await whoseItIs(saving, toRaanError(thrown), signal)
  }
}

/** Whether an unanswered send of ours made of the user what it is now. */
export const isOwn = ({ base, draft, asked }: Omit<Saving, 'call'>, current: User): boolean =>
  base !== undefined && changes.isOwn({ base, draft, asked }, current)

/** The draft on top of what has been made: what was entered since stays. */
export function draftOnto({ base, draft, asked }: Omit<Saving, 'call'>, made: User): UserDraft {
  if (base) return changes.draftOnto({ base, draft, asked }, made)
  const sends = { stored: fieldsOf(made), sent: asked.sent, isSame: isSameField }
  return { ...draftOf(made), ...enteredSince<Partial<UserDraft>>(newUserOf(draft), sends) }
}

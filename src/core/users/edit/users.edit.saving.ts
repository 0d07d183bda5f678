import type { Call } from '../../kernel/endpoint'
import { RaanError, toRaanError } from '../../kernel/errors'
import type { KeyedRequest } from '../../kernel/keyed-request'
import { isKeyUsed } from '../../kernel/outcome'
import { enteredSince, isUncertain, recordChanges, recordFailedSend, type Sends } from '../../kernel/sends'
import { usersCalls } from '../users.contract'
import type { NewUser } from '../users.rules'
import type { User } from '../users.user'
import { changesOf, draftOf, isChanged, isSameField, newUserOf, type UserDraft, userOf } from './users.edit.fields'

export type UserSends = KeyedRequest & Sends<Partial<UserDraft>>

type Saving = {
  call: Call
  /** undefined for a new one */
  base: User | undefined
  draft: UserDraft
  asked: UserSends
}

const fieldsOf = (user: User): UserDraft => userOf(draftOf(user))

/** Whether leaving would lose edits, or leave it open whether they were saved. */
export const isUnsaved = ({ base, draft, asked }: Omit<Saving, 'call'>): boolean =>
  isChanged(base, draft) || isUncertain(asked)

const changes = recordChanges<User, UserDraft>({
  draftOf,
  fieldsOf,
  tidy: userOf,
  changesOf: (base, draft) => changesOf(base, draft) as Partial<UserDraft>,
  isSame: isSameField,
})

/** The change as sent. */
export const changeOf = ({ base, draft, asked }: Omit<Saving, 'call'>): Partial<UserDraft> =>
  base ? changes.changeOf({ base, draft, asked }) : newUserOf(draft)

/** The user stored by an unanswered request of ours, found by name. */
async function findCreated({ call, asked }: Saving, signal: AbortSignal): Promise<User | undefined> {
  for (const username of new Set(asked.sent.map((each) => each.username))) {
    const { users } = await call(usersCalls.list, { query: { q: username ?? '', perPage: 50, page: 1 } }, { signal })
    const isAsked = (user: User) =>
      asked.sent.some((each) =>
        (Object.keys(each) as (keyof UserDraft)[]).every(
          // a backend may add a default picture
          (name) => each[name] === null || isSameField(name, each, fieldsOf(user)),
        ),
      )
    const made = users.find(isAsked)
    if (made) return made
  }
  return undefined
}

/**
 * A backend without idempotency keys reports a name as `taken` that an earlier request of ours took: checks whose it
 * is.
 */
async function whoseItIs(saving: Saving, error: RaanError, signal: AbortSignal): Promise<RaanError> {
  const asked = recordFailedSend(saving.asked, changeOf(saving), error)
  const isTaken = Object.values(error.detail.fields ?? {}).some((codes) => codes.includes('taken'))
  const isUnnamed = isKeyUsed(error) && error.detail.current === undefined
  if (!isUncertain(asked) || !(isTaken || isUnnamed)) return error
  try {
    const user = await findCreated({ ...saving, asked }, signal)
    if (!user) return error
    const fields = { 'Idempotency-Key': ['used'] }
    return new RaanError(error.code, { ...error.detail, fields, current: { user } })
  } catch {
    return error
  }
}

/** Stores a new user, or the changed fields. */
export async function saveUser(saving: Saving, signal: AbortSignal): Promise<User> {
  const { call, base, asked } = saving
  const change = changeOf(saving)
  if (base) {
    const { id, version } = base
    const body = { user: { ...change, id, ...(version !== undefined && { version }) } }
    return (await call(usersCalls.update, { body }, { signal })).user
  }
  try {
    // a form without a base has all fields of a new user
    return (await call(usersCalls.add, { body: change as NewUser }, { signal, key: asked.key })).user
  } catch (thrown) {
    throw await whoseItIs(saving, toRaanError(thrown), signal)
  }
}

/** Whether an unanswered request of ours stored the user as it is now. */
export const isOwn = ({ base, draft, asked }: Omit<Saving, 'call'>, current: User): boolean =>
  base !== undefined && changes.isOwn({ base, draft, asked }, current)

/** The draft on top of the stored user: later edits stay. */
export function draftOnto({ base, draft, asked }: Omit<Saving, 'call'>, made: User): UserDraft {
  if (base) return changes.draftOnto({ base, draft, asked }, made)
  const sends = { stored: fieldsOf(made), sent: asked.sent, isSame: isSameField }
  return { ...draftOf(made), ...enteredSince<Partial<UserDraft>>(newUserOf(draft), sends) }
}

import { decode, encode, type Schema } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { errorsIn } from '../../kernel/record-errors'
import { isGranted, permissionActions, permissionSubjects, sameCodes } from '../users.permissions'
import { type NewUser, newUserSchema, type UserChanges, wholeUserSchema } from '../users.rules'
import { type Information, noInformation, noSocial, type Social, type User } from '../users.user'

/** A user as a form has it. */
export type UserDraft = Omit<User, 'id' | 'version'>

export const blankDraft: UserDraft = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
  status: 'active',
  avatar: null,
  information: noInformation,
  social: noSocial,
  permissions: [],
}

export const draftOf = ({ id: _, version: __, ...user }: User): UserDraft => user

const tidy = <T>(value: T): T => (typeof value === 'string' ? (value.normalize('NFC').trim() as T) : value)
const tidied = <T extends object>(part: T): T =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, tidy(value)])) as T

/** As it would be stored: without blanks around texts, an empty picture as none. */
export const userOf = ({ information, social, avatar, ...draft }: UserDraft): UserDraft => ({
  ...tidied(draft),
  avatar: avatar || null,
  information: tidied<Information>(information),
  social: tidied<Social>(social),
})

export function newUserOf(draft: UserDraft): NewUser {
  const { information: _, social: __, permissions: ___, ...user } = userOf(draft)
  // the roles, plans and states of a form are those of the schema
  return user as NewUser
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether a field says the same in two versions, in whatever order permissions are named. */
export const isSameField = (name: keyof UserDraft, one: Partial<UserDraft>, other: Partial<UserDraft>): boolean =>
  name === 'permissions' ? sameCodes(one[name] ?? [], other[name] ?? []) : same(one[name], other[name])

/** What differs from the stored user: nothing else is sent, so that nothing else is overwritten. */
export function changesOf(base: User, draft: UserDraft): Omit<UserChanges, 'id' | 'version'> {
  // blanks that were stored are nobody's change
  const before = userOf(draftOf(base))
  const next = userOf(draft)
  const names = (Object.keys(next) as (keyof UserDraft)[]).filter((name) => !isSameField(name, next, before))
  return Object.fromEntries(names.map((name) => [name, next[name]]))
}

/** Whether leaving would lose something. */
export const isChanged = (base: User | undefined, draft: UserDraft): boolean =>
  base ? Object.keys(changesOf(base, draft)).length > 0 : !same(userOf(draft), userOf(blankDraft))

/** What blocks saving, by path: `email`, `information.postcode`; empty = it may be sent. */
export function errorsOf(base: User | undefined, draft: UserDraft): FieldErrors {
  const schema: Schema = base ? wholeUserSchema : newUserSchema
  const whole = base ? userOf(draft) : newUserOf(draft)
  const read = decode(schema, encode(schema, whole))
  if (read.ok) return {}
  return errorsIn(read.fields, base ? changesOf(base, draft) : whole)
}

/** Whether the matrix shows two lists of codes alike. */
export const sameMatrix = (one: readonly string[], other: readonly string[]): boolean =>
  permissionActions.every((action) =>
    permissionSubjects.every((subject) => isGranted(one, action, subject) === isGranted(other, action, subject)),
  )

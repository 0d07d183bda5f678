import { decode, encode, type Schema } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { errorsIn } from '../../kernel/record-errors'
import { isGranted, permissionActions, permissionSubjects, sameCodes } from '../users.permissions'
import { type NewUser, newUserSchema, type UserChanges, wholeUserSchema } from '../users.rules'
import { type Information, noInformation, noSocial, type Social, type User } from '../users.user'

/** A user in a form. */
export type UserDraft = Omit<User, 'id' | 'version' | 'shops'> & {
  /** empty = all */
  shops: number[]
}

export const blankDraft: UserDraft = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'clerk',
  currentPlan: 'basic',
  status: 'active',
  avatar: null,
  information: noInformation,
  social: noSocial,
  permissions: [],
  shops: [],
}

export const draftOf = ({ id: _, version: __, shops = [], ...user }: User): UserDraft => ({ ...user, shops })

const tidy = <T>(value: T): T => (typeof value === 'string' ? (value.normalize('NFC').trim() as T) : value)
const tidied = <T extends object>(part: T): T =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, tidy(value)])) as T

/** As stored: trimmed texts, an empty picture as none. */
export const userOf = ({ information, social, avatar, ...draft }: UserDraft): UserDraft => ({
  ...tidied(draft),
  avatar: avatar || null,
  information: tidied<Information>(information),
  social: tidied<Social>(social),
})

export function newUserOf(draft: UserDraft): NewUser {
  const { information: _, social: __, permissions: ___, shops, ...user } = userOf(draft)
  // the form's roles, plans and statuses are those of the schema
  return { ...user, ...(shops.length > 0 && { shops }) } as NewUser
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const inOrder = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value)

/** Whether a field has the same value in two versions; the order of permissions and shops doesn't matter. */
export const isSameField = (name: keyof UserDraft, one: Partial<UserDraft>, other: Partial<UserDraft>): boolean =>
  name === 'permissions'
    ? sameCodes(one[name] ?? [], other[name] ?? [])
    : same(inOrder(one[name]), inOrder(other[name]))

/** The difference from the stored user; nothing else is sent, so nothing else is overwritten. */
export function changesOf(base: User, draft: UserDraft): Omit<UserChanges, 'id' | 'version'> {
  // stored blanks are not an edit
  const before = userOf(draftOf(base))
  const next = userOf(draft)
  const names = (Object.keys(next) as (keyof UserDraft)[]).filter((name) => !isSameField(name, next, before))
  return Object.fromEntries(names.map((name) => [name, next[name]]))
}

/** Whether leaving would lose edits. */
export const isChanged = (base: User | undefined, draft: UserDraft): boolean =>
  base ? Object.keys(changesOf(base, draft)).length > 0 : !same(userOf(draft), userOf(blankDraft))

/** Validation errors by path, e.g. `email`, `information.postcode`; empty if the form can be saved. */
export function errorsOf(base: User | undefined, draft: UserDraft): FieldErrors {
  const schema: Schema = base ? wholeUserSchema : newUserSchema
  const whole = base ? userOf(draft) : newUserOf(draft)
  const read = decode(schema, encode(schema, whole))
  if (read.ok) return {}
  return errorsIn(read.fields, base ? changesOf(base, draft) : whole)
}

/** Whether two lists of codes look the same in the matrix. */
export const sameMatrix = (one: readonly string[], other: readonly string[]): boolean =>
  permissionActions.every((action) =>
    permissionSubjects.every((subject) => isGranted(one, action, subject) === isGranted(other, action, subject)),
  )

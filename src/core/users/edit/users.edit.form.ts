import { bangkokDay } from '../../kernel/clock'
import type { EventsByName } from '../../kernel/engine-events'
import { without } from '../../kernel/field-errors'
import type { ConflictEvent, Contested, FieldSet, FormContext } from '../../kernel/form-definition'
import { createFormMachine } from '../../kernel/form-machine'
import { setField } from '../../kernel/form-steps'
import { newKeyedRequest } from '../../kernel/keyed-request'
import type { Ports } from '../../kernel/ports'
import { noSends } from '../../kernel/sends'
import { usersCalls } from '../users.contract'
import { userNumber } from '../users.newest'
import { type PermissionAction, type PermissionSubject, withGrant } from '../users.permissions'
import { permissionsOfShopRole } from '../users.shop-roles'
import type { Information, Social, User } from '../users.user'
import { blankDraft, draftOf, errorsOf, sameMatrix, type UserDraft } from './users.edit.fields'
import { type PersonChange, personChange } from './users.edit.person'
import { changeOf, draftOnto, isOwn, isUnsaved, saveUser, type UserSends } from './users.edit.saving'

export type UserFormInput = Pick<Ports, 'call' | 'clock' | 'newId'> & {
  /** the user to edit; 0 is the first user in the list */
  id: number | 'new'
}

type Context = Omit<UserFormInput, 'newId'> &
  FormContext<User> &
  Contested<User> & {
    /** as stored when it was opened; undefined for a new one until it is known to be stored */
    base: User | undefined
    draft: UserDraft
    /** the form's requests until the change is saved */
    asked: UserSends
    /** the date it was opened, YYYY-MM-DD */
    today: string
    /** the typed birth date is invalid: the draft keeps the previous one */
    isDayUnread: boolean
  }

type Plain = Omit<UserDraft, 'information' | 'social' | 'permissions'>

export type UserFormEvent =
  | FieldSet<Plain>
  | { type: 'information.set'; information: Partial<Information> }
  | { type: 'social.set'; social: Partial<Social> }
  | { type: 'grant.set'; action: PermissionAction; subject: PermissionSubject; isOn: boolean }
  /** the typed date is invalid, or valid again */
  | { type: 'day.refuse'; isRefused: boolean }
  | { type: 'save' }
  | ConflictEvent
  | { type: 'reload' }

export type UserSaved = { type: 'users.saved'; user: User; isNew: boolean; person: PersonChange | undefined }

const birthDate = 'information.birthDate'

/** A shop role comes with its permissions, which can then be changed one by one; the stored role with the stored ones. */
function setPlain(context: Context, to: FieldSet<Plain>) {
  const { draft, errors } = setField(context, to)
  const { base } = context
  if (to.name !== 'role' || !base) return { draft, errors }
  const permissions = to.value === base.role ? base.permissions : permissionsOfShopRole(to.value)
  if (!permissions) return { draft, errors }
  return { draft: { ...draft, permissions: [...permissions] }, errors: without(errors, 'permissions') }
}

/** The parts of an address are required together: changing one clears the errors of the others. */
function setInformation({ draft, errors }: Context, information: Partial<Information>) {
  const missing = Object.entries(errors).flatMap(([path, codes]) =>
    path.startsWith('information.') && codes.join() === 'required' ? [path] : [],
  )
  const changed = Object.keys(information).map((name) => `information.${name}`)
  return {
    draft: { ...draft, information: { ...draft.information, ...information } },
    errors: without(errors, ...missing, ...changed),
  }
}

const setSocial = ({ draft, errors }: Context, social: Partial<Social>) => ({
  draft: { ...draft, social: { ...draft.social, ...social } },
  errors: without(errors, ...Object.keys(social).map((name) => `social.${name}`)),
})

function grant({ base, draft, errors }: Context, to: Extract<UserFormEvent, { type: 'grant.set' }>) {
  const codes = withGrant(draft.permissions, to.action, to.subject, to.isOn)
  // reverting a tick restores the original codes, including wildcards
  const isBack = to.isOn && to.subject !== 'all' && base && sameMatrix(codes, base.permissions)
  return {
    draft: { ...draft, permissions: isBack ? base.permissions : codes },
    errors: without(errors, 'permissions'),
  }
}

type UserFormEmitted = UserSaved | { type: 'users.editRefused'; event: string }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<UserFormEmitted> {}
}

/** A user being added or edited in one view. */
export const userFormMachine = createFormMachine<{
  input: UserFormInput
  context: Context
  event: UserFormEvent
  opened: User
  answer: User
  emitted: UserFormEmitted
}>({
  id: 'user-form',
  record: 'user',
  begin: ({ call, clock, newId, id }) => ({
    call,
    clock,
    id,
    base: undefined,
    draft: blankDraft,
    asked: { ...newKeyedRequest(newId), ...noSends },
    today: bangkokDay(clock.now()),
    isDayUnread: false,
  }),
  open: {
    isNew: ({ id }) => id === 'new',
    async fetch({ call, id }, signal) {
      const known = await userNumber(call, id === 'new' ? 0 : id, signal)
      return (await call(usersCalls.one, { query: { id: known } }, { signal })).user
    },
    take: (base) => ({ base, draft: draftOf(base) }),
  },
  edits: {
    'field.set': setPlain,
    'information.set': (context, { information }) => setInformation(context, information),
    'social.set': (context, { social }) => setSocial(context, social),
    'grant.set': grant,
    'day.refuse': ({ errors }, { isRefused }) => ({ isDayUnread: isRefused, errors: without(errors, birthDate) }),
  },
  refused: 'users.editRefused',
  isUnsaved: (context) => context.isDayUnread || isUnsaved(context),
  errorsOf: ({ base, draft, isDayUnread }) => ({
    ...errorsOf(base, draft),
    ...(isDayUnread && { [birthDate]: ['date'] }),
  }),
  changeOf,
  save: saveUser,
  conflict: {
    isOwn,
    resume: (context, made) => ({ base: made, draft: draftOnto(context, made) }),
    // fields not edited here keep the other user's values
    overwrite: (context, theirs) => ({
      base: theirs,
      draft: context.base ? { ...draftOf(theirs), ...changeOf(context) } : context.draft,
    }),
    yield: (_, theirs) => ({ base: theirs, draft: draftOf(theirs), isDayUnread: false }),
  },
  announce: ({ base }, user) => ({
    type: 'users.saved',
    user,
    isNew: base === undefined,
    person: base && personChange(base, user),
  }),
})

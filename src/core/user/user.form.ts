import { and, assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { newlyAsked } from '../kernel/asked'
import { bangkokDay } from '../kernel/clock'
import type { EventsByName } from '../kernel/engine-events'
import { type FieldErrors, type RaanError, toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { isGone, openingStates, saveSteps, savingStates } from '../kernel/saving'
import { noSends, sentInVain } from '../kernel/sends'
import { usersCalls } from '../users/users.contract'
import { type PermissionAction, type PermissionSubject, withGrant } from '../users/users.permissions'
import type { Information, Social, User } from '../users/users.user'
import { blankDraft, draftOf, faultsOf, sameMatrix, type UserDraft } from './user.fields'
import { userNumber } from './user.newest'
import { type PersonChange, personChange } from './user.person'
import { fieldsOf, without } from './user.refusal'
import { changeOf, currentOf, draftOnto, isMade, isUnsaved, saveUser, type UserSends } from './user.saving'

export type UserFormInput = Pick<Ports, 'call' | 'clock' | 'newId'> & {
  /** the user to change, 0 being whoever stands first */
  id: number | 'new'
}

type Context = Omit<UserFormInput, 'newId'> & {
  /** as the backend had it when it was opened; undefined for a new one until it is known to be made */
  base: User | undefined
  draft: UserDraft
  /** what the form asked for, until it is saved */
  asked: UserSends
  /** the day on which it was opened, YYYY-MM-DD */
  today: string
  /** a birth date is typed that cannot be read: the draft has the one before */
  isDayUnread: boolean
  /** codes by path: `email`, `information.postcode` */
  errors: FieldErrors
  error: RaanError | undefined
  /** somebody else's, stored meanwhile */
  theirs: User | undefined
  saved: User | undefined
}

type Plain = Omit<UserDraft, 'information' | 'social' | 'permissions'>
type FieldSet = { [F in keyof Plain]: { type: 'field.set'; name: F; value: Plain[F] } }[keyof Plain]
type Grant = { action: PermissionAction; subject: PermissionSubject; isOn: boolean }

export type UserFormEvent =
  | FieldSet
  | { type: 'information.set'; information: Partial<Information> }
  | { type: 'social.set'; social: Partial<Social> }
  | ({ type: 'grant.set' } & Grant)
  /** what is typed is no day, or is one again */
  | { type: 'day.refuse'; isRefused: boolean }
  | { type: 'save' }
  /** the form over what somebody else stored */
  | { type: 'conflict.overwrite' }
  /** what somebody else stored instead of the form */
  | { type: 'conflict.yield' }
  | { type: 'reload' }

export type UserSaved = { type: 'users.saved'; user: User; isNew: boolean; person: PersonChange | undefined }

const birthDate = 'information.birthDate'

const allFaults = ({ base, draft, isDayUnread }: Context): FieldErrors => ({
  ...faultsOf(base, draft),
  ...(isDayUnread && { [birthDate]: ['date'] }),
})

const savedEvent = (base: User | undefined, user: User): UserSaved => ({
  type: 'users.saved',
  user,
  isNew: base === undefined,
  person: base && personChange(base, user),
})

type UserFormEmitted = UserSaved | { type: 'users.editRefused'; event: string }

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<UserFormEmitted> {}
}

/** A user being added or changed at one place of the screen, from the first letter to the answer. */
export const userFormMachine = setup({
  types: {
    input: {} as UserFormInput,
    context: {} as Context,
    events: {} as UserFormEvent,
    emitted: {} as UserFormEmitted,
  },
  actors: {
    open: fromPromise<User, Context>(async ({ input, signal }) => {
      const { call } = input
      const id = await userNumber(call, input.id === 'new' ? 0 : input.id, signal)
      const { user } = await call(usersCalls.one, { query: { id } }, { signal })
      return user
    }),
    save: fromPromise<User, Context>(({ input, signal }) => saveUser(input, signal)),
  },
  guards: {
    isNew: ({ context }) => context.id === 'new',
    isMissing: (_, { error }: { error: unknown }) => isGone(error),
    isUntouched: ({ context }) => context.base !== undefined && !context.isDayUnread && !isUnsaved(context),
    isMade: ({ context }, error: RaanError) => isMade(context, error),
    isFit: ({ context }) => Object.keys(allFaults(context)).length === 0,
    isContested: ({ context }) => context.theirs !== undefined,
  },
  actions: {
    takeOpened: assign((_, base: User) => ({ base, draft: draftOf(base), errors: {}, error: undefined })),
    refuseDay: assign(({ context: { errors } }, isDayUnread: boolean) => ({
      isDayUnread,
      errors: without(errors, birthDate),
    })),
    takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    set: assign(({ context: { draft, errors } }, { name, value }: FieldSet) => ({
      draft: { ...draft, [name]: value },
      errors: without(errors, name),
    })),
    setInformation: assign(({ context: { draft, errors } }, information: Partial<Information>) => ({
      draft: { ...draft, information: { ...draft.information, ...information } },
      // the parts of an address are asked for together
      errors: Object.keys(information).reduce(
        (left, name) => without(left, `information.${name}`),
        Object.fromEntries(
          Object.entries(errors).filter(
            ([path, codes]) => !(path.startsWith('information.') && codes.join() === 'required'),
          ),
        ),
      ),
    })),
    setSocial: assign(({ context: { draft, errors } }, social: Partial<Social>) => ({
      draft: { ...draft, social: { ...draft.social, ...social } },
      errors: Object.keys(social).reduce((left, name) => without(left, `social.${name}`), errors),
    })),
    grant: assign(({ context: { base, draft, errors } }, { action, subject, isOn }: Grant) => {
      const codes = withGrant(draft.permissions, action, subject, isOn)
      // a tick put back says what was said before, wildcards and all
      const isBack = isOn && subject !== 'all' && base && sameMatrix(codes, base.permissions)
      return {
        draft: { ...draft, permissions: isBack ? base.permissions : codes },
        errors: without(errors, 'permissions'),
      }
    }),
    showFaults: assign(({ context }) => ({ errors: allFaults(context), error: undefined })),
    forgetFaults: assign({ errors: {}, error: undefined }),
    takeFailure: assign(({ context }, error: RaanError) => ({
      error,
      errors: fieldsOf(error),
      theirs: error.code === 'conflict' ? currentOf(error) : undefined,
      asked: sentInVain(context.asked, changeOf(context), error),
    })),
    takeMade: enqueueActions(({ context, enqueue }, error: RaanError) => {
      const made = currentOf(error)
      if (!made) return
      enqueue.emit(savedEvent(context.base, made))
      enqueue.assign({ base: made, draft: draftOnto(context, made), asked: { ...context.asked, ...noSends } })
    }),
    /** From here on theirs is what is changed: what was not touched here stays as it is there. */
    overwrite: assign(({ context }) => ({
      base: context.theirs,
      draft: context.base && context.theirs ? { ...draftOf(context.theirs), ...changeOf(context) } : context.draft,
      asked: { ...context.asked, ...noSends },
      theirs: undefined,
      error: undefined,
    })),
    yieldTo: assign(({ context: { theirs, draft, asked } }) => ({
      base: theirs,
      draft: theirs ? draftOf(theirs) : draft,
      asked: { ...asked, ...noSends },
      isDayUnread: false,
      theirs: undefined,
      errors: {},
      error: undefined,
    })),
    keepBase: assign(({ context: { base } }) => ({ saved: base })),
    takeSaved: assign(({ context: { asked } }, saved: User) => ({ saved, asked: { ...asked, ...noSends } })),
    announce: emit(({ context: { base } }, user: User) => savedEvent(base, user)),
    refuse: emit(({ event }) => ({ type: 'users.editRefused' as const, event: event.type })),
  },
}).createMachine({
  id: 'user-form',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, clock, newId, id } }) => ({
    call,
    clock,
    id,
    asked: { ...newlyAsked(newId), ...noSends },
    today: bangkokDay(clock.now()),
    isDayUnread: false,
    base: undefined,
    draft: blankDraft,
    errors: {},
    error: undefined,
    theirs: undefined,
    saved: undefined,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
    ...openingStates<User>(),
    editing: {
      on: {
        'field.set': { actions: { type: 'set', params: ({ event }) => event } },
        'information.set': { actions: { type: 'setInformation', params: ({ event }) => event.information } },
        'social.set': { actions: { type: 'setSocial', params: ({ event }) => event.social } },
        'grant.set': { actions: { type: 'grant', params: ({ event }) => event } },
        'day.refuse': { actions: { type: 'refuseDay', params: ({ event }) => event.isRefused } },
        'conflict.overwrite': [
          { guard: and(['isContested', 'isFit']), target: 'saving', actions: 'overwrite' },
          { guard: 'isContested', actions: 'showFaults' },
        ],
        'conflict.yield': { guard: 'isContested', actions: 'yieldTo' },
        save: saveSteps,
      },
    },
    ...savingStates<User>(),
    saved: {},
  },
})

import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import { RaanError, toRaanError } from '../kernel/errors'
import { clearField, noRefusal, type Refusal, refusalOf } from '../kernel/field-errors'
import { changedNothing, countUnanswered } from '../kernel/keyed-request'
import type { Ports } from '../kernel/ports'
import { type Attempt, blanksOf, type Login, type Register, type Registration, register, signIn } from './auth.attempts'
import { type Ability, authCalls, type User } from './auth.contract'
import type { AuthEmitted } from './auth.events'
import type { SessionNews, Signed } from './auth.session'
import type { SessionTokens } from './auth.tokens'

export type AuthInput = Pick<Ports, 'call'> & { tokens: SessionTokens }

/** `fields` and `error` are from the last failed sign-in or registration: our codes, or the backend's messages. */
type Context = AuthInput &
  Refusal & {
    /** null while signed out, and if the host manages the session */
    user: User | null
    /** undefined if the user data has none: `can` then falls back to read on Auth */
    abilities: readonly Ability[] | undefined
    permissions: readonly string[]
    /** the email of the last failed registration, and its requests without a response */
    tried: Registration | undefined
    /** that registration may have created the account */
    isUnsure: boolean
    /** why the session ended without a sign-out here */
    ended: 'expired' | 'elsewhere' | undefined
    /** "Remember me": the session outlives this tab */
    isLasting: boolean
    /** of the user whose lasting session expired; in memory, until somebody signs in or out */
    knownEmail: string | undefined
  }

type PersonChange = { username: string; fields: Partial<User> }
type Events =
  | Login
  | Register
  | { type: 'logout' }
  | { type: 'permissions.set'; permissions: readonly string[] }
  /** a user was changed: updates the session if it is the current user */
  | { type: 'person.change'; person: PersonChange }
  /** the current user may have been changed elsewhere: a renewed session has them as they are now */
  | { type: 'person.outdated' }
  | { type: 'field.clear'; field: string }
  | { type: 'errors.clear' }
  | SessionNews

const nobody = { user: null, abilities: undefined, permissions: [] }
const noErrors = { ...noRefusal, isUnsure: false, ended: undefined }
const personOf = (signed: Signed | null) =>
  signed ? { user: signed.user, abilities: signed.user.ability, permissions: signed.permissions } : nobody

const follow = (_: Context, { signed }: { signed: Signed | null }) => personOf(signed)

function takePerson({ user, permissions }: Context, { person: { username, fields } }: { person: PersonChange }) {
  if (user?.username !== username) return {}
  return personOf({ user: { ...user, ...fields }, permissions: fields.user_permission ?? permissions })
}

const noteEmail = ({ tried }: Context, { email }: Register) => ({
  tried: tried?.email === email.trim() ? tried : { email: email.trim(), unanswered: 0 },
})
/** On a device that isn't shared, the user finds their email filled in. */
const expire = ({ user, isLasting }: Context, { reason }: Extract<SessionNews, { type: 'session.ended' }>) => ({
  ...nobody,
  ended: reason,
  knownEmail: reason === 'expired' && isLasting ? user?.email : undefined,
})
const fail = (_: Context, { error }: { error: unknown }) => refusalOf(error)
const failRegistering = ({ tried }: Context, { error }: { error: unknown }) => ({
  ...refusalOf(error),
  isUnsure: tried !== undefined && !changedNothing(tried, toRaanError(error)),
  tried: tried && { ...tried, ...countUnanswered({ key: '', ...tried }, error), email: tried.email },
})

const authSetup = setup({
  types: {
    input: {} as AuthInput,
    context: {} as Context,
    events: {} as Events,
    emitted: {} as AuthEmitted,
  },
  actors: {
    news: fromCallback<Events, AuthInput>(({ input, sendBack }) => input.tokens.session.subscribe(sendBack)),
    recover: fromPromise<void, AuthInput>(({ input }) => input.tokens.recover()),
    login: fromPromise<Signed, Attempt<Login>>(({ input, signal }) => signIn(input, signal)),
    register: fromPromise<Signed, Attempt<Register>>(({ input, signal }) => register(input, signal)),
  },
  guards: {
    isHandedOver: ({ context }) => context.tokens.handedOver,
    isPresent: ({ context }) => context.tokens.handedOver || context.user !== null,
    hasNothing: ({ context }) => context.tokens.session.refreshToken() === null,
    hasBlanks: ({ event }) => blanksOf(event) !== undefined,
  },
  actions: {
    /** An unreachable backend must not prevent signing out: the tokens expire anyway. */
    forget: ({ context: { call, tokens } }) => {
      const refreshToken = tokens.session.read() ? tokens.session.refreshToken() : null
      tokens.session.clear()
      if (refreshToken) call(authCalls.logout, { body: { refreshToken } }).catch(() => undefined)
    },
    leave: assign({ ...nobody, knownEmail: undefined }),
    /** The previous user is signed out first. */
    enter: enqueueActions(
      ({ enqueue, context }, { signed, registered }: { signed: Signed | null; registered: boolean }) => {
        if (context.user && context.user.id !== signed?.user.id)
          enqueue.emit({ type: 'auth.signedOut', reason: 'user' })
        enqueue.assign({ ...personOf(signed), ...noErrors, tried: undefined, knownEmail: undefined })
        enqueue.emit({ type: 'auth.signedIn', user: signed?.user ?? null, registered })
      },
    ),
    clearErrors: assign(noErrors),
    nameBlanks: assign({ fields: ({ event }) => blanksOf(event), error: undefined }),
    failHandedOver: assign({ fields: undefined, error: () => new RaanError('not-configured') }),
    renew: ({ context: { tokens } }) => void tokens.refresh(tokens.session.accessToken()).catch(() => undefined),
    storePermissions: ({ context }) => context.tokens.session.setPermissions(context.permissions),
    storePerson: ({ context: { user, permissions, tokens } }) => user && tokens.session.change({ user, permissions }),
    refuse: emit((_, reason: 'busy' | 'handed-over') => ({ type: 'auth.refused' as const, reason })),
    announceEnd: emit((_, reason: 'user' | 'expired' | 'elsewhere') => ({ type: 'auth.signedOut' as const, reason })),
  },
})

/** A second attempt is rejected while one is running; changes by other tabs are recorded and the attempt continues. */
const busy = authSetup.createStateConfig({
  entry: 'clearErrors',
  on: {
    login: { actions: { type: 'refuse', params: 'busy' } },
    register: { actions: { type: 'refuse', params: 'busy' } },
    'session.started': { actions: assignFrom(follow) },
    'session.ended': { actions: ['leave', { type: 'announceEnd', params: ({ event: { reason } }) => reason }] },
  },
})

/** The signed-in user. The session is in the storage; sign-ins and sign-outs of other tabs are followed. */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input: { call, tokens } }) => ({
    call,
    tokens,
    ...personOf(tokens.session.read() ?? null),
    permissions: tokens.session.permissions(),
    tried: undefined,
    isLasting: false,
    knownEmail: undefined,
    ...noErrors,
  }),
  invoke: {
    src: 'news',
    input: ({ context }) => context,
    onError: { actions: assignFrom(fail) },
  },
  initial: 'restoring',
  on: {
    login: [
      { guard: 'isHandedOver', actions: ['failHandedOver', { type: 'refuse', params: 'handed-over' }] },
      { guard: 'hasBlanks', actions: 'nameBlanks' },
      { target: '.signingIn' },
    ],
    register: [
      { guard: 'isHandedOver', actions: ['failHandedOver', { type: 'refuse', params: 'handed-over' }] },
      { guard: 'hasBlanks', actions: 'nameBlanks' },
      { target: '.registering' },
    ],
    logout: {
      target: '.signedOut',
      actions: ['forget', 'leave', 'clearErrors', { type: 'announceEnd', params: 'user' }],
    },
    'permissions.set': {
      actions: [assign(({ event: { permissions } }) => ({ permissions })), 'storePermissions'],
    },
    'person.change': { actions: [assignFrom(takePerson), 'storePerson'] },
    'person.outdated': { actions: 'renew' },
    'errors.clear': { actions: 'clearErrors' },
    'field.clear': { actions: assignFrom(clearField) },
    'session.started': {
      target: '.signedIn',
      actions: { type: 'enter', params: ({ event: { signed } }) => ({ signed, registered: false }) },
    },
    'session.changed': { actions: assignFrom(follow) },
    'session.ended': {
      target: '.signedOut',
      actions: [assignFrom(expire), { type: 'announceEnd', params: ({ event: { reason } }) => reason }],
    },
  },
  states: {
    restoring: {
      always: [
        { guard: 'isPresent', target: 'signedIn' },
        { guard: 'hasNothing', target: 'signedOut' },
      ],
      invoke: {
        src: 'recover',
        input: ({ context }) => context,
        onDone: 'signedOut',
        onError: 'signedOut',
      },
    },
    signedOut: { on: { logout: { actions: ['forget', 'leave'] } } },
    signedIn: {
      entry: assign(({ context: { tokens } }) => ({ isLasting: tokens.session.received().signIn === undefined })),
    },
    signingIn: {
      ...busy,
      invoke: {
        src: 'login',
        // This state is entered by this event only.
        input: ({ context: { call, tokens }, event }) => ({ call, tokens, typed: () => event as Login }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'enter', params: ({ event }) => ({ signed: event.output, registered: false }) },
        },
        onError: [
          { guard: 'isPresent', target: 'signedIn', actions: assignFrom(fail) },
          { target: 'signedOut', actions: assignFrom(fail) },
        ],
      },
    },
    registering: {
      ...busy,
      // This state is entered by this event only.
      entry: ['clearErrors', assign(({ context, event }) => noteEmail(context, event as Register))],
      invoke: {
        src: 'register',
        input: ({ context: { call, tokens, tried }, event }) => ({
          call,
          tokens,
          tried,
          typed: () => event as Register,
        }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'enter', params: ({ event }) => ({ signed: event.output, registered: true }) },
        },
        onError: [
          { guard: 'isPresent', target: 'signedIn', actions: assignFrom(failRegistering) },
          { target: 'signedOut', actions: assignFrom(failRegistering) },
        ],
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedData {
    auth: typeof authMachine
  }
}

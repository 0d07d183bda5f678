import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate'
import type { User as Person } from '../auth/auth.contract'
import { bangkokDay } from '../kernel/clock'
import { type FieldErrors, type RaanError, toRaanError } from '../kernel/errors'
import type { AppModule, Ports } from '../kernel/ports'
import {
  type Account,
  accountCalls,
  type Connection,
  type ConnectionName,
  type General,
  type Info,
  type LinkName,
  type NoticeName,
} from './account.contract'
import { changesOf, faultsOf, isChanged, withChanges } from './account.fields'
import { accountLinks } from './account.links'
import { accountPasswordMachine } from './account.password'
import type { AccountChanges } from './account.rules'

export type AccountInput = Pick<Ports, 'call' | 'clock'>

type Context = AccountInput & {
  /** as the backend has it; undefined until it has answered */
  base: Account | undefined
  draft: Account | undefined
  /** the day on which it was read, YYYY-MM-DD */
  today: string
  /** a birth date is typed that cannot be read: the draft has the one before */
  isDayUnread: boolean
  /** codes by path: `general.email`, `social.socialLinks.twitter` */
  errors: FieldErrors
  error: RaanError | undefined
  /** how often it was saved: whoever watches tells that */
  saves: number
}

export type AccountEvent =
  /** somebody looks at the settings: they are read, or read again behind the screen */
  | { type: 'open' }
  | { type: 'refresh' }
  | { type: 'reload' }
  | { type: 'general.set'; general: Partial<General> }
  | { type: 'info.set'; info: Partial<Info> }
  | { type: 'link.set'; name: LinkName; link: string }
  | { type: 'connection.set'; name: ConnectionName; connection: Connection }
  | { type: 'notice.set'; name: NoticeName; isOn: boolean }
  /** what is typed is no day, or is one again */
  | { type: 'day.refuse'; isRefused: boolean }
  | { type: 'save' }
  /** the settings as they are stored */
  | { type: 'draft.discard' }
/** somebody signed out */

/** What a change means for the session of whoever is signed in. */
export type AccountPerson = { username: string; fields: Partial<Person> }
export type AccountEmitted =
  | { type: 'account.saved'; account: Account; person: AccountPerson | undefined }
  | { type: 'account.editRefused'; event: string }

const birthDate = 'info.dob'

const without = (errors: FieldErrors, start: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => path !== start && !path.startsWith(`${start}.`)))

const allFaults = ({ base, draft, isDayUnread }: Context): FieldErrors => ({
  ...(base && draft && faultsOf(base, draft)),
  ...(isDayUnread && { [birthDate]: ['date'] }),
})

/** Undefined when nothing that a session knows was changed. */
function personOf(before: Account, { general }: Account): AccountPerson | undefined {
  const { username, fullName, email, avatar } = general
  const isSame = (['username', 'fullName', 'email', 'avatar'] as const).every(
    (name) => general[name] === before.general[name],
  )
  return isSame ? undefined : { username: before.general.username, fields: { username, fullName, email, avatar } }
}

const nothing = { base: undefined, draft: undefined, isDayUnread: false, errors: {}, error: undefined }

const accountSetup = setup({
  types: {
    input: {} as AccountInput,
    context: {} as Context,
    events: {} as AccountEvent,
    emitted: {} as AccountEmitted,
  },
  actors: {
    read: fromPromise<Account, Context>(({ input: { call }, signal }) => call(accountCalls.data, {}, { signal })),
    save: fromPromise<Account, Context>(({ input: { call, base, draft }, signal }) => {
      if (!base || !draft) throw new Error('nothing was read')
      return call(accountCalls.update, { body: changesOf(base, draft) }, { signal })
    }),
  },
  guards: {
    isUntouched: ({ context: { base, draft, isDayUnread } }) =>
      !isDayUnread && (!base || !draft || !isChanged(base, draft)),
    isFit: ({ context }) => Object.keys(allFaults(context)).length === 0,
  },
  actions: {
    /** What was typed meanwhile stays, over what is stored now. */
    takeRead: assign(({ context: { base, draft, clock } }, read: Account) => ({
      base: read,
      draft: base && draft ? withChanges(read, changesOf(base, draft)) : read,
      today: bangkokDay(clock.now()),
      error: undefined,
    })),
    takeError: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error) })),
    change: assign(({ context: { draft, errors } }, { changes, path }: { changes: AccountChanges; path: string }) => ({
      draft: draft && withChanges(draft, changes),
      errors: without(errors, path),
    })),
    refuseDay: assign(({ context: { errors } }, isDayUnread: boolean) => ({
      isDayUnread,
      errors: without(errors, birthDate),
    })),
    discard: assign(({ context: { base } }) => ({ draft: base, isDayUnread: false, errors: {}, error: undefined })),
    showFaults: assign(({ context }) => ({ errors: allFaults(context), error: undefined })),
    forgetFaults: assign({ errors: {}, error: undefined }),
    takeFailure: assign((_, error: RaanError) => ({ error, errors: error.detail.fields ?? {} })),
    takeSaved: enqueueActions(({ context: { base, saves }, enqueue }, account: Account) => {
      enqueue.assign({ base: account, draft: account, saves: saves + 1 })
      enqueue.emit({ type: 'account.saved', account, person: base && personOf(base, account) })
    }),
    refuse: emit(({ event }) => ({ type: 'account.editRefused' as const, event: event.type })),
  },
})

/** One field or several of one part: their faults are told no more. */
const typing = accountSetup.createStateConfig({
  on: {
    'general.set': {
      actions: {
        type: 'change',
        params: ({ event: { general } }) => ({ changes: { general }, path: `general.${Object.keys(general)[0]}` }),
      },
    },
    'info.set': {
      actions: {
        type: 'change',
        params: ({ event: { info } }) => ({ changes: { info }, path: `info.${Object.keys(info)[0]}` }),
      },
    },
    'link.set': {
      actions: {
        type: 'change',
        params: ({ event: { name, link } }) => ({
          changes: { social: { socialLinks: { [name]: link } } },
          path: `social.socialLinks.${name}`,
        }),
      },
    },
    'connection.set': {
      actions: {
        type: 'change',
        params: ({ event: { name, connection } }) => ({
          changes: { social: { connections: { [name]: connection } } },
          path: `social.connections.${name}`,
        }),
      },
    },
    'notice.set': {
      actions: {
        type: 'change',
        params: ({ event: { name, isOn } }) => ({
          changes: { notification: { [name]: isOn } },
          path: `notification.${name}`,
        }),
      },
    },
    'day.refuse': { actions: { type: 'refuseDay', params: ({ event }) => event.isRefused } },
    'draft.discard': { actions: 'discard' },
    save: [
      { guard: 'isUntouched' },
      { guard: 'isFit', target: '#account.saving', actions: 'forgetFaults' },
      { actions: 'showFaults' },
    ],
  },
})

/**
 * The settings of whoever is signed in, as they are stored and as they are being changed. The draft is the app's, not the
 * screen's: who goes elsewhere and comes back finds it as it was.
 */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: ({ input: { call, clock } }) => ({ call, clock, ...nothing, today: bangkokDay(clock.now()), saves: 0 }),
  initial: 'closed',
  states: {
    /** nobody has looked yet */
    closed: { on: { open: 'loading' } },
    loading: {
      entry: 'forgetFaults',
      invoke: {
        src: 'read',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: { type: 'takeRead', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'takeError', params: ({ event }) => event } },
      },
    },
    failed: { on: { reload: 'loading', open: 'loading' } },
    editing: { ...typing, on: { ...typing.on, open: 'renewing', refresh: 'renewing', reload: 'renewing' } },
    /** as editing; what is stored is asked for once more, and a failure leaves what there is */
    renewing: {
      ...typing,
      invoke: {
        src: 'read',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: { type: 'takeRead', params: ({ event }) => event.output } },
        onError: 'editing',
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: { type: 'takeSaved', params: ({ event }) => event.output } },
        onError: {
          target: 'editing',
          actions: { type: 'takeFailure', params: ({ event }) => toRaanError(event.error) },
        },
      },
      on: {
        // one request, however often save is pressed; the answer is newer than what could be read now
        save: {},
        open: {},
        refresh: {},
        reload: {},
        '*': { actions: 'refuse' },
      },
    },
  },
})

export const accountApp = {
  data: accountMachine,
  links: accountLinks,
  views: {
    'account.password': { machine: accountPasswordMachine },
  },
} satisfies AppModule

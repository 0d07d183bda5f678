import { assign, cancel, emit, enqueueActions, fromPromise, raise, setup } from 'xstate'
import { bangkokDay, bangkokDayLeft } from '../kernel/clock'
import { type RaanError, toRaanError } from '../kernel/errors'
import { isErrorFree, without } from '../kernel/field-errors'
import { isUncertain, noSends, sentInVain } from '../kernel/sends'
import {
  type AccountEmitted,
  type AccountEvent,
  type AccountInput,
  allErrors,
  birthDate,
  type AccountContext as Context,
  openingContext,
} from './account.context'
import { type Account, accountCalls } from './account.contract'
import { keepSelectedDate, selectedDateOf } from './account.date'
import { changesOver, isChanged, isMade, withChanges } from './account.fields'
import { personOf } from './account.person'
import type { AccountChanges } from './account.rules'

export type { AccountInput }

/** What is asked for, as it is sent. */
const changeOf = ({ base, draft, asked }: Context): AccountChanges =>
  base && draft ? changesOver(base, draft, asked.sent) : {}

const accountSetup = setup({
  types: {
    input: {} as AccountInput,
    context: {} as Context,
    events: {} as AccountEvent,
    emitted: {} as AccountEmitted,
  },
  actors: {
    read: fromPromise<Account, Context>(({ input: { call }, signal }) => call(accountCalls.data, {}, { signal })),
    save: fromPromise<Account, Context>(({ input, signal }) =>
      input.call(accountCalls.update, { body: changeOf(input) }, { signal }),
    ),
  },
  guards: {
    isUntouched: ({ context: { base, draft, isDayUnread, asked } }) =>
      !isDayUnread && !isUncertain(asked) && (!base || !draft || !isChanged(base, draft)),
    isUncertain: ({ context }) => isUncertain(context.asked),
    isFit: ({ context }) => isErrorFree(allErrors(context)),
  },
  actions: {
    /** What was typed meanwhile stays, over what is stored now; that may show that a send nobody answered was done. */
    takeRead: assign(({ context }, read: Account) => ({
      base: read,
      draft: withChanges(read, changeOf(context)),
      asked: context.asked.sent.some((each) => isMade(read, each)) ? noSends : context.asked,
      today: bangkokDay(context.clock.now()),
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
    discard: assign(({ context: { base } }) => ({
      draft: base,
      asked: noSends,
      isDayUnread: false,
      errors: {},
      error: undefined,
    })),
    showErrors: assign(({ context }) => ({ errors: allErrors(context), error: undefined })),
    forgetErrors: assign({ errors: {}, error: undefined }),
    takeFailure: assign(({ context }, error: RaanError) => ({
      error,
      errors: error.detail.fields ?? {},
      asked: sentInVain(context.asked, changeOf(context), error),
    })),
    takeSaved: enqueueActions(({ context: { base, saves }, enqueue }, account: Account) => {
      enqueue.assign({ base: account, draft: account, asked: noSends, saves: saves + 1 })
      enqueue.emit({ type: 'account.saved', account, person: base && personOf(base, account) })
    }),
    selectDate: ({ context: { session, clock } }, date: string) => keepSelectedDate(session, date, clock),
    lookAtDate: enqueueActions(({ context: { session, clock, selectedDate }, enqueue }) => {
      const date = selectedDateOf(session, clock)
      if (date === selectedDate) return
      enqueue.assign({ selectedDate: date })
      enqueue.emit({ type: 'account.dateSelected', date })
    }),
    awaitMidnight: raise(
      { type: 'today.look' },
      { id: 'midnight', delay: ({ context: { clock } }) => bangkokDayLeft(clock.now()) },
    ),
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
    'draft.discard': [
      // what is stored is not known: it is read
      { guard: 'isUncertain', target: '#account.renewing', actions: 'discard' },
      { actions: 'discard' },
    ],
    save: [
      { guard: 'isUntouched' },
      { guard: 'isFit', target: '#account.saving', actions: 'forgetErrors' },
      { actions: 'showErrors' },
    ],
  },
})

/**
 * The settings of whoever is signed in, as they are stored and as they are being changed. The draft is the app's, not the
 * screen's: who goes elsewhere and comes back finds it as it was.
 */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: ({ input }) => openingContext(input),
  entry: 'awaitMidnight',
  on: {
    'date.select': { actions: [{ type: 'selectDate', params: ({ event }) => event.date }, 'lookAtDate'] },
    'today.look': { actions: [cancel('midnight'), 'lookAtDate', 'awaitMidnight'] },
  },
  initial: 'closed',
  states: {
    /** nobody has looked yet */
    closed: { on: { open: 'loading' } },
    loading: {
      entry: 'forgetErrors',
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
        '*': { guard: ({ event }) => Object.hasOwn(typing.on, event.type), actions: 'refuse' },
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedData {
    account: typeof accountMachine
  }
}

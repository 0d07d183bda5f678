import { assign, cancel, emit, enqueueActions, fromPromise, raise, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import { bangkokDay, bangkokDayLeft } from '../kernel/clock'
import { takeError, toRaanError } from '../kernel/errors'
import { isErrorFree, without } from '../kernel/field-errors'
import { isUncertain, noSends, recordFailedSend } from '../kernel/sends'
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
import { keepSelectedDate, keepSelectedDays, selectedDateOf, selectedDaysOf } from './account.date'
import { changesOver, isChanged, isMade, withChanges } from './account.fields'
import { personOf } from './account.person'
import type { AccountChanges } from './account.rules'

export type { AccountInput }

/** The change as sent. */
const changeOf = ({ base, draft, asked }: Context): AccountChanges =>
  base && draft ? changesOver(base, draft, asked.sent) : {}

/** Input made meanwhile stays, over the stored settings; these may show that an unanswered request succeeded. */
const takeRead = (context: Context, { output: read }: { output: Account }) => ({
  base: read,
  draft: withChanges(read, changeOf(context)),
  asked: context.asked.sent.some((each) => isMade(read, each)) ? noSends : context.asked,
  today: bangkokDay(context.clock.now()),
  error: undefined,
})

const changed = ({ draft, errors }: Context, changes: AccountChanges, path: string) => ({
  draft: draft && withChanges(draft, changes),
  errors: without(errors, path),
})

function takeFailure(context: Context, { error: thrown }: { error: unknown }) {
  const error = toRaanError(thrown)
  return {
    error,
    errors: error.detail.fields ?? {},
    asked: recordFailedSend(context.asked, changeOf(context), error),
  }
}

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
    discard: assign(({ context: { base } }) => ({
      draft: base,
      asked: noSends,
      isDayUnread: false,
      errors: {},
      error: undefined,
    })),
    showErrors: assign(({ context }) => ({ errors: allErrors(context), error: undefined })),
    forgetErrors: assign({ errors: {}, error: undefined }),
    lookAtDate: enqueueActions(({ context: { session, clock, selectedDate, selectedDays }, enqueue }) => {
      const date = selectedDateOf(session, clock)
      const days = selectedDaysOf(session)
      const isSame = JSON.stringify(days) === JSON.stringify(selectedDays)
      if (date !== selectedDate) enqueue.emit({ type: 'account.dateSelected', date })
      if (!isSame) enqueue.emit({ type: 'account.daysSelected', days })
      enqueue.assign({ selectedDate: date, selectedDays: isSame ? selectedDays : days })
    }),
    awaitMidnight: raise(
      { type: 'today.look' },
      { id: 'midnight', delay: ({ context: { clock } }) => bangkokDayLeft(clock.now()) },
    ),
  },
})

/** Changes one or several fields of a part and clears their errors. */
const typing = accountSetup.createStateConfig({
  on: {
    'general.set': {
      actions: assign(({ context, event: { general } }) =>
        changed(context, { general }, `general.${Object.keys(general)[0]}`),
      ),
    },
    'info.set': {
      actions: assign(({ context, event: { info } }) => changed(context, { info }, `info.${Object.keys(info)[0]}`)),
    },
    'link.set': {
      actions: assign(({ context, event: { name, link } }) =>
        changed(context, { social: { socialLinks: { [name]: link } } }, `social.socialLinks.${name}`),
      ),
    },
    'connection.set': {
      actions: assign(({ context, event: { name, connection } }) =>
        changed(context, { social: { connections: { [name]: connection } } }, `social.connections.${name}`),
      ),
    },
    'notice.set': {
      actions: assign(({ context, event: { name, isOn } }) =>
        changed(context, { notification: { [name]: isOn } }, `notification.${name}`),
      ),
    },
    'day.refuse': {
      actions: assign(({ context: { errors }, event: { isRefused } }) => ({
        isDayUnread: isRefused,
        errors: without(errors, birthDate),
      })),
    },
    'draft.discard': [
      // the stored state is unknown: it is loaded
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
 * The signed-in user's settings, stored and edited. The draft belongs to the app, not the view: it survives navigation.
 */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: ({ input }) => openingContext(input),
  entry: 'awaitMidnight',
  on: {
    'date.select': {
      actions: [
        ({ context: { session, clock }, event: { date } }) => keepSelectedDate(session, date, clock),
        'lookAtDate',
      ],
    },
    'days.select': {
      actions: [({ context: { session }, event: { days } }) => keepSelectedDays(session, days), 'lookAtDate'],
    },
    'today.look': { actions: [cancel('midnight'), 'lookAtDate', 'awaitMidnight'] },
  },
  initial: 'closed',
  states: {
    /** not shown yet */
    closed: { on: { open: 'loading' } },
    loading: {
      entry: 'forgetErrors',
      invoke: {
        src: 'read',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: assignFrom(takeRead) },
        onError: { target: 'failed', actions: assignFrom(takeError) },
      },
    },
    failed: { on: { reload: 'loading', open: 'loading' } },
    editing: { ...typing, on: { ...typing.on, open: 'renewing', refresh: 'renewing', reload: 'renewing' } },
    /** like editing, while the stored settings reload; a failure keeps the current ones */
    renewing: {
      ...typing,
      invoke: {
        src: 'read',
        input: ({ context }) => context,
        onDone: { target: 'editing', actions: assignFrom(takeRead) },
        onError: 'editing',
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: {
          target: 'editing',
          actions: enqueueActions(({ context: { base, saves }, event: { output: account }, enqueue }) => {
            enqueue.assign({ base: account, draft: account, asked: noSends, saves: saves + 1 })
            enqueue.emit({ type: 'account.saved', account, person: base && personOf(base, account) })
          }),
        },
        onError: { target: 'editing', actions: assignFrom(takeFailure) },
      },
      on: {
        // one request, however often the user presses save; its response is newer than a reload
        save: {},
        open: {},
        refresh: {},
        reload: {},
        '*': {
          guard: ({ event }) => Object.hasOwn(typing.on, event.type),
          actions: emit(({ event }) => ({ type: 'account.editRefused', event: event.type })),
        },
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedData {
    account: typeof accountMachine
  }
}

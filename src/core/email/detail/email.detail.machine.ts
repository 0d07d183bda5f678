import { assign, emit, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import { isMissing, type RaanError, toRaanError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import { changedMail, type MailChange } from '../email.changes'
import { emailCalls, type OpenedMail } from '../email.contract'
import type { MailWalk } from '../email.location'

/** A mail by its number, and the list in which it has neighbours. */
export type MailKey = { id: number } & MailWalk

export type MailInput = Pick<Ports, 'call'> & { key: MailKey }

type Direction = 'previous' | 'next'

export type MailContext = {
  call: Call
  key: MailKey
  /** stays while it is asked for again and while its neighbour is on the way */
  value: OpenedMail | undefined
  error: RaanError | undefined
  /** which way the step under way leads */
  going: Direction
  /** steps asked for and not begun yet: below zero towards the newer ones */
  steps: number
  /** changes heard of while a request runs, to be made to its answer as well */
  received: readonly MailChange[]
  /** the mail that was announced as opened */
  reported: number | undefined
}

export type MailEvent =
  | { type: 'key.change'; key: MailKey }
  /** to the newer one */
  | { type: 'previous' }
  /** to the older one */
  | { type: 'next' }
  | { type: 'reload' }
  /** somebody changed mail, perhaps this one */
  | { type: 'change.hear'; change: MailChange }

const flags = { previous: 'hasPreviousMail', next: 'hasNextMail' } as const
const directionOf = (steps: number): Direction => (steps < 0 ? 'previous' : 'next')
const isPossible = ({ value }: MailContext, direction: Direction): boolean => value?.[flags[direction]] === true
const changed = (mail: OpenedMail, change: MailChange): OpenedMail => ({ ...mail, ...changedMail(mail, change) })

const arrive = ({ key, received }: MailContext, { output: mail }: { output: OpenedMail }) => ({
  key: { ...key, id: mail.id },
  value: received.reduce(changed, mail),
})
const fail = (_: MailContext, { error }: { error: unknown }) => ({ error: toRaanError(error), steps: 0 })
const change = ({ value }: MailContext, { change }: { change: MailChange }) => ({
  value: value && changed(value, change),
})
/** The request under way does not know of it: its answer is changed as well. */
const changeLater = (context: MailContext, event: { change: MailChange }) => ({
  ...change(context, event),
  received: [...context.received, event.change],
})

type MailEmitted = { type: 'email.opened'; id: number; isRead: boolean }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<MailEmitted> {}
}

/**
 * One opened mail, and the way to the one above or below it in the shown list. Steps asked for while one is made are
 * counted and made afterwards; another key or a reload gives them up, and with them any answer that comes late.
 * Announces each mail somebody stops at: whoever marks it read hears of it there.
 */
export const mailMachine = setup({
  types: {
    input: {} as MailInput,
    context: {} as MailContext,
    events: {} as MailEvent,
    emitted: {} as MailEmitted,
  },
  actors: {
    load: fromPromise<OpenedMail, MailContext>(async ({ input: { call, key }, signal }) =>
      call(emailCalls.one, { query: key }, { signal }),
    ),
    step: fromPromise<OpenedMail, MailContext>(async ({ input: { call, key, going }, signal }) => {
      const { id, ...location } = key
      return call(emailCalls.neighbour, { query: { ...location, emailId: id, dir: going } }, { signal })
    }),
  },
  guards: {
    can: ({ context }, direction: Direction) => isPossible(context, direction),
    isAtTheEnd: ({ context }) => context.steps !== 0,
    isInFlight: ({ context }) => context.steps !== 0 && isPossible(context, directionOf(context.steps)),
    isNew: ({ context: { value, reported } }) => value !== undefined && value.id !== reported,
  },
  actions: {
    ask: assign({ error: undefined, received: [] }),
    count: assign(({ context }, by: number) => ({ steps: context.steps + by })),
    setOut: assign(({ context: { steps } }) => ({ going: directionOf(steps), steps: steps - Math.sign(steps) })),
    standStill: assign({ steps: 0 }),
    tell: emit(({ context: { value } }) => ({
      type: 'email.opened' as const,
      id: value?.id ?? 0,
      isRead: value?.isRead ?? true,
    })),
    rememberReported: assign(({ context: { value } }) => ({ reported: value?.id })),
  },
}).createMachine({
  id: 'mail',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, key } }) => ({
    call,
    key,
    value: undefined,
    error: undefined,
    going: 'next',
    steps: 0,
    received: [],
    reported: undefined,
  }),
  initial: 'loading',
  on: {
    'key.change': {
      target: '.loading',
      actions: assign(({ event: { key } }) => ({ key, value: undefined, steps: 0, reported: undefined })),
    },
    reload: { target: '.loading', actions: 'standStill' },
    previous: {
      guard: { type: 'can', params: 'previous' },
      target: '.stepping',
      actions: { type: 'count', params: -1 },
    },
    next: { guard: { type: 'can', params: 'next' }, target: '.stepping', actions: { type: 'count', params: 1 } },
    'change.hear': { actions: assignFrom(change) },
  },
  states: {
    loading: {
      entry: 'ask',
      invoke: {
        src: 'load',
        input: ({ context }) => context,
        onDone: { target: 'ready', actions: assignFrom(arrive) },
        onError: [
          {
            guard: ({ event }) => isMissing(event.error),
            target: 'missing',
            actions: assign({ value: undefined }),
          },
          { target: 'failed', actions: assignFrom(fail) },
        ],
      },
      on: { 'change.hear': { actions: assignFrom(changeLater) } },
    },
    ready: {
      always: [
        { guard: 'isInFlight', target: 'stepping' },
        { guard: 'isAtTheEnd', actions: 'standStill' },
        { guard: 'isNew', actions: ['tell', 'rememberReported'] },
      ],
      // its neighbours may have changed as well
      on: { 'change.hear': { target: 'loading', actions: assignFrom(change) } },
    },
    stepping: {
      entry: ['ask', 'setOut'],
      invoke: {
        src: 'step',
        input: ({ context }) => context,
        onDone: { target: 'ready', actions: assignFrom(arrive) },
        onError: [
          {
            guard: ({ event }) => isMissing(event.error),
            target: 'ready',
            actions: assign(({ context: { value, going } }) => ({
              steps: 0,
              value: value && { ...value, [flags[going]]: false },
            })),
          },
          { target: 'failed', actions: assignFrom(fail) },
        ],
      },
      on: {
        previous: { actions: { type: 'count', params: -1 } },
        next: { actions: { type: 'count', params: 1 } },
        'change.hear': { actions: assignFrom(changeLater) },
      },
    },
    missing: {},
    failed: {},
  },
})

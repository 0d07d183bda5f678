import { assign, emit, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import { isMissing, type RaanError, toRaanError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import { changedMail, type MailChange } from '../email.changes'
import { emailCalls, type OpenedMail } from '../email.contract'
import type { MailWalk } from '../email.location'

/** A mail by number, and the list that determines its neighbours. */
export type MailKey = { id: number } & MailWalk

export type MailInput = Pick<Ports, 'call'> & { key: MailKey }

type Direction = 'previous' | 'next'

export type MailContext = {
  call: Call
  key: MailKey
  /** kept while it is reloaded and while its neighbour is loading */
  value: OpenedMail | undefined
  error: RaanError | undefined
  /** direction of the pending step */
  going: Direction
  /** requested steps not started yet: negative towards newer mail */
  steps: number
  /** changes received while a request is pending, applied to its response as well */
  received: readonly MailChange[]
  /** the mail announced as opened */
  reported: number | undefined
}

export type MailEvent =
  | { type: 'key.change'; key: MailKey }
  /** to the newer one */
  | { type: 'previous' }
  /** to the older one */
  | { type: 'next' }
  | { type: 'reload' }
  /** mail was changed, perhaps this one */
  | { type: 'change.receive'; change: MailChange }

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
/** The pending request doesn't include this change: it is applied to its response as well. */
const changeLater = (context: MailContext, event: { change: MailChange }) => ({
  ...change(context, event),
  received: [...context.received, event.change],
})

type MailEmitted = { type: 'email.opened'; id: number; isRead: boolean }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<MailEmitted> {}
}

/**
 * One opened mail with navigation to its neighbours in the list. Steps requested during a step are queued; another key
 * or a reload cancels them and any late response. Announces each mail at which navigation stops, so that it can be
 * marked as read.
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
    clearSteps: assign({ steps: 0 }),
    announceOpened: emit(({ context: { value } }) => ({
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
    reload: { target: '.loading', actions: 'clearSteps' },
    previous: {
      guard: { type: 'can', params: 'previous' },
      target: '.stepping',
      actions: { type: 'count', params: -1 },
    },
    next: { guard: { type: 'can', params: 'next' }, target: '.stepping', actions: { type: 'count', params: 1 } },
    'change.receive': { actions: assignFrom(change) },
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
      on: { 'change.receive': { actions: assignFrom(changeLater) } },
    },
    ready: {
      always: [
        { guard: 'isInFlight', target: 'stepping' },
        { guard: 'isAtTheEnd', actions: 'clearSteps' },
        { guard: 'isNew', actions: ['announceOpened', 'rememberReported'] },
      ],
      // its neighbours may have changed as well
      on: { 'change.receive': { target: 'loading', actions: assignFrom(change) } },
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
        'change.receive': { actions: assignFrom(changeLater) },
      },
    },
    missing: {},
    failed: {},
  },
})

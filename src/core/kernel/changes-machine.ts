import { assign, cancel, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { assignFrom } from './assign-from'
import type { Call } from './endpoint'
import { type RaanError, toRaanError } from './errors'
import { changedNothing, countUnanswered } from './keyed-request'
import type { Ports } from './ports'

/**
 * A change and the id its caller chose; `unanswered`: earlier requests without a response, each of which may have made
 * it.
 */
export type Pending<Change> = { id: string; change: Change; unanswered?: number }
export type FailedChange<Change> = Pending<Change> & { error: RaanError }

/** `isSent`: ahead of its time or its turn, as the page was hidden or left. It can't be undone any more. */
export type WaitingChange<Change> = Pending<Change> & { isSent?: true }

/** Whether it is certain that a failed change changed nothing, in this attempt or earlier ones. */
export const isUnchanged = ({ unanswered = 0, error }: Pick<FailedChange<unknown>, 'unanswered' | 'error'>): boolean =>
  changedNothing({ unanswered }, error)

const mostDismissed = 20

export type ChangesDefinition<App extends string, Change, Answer> = {
  /** the app: its actors announce `<app>.changed`, `<app>.changeFailed` and `<app>.changeUndone` */
  app: App
  /** sends one change; `id` stays the same on a retry */
  make(request: Pending<Change> & Pick<ChangesInput, 'call' | 'storage'> & { signal: AbortSignal }): Promise<Answer>
}

export type ChangesInput = Pick<Ports, 'call' | 'newId'> & Partial<Pick<Ports, 'storage' | 'events$'>>

export type ChangesContext<Change> = ChangesInput & {
  /** already shown as made, oldest first; the first that isn't `isSent` is being sent */
  pending: readonly WaitingChange<Change>[]
  /** rolled back: no longer shown */
  failed: readonly FailedChange<Change>[]
  /** dismissed failures, which can still be retried */
  seen: readonly FailedChange<Change>[]
  /** waiting before they are sent; can be undone until then */
  held: readonly WaitingChange<Change>[]
}

export type ChangesEvent<Change> =
  /**
   * `holdMs` delays sending so that the change can be undone; `id` is generated unless given. With the id of a failed
   * change, it replaces that change: `unanswered` counts its requests that the caller knows of.
   */
  | { type: 'change.make'; change: Change; id?: string; holdMs?: number; unanswered?: number }
  /** undoes a held change */
  | { type: 'change.undo'; id: string }
  | { type: 'change.release'; id: string }
  /**
   * Sends now, all at once, what is held: a browser may end a hidden page without a word. `isLast`: the page is being
   * closed or reloaded, so pending changes don't wait for their turn either.
   */
  | { type: 'change.leave'; isLast: boolean }
  | { type: 'change.settle'; id: string; outcome: PromiseSettledResult<unknown> }
  /** retries a failed change, after the pending ones */
  | { type: 'change.retry'; id: string }
  /** the user has seen the failure */
  | { type: 'change.dismiss'; id: string }

export type ChangesEmitted<App extends string, Change, Answer> =
  | { type: `${App}.changed`; id: string; change: Change; answer: Answer }
  | { type: `${App}.changeFailed`; id: string; change: Change; unanswered?: number; error: RaanError }
  | { type: `${App}.changeUndone`; id: string; change: Change }

/**
 * Optimistic changes, sent one after the other in the order they were made. Lists apply `pending` to their rows, so a
 * failed change reverts itself. A view receives `<app>.changed` and updates its own rows before the change leaves
 * `pending`: nothing flickers.
 */
export function createChangesMachine<App extends string, Change, Answer>({
  app,
  make,
}: ChangesDefinition<App, Change, Answer>) {
  type Context = ChangesContext<Change>
  type Enqueue = {
    emit(event: ChangesEmitted<App, Change, Answer>): void
    assign(lists: Partial<Context>): void
  }
  type KeyedRequest = Extract<ChangesEvent<Change>, { type: 'change.make' }>
  const isUnsent = ({ isSent }: WaitingChange<Change>) => !isSent
  /** the one that is being sent, or is next */
  const inTurn = ({ pending }: Context) => pending.find(isUnsent)
  const asSent = (list: readonly WaitingChange<Change>[], sent: readonly WaitingChange<Change>[]) =>
    list.map((each) => (sent.includes(each) ? { ...each, isSent: true as const } : each))
  const without = <T extends { id: string }>(list: readonly T[], id: string) => list.filter((each) => each.id !== id)

  /** An id given by the caller may be that of a failed change: this continues it. */
  function begin(
    { pending, failed, seen, newId }: Context,
    { change, id, unanswered }: Pick<KeyedRequest, 'change' | 'id' | 'unanswered'>,
  ): Partial<Context> {
    const earlier = id === undefined ? undefined : [...failed, ...seen].find((each) => each.id === id)
    const sent = unanswered ?? (earlier ? unansweredOf(earlier) : 0)
    return {
      pending: [...pending, { id: id ?? newId(), change, ...(sent > 0 && { unanswered: sent }) }],
      ...(earlier && { failed: without(failed, earlier.id), seen: without(seen, earlier.id) }),
    }
  }

  const send = (each: Pending<Change>, { call, storage }: ChangesInput, { signal }: { signal: AbortSignal }) =>
    make({ ...each, call, ...(storage && { storage }), signal })

  /** After the response to a sent change; the event comes first, so that lists have its rows before it leaves `pending`. */
  function settle(
    enqueue: Enqueue,
    { held, pending, failed }: Context,
    sent: WaitingChange<Change> | undefined,
    outcome: PromiseSettledResult<Answer>,
  ): void {
    if (!sent) return
    const { isSent: _, ...made } = sent
    const others = (list: readonly WaitingChange<Change>[]) => list.filter((each) => each !== sent)
    if (outcome.status === 'rejected') {
      const failure = { ...made, error: toRaanError(outcome.reason) }
      enqueue.emit({ type: `${app}.changeFailed`, ...failure })
      enqueue.assign({ failed: [...failed, failure] })
    } else enqueue.emit({ type: `${app}.changed`, id: made.id, change: made.change, answer: outcome.value })
    enqueue.assign({ held: others(held), pending: others(pending) })
  }

  return setup({
    types: {
      input: {} as ChangesInput,
      context: {} as Context,
      events: {} as ChangesEvent<Change>,
      emitted: {} as ChangesEmitted<App, Change, Answer>,
    },
    actors: {
      make: fromPromise<Answer, Context>(async ({ input: context, signal }) => {
        const first = inTurn(context)
        if (!first) throw new Error('nothing is pending')
        return send(first, context, { signal })
      }),
    },
  }).createMachine({
    id: app,
    options: { maxIterations: 1_000 },
    context: ({ input: { call, newId, storage, events$ } }) => ({
      call,
      newId,
      ...(storage && { storage }),
      ...(events$ && { events$ }),
      pending: [],
      failed: [],
      seen: [],
      held: [],
    }),
    entry: ({ context: { events$ }, self }) => {
      const following = events$?.subscribe(({ type }) => {
        if (type === 'page.hidden' || type === 'page.left')
          self.send({ type: 'change.leave', isLast: type === 'page.left' })
      })
      self.subscribe({ complete: () => following?.unsubscribe() })
    },
    initial: 'idle',
    on: {
      'change.make': [
        {
          guard: ({ event: { holdMs = 0 } }) => holdMs > 0,
          actions: enqueueActions(({ context, event: { change, holdMs = 0, id = context.newId() }, enqueue }) => {
            enqueue.assign({ held: [...context.held, { id, change }] })
            enqueue.raise({ type: 'change.release', id }, { delay: holdMs, id: `release ${id}` })
          }),
        },
        { actions: assignFrom(begin) },
      ],
      'change.undo': {
        guard: ({ context: { held }, event: { id } }) => held.some((each) => each.id === id && !each.isSent),
        actions: enqueueActions(({ context: { held }, event: { id }, enqueue }) => {
          const undone = held.find((each) => each.id === id)
          enqueue(cancel(`release ${id}`))
          enqueue.assign({ held: without(held, id) })
          if (undone) enqueue(emit({ type: `${app}.changeUndone` as const, ...undone }))
        }),
      },
      'change.release': {
        actions: assign(({ context: { held, pending }, event: { id } }) => ({
          held: without(held, id),
          pending: [...pending, ...held.filter((each) => each.id === id)],
        })),
      },
      'change.leave': {
        actions: enqueueActions(({ context, event: { isLast }, enqueue, self }) => {
          const held = context.held.filter(isUnsent)
          const waiting = isLast ? context.pending.filter(isUnsent).slice(1) : []
          for (const { id } of held) enqueue(cancel(`release ${id}`))
          enqueue.assign({ held: asSent(context.held, held), pending: asSent(context.pending, waiting) })
          const outliving = { ...context, call: keptAlive(context.call) }
          for (const each of [...waiting, ...held])
            void Promise.allSettled([send(each, outliving, new AbortController())]).then(([outcome]) =>
              self.send({ type: 'change.settle', id: each.id, outcome }),
            )
        }),
      },
      'change.settle': {
        actions: enqueueActions(({ context, event: { id, outcome }, enqueue }) => {
          const sent = [...context.held, ...context.pending].find((each) => each.isSent && each.id === id)
          settle(enqueue, context, sent, outcome as PromiseSettledResult<Answer>)
        }),
      },
      'change.retry': {
        guard: ({ context: { failed, seen }, event: { id } }) => [...failed, ...seen].some((each) => each.id === id),
        actions: enqueueActions(({ context: { failed, seen }, event: { id }, enqueue }) => {
          const { change } = [...failed, ...seen].find((each) => each.id === id) ?? {}
          if (change) enqueue.raise({ type: 'change.make', id, change })
        }),
      },
      'change.dismiss': {
        actions: assign(({ context: { failed, seen }, event: { id } }) => ({
          failed: without(failed, id),
          seen: [...without(seen, id), ...failed.filter((each) => each.id === id)].slice(-mostDismissed),
        })),
      },
    },
    states: {
      idle: { always: { guard: ({ context }) => inTurn(context) !== undefined, target: 'sending' } },
      sending: {
        invoke: {
          src: 'make',
          input: ({ context }) => context,
          onDone: {
            target: 'idle',
            actions: enqueueActions(({ context, event: { output: value }, enqueue }) =>
              settle(enqueue, context, inTurn(context), { status: 'fulfilled', value }),
            ),
          },
          onError: {
            target: 'idle',
            actions: enqueueActions(({ context, event: { error: reason }, enqueue }) =>
              settle(enqueue, context, inTurn(context), { status: 'rejected', reason }),
            ),
          },
        },
      },
    },
  })
}

/** The browser goes on with its requests after the page is gone. */
const keptAlive = (call: Call): Call =>
  ((endpoint, input, options) => call(endpoint, input, { ...options, keepalive: true })) as Call

/** A failed change's requests without a response, including the last. */
const unansweredOf = ({ id, unanswered = 0, error }: FailedChange<unknown>): number =>
  countUnanswered({ key: id, unanswered }, error).unanswered

import { assign, cancel, emit, enqueueActions, fromPromise, setup } from 'xstate'
import { askedInVain, changedNothing } from './asked'
import { assignFrom } from './assign-from'
import type { Call } from './endpoint'
import { type RaanError, toRaanError } from './errors'
import type { Ports } from './ports'

/** A change by the id its asker gave it; `unanswered`: earlier unanswered sends of it, each may have made it. */
export type Pending<Change> = { id: string; change: Change; unanswered?: number }
export type FailedChange<Change> = Pending<Change> & { error: RaanError }

/** Whether it is known that a failed change changed nothing, this time and before. */
export const isUnchanged = ({ unanswered = 0, error }: Pick<FailedChange<unknown>, 'unanswered' | 'error'>): boolean =>
  changedNothing({ unanswered }, error)

/** How many failures are remembered after they were seen. */
const mostSeen = 20

export type ChangesDefinition<App extends string, Change, Answer> = {
  /** the app: its actors announce `<app>.changed`, `<app>.changeFailed` and `<app>.changeUndone` */
  app: App
  /** sends one change; `id` stays the same when it is tried again */
  make(request: Pending<Change> & { call: Call; signal: AbortSignal }): Promise<Answer>
}

export type ChangesInput = Pick<Ports, 'call' | 'newId'>

export type ChangesContext<Change> = ChangesInput & {
  /** shown as made already, oldest first; the first of them is on its way */
  pending: readonly Pending<Change>[]
  /** taken back: nothing of them is shown any more */
  failed: readonly FailedChange<Change>[]
  /** failures already seen: they can still be retried */
  seen: readonly FailedChange<Change>[]
  /** wait a while before they are sent, and can be taken back until then */
  held: readonly Pending<Change>[]
}

export type ChangesEvent<Change> =
  /**
   * `holdMs` leaves that time to take it back; `id` is made here unless the asker wants to know it. Asked for under the id
   * of a failure it is that change, mended: `unanswered` are sends of it that the asker knows of.
   */
  | { type: 'change.make'; change: Change; id?: string; holdMs?: number; unanswered?: number }
  /** takes a held change back */
  | { type: 'change.undo'; id: string }
  | { type: 'change.release'; id: string }
  /** makes a failed change again, after those under way */
  | { type: 'change.retry'; id: string }
  /** the failure was seen */
  | { type: 'change.dismiss'; id: string }

export type ChangesEmitted<App extends string, Change, Answer> =
  | { type: `${App}.changed`; id: string; change: Change; answer: Answer }
  | { type: `${App}.changeFailed`; id: string; change: Change; unanswered?: number; error: RaanError }
  | { type: `${App}.changeUndone`; id: string; change: Change }

/**
 * Changes that people see at once and the backend hears of behind the screen, one after the other in the order they were
 * made. Whoever shows rows lays `pending` over them, so a change that fails is reverted. A view hears `<app>.changed`
 * and makes the change to its own rows before anybody who watches sees it gone from `pending`: nothing flickers.
 */
export function createChangesMachine<App extends string, Change, Answer>({
  app,
  make,
}: ChangesDefinition<App, Change, Answer>) {
  type Context = ChangesContext<Change>
  type Asked = Extract<ChangesEvent<Change>, { type: 'change.make' }>
  const has = (list: readonly { id: string }[], id: string) => list.some((each) => each.id === id)
  const without = <T extends { id: string }>(list: readonly T[], id: string) => list.filter((each) => each.id !== id)

  /** An id that the asker gives may be that of a failure: then it is the same change. */
  function begin(
    { pending, failed, seen, newId }: Context,
    { change, id, unanswered }: Pick<Asked, 'change' | 'id' | 'unanswered'>,
  ): Partial<Context> {
    const earlier = id === undefined ? undefined : [...failed, ...seen].find((each) => each.id === id)
    const sent = unanswered ?? (earlier ? unansweredOf(earlier) : 0)
    return {
      pending: [...pending, { id: id ?? newId(), change, ...(sent > 0 && { unanswered: sent }) }],
      ...(earlier && { failed: without(failed, earlier.id), seen: without(seen, earlier.id) }),
    }
  }

  return setup({
    types: {
      input: {} as ChangesInput,
      context: {} as Context,
      events: {} as ChangesEvent<Change>,
      emitted: {} as ChangesEmitted<App, Change, Answer>,
    },
    actors: {
      make: fromPromise<Answer, { call: Call; first: Pending<Change> | undefined }>(
        async ({ input: { call, first }, signal }) => {
          if (!first) throw new Error('nothing is pending')
          return make({ ...first, call, signal })
        },
      ),
    },
  }).createMachine({
    id: app,
    options: { maxIterations: 1_000 },
    context: ({ input: { call, newId } }) => ({ call, newId, pending: [], failed: [], seen: [], held: [] }),
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
        guard: ({ context: { held }, event: { id } }) => has(held, id),
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
      'change.retry': {
        guard: ({ context: { failed, seen }, event: { id } }) => has(failed, id) || has(seen, id),
        actions: enqueueActions(({ context: { failed, seen }, event: { id }, enqueue }) => {
          const { change } = [...failed, ...seen].find((each) => each.id === id) ?? {}
          if (change) enqueue.raise({ type: 'change.make', id, change })
        }),
      },
      'change.dismiss': {
        actions: assign(({ context: { failed, seen }, event: { id } }) => ({
          failed: without(failed, id),
          seen: [...without(seen, id), ...failed.filter((each) => each.id === id)].slice(-mostSeen),
        })),
      },
    },
    states: {
      idle: { always: { guard: ({ context }) => context.pending.length > 0, target: 'sending' } },
      sending: {
        invoke: {
          src: 'make',
          input: ({ context: { call, pending } }) => ({ call, first: pending[0] }),
          onDone: {
            target: 'idle',
            actions: enqueueActions(({ context: { pending }, event: { output }, enqueue }) => {
              const [first, ...rest] = pending
              if (first) {
                const { id, change } = first
                enqueue(emit({ type: `${app}.changed` as const, id, change, answer: output }))
              }
              enqueue.assign({ pending: rest })
            }),
          },
          onError: {
            target: 'idle',
            actions: enqueueActions(({ context: { pending, failed }, event, enqueue }) => {
              const [first, ...rest] = pending
              const error = toRaanError(event.error)
              enqueue.assign({ pending: rest, ...(first && { failed: [...failed, { ...first, error }] }) })
              if (first) enqueue(emit({ type: `${app}.changeFailed` as const, ...first, error }))
            }),
          },
        },
      },
    },
  })
}

/** Sends of a failed change that nobody answered, the last among them. */
const unansweredOf = ({ id, unanswered = 0, error }: FailedChange<unknown>): number =>
  askedInVain({ key: id, unanswered }, error).unanswered

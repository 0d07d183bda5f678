import type { AnyStateMachine, AnyStateNode, EventObject, InputFrom, SnapshotFrom, StateValue } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { RaanError } from '../../src/core/kernel/errors'

/** What happens to a machine: an event somebody sends, an answer or a failure of what it asked for, time that goes by. */
export type PossibleEvent<E extends EventObject = EventObject> =
  | { kind: 'event'; event: E }
  | { kind: 'answer' }
  | { kind: 'failure' }
  | { kind: 'wait' }

export type MachinePath<E extends EventObject = EventObject> = {
  /** the events by name, for a title: `query.change > answer` */
  name: string
  steps: readonly { happening: PossibleEvent<E>; state: StateValue }[]
}

type Options<M extends AnyStateMachine, E extends EventObject> = {
  input: InputFrom<M>
  /** what somebody may send, at any time */
  events: readonly E[]
  /** what each invoked actor answers, by its `src` */
  answers: Readonly<Record<string, unknown>>
  /** what of the context makes two states different; by default only the state's name counts */
  aspect?(context: SnapshotFrom<M>['context']): unknown
  limit?: number
}

const nodesBelow = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesBelow)]

/**
 * The shortest path to every state of a machine, whatever it asks for being answered or refused. `xstate/graph` walks the
 * machine without running it; `replay` then does the same to one that runs.
 */
export function pathsOf<M extends AnyStateMachine, E extends EventObject>(
  machine: M,
  { input, events, answers, aspect = () => 0, limit = 5_000 }: Options<M, E>,
): MachinePath<E>[] {
  const nodes = nodesBelow(machine.root)
  const invokes = nodes.flatMap(({ invoke }) => invoke)
  const done = invokes.flatMap(({ id, src }) =>
    typeof src === 'string' && src in answers ? [{ type: `xstate.done.actor.${id}`, output: answers[src] }] : [],
  )
  const failed = done.map(({ type }) => ({
    type: type.replace('.done.', '.error.'),
    error: new RaanError('forbidden'),
  }))
  const waits = nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))
  const possibleEvents = new Map<EventObject, PossibleEvent<E>>([
    ...events.map((event): [EventObject, PossibleEvent<E>] => [event, { kind: 'event', event }]),
    ...done.map((event): [EventObject, PossibleEvent<E>] => [event, { kind: 'answer' }]),
    ...failed.map((event): [EventObject, PossibleEvent<E>] => [event, { kind: 'failure' }]),
    ...waits.map((event): [EventObject, PossibleEvent<E>] => [event, { kind: 'wait' }]),
  ])
  const paths = getShortestPaths(machine, {
    input,
    events: [...possibleEvents.keys()],
    limit,
    serializeState: ({ value, context }: SnapshotFrom<M>) => JSON.stringify([value, aspect(context)]),
    serializeEvent: (event: EventObject) => JSON.stringify(event),
  } as never) as unknown as { steps: { event: EventObject; state: { value: StateValue } }[] }[]
  return paths.flatMap(({ steps }) => {
    const known = steps.flatMap(({ event, state }) => {
      const happening = possibleEvents.get(event)
      return happening ? [{ happening, state: state.value }] : []
    })
    const name = known.map(({ happening }) => (happening.kind === 'event' ? happening.event.type : happening.kind))
    return known.length > 0 ? [{ name: name.join(' > '), steps: known }] : []
  })
}

/** How each kind of happening is brought about where the machine really runs, and what must be true after it. */
export type Stage<E extends EventObject> = {
  send(event: E): Promise<void> | void
  answer(): Promise<void> | void
  fail(): Promise<void> | void
  wait(): Promise<void> | void
  /** throws when the place is not in this state */
  expect(state: StateValue): Promise<void> | void
}

/** Walks one path on a stage: a running machine before the mock, or a widget with its buttons. */
export async function replay<E extends EventObject>({ steps }: MachinePath<E>, stage: Stage<E>): Promise<void> {
  for (const { happening, state } of steps) {
    if (happening.kind === 'event') await stage.send(happening.event)
    else if (happening.kind === 'answer') await stage.answer()
    else if (happening.kind === 'failure') await stage.fail()
    else await stage.wait()
    await stage.expect(state)
  }
}

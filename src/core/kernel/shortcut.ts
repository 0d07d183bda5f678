import type { AnyActorScope, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'

/** Carries out an event: the snapshot after it, or undefined to leave it to the chart. */
export type Shortcut<M extends AnyStateMachine> = (
  snapshot: SnapshotFrom<M>,
  event: EventFromLogic<M>,
  scope: AnyActorScope,
) => SnapshotFrom<M> | undefined

/**
 * The machine with a shortcut for events that mean the same in every state and change nothing but context: it spares them
 * the selection of transitions, two thirds of their time. It must do what the chart does; `machine.provide({})` is the
 * chart alone, to compare with.
 */
export function withShortcut<M extends AnyStateMachine>(machine: M, shortcut: Shortcut<M>): M {
  const { transition } = machine
  machine.transition = (snapshot, event, scope) =>
    (snapshot.status === 'active' && shortcut(snapshot as SnapshotFrom<M>, event as EventFromLogic<M>, scope)) ||
    transition(snapshot, event, scope)
  return machine
}

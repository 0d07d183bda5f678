import type { AnyActorScope, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'

/** Handles an event: returns the next snapshot, or undefined to leave it to the statechart. */
export type Shortcut<M extends AnyStateMachine> = (
  snapshot: SnapshotFrom<M>,
  event: EventFromLogic<M>,
  scope: AnyActorScope,
) => SnapshotFrom<M> | undefined

/**
 * Adds a shortcut for events that mean the same in every state and change only the context: it skips the selection of
 * transitions, two thirds of their time. It must behave like the statechart; compare with `machine.provide({})`, which
 * has no shortcut.
 */
export function withShortcut<M extends AnyStateMachine>(machine: M, shortcut: Shortcut<M>): M {
  const { transition } = machine
  machine.transition = (snapshot, event, scope) =>
    (snapshot.status === 'active' && shortcut(snapshot as SnapshotFrom<M>, event as EventFromLogic<M>, scope)) ||
    transition(snapshot, event, scope)
  return machine
}

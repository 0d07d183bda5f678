import { type AnyEventObject, assign, type EventObject, type MachineContext, type ProvidedActor } from 'xstate'

/** Written as a method: an action may require less than the machine passes to it. */
type Assignment<C, E> = { act(args: { context: C; event: E }, params: undefined): void }['act']

/**
 * Assigns the result of a pure function of context and event, both type-checked against the transition that uses it.
 */
export const assignFrom = <C extends MachineContext, E>(
  change: (context: C, event: E) => Partial<C>,
): Assignment<C, E> =>
  assign<C, E & AnyEventObject, undefined, EventObject, ProvidedActor>(({ context, event }) => change(context, event))

import { type AnyEventObject, assign, type EventObject, type MachineContext, type ProvidedActor } from 'xstate'

/** Written as a method: an action may ask for less than the machine passes to it. */
type Assignment<C, E> = { act(args: { context: C; event: E }, params: undefined): void }['act']

/**
 * The action that assigns what a pure function makes of the context and the event, both checked against the transition it
 * is used in.
 */
export const assignFrom = <C extends MachineContext, E>(
  change: (context: C, event: E) => Partial<C>,
): Assignment<C, E> =>
  assign<C, E & AnyEventObject, undefined, EventObject, ProvidedActor>(({ context, event }) => change(context, event))

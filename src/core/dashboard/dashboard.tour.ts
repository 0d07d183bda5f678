import { setup } from 'xstate'
import type { Ports } from '../kernel/ports'
import type { Area } from '../kernel/storage'

export type TourInput = Pick<Ports, 'storage'>

type Context = { area: Area }

/** Taken or declined: the tour isn't offered again. */
export type TourEvent = { type: 'tour.see' }

/** In the user's storage; survives a sign-out. */
const seenKey = 'kept/tour'

/** Whether the user has seen the tour of the dashboard, or doesn't want to. */
export const tourMachine = setup({
  types: {
    input: {} as TourInput,
    context: {} as Context,
    events: {} as TourEvent,
  },
  guards: {
    isSeen: ({ context: { area } }) => area.get(seenKey) !== null,
  },
  actions: {
    keep: ({ context: { area } }) => area.set(seenKey, 'seen'),
  },
}).createMachine({
  id: 'tour',
  context: ({ input }) => ({ area: input.storage.local }),
  initial: 'unknown',
  states: {
    unknown: { always: [{ guard: 'isSeen', target: 'seen' }, { target: 'offered' }] },
    offered: { on: { 'tour.see': { target: 'seen', actions: 'keep' } } },
    seen: {},
  },
})

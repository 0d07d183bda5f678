import { assign, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import { type RaanError, takeError } from '../../kernel/errors'
import type { Ports } from '../../kernel/ports'
import { type PasswordLink, passwordLinkCalls } from './users.link.contract'

export type PasswordLinkInput = Pick<Ports, 'call'> & {
  /** the user who gets a new password */
  id: number
}

export type PasswordLinkEvent = { type: 'link.make' }

type Context = PasswordLinkInput & { link: PasswordLink | undefined; error: RaanError | undefined }

/** A link to hand over; the backend never shows its token again. */
export const userPasswordLinkMachine = setup({
  types: { input: {} as PasswordLinkInput, context: {} as Context, events: {} as PasswordLinkEvent },
  actors: {
    make: fromPromise<PasswordLink, PasswordLinkInput>(({ input: { call, id }, signal }) =>
      call(passwordLinkCalls.make, { body: { id } }, { signal }),
    ),
  },
}).createMachine({
  id: 'users.link',
  context: ({ input: { call, id } }) => ({ call, id, link: undefined, error: undefined }),
  initial: 'asking',
  states: {
    asking: { on: { 'link.make': 'making' } },
    making: {
      invoke: {
        src: 'make',
        input: ({ context }) => context,
        onDone: { target: 'made', actions: assign(({ event }) => ({ link: event.output, error: undefined })) },
        // a link whose answer was lost is replaced by the next one
        onError: { target: 'asking', actions: assignFrom(takeError) },
      },
    },
    made: {},
  },
})

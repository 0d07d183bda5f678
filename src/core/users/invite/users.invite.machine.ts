import { assign, emit, fromPromise, setup } from 'xstate'
import { assignFrom } from '../../kernel/assign-from'
import type { EventsByName } from '../../kernel/engine-events'
import { isMissing, isRefusal, takeError } from '../../kernel/errors'
import { clearField, noRefusal, type Refusal, refusalOf } from '../../kernel/field-errors'
import type { Ports } from '../../kernel/ports'
import { type Invitation, type Invite, inviteCalls } from './users.invite.contract'

type Invited = { type: 'invitation.send'; invite: Invite }
/** `language`: of the page, for the email */
type Renewed = { type: 'invitation.renew'; id: number; language?: string }
type Withdrawn = { type: 'invitation.withdraw'; id: number }
type Change = Invited | Renewed | Withdrawn

export type InvitationsEvent =
  | Change
  | { type: 'field.clear'; field: string }
  | { type: 'link.close' }
  | { type: 'reload' }

/** A link to hand over; the backend never shows its token again. */
export type InvitationLink = { invitation: Invitation; token: string; isMailed?: boolean }

type Context = Refusal & {
  call: Ports['call']
  invitations: readonly Invitation[]
  link: InvitationLink | undefined
  /** the change in progress, or the failed one */
  change: Change | undefined
}

type Changed = { type: 'invitations.changed' }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<Changed> {}
}

const list = async (call: Ports['call'], signal: AbortSignal): Promise<readonly Invitation[]> =>
  (await call(inviteCalls.list, {}, { signal })).invitations

/** Resolves with the link, if the change has one. */
async function make(call: Ports['call'], change: Change, signal: AbortSignal): Promise<InvitationLink | undefined> {
  if (change.type === 'invitation.send') return call(inviteCalls.invite, { body: change.invite }, { signal })
  if (change.type === 'invitation.renew') {
    const { type: _, ...body } = change
    return call(inviteCalls.renew, { body }, { signal })
  }
  await call(inviteCalls.withdraw, { query: { id: change.id } }, { signal }).catch((error) => {
    // already withdrawn or accepted
    if (!isMissing(error)) throw error
  })
  return undefined
}

type Outcome = {
  link?: InvitationLink | undefined
  error?: unknown
  /** undefined if they couldn't be loaded after the change */
  invitations: readonly Invitation[] | undefined
}

/** What is known of the invitations without loading them. */
function changed({ invitations, change }: Context, { link, error }: Outcome): readonly Invitation[] {
  const id =
    link?.invitation.id ?? (error === undefined && change?.type === 'invitation.withdraw' ? change.id : undefined)
  return [...(link ? [link.invitation] : []), ...invitations.filter((each) => each.id !== id)]
}

const finish = (context: Context, outcome: Outcome): Partial<Context> => ({
  invitations: outcome.invitations ?? changed(context, outcome),
  ...(outcome.error === undefined ? { ...noRefusal, link: outcome.link, change: undefined } : refusalOf(outcome.error)),
})

const begin = (_: Context, change: Change) => ({ ...noRefusal, change })

/** Pending invitations; one change at a time. */
export const invitationsMachine = setup({
  types: {
    input: {} as Pick<Ports, 'call'>,
    context: {} as Context,
    events: {} as InvitationsEvent,
    emitted: {} as Changed,
  },
  actors: {
    load: fromPromise<readonly Invitation[], { call: Ports['call'] }>(({ input, signal }) => list(input.call, signal)),
    change: fromPromise<Outcome, { call: Ports['call']; change: Change | undefined }>(
      async ({ input: { call, change }, signal }) => {
        const made: Omit<Outcome, 'invitations'> = change
          ? await make(call, change, signal).then(
              (link) => ({ link }),
              (error: unknown) => ({ error }),
            )
          : {}
        // also after a failure: if only the response was lost, the person is in the list and can get a new link
        return { ...made, invitations: await list(call, signal).catch(() => undefined) }
      },
    ),
  },
}).createMachine({
  id: 'invitations',
  context: ({ input }) => ({ call: input.call, invitations: [], link: undefined, change: undefined, ...noRefusal }),
  initial: 'loading',
  on: {
    'field.clear': { actions: assignFrom(clearField) },
    'invitation.send': { target: '.changing', actions: assignFrom(begin) },
    'invitation.renew': { target: '.changing', actions: assignFrom(begin) },
    'invitation.withdraw': { target: '.changing', actions: assignFrom(begin) },
    'link.close': { actions: assign({ link: undefined, ...noRefusal }) },
  },
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => context,
        onDone: { target: 'ready', actions: assign(({ event }) => ({ invitations: event.output, ...noRefusal })) },
        onError: [
          { guard: ({ event }) => isMissing(event.error), target: 'unavailable' },
          { target: 'failed', actions: assignFrom(takeError) },
        ],
      },
    },
    ready: { on: { reload: 'loading' } },
    changing: {
      // a second press changes nothing
      on: { 'invitation.send': undefined, 'invitation.renew': undefined, 'invitation.withdraw': undefined },
      invoke: {
        src: 'change',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => isRefusal(event.output.error),
            target: 'ready',
            actions: assign(({ context, event }) => finish(context, event.output)),
          },
          {
            target: 'ready',
            actions: [
              assign(({ context, event }) => finish(context, event.output)),
              emit({ type: 'invitations.changed' }),
            ],
          },
        ],
        onError: { target: 'ready', actions: assignFrom(takeError) },
      },
    },
    failed: { on: { reload: 'loading' } },
    unavailable: {},
  },
})

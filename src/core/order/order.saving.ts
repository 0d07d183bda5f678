import { assign, emit, enqueueActions, sendTo, setup } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import { RaanError, toRaanError } from '../kernel/errors'
import type { Order } from '../orders/orders.contract'
import type { DraftLockCommand, OrderContext, OrderEmitted, OrderEvent, OrderInput } from './order.context'
import { draftLock } from './order.draft-lock'
import { readFilling } from './order.fill'
import {
  isOrderOf,
  isRefused,
  isSignedOut,
  type LookedUp,
  lookUpOrder,
  needsLookUp,
  refusedFields,
  sendAgainAfter,
  sendOrder,
  storedUnderKey,
} from './order.send'
import { doubt, fill, reopen, showStored, stateOf, takeSaved, takeTaken } from './order.steps'

export const whose = ({ ownLines }: OrderContext) => (ownLines ? ({ ownLines: true } as const) : {})

const sentLines = ({ frozen }: OrderContext) => frozen?.body.ProductOrders ?? []
/** An order that was put aside took its lines along. */
const hasLost = (context: OrderContext): boolean =>
  JSON.stringify(sentLines(context)) !== JSON.stringify([...context.lines])

/** Actors of the open order, and the actions that several transitions use. */
export const orderSetup = setup({
  types: {
    input: {} as OrderInput,
    context: {} as OrderContext,
    events: {} as OrderEvent,
    emitted: {} as OrderEmitted,
  },
  actors: { draftLock, send: sendOrder, lookUp: lookUpOrder },
  // a disk that never answers must not keep anybody from saving
  delays: { unanswered: 5_000, again: ({ context }) => sendAgainAfter(context.attempts) },
  guards: { hasStored: ({ context }) => context.stored !== undefined },
  actions: {
    tell: sendTo('draftLock', (_, command: DraftLockCommand) => command),
    /** begins a draft of its own; the present one stays on record */
    part: sendTo('draftLock', { type: 'part' }),
    look: sendTo('draftLock', { type: 'look' }),
    keep: sendTo('draftLock', ({ context }) => ({ type: 'write', draft: stateOf(context) }) as const),
    /** Not lost: done in this order once the draft is there. */
    defer: assign({ early: ({ context, event }) => [...context.early, event] }),
    replay: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ early: [] })
      for (const event of context.early) enqueue.raise(event)
    }),
    fill: enqueueActions(({ context, enqueue }, { value }: { value: unknown }) => {
      const { lines, shopId } = readFilling(value)
      enqueue.assign(fill(context, { value }))
      if (lines || shopId !== undefined)
        enqueue.emit({
          type: 'order.filled',
          ...(lines && { lines }),
          ...(shopId !== undefined && { shopId }),
          ...whose(context),
        })
    }),
    /** What was sent, or what a backend names as stored under the key, is the order of this draft. */
    store: enqueueActions(({ context, enqueue }, order: Order) => {
      enqueue.sendTo('draftLock', { type: 'settle', key: context.key, order: order.OrderNumber } as const)
      enqueue.assign(takeSaved(context, order))
      enqueue.emit({ type: 'order.saved', order, ...whose(context) })
    }),
    /** `stored`: the order that is stored under the key, which says something else than the draft. */
    reopen: enqueueActions(
      ({ context, enqueue }, { error, stored }: { error: unknown; stored?: Order | undefined }) => {
        const refusal = toRaanError(error)
        const fields = stored ? {} : refusedFields(refusal)
        enqueue.assign(stored ? showStored(context, refusal, stored) : reopen(context, refusal, fields))
        enqueue.emit({ type: 'order.refused', fields })
        if (hasLost(context)) enqueue.emit({ type: 'order.filled', lines: sentLines(context), ...whose(context) })
      },
    ),
    warn: assign({ error: () => new RaanError('storage') }),
    refuseEdit: emit(({ event }) => ({ type: 'order.editRefused' as const, event: event.type })),
  },
})

/** The frozen order may be stored already. */
export const refused = { actions: 'refuseEdit' } as const

/** Another page has the draft. */
export const taken = { target: '#order.taken', actions: assignFrom(takeTaken) } as const

/** A guard found it there. */
const orderIn = ({ output }: { output: LookedUp }): Order => (output as { order: Order }).order

const sendAgain = orderSetup.createStateConfig({
  on: {
    save: '#order.frozen.sending',
    'save.resume': '#order.frozen.sending',
    'draft.setAside': {
      target: '#order.restoring',
      actions: [
        enqueueActions(({ context, enqueue }) => {
          const { frozen } = context
          if (frozen) enqueue.emit({ type: 'order.setAside', order: frozen.body, ...whose(context) })
        }),
        'part',
      ],
    },
  },
})

/** The order is on its way, and until it is known what became of it nothing else is sent. */
export const frozenState = orderSetup.createStateConfig({
  initial: 'sending',
  on: {
    'field.set': refused,
    'amount.refuse': refused,
    fill: refused,
    'message.take': refused,
    'message.add': refused,
    'customer.take': refused,
    clear: refused,
    'draft.adopt': refused,
    'draft.discard': refused,
    'draft.taken': taken,
  },
  states: {
    /** also before the first send: a crash right after it must find key and body */
    recording: {
      entry: sendTo('draftLock', ({ context }) => ({ type: 'secure', draft: stateOf(context) }) as const),
      on: {
        save: {},
        'draft.setAside': refused,
        'draft.secured': 'sending',
        'draft.unsecured': { target: 'unrecorded', actions: 'warn' },
      },
      after: { unanswered: { target: 'unrecorded', actions: 'warn' } },
    },
    /** nothing on this machine keeps it: the person is told before it is sent */
    unrecorded: {
      on: {
        save: 'sending',
        'save.cancel': { target: '#order.open', actions: [assign({ frozen: undefined, error: undefined }), 'keep'] },
      },
    },
    sending: {
      on: {
        // one request, however often save is pressed
        save: {},
        'save.resume': {},
        'draft.setAside': refused,
      },
      invoke: {
        src: 'send',
        input: ({ context: { call, clock, key, frozen } }) => ({ call, clock, key, frozen }),
        onDone: { target: '#order.saved', actions: { type: 'store', params: ({ event }) => event.output } },
        onError: [
          {
            guard: ({ event }) => storedUnderKey(event.error) !== undefined,
            target: '#order.open',
            actions: [
              { type: 'reopen', params: ({ event: { error } }) => ({ error, stored: storedUnderKey(error) }) },
              'keep',
            ],
          },
          {
            guard: ({ context, event }) => needsLookUp(context, event.error),
            target: 'lookingUp',
            actions: assign(({ event }) => ({ doubted: true, error: toRaanError(event.error) })),
          },
          {
            guard: ({ event }) => isRefused(event.error),
            target: '#order.open',
            actions: [{ type: 'reopen', params: ({ event: { error } }) => ({ error }) }, 'keep'],
          },
          { guard: ({ event }) => isSignedOut(event.error), target: 'signedOut', actions: assignFrom(doubt) },
          {
            target: 'waiting',
            actions: [
              assignFrom(doubt),
              emit(({ event }) => ({ type: 'order.doubted', error: toRaanError(event.error) })),
            ],
          },
        ],
      },
    },
    /** a refusal that says nothing of an earlier send */
    lookingUp: {
      on: { save: {}, 'draft.setAside': refused },
      invoke: {
        src: 'lookUp',
        input: ({ context: { call, key } }) => ({ call, key }),
        onDone: [
          {
            guard: ({ context: { frozen }, event: { output } }) =>
              typeof output === 'object' && frozen !== undefined && isOrderOf(output.order, frozen.body),
            target: '#order.saved',
            actions: { type: 'store', params: ({ event }) => orderIn(event) },
          },
          {
            // another order
            guard: ({ event }) => typeof event.output === 'object',
            target: '#order.open',
            actions: [
              { type: 'reopen', params: ({ context: { error }, event }) => ({ error, stored: orderIn(event) }) },
              'keep',
            ],
          },
          {
            target: '#order.open',
            actions: [
              // what went unanswered may still arrive: the next refusal is looked up as well
              assign(({ event: { output } }) => ({ lookup: typeof output === 'object' ? undefined : output })),
              { type: 'reopen', params: ({ context: { error } }) => ({ error }) },
              'keep',
            ],
          },
        ],
        onError: [
          { guard: ({ event }) => isSignedOut(event.error), target: 'signedOut', actions: assignFrom(doubt) },
          { target: 'waiting', actions: assignFrom(doubt) },
        ],
      },
    },
    waiting: { ...sendAgain, after: { again: 'sending' } },
    signedOut: sendAgain,
  },
})

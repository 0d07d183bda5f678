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
import { doubt, fill, reopen, showStored, showTakenOver, stateOf, takeSaved, unfreeze } from './order.steps'

export const whose = ({ ownLines }: OrderContext) => (ownLines ? ({ ownLines: true } as const) : {})

const sentLines = ({ frozen }: OrderContext) => frozen?.body.ProductOrders ?? []
/** A draft that was set aside keeps its lines. */
const hasLostLines = (context: OrderContext): boolean =>
  JSON.stringify(sentLines(context)) !== JSON.stringify([...context.lines])

/** Actors of the open order, and actions shared by several transitions. */
export const orderSetup = setup({
  types: {
    input: {} as OrderInput,
    context: {} as OrderContext,
    events: {} as OrderEvent,
    emitted: {} as OrderEmitted,
  },
  actors: { draftLock, send: sendOrder, lookUp: lookUpOrder },
  // a disk that never responds must not prevent saving
  delays: { unanswered: 5_000, again: ({ context }) => sendAgainAfter(context) },
  guards: {
    hasStored: ({ context }) => context.stored !== undefined,
    /** no request may have stored it */
    isUnsaved: ({ context: { doubted, checking } }) => !doubted && checking === 'no',
  },
  actions: {
    commandDraftLock: sendTo('draftLock', (_, command: DraftLockCommand) => command),
    /** starts a new draft; the current one stays on record */
    part: sendTo('draftLock', { type: 'part' }),
    look: sendTo('draftLock', { type: 'look' }),
    keep: sendTo('draftLock', ({ context }) => ({ type: 'write', draft: stateOf(context) }) as const),
    /** Deferred: handled in this order once the draft is restored. */
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
    /** The sent order, or the one the backend names as stored under the key, is this draft's order. */
    store: enqueueActions(({ context, enqueue }, order: Order) => {
      enqueue.sendTo('draftLock', { type: 'settle', key: context.key, order: order.OrderNumber } as const)
      enqueue.assign(takeSaved(context, order))
      enqueue.emit({ type: 'order.saved', order, ...whose(context) })
    }),
    /** `stored`: the order stored under the key, if it differs from the draft. */
    reopen: enqueueActions(
      ({ context, enqueue }, { error, stored }: { error: unknown; stored?: Order | undefined }) => {
        const refusal = toRaanError(error)
        const fields = stored ? {} : refusedFields(refusal)
        enqueue.assign(stored ? showStored(context, refusal, stored) : reopen(context, refusal, fields))
        enqueue.emit({ type: 'order.refused', fields })
        if (hasLostLines(context)) enqueue.emit({ type: 'order.filled', lines: sentLines(context), ...whose(context) })
      },
    ),
    warn: assign({ error: () => new RaanError('storage') }),
    refuseEdit: emit(({ event }) => ({ type: 'order.editRefused' as const, event: event.type })),
  },
})

/** The frozen order may already be stored. */
export const refused = { actions: 'refuseEdit' } as const

/** Another page has the draft. */
export const taken = { target: '#order.taken', actions: assignFrom(showTakenOver) } as const

/** The guard has checked that there is one. */
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

/** The order is being sent; nothing else is sent until its outcome is known. */
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
    'draft.leave': refused,
    'draft.discard': refused,
    'draft.taken': taken,
  },
  states: {
    /** before the first request too: a crash right after it must leave key and body on record */
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
    /** can't be stored on this device: warns the user before sending */
    unrecorded: {
      on: {
        save: 'sending',
        'save.cancel': { target: '#order.open', actions: [assignFrom(unfreeze), 'keep'] },
      },
    },
    sending: {
      on: {
        // one request, however often the user presses save
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
              enqueueActions(({ context: { doubted }, event, enqueue }) => {
                if (doubted) enqueue.emit({ type: 'order.doubted', error: toRaanError(event.error) })
              }),
            ],
          },
        ],
      },
    },
    /** a refusal that doesn't tell the outcome of an earlier request */
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
            // a different order
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
              // unanswered requests may still arrive: look up again after the next refusal
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
    waiting: {
      on: {
        ...sendAgain.on,
        'save.cancel': [
          { guard: 'isUnsaved', target: '#order.open', actions: [assignFrom(unfreeze), 'keep'] },
          // once the draft is checked
          { guard: ({ context }) => !context.doubted, actions: assign({ checking: 'cancel' }) },
        ],
      },
      after: { again: { guard: ({ context }) => context.checking !== 'cancel', target: 'sending' } },
    },
    signedOut: sendAgain,
  },
})

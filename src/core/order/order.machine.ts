import { assign, emit, enqueueActions, raise, sendTo } from 'xstate'
import { assignFrom } from '../kernel/assign-from'
import { isErrorFree } from '../kernel/field-errors'
import type { Order } from '../orders/orders.contract'
import { begin } from './order.context'
import { frozenState, orderSetup, refused, taken, whose } from './order.saving'
import {
  addMessage,
  clear,
  empty,
  fieldErrors,
  followMessage,
  freeze,
  lacksCustomer,
  parted,
  refuseAmount,
  setField,
  takeCustomer,
  takeLines,
  takeMessage,
  takeRecord,
  takeShop,
} from './order.steps'

export type { OrderInput } from './order.context'

/** Deferred: handled in this order once the draft is restored. */
const later = { actions: 'defer' } as const
/** One open order in one view, from the first keystroke to its order number. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, clock, storage, locks, newId, ownLines = false } }) =>
    begin({ call, clock, storage, locks, newId, ownLines }),
  invoke: {
    id: 'draftLock',
    src: 'draftLock',
    input: ({ context }) => context,
    // without the lock the draft continues, unknown to other tabs
    onError: { target: '.open', actions: 'replay' },
  },
  initial: 'restoring',
  on: {
    'lines.changed': { actions: assignFrom(takeLines) },
    'shop.changed': { actions: assignFrom(takeShop) },
    'orphans.look': { actions: 'look' },
    'draft.check': {
      actions: [
        assign(({ context: { checking } }) => ({ checking: checking === 'no' ? 'yes' : checking })),
        { type: 'commandDraftLock', params: { type: 'check' } },
      ],
    },
    'draft.checked': {
      actions: enqueueActions(({ context: { checking }, enqueue }) => {
        enqueue.assign({ checking: 'no' })
        if (checking === 'save') enqueue.raise({ type: 'save' })
        if (checking === 'cancel') enqueue.raise({ type: 'save.cancel' })
      }),
    },
    'orphans.found': { actions: assign(({ event: { orphans } }) => ({ orphans })) },
    // also if another page wrote the draft and is gone
    'draft.claimed': [
      {
        guard: ({ event }) => event.record?.frozen !== undefined,
        // a draft found after a reload may not be on disk yet
        target: '.frozen.recording',
        actions: [assignFrom(takeRecord), 'replay'],
      },
      { target: '.open', actions: [assignFrom(takeRecord), 'replay'] },
    ],
    'record.kept': { actions: assign(({ event: { kept } }) => ({ kept })) },
  },
  states: {
    restoring: {
      on: {
        'draft.lost': [
          { guard: ({ context }) => context.taken !== undefined, target: 'taken', actions: 'replay' },
          { target: 'open', actions: 'replay' },
        ],
        'field.set': later,
        'amount.refuse': later,
        fill: later,
        'message.take': later,
        'message.known': later,
        'message.add': later,
        'customer.take': later,
        save: later,
        clear: later,
        'draft.adopt': later,
        'draft.discard': later,
      },
    },
    open: {
      entry: 'look',
      on: {
        'field.set': { actions: [assignFrom(setField), 'keep'] },
        'amount.refuse': { actions: assignFrom(refuseAmount) },
        fill: { actions: [{ type: 'fill', params: ({ event: { value } }) => ({ value }) }, 'keep'] },
        'message.take': { actions: [assignFrom(takeMessage), 'keep'] },
        'message.known': { actions: assignFrom(followMessage) },
        'message.add': [
          {
            guard: ({ context, event }) => event.from === context.from || lacksCustomer(context),
            actions: [assignFrom(addMessage), 'keep'],
          },
          { target: 'restoring', actions: ['defer', 'part'] },
        ],
        'customer.take': [
          { guard: ({ context }) => lacksCustomer(context), actions: [assignFrom(takeCustomer), 'keep'] },
          { target: 'restoring', actions: ['defer', 'part'] },
        ],
        save: [
          { guard: ({ context }) => context.checking !== 'no', actions: assign({ checking: 'save' }) },
          {
            guard: ({ context }) => isErrorFree(fieldErrors(context)),
            target: 'frozen.recording',
            actions: assignFrom(freeze),
          },
          {
            actions: enqueueActions(({ context, enqueue }) => {
              const fields = fieldErrors(context)
              enqueue.assign({ errors: fields, error: undefined })
              enqueue.emit({ type: 'order.refused', fields })
            }),
          },
        ],
        clear: {
          actions: [
            assignFrom(clear),
            sendTo('draftLock', { type: 'forget' }),
            emit(({ context }) => ({ type: 'order.cleared' as const, ...whose(context) })),
          ],
        },
        'stored.accept': {
          guard: 'hasStored',
          target: 'saved',
          actions: { type: 'store', params: ({ context }) => context.stored as Order },
        },
        'stored.saveAnother': { guard: 'hasStored', actions: [assignFrom(parted), 'keep', raise({ type: 'save' })] },
        'draft.taken': taken,
        'draft.leave': { target: 'restoring', actions: 'part' },
        'draft.adopt': {
          target: 'restoring',
          actions: { type: 'commandDraftLock', params: ({ event: { id, first } }) => ({ type: 'adopt', id, first }) },
        },
        'draft.discard': {
          actions: { type: 'commandDraftLock', params: ({ event: { id } }) => ({ type: 'discard', id }) },
        },
      },
    },
    frozen: frozenState,
    /** another page has this draft, or stored it */
    taken: {
      on: {
        save: {},
        'draft.taken': taken,
        next: { target: 'restoring', actions: 'part' },
        'field.set': refused,
        'amount.refuse': refused,
        fill: { target: 'restoring', actions: ['defer', 'part'] },
        'message.take': refused,
        'message.add': { target: 'restoring', actions: ['defer', 'part'] },
        'customer.take': { target: 'restoring', actions: ['defer', 'part'] },
        clear: { target: 'restoring', actions: 'part' },
        'draft.adopt': {
          target: 'restoring',
          actions: { type: 'commandDraftLock', params: ({ event: { id, first } }) => ({ type: 'adopt', id, first }) },
        },
        'draft.discard': refused,
      },
    },
    saved: {
      on: {
        // save was pressed twice: the order is stored
        save: {},
        next: { target: 'open', actions: assignFrom(empty) },
        'field.set': { target: 'open', actions: [assignFrom(empty), assignFrom(setField), 'keep'] },
        fill: {
          target: 'open',
          actions: [assignFrom(empty), { type: 'fill', params: ({ event: { value } }) => ({ value }) }, 'keep'],
        },
        'message.take': { target: 'open', actions: [assignFrom(empty), assignFrom(takeMessage), 'keep'] },
        'message.add': { target: 'open', actions: [assignFrom(empty), assignFrom(addMessage), 'keep'] },
        'customer.take': { target: 'open', actions: [assignFrom(empty), assignFrom(takeCustomer), 'keep'] },
        clear: { target: 'open', actions: assignFrom(empty) },
        'draft.leave': { target: 'restoring', actions: 'part' },
        'draft.adopt': {
          target: 'restoring',
          actions: { type: 'commandDraftLock', params: ({ event: { id, first } }) => ({ type: 'adopt', id, first }) },
        },
        'draft.discard': {
          actions: { type: 'commandDraftLock', params: ({ event: { id } }) => ({ type: 'discard', id }) },
        },
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedViews {
    order: typeof orderMachine
  }
}

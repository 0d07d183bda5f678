import { raise } from 'xstate'
import type { Order } from '../orders/orders.contract'
import { frozenState, refused, taken } from './order.frozen'
import { orderSetup } from './order.setup'
import { begin } from './order.steps'

export type { OrderInput } from './order.context'

/** Not lost: done in this order once the draft is there. */
const later = { actions: 'defer' } as const
/** One open order of one place on the screen, from the first letter typed to the number it is stored under. */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  options: { maxIterations: 1_000 },
  context: ({ input: { call, clock, storage, locks, newId, ownLines = false } }) =>
    begin({ call, clock, storage, locks, newId, ownLines }),
  invoke: {
    id: 'draftLock',
    src: 'draftLock',
    input: ({ context }) => context,
    // without it the draft goes on, unknown to other tabs
    onError: { target: '.open', actions: 'replay' },
  },
  initial: 'restoring',
  on: {
    'lines.changed': { actions: { type: 'takeLines', params: ({ event }) => event } },
    'shop.changed': { actions: { type: 'takeShop', params: ({ event }) => event } },
    'orphans.look': { actions: 'look' },
    'draft.check': { actions: ['beginCheck', { type: 'tell', params: { type: 'check' } }] },
    'draft.checked': { actions: 'endCheck' },
    'orphans.found': { actions: { type: 'showOrphans', params: ({ event }) => event } },
    // also where another page wrote the draft and is gone by now
    'draft.claimed': [
      {
        guard: { type: 'isFrozen', params: ({ event }) => event },
        // what a reload found may not be on the disk yet
        target: '.frozen.recording',
        actions: [{ type: 'takeRecord', params: ({ event }) => event }, 'replay'],
      },
      { target: '.open', actions: [{ type: 'takeRecord', params: ({ event }) => event }, 'replay'] },
    ],
    'record.kept': { actions: { type: 'noteKept', params: ({ event }) => event } },
  },
  states: {
    restoring: {
      on: {
        'draft.lost': [
          { guard: 'isTaken', target: 'taken', actions: 'replay' },
          { target: 'open', actions: 'replay' },
        ],
        'field.set': later,
        'amount.refuse': later,
        fill: later,
        'message.take': later,
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
        'field.set': { actions: [{ type: 'setField', params: ({ event }) => event }, 'keep'] },
        'amount.refuse': { actions: { type: 'refuseAmount', params: ({ event }) => event } },
        fill: { actions: [{ type: 'fill', params: ({ event }) => event }, 'keep'] },
        'message.take': { actions: [{ type: 'takeMessage', params: ({ event }) => event }, 'keep'] },
        'message.add': [
          {
            guard: { type: 'fitsMessage', params: ({ event }) => event.from },
            actions: [{ type: 'addMessage', params: ({ event }) => event }, 'keep'],
          },
          { target: 'restoring', actions: ['defer', { type: 'tell', params: { type: 'part' } }] },
        ],
        'customer.take': [
          { guard: 'lacksCustomer', actions: [{ type: 'takeCustomer', params: ({ event }) => event }, 'keep'] },
          { target: 'restoring', actions: ['defer', { type: 'tell', params: { type: 'part' } }] },
        ],
        save: [
          { guard: 'isChecking', actions: 'saveThen' },
          { guard: 'isFit', target: 'frozen.recording', actions: 'freeze' },
          { actions: 'showErrors' },
        ],
        clear: { actions: ['clear', 'forget', 'announceCleared'] },
        'stored.accept': {
          guard: 'hasStored',
          target: 'saved',
          actions: { type: 'store', params: ({ context }) => context.stored as Order },
        },
        'stored.saveAnother': { guard: 'hasStored', actions: ['part', 'keep', raise({ type: 'save' })] },
        'draft.taken': taken,
        'draft.adopt': {
          target: 'restoring',
          actions: { type: 'tell', params: ({ event: { id } }) => ({ type: 'adopt', id }) },
        },
        'draft.discard': { actions: { type: 'tell', params: ({ event: { id } }) => ({ type: 'discard', id }) } },
      },
    },
    frozen: frozenState,
    /** another page has this draft, or stored it */
    taken: {
      on: {
        save: {},
        'draft.taken': taken,
        next: { target: 'restoring', actions: { type: 'tell', params: { type: 'part' } } },
        'field.set': refused,
        'amount.refuse': refused,
        fill: { target: 'restoring', actions: ['defer', { type: 'tell', params: { type: 'part' } }] },
        'message.take': refused,
        'message.add': { target: 'restoring', actions: ['defer', { type: 'tell', params: { type: 'part' } }] },
        'customer.take': { target: 'restoring', actions: ['defer', { type: 'tell', params: { type: 'part' } }] },
        clear: { target: 'restoring', actions: { type: 'tell', params: { type: 'part' } } },
        'draft.adopt': {
          target: 'restoring',
          actions: { type: 'tell', params: ({ event: { id } }) => ({ type: 'adopt', id }) },
        },
        'draft.discard': refused,
      },
    },
    saved: {
      on: {
        // a second press of the button that saved: the order is stored
        save: {},
        next: { target: 'open', actions: 'empty' },
        'field.set': { target: 'open', actions: ['empty', { type: 'setField', params: ({ event }) => event }, 'keep'] },
        fill: { target: 'open', actions: ['empty', { type: 'fill', params: ({ event }) => event }, 'keep'] },
        'message.take': {
          target: 'open',
          actions: ['empty', { type: 'takeMessage', params: ({ event }) => event }, 'keep'],
        },
        'message.add': {
          target: 'open',
          actions: ['empty', { type: 'addMessage', params: ({ event }) => event }, 'keep'],
        },
        'customer.take': {
          target: 'open',
          actions: ['empty', { type: 'takeCustomer', params: ({ event }) => event }, 'keep'],
        },
        clear: { target: 'open', actions: 'empty' },
        'draft.adopt': {
          target: 'restoring',
          actions: { type: 'tell', params: ({ event: { id } }) => ({ type: 'adopt', id }) },
        },
        'draft.discard': { actions: { type: 'tell', params: ({ event: { id } }) => ({ type: 'discard', id }) } },
      },
    },
  },
})

declare module '../kernel/links' {
  interface LinkedViews {
    order: typeof orderMachine
  }
}

import type { Order } from '../orders/orders.contract'
import type { LookedUp } from './order.lookup'
import { orderSetup } from './order.setup'

/** The frozen order may be stored already. */
export const refused = { actions: 'refuseEdit' } as const

/** Another page has the draft. */
export const taken = {
  target: '#order.taken',
  actions: { type: 'takeTaken', params: ({ event }: { event: { order: string | undefined } }) => event },
} as const

/** A guard found it there. */
const orderIn = ({ output }: { output: LookedUp }): Order => (output as { order: Order }).order

const sendAgain = orderSetup.createStateConfig({
  on: {
    save: '#order.frozen.sending',
    'save.resume': '#order.frozen.sending',
    'draft.setAside': {
      target: '#order.restoring',
      actions: ['announceSetAside', { type: 'tell', params: { type: 'part' } }],
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
      entry: 'secure',
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
        'save.cancel': { target: '#order.open', actions: ['unfreeze', 'keep'] },
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
            guard: { type: 'isUsed', params: ({ event }) => event },
            target: '#order.open',
            actions: [
              { type: 'showStored', params: ({ event }) => ({ error: event.error, order: undefined }) },
              'keep',
            ],
          },
          {
            guard: { type: 'needsLookUp', params: ({ event }) => event },
            target: 'lookingUp',
            actions: { type: 'holdRefusal', params: ({ event }) => event },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: '#order.open',
            actions: [{ type: 'reopen', params: ({ event }) => event }, 'keep'],
          },
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event },
            target: 'signedOut',
            actions: { type: 'doubt', params: ({ event }) => event },
          },
          {
            target: 'waiting',
            actions: [
              { type: 'doubt', params: ({ event }) => event },
              { type: 'announceDoubt', params: ({ event }) => event },
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
            guard: { type: 'isFound', params: ({ event }) => event },
            target: '#order.saved',
            actions: { type: 'store', params: ({ event }) => orderIn(event) },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: '#order.open',
            actions: [
              {
                type: 'showStored',
                params: ({ context, event }) => ({
                  error: context.error,
                  order: orderIn(event),
                }),
              },
              'keep',
            ],
          },
          {
            target: '#order.open',
            actions: [
              { type: 'noteLookUp', params: ({ event }) => event },
              { type: 'reopen', params: ({ context }) => ({ error: context.error }) },
              'keep',
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isSignedOut', params: ({ event }) => event },
            target: 'signedOut',
            actions: { type: 'doubt', params: ({ event }) => event },
          },
          { target: 'waiting', actions: { type: 'doubt', params: ({ event }) => event } },
        ],
      },
    },
    waiting: { ...sendAgain, after: { again: 'sending' } },
    signedOut: sendAgain,
  },
})

import { assign, cancel, enqueueActions, fromCallback, fromPromise, raise, setup } from 'xstate'
import { toRaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { createWriter, type WriterReport } from '../kernel/writer'
import { type CartContext, type CartEmitted, type CartInput, firstContext, keptOf } from './cart.context'
import { type CartProduct, cartCalls } from './cart.contract'
import type { CartEdit } from './cart.edit'
import { editCart } from './cart.editing'
import { adoptRecord, startLocal } from './cart.keeping'
import type { CartRecord } from './cart.record'
import { joinCart, retryWrite, rollBackWrite, sendAgain, settleDifference, takeWritten } from './cart.serving'
import type { Step } from './cart.step'

export type { CartInput } from './cart.context'

export type CartEvent =
  | CartEdit
  | WriterReport<number>
  /** reads the server's cart unless that is done; several widgets may ask */
  | { type: 'init' }
  /** reads it anew */
  | { type: 'reload' }
  | { type: 'fetched.clear' }
  /** sends what waits */
  | { type: 'resume' }
  | { type: 'failure.retry'; productId: number }
  | { type: 'failure.dismiss'; productId: number }
  | { type: 'difference.keep'; productId: number }
  | { type: 'difference.dismiss'; productId: number }
  | { type: 'record.changed' }

/** How long changes wait for a backend that cannot be reached. */
const patience = 30_000

const isWaitable = (code: string) => code === 'offline' || code === 'unauthenticated'

const cartSetup = setup({
  types: {
    input: {} as CartInput,
    context: {} as CartContext,
    events: {} as CartEvent,
    emitted: {} as CartEmitted,
    children: {} as { writer: 'writer' },
  },
  actors: {
    read: fromPromise<CartProduct[], Pick<Ports, 'call'>>(async ({ input, signal }) => {
      const { products } = await input.call(cartCalls.read, {}, { signal })
      return products
    }),
    writer: createWriter<number>((call, productId, qty, signal) =>
      call(cartCalls.update, { body: { productId, qty } }, { signal }),
    ),
    watch: fromCallback<{ type: 'record.changed' }, CartRecord>(({ input, sendBack }) =>
      input.watch(() => sendBack({ type: 'record.changed' })),
    ),
  },
  guards: {
    isLocal: ({ context }) => context.mode === 'local',
    isOutdated: ({ context }) => context.reading?.outdated === true,
    isFetched: ({ context }) => context.isFetchCartData,
    isWaitable: (_, { code }: { code: string }) => isWaitable(code),
    isOffline: (_, { code }: { code: string }) => code === 'offline',
  },
  actions: {
    take: enqueueActions(({ context, enqueue }, { patch, wants = [], tells = [] }: Step) => {
      enqueue.assign(patch)
      for (const want of wants) enqueue.sendTo('writer', { type: 'want', id: want.productId, value: want.qty })
      for (const reported of tells) enqueue.emit(reported)
      if (patch.lines || patch.unsent) enqueue(({ context: now }) => context.record.keep(() => keptOf(now)))
    }),
    adopt: enqueueActions(({ enqueue }, { patch, tells = [] }: Step) => {
      enqueue.assign(patch)
      for (const reported of tells) enqueue.emit(reported)
    }),
    wait: assign((_, { error }: { error: CartContext['waiting'] }) => ({ waiting: error })),
    tryLater: raise({ type: 'resume' }, { delay: patience, id: 'later' }),
    tryNow: cancel('later'),
    clearFlag: assign({ isFetchCartData: false }),
    /** What is on its way now may reach the server after it has answered. */
    beginReading: assign(({ context: { unsent } }) => ({
      reading: { changed: new Set([...unsent].map(({ productId }) => productId)), emptied: false, outdated: false },
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ error: toRaanError(error), reading: undefined })),
    dropFailure: assign(({ context: { failures } }, { productId }: { productId: number }) => ({
      failures: failures.filter((failure) => failure.productId !== productId),
    })),
  },
})

/**
 * Lines that a person edits. Every edit is made at once, in any state; where a server has them too it is sent behind the
 * screen, a refused one is rolled back, one that found no way waits. `inputOf` says where they are kept.
 */
export const createCart = (id: string, inputOf: (input: CartInput) => CartInput) =>
  cartSetup.createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input }) => firstContext(inputOf(input)),
    invoke: [
      {
        id: 'writer',
        src: 'writer',
        input: ({ context }) => context,
        onError: { actions: { type: 'fail', params: ({ event }) => event } },
      },
      {
        src: 'watch',
        input: ({ context }) => context.record,
        onError: { actions: { type: 'fail', params: ({ event }) => event } },
      },
    ],
    initial: 'idle',
    on: {
      'line.*': { actions: { type: 'take', params: ({ context, event }) => editCart(context, event) } },
      'lines.replace': { actions: { type: 'take', params: ({ context, event }) => editCart(context, event) } },
      clear: { actions: { type: 'take', params: ({ context, event }) => editCart(context, event) } },
      'fetched.clear': { actions: 'clearFlag' },
      resume: { actions: ['tryNow', { type: 'take', params: ({ context }) => sendAgain(context) }] },
      'write.done': {
        actions: {
          type: 'take',
          params: ({ context, event }) => takeWritten(context, event),
        },
      },
      'write.failed': [
        {
          guard: { type: 'isOffline', params: ({ event }) => event.error },
          actions: [{ type: 'wait', params: ({ event }) => event }, 'tryNow', 'tryLater'],
        },
        {
          guard: { type: 'isWaitable', params: ({ event }) => event.error },
          actions: { type: 'wait', params: ({ event }) => event },
        },
        {
          actions: {
            type: 'take',
            params: ({ context, event }) => rollBackWrite(context, event.id, event.error),
          },
        },
      ],
      'failure.retry': {
        actions: { type: 'take', params: ({ context, event }) => retryWrite(context, event.productId) },
      },
      'failure.dismiss': { actions: { type: 'dropFailure', params: ({ event }) => event } },
      'difference.keep': {
        actions: { type: 'take', params: ({ context, event }) => settleDifference(context, event.productId, true) },
      },
      'difference.dismiss': {
        actions: { type: 'take', params: ({ context, event }) => settleDifference(context, event.productId, false) },
      },
      'record.changed': {
        guard: 'isLocal',
        actions: { type: 'adopt', params: ({ context }) => adoptRecord(context) },
      },
    },
    states: {
      idle: {
        on: {
          init: [
            {
              guard: 'isLocal',
              target: 'ready',
              actions: { type: 'take', params: ({ context }) => startLocal(context) },
            },
            { target: 'loading' },
          ],
          reload: [{ guard: 'isLocal' }, { target: 'loading' }],
        },
      },
      loading: {
        entry: 'beginReading',
        invoke: {
          src: 'read',
          input: ({ context }) => context,
          onDone: [
            { guard: 'isOutdated', target: 'loading', reenter: true },
            {
              target: 'ready',
              actions: ['tryNow', { type: 'take', params: ({ context, event }) => joinCart(context, event.output) }],
            },
          ],
          onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => event } },
        },
        on: {
          // the read under way answers it
          init: {},
          reload: { target: 'loading', reenter: true },
        },
      },
      ready: {
        on: {
          init: [
            { guard: 'isFetched' },
            { guard: 'isLocal', actions: { type: 'take', params: ({ context }) => startLocal(context) } },
            { target: 'loading' },
          ],
          reload: [{ guard: 'isLocal' }, { target: 'loading' }],
        },
      },
      failed: {
        on: {
          init: 'loading',
          reload: 'loading',
          resume: {
            target: 'loading',
            actions: ['tryNow', { type: 'take', params: ({ context }) => sendAgain(context) }],
          },
        },
      },
    },
  })

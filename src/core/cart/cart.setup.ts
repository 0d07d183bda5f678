import { assign, cancel, enqueueActions, fromCallback, fromPromise, raise, setup } from 'xstate'
import type { RaanError } from '../kernel/errors'
import type { Ports } from '../kernel/ports'
import { withShortcut } from '../kernel/shortcut'
import { createWriter, type WriterReport } from '../kernel/writer'
import { type CartContext, type CartEmitted, type CartInput, firstContext } from './cart.context'
import { type CartProduct, cartCalls } from './cart.contract'
import { type CartEdit, editCart, isEdit } from './cart.edit'
import type { CartRecord } from './cart.record'
import {
  adoptRecord,
  dismissFailure,
  fail,
  joinCart,
  retryWrite,
  rollBackWrite,
  sendAgain,
  settleDifference,
  startLocal,
  takeWritten,
} from './cart.server'
import type { Step } from './cart.step'

export type { CartInput } from './cart.context'

export type CartEvent =
  | CartEdit
  | WriterReport<number>
  /** loads the server's cart unless loaded; several widgets may send this */
  | { type: 'init' }
  /** reloads it */
  | { type: 'reload' }
  | { type: 'fetched.clear' }
  /** sends pending changes */
  | { type: 'resume' }
  | { type: 'failure.retry'; productId: number }
  | { type: 'failure.dismiss'; productId: number }
  | { type: 'difference.keep'; productId: number }
  | { type: 'difference.dismiss'; productId: number }
  | { type: 'record.changed' }

/** Milliseconds that changes wait for an unreachable backend. */
const patience = 30_000

/** Whether the stored part has changed. */
const isWorthKeeping = (before: CartContext, { lines, unsent }: CartContext): boolean =>
  lines !== before.lines || unsent !== before.unsent

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
  },
  actions: {
    take: enqueueActions(({ context: before, enqueue }, { context, writes = [], emits = [], isRead }: Step) => {
      enqueue.assign(() => context)
      for (const write of writes) enqueue.sendTo('writer', { type: 'want', id: write.productId, value: write.qty })
      for (const reported of emits) enqueue.emit(reported)
      if (isWorthKeeping(before, context) && !isRead) enqueue(() => context.record.keep(context))
    }),
    wait: assign((_, waiting: RaanError) => ({ waiting })),
    tryLater: raise({ type: 'resume' }, { delay: patience, id: 'later' }),
    tryNow: cancel('later'),
    /** Requests now in flight may reach the server after its response. */
    beginReading: assign(({ context: { unsent } }) => ({
      reading: { changed: new Set([...unsent].map(({ productId }) => productId)), emptied: false, outdated: false },
    })),
  },
})

/**
 * Editable lines. Every edit is applied immediately, in any state, and sent in the background if a server has the cart;
 * a rejected edit is rolled back, an undeliverable one waits. `inputOf` chooses the storage.
 */
export const createCart = (id: string, inputOf: (input: CartInput) => CartInput) => {
  const machine = cartSetup.createMachine({
    id,
    options: { maxIterations: 100 },
    context: ({ input }) => firstContext(inputOf(input)),
    invoke: [
      {
        id: 'writer',
        src: 'writer',
        input: ({ context }) => context,
        onError: { actions: { type: 'take', params: ({ context, event }) => fail(context, event.error) } },
      },
      {
        src: 'watch',
        input: ({ context }) => context.record,
        onError: { actions: { type: 'take', params: ({ context, event }) => fail(context, event.error) } },
      },
    ],
    initial: 'idle',
    on: {
      'line.*': { actions: { type: 'take', params: ({ context, event }) => editCart(context, event) } },
      'lines.replace': { actions: { type: 'take', params: ({ context, event }) => editCart(context, event) } },
      'lines.price': { actions: { type: 'take', params: ({ context, event }) => editCart(context, event) } },
      clear: { actions: { type: 'take', params: ({ context, event }) => editCart(context, event) } },
      'fetched.clear': { actions: assign({ isFetchCartData: false }) },
      resume: { actions: ['tryNow', { type: 'take', params: ({ context }) => sendAgain(context) }] },
      'write.done': { actions: { type: 'take', params: ({ context, event }) => takeWritten(context, event) } },
      'write.failed': [
        {
          guard: ({ event }) => event.error.code === 'offline',
          actions: [{ type: 'wait', params: ({ event }) => event.error }, 'tryNow', 'tryLater'],
        },
        {
          guard: ({ event }) => event.error.code === 'unauthenticated',
          actions: { type: 'wait', params: ({ event }) => event.error },
        },
        {
          actions: { type: 'take', params: ({ context, event }) => rollBackWrite(context, event.id, event.error) },
        },
      ],
      'failure.retry': {
        actions: { type: 'take', params: ({ context, event }) => retryWrite(context, event.productId) },
      },
      'failure.dismiss': {
        actions: { type: 'take', params: ({ context, event }) => dismissFailure(context, event.productId) },
      },
      'difference.keep': {
        actions: { type: 'take', params: ({ context, event }) => settleDifference(context, event.productId, true) },
      },
      'difference.dismiss': {
        actions: { type: 'take', params: ({ context, event }) => settleDifference(context, event.productId, false) },
      },
      'record.changed': {
        guard: 'isLocal',
        actions: { type: 'take', params: ({ context }) => adoptRecord(context) },
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
            { guard: ({ context }) => context.reading?.outdated === true, target: 'loading', reenter: true },
            {
              target: 'ready',
              actions: ['tryNow', { type: 'take', params: ({ context, event }) => joinCart(context, event.output) }],
            },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'take', params: ({ context, event }) => fail(context, event.error) },
          },
        },
        on: {
          // the pending request answers it
          init: {},
          reload: { target: 'loading', reenter: true },
        },
      },
      ready: {
        on: {
          init: [
            { guard: ({ context }) => context.isFetchCartData },
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

  return withShortcut(machine, (snapshot, event, { defer, emit }) => {
    if (!isEdit(event)) return undefined
    const { context, writes = [], emits = [] } = editCart(snapshot.context, event)
    defer(() => {
      for (const write of writes)
        snapshot.children.writer?.send({ type: 'want', id: write.productId, value: write.qty })
      for (const reported of emits) emit(reported)
    })
    if (isWorthKeeping(snapshot.context, context)) context.record.keep(context)
    return { ...snapshot, context }
  })
}

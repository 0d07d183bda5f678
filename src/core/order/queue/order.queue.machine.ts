import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { EventsByName } from '../../kernel/engine-events'
import type { Ports } from '../../kernel/ports'
import { fromNowTimeSliced } from '../../kernel/time-slicing'
import type { OrderLine } from '../../orders/orders.contract'
import { draftRecords } from '../order.records'
import { ownParser, type Parse, readItem } from './order.queue.reading'
import {
  dropUnreadable,
  type ItemReading,
  isOpen,
  type QueueItem,
  queueName,
  readQueue,
  readUnreadable,
  unreadableName,
  writeQueue,
} from './order.queue.record'
import { type Part, type Parts, splitMessages } from './order.queue.split'

/** Characters that are split at once, and orders that are checked at once. */
export const longestExport = 1_000_000
export const mostParts = 200

export type QueueInput = Pick<Ports, 'clock' | 'storage' | 'newId'> & {
  /** default: the built-in parser */
  parse?: Parse
}

type Context = Required<QueueInput> & {
  items: readonly QueueItem[]
  /** text of lists that can't be read; '' if there is none */
  unreadable: string
  /** whether the list survives a reload */
  kept: boolean
  /** the text being split */
  text: string
  /** what it was split into, until the user decides */
  found: Parts | undefined
}

export type QueueEvent =
  | { type: 'text.split'; text: string }
  | { type: 'found.take' }
  | { type: 'found.drop' }
  /** comes back at the end */
  | { type: 'item.skip'; id: string }
  | { type: 'item.discard'; id: string }
  | { type: 'item.restore'; id: string }
  | { type: 'item.saved'; id: string; order: string }
  /** its order lines are kept while another one is open */
  | { type: 'item.leave'; id: string; lines: readonly OrderLine[] }
  /** all are done */
  | { type: 'queue.close' }
  /** another tab changed the list */
  | { type: 'queue.changed' }
  /** the user has seen what is left of unreadable lists */
  | { type: 'unreadable.discard' }
  /** after the parser's code failed to load */
  | { type: 'retry' }
  /** was one of them stored by another tab? */
  | { type: 'queue.check' }

type QueueEmitted =
  /** the lines of one of its orders make way for those of another */
  { type: 'queue.itemLeft' }

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<QueueEmitted> {}
}

/** Every change starts from what is stored: another tab may have changed it. */
function changed({ storage, items }: Context, change: (items: readonly QueueItem[]) => readonly QueueItem[]) {
  const stored = readQueue(storage.local)
  const next = change(stored.length > 0 ? stored : items)
  return { items: next, kept: writeQueue(storage.local, next) }
}

const patched = (context: Context, id: string, patch: Partial<QueueItem>) =>
  changed(context, (items) => items.map((item) => (item.id === id ? { ...item, ...patch } : item)))

function taken(context: Context) {
  const known = new Set(context.items.map(({ text }) => text))
  const added = (context.found?.parts ?? [])
    .filter(({ text }: Part) => !known.has(text))
    .map(
      (part): QueueItem => ({
        ...part,
        id: context.newId(),
        key: context.newId(),
        state: 'open',
        order: '',
        lines: [],
      }),
    )
  return { ...changed(context, (items) => [...items, ...added]), found: undefined }
}

/** Orders from one paste, waiting to be checked one by one in the order form. */
export const queueMachine = setup({
  types: { input: {} as QueueInput, context: {} as Context, events: {} as QueueEvent, emitted: {} as QueueEmitted },
  actors: {
    watch: fromCallback<QueueEvent, Pick<Context, 'storage'>>(({ input, sendBack }) =>
      input.storage.local.subscribe?.((name) => {
        if (name === undefined || name === queueName || name === unreadableName) sendBack({ type: 'queue.changed' })
      }),
    ),
    split: fromPromise<Parts, Pick<Context, 'text' | 'clock'>>(async ({ input: { text, clock }, signal }) =>
      fromNowTimeSliced(splitMessages(text), { clock, signal }),
    ),
    read: fromPromise<{ id: string; read: ItemReading }, { item: QueueItem; parse: Parse }>(
      async ({ input: { item, parse } }) => ({
        id: item.id,
        read: await readItem(item.text, parse),
      }),
    ),
    check: fromPromise<{ id: string; order: string }[], Pick<Context, 'storage' | 'items'>>(async ({ input }) => {
      const { orderOf } = draftRecords(input.storage)
      const found: { id: string; order: string }[] = []
      for (const { id, key } of input.items.filter(isOpen)) {
        const order = await orderOf(key)
        if (order !== undefined) found.push({ id, order })
      }
      return found
    }),
  },
  guards: { hasUnread: ({ context }) => context.items.some((item) => isOpen(item) && !item.read) },
  delays: { pause: 30 },
}).createMachine({
  id: 'queue',
  options: { maxIterations: 1_000 },
  context: ({ input }) => ({
    ...input,
    parse: input.parse ?? ownParser,
    items: readQueue(input.storage.local),
    unreadable: readUnreadable(input.storage.local),
    kept: true,
    text: '',
    found: undefined,
  }),
  // changes of other tabs are seen with the next own one
  invoke: { src: 'watch', input: ({ context }) => context, onError: {} },
  type: 'parallel',
  on: {
    'item.discard': { actions: assign(({ context, event: { id } }) => patched(context, id, { state: 'discarded' })) },
    'item.restore': {
      actions: assign(({ context, event: { id } }) =>
        changed(context, (items) =>
          items.map((item) => (item.id === id && item.state === 'discarded' ? { ...item, state: 'open' } : item)),
        ),
      ),
    },
    'item.saved': {
      actions: assign(({ context, event: { id, order } }) =>
        patched(context, id, { state: 'saved', order, lines: [] }),
      ),
    },
    'item.leave': {
      actions: [
        assign(({ context, event: { id, lines } }) => patched(context, id, { lines: [...lines] })),
        emit({ type: 'queue.itemLeft' }),
      ],
    },
    'item.skip': {
      actions: assign(({ context, event: { id } }) =>
        changed(context, (items) => [
          ...items.filter((item) => item.id !== id),
          ...items.filter((item) => item.id === id),
        ]),
      ),
    },
    'queue.close': { actions: assign(({ context }) => changed(context, (items) => items.filter(isOpen))) },
    'queue.changed': {
      actions: assign(({ context: { storage } }) => ({
        items: readQueue(storage.local),
        unreadable: readUnreadable(storage.local),
      })),
    },
    'unreadable.discard': {
      actions: assign(({ context: { storage } }) => {
        dropUnreadable(storage.local)
        return { unreadable: readUnreadable(storage.local) }
      }),
    },
  },
  states: {
    finding: {
      initial: 'idle',
      on: {
        'text.split': { target: '.splitting', actions: assign(({ event: { text } }) => ({ text, found: undefined })) },
        'found.take': { target: '.idle', actions: assign(({ context }) => taken(context)) },
        'found.drop': { target: '.idle', actions: assign({ found: undefined, text: '' }) },
      },
      states: {
        idle: {},
        splitting: {
          invoke: {
            src: 'split',
            input: ({ context }) => context,
            onDone: { target: 'idle', actions: assign(({ event: { output } }) => ({ found: output })) },
            onError: { target: 'idle', actions: assign({ found: { parts: [], left: [] } }) },
          },
        },
      },
    },
    reading: {
      initial: 'waiting',
      states: {
        waiting: { always: { guard: 'hasUnread', target: 'pausing' } },
        pausing: { after: { pause: 'reading' } },
        reading: {
          invoke: {
            src: 'read',
            input: ({ context: { items, parse } }) => ({
              item: items.find((item) => isOpen(item) && !item.read) as QueueItem,
              parse,
            }),
            onDone: {
              target: 'waiting',
              actions: assign(({ context, event: { output } }) => patched(context, output.id, { read: output.read })),
            },
            onError: 'failed',
          },
        },
        failed: { on: { retry: 'waiting', 'found.take': 'waiting' } },
      },
    },
    checking: {
      initial: 'checking',
      on: { 'queue.check': '.checking' },
      states: {
        idle: {},
        checking: {
          invoke: {
            src: 'check',
            input: ({ context }) => context,
            onDone: {
              target: 'idle',
              actions: enqueueActions(({ event: { output }, enqueue }) => {
                for (const { id, order } of output) enqueue.raise({ type: 'item.saved', id, order })
              }),
            },
            onError: 'idle',
          },
        },
      },
    },
  },
})

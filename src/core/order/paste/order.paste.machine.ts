import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import type { PastedMessage } from '../../customers/customers.pasted-order'
import { assignFrom } from '../../kernel/assign-from'
import type { Call } from '../../kernel/endpoint'
import type { EventsByName } from '../../kernel/engine-events'
import { loadChunk } from '../../kernel/load-chunk'
import type { Satang } from '../../kernel/money'
import type { Ports } from '../../kernel/ports'
import { longestMessage } from '../order.rules'
import { type Found, foundIn, type MarkKind, type Span } from './order.paste.fields'
import { type ItemChoice, itemsOf, type MessageItem, withCandidates, withChoice } from './order.paste.items'
import { lookUp } from './order.paste.lookup'
import { without } from './order.paste.marks'
import type { Candidate } from './order.paste.matching'
import { choose, mark, type ReadMessage, readingOf, type TextOrigin } from './order.paste.reading'

type Parse = (text: string) => Promise<PastedMessage>

export type PasteInput = Pick<Ports, 'call'> & {
  /** default: the built-in parser */
  parse?: Parse
}

type Context = ReadMessage & {
  call: Call
  /** whose prices products have; 0 = none's */
  shopId: number
  parse: Parse
  text: string
  by: TextOrigin
}

export type PasteEvent =
  | { type: 'text.change'; text: string; by: TextOrigin }
  | { type: 'shop.change'; shopId: number }
  /** after the parser's code failed to load */
  | { type: 'retry' }
  /** back online: repeats what failed */
  | { type: 'resume' }
  /** another order of a message for several recipients */
  | { type: 'order.choose'; index: number }
  /** the user assigns this stretch to a field; ignored if invalid there */
  | { type: 'mark.set'; kind: MarkKind; span: Span }
  /** this stretch is meaningless */
  | { type: 'mark.clear'; span: Span }
  | { type: 'items.look' }
  | { type: 'item.choose'; key: string; choice: ItemChoice }
  | { type: 'item.count'; key: string; Quantity: number }
  | { type: 'item.price'; key: string; price: Satang | null }
  | { type: 'items.added'; keys: readonly string[] }

export type PasteEmitted = {
  /** the user gave a stretch of the message another meaning than it was read with */
  type: 'paste.corrected'
  kind: Found['kind']
  value: string
  /** the value that was read for it, null if none was */
  read: string | null
}

declare module '../../kernel/engine-events' {
  interface EngineEvents extends EventsByName<PasteEmitted> {}
}

const ownParser: Parse = async (text) =>
  (await loadChunk(() => import('../../customers/customers.parse'))).parsePaste(text)

type Answers = ReadonlyMap<string, readonly Candidate[] | undefined>

const change = ({ items }: Context, key: string, to: (item: MessageItem) => MessageItem) => ({
  items: items.map((item) => (item.key === key && !item.added ? to(item) : item)),
})

const takeShop = ({ items }: Context, { shopId }: { shopId: number }) => ({
  shopId,
  // the same products may have other prices
  items: items.map((item) => (item.added ? item : { ...item, look: 'waiting' as const })),
})
const isSameShop = ({ context, event }: { context: Context; event: { shopId: number } }) =>
  context.shopId === event.shopId

const takeText = (_: Context, { text, by }: { text: string; by: TextOrigin }) => ({ text, by })

/**
 * A customer's message: parsed on each change, its product lines searched in the catalogue. Outdated responses are
 * dropped.
 */
export const pasteMachine = setup({
  types: {
    input: {} as PasteInput,
    context: {} as Context,
    events: {} as PasteEvent,
    emitted: {} as PasteEmitted,
  },
  actors: {
    parse: fromPromise<PastedMessage, { parse: Parse; text: string }>(({ input }) => input.parse(input.text)),
    look: fromPromise<Answers, Pick<Context, 'call' | 'items' | 'shopId'>>(({ input, signal }) =>
      lookUp(input, signal),
    ),
  },
  delays: { typingPause: 400 },
  guards: {
    hasFailedLook: ({ context }) => context.items.some(({ look }) => look === 'failed'),
    isNotLookedUp: ({ context }) => context.items.some(({ look }) => look === 'waiting'),
  },
  actions: {
    forget: assign({ reading: undefined, items: [], orders: [], chosen: 0 }),
    failLook: assign(({ context: { items } }) => ({
      items: items.map((item) => (item.look === 'waiting' ? withCandidates(item, undefined) : item)),
    })),
    lookAgain: assign(({ context: { items } }) => ({
      items: items.map((item) => (item.look === 'failed' ? { ...item, look: 'waiting' as const } : item)),
    })),
  },
}).createMachine({
  id: 'paste',
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    call: input.call,
    shopId: 0,
    parse: input.parse ?? ownParser,
    text: '',
    by: 'draft',
    reading: undefined,
    items: [],
    orders: [],
    chosen: 0,
    correction: undefined,
  }),
  initial: 'blank',
  on: {
    'text.change': [
      { guard: ({ context, event }) => event.text === context.text },
      {
        guard: ({ event }) => event.text.trim() === '',
        target: '.blank',
        actions: [assignFrom(takeText), 'forget'],
      },
      {
        guard: ({ event }) => event.text.length > longestMessage,
        target: '.tooLong',
        actions: [assignFrom(takeText), 'forget'],
      },
      { guard: ({ event }) => event.by === 'typing', target: '.waiting', actions: assignFrom(takeText) },
      { target: '.reading', actions: assignFrom(takeText) },
    ],
    'shop.change': { actions: assignFrom(takeShop) },
    'item.choose': {
      actions: assign(({ context, event: { key, choice } }) =>
        change(context, key, (item) => withChoice(item, choice)),
      ),
    },
    'item.count': {
      actions: assign(({ context, event: { key, Quantity } }) =>
        change(context, key, (item) => ({ ...item, Quantity })),
      ),
    },
    'item.price': {
      actions: assign(({ context, event: { key, price } }) => change(context, key, (item) => ({ ...item, price }))),
    },
    'items.added': {
      actions: assign(({ context: { items }, event: { keys } }) => ({
        items: items.map((item) => (keys.includes(item.key) ? { ...item, added: true } : item)),
      })),
    },
  },
  states: {
    blank: {},
    tooLong: {},
    waiting: { after: { typingPause: 'reading' } },
    reading: {
      invoke: {
        src: 'parse',
        input: ({ context: { parse, text } }) => ({ parse, text }),
        onDone: {
          target: 'read',
          actions: assign(({ context: { text, by, items }, event: { output } }) => ({
            reading: readingOf(text, by, foundIn(output)),
            items: itemsOf(output.items, items),
            orders: output.orders ?? [],
            chosen: 0,
          })),
        },
        onError: { target: 'failed' },
      },
    },
    failed: { on: { retry: 'reading', resume: 'reading' } },
    read: {
      initial: 'deciding',
      on: {
        // marks of an earlier text have other positions: accepted only while the text is the parsed one
        'mark.set': {
          target: '.deciding',
          actions: enqueueActions(({ context, event, enqueue }) => {
            const patch = mark(context, event)
            enqueue.assign(patch)
            if (!patch.correction) return
            const { kind, value } = patch.correction
            const read = context.reading?.found.find((found) => found.kind === kind)?.value ?? null
            if (read !== value) enqueue.emit({ type: 'paste.corrected', kind, value, read })
          }),
        },
        'mark.clear': {
          actions: assign(({ context: { reading, items }, event: { span } }) => ({
            reading: reading && readingOf(reading.text, reading.by, without(reading.found, span)),
            items: without(items, span),
          })),
        },
        'order.choose': { target: '.deciding', actions: assignFrom(choose) },
        'items.look': { target: '.deciding', actions: 'lookAgain' },
        resume: { guard: 'hasFailedLook', target: '.deciding', actions: 'lookAgain' },
        'shop.change': [{ guard: isSameShop }, { target: '.deciding', actions: assignFrom(takeShop) }],
      },
      states: {
        deciding: { always: [{ guard: 'isNotLookedUp', target: 'looking' }, { target: 'settled' }] },
        looking: {
          invoke: {
            src: 'look',
            input: ({ context: { call, items, shopId } }) => ({ call, items, shopId }),
            onDone: {
              target: 'settled',
              actions: assign(({ context: { items }, event: { output } }) => ({
                items: items.map((item) => (output.has(item.key) ? withCandidates(item, output.get(item.key)) : item)),
              })),
            },
            onError: { target: 'settled', actions: 'failLook' },
          },
        },
        settled: {},
      },
    },
  },
})

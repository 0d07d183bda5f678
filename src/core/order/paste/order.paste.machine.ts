import { assign, fromPromise, setup } from 'xstate'
import type { PastedItem, PastedOrder } from '../../customers/customers.parse'
import { assignFrom } from '../../kernel/assign-from'
import type { Call } from '../../kernel/endpoint'
import { loadChunk } from '../../kernel/load-chunk'
import type { Satang } from '../../kernel/money'
import type { Ports } from '../../kernel/ports'
import type { DraftFields } from '../order.draft'
import { longestMessage } from '../order.rules'
import { draftOf, type Found, foundIn, type MarkKind, meantBy, type Span } from './order.paste.fields'
import { type ItemChoice, itemsOf, type MessageItem, withCandidates } from './order.paste.items'
import { lookUp } from './order.paste.lookup'
import { corrected, wholeSpan, without } from './order.paste.marks'
import type { Candidate } from './order.paste.matching'

type Parse = (text: string) => Promise<PastedOrder>

export type PasteInput = Pick<Ports, 'call'> & {
  /** default: the built-in parser */
  parse?: Parse
}

/** How the text was entered: pasted text is parsed at once, typed text after a pause. */
export type TextOrigin = 'paste' | 'typing' | 'draft'

/** A parsed message, together with its text. */
export type Reading = {
  text: string
  by: TextOrigin
  found: readonly Found[]
  /** for the draft: `{ type: 'message.take', values }` */
  values: Partial<DraftFields>
}

const readingOf = (text: string, by: TextOrigin, found: readonly Found[]): Reading => ({
  text,
  by,
  found,
  values: draftOf(found),
})

type Context = {
  call: Call
  parse: Parse
  text: string
  by: TextOrigin
  /** of an earlier text until the current one is parsed; undefined = nothing parsed yet */
  reading: Reading | undefined
  items: readonly MessageItem[]
  /** the user's last correction and its value; `count` increases with each */
  correction: { count: number; kind: Found['kind']; value: string } | undefined
}

export type PasteEvent =
  | { type: 'text.change'; text: string; by: TextOrigin }
  /** after the parser's code failed to load */
  | { type: 'retry' }
  /** the user assigns this stretch to a field; ignored if invalid there */
  | { type: 'mark.set'; kind: MarkKind; span: Span }
  /** this stretch is meaningless */
  | { type: 'mark.clear'; span: Span }
  | { type: 'items.look' }
  | { type: 'item.choose'; key: string; choice: ItemChoice }
  | { type: 'item.count'; key: string; Quantity: number }
  | { type: 'item.price'; key: string; price: Satang | null }
  | { type: 'items.added'; keys: readonly string[] }

const ownParser: Parse = async (text) =>
  (await loadChunk(() => import('../../customers/customers.parse'))).parsePaste(text)

type Answers = ReadonlyMap<string, readonly Candidate[] | undefined>

const change = ({ items }: Context, key: string, patch: Partial<MessageItem>) => ({
  items: items.map((item) => (item.key === key && !item.added ? { ...item, ...patch } : item)),
})

const takeText = (_: Context, { text, by }: { text: string; by: TextOrigin }) => ({ text, by })

function mark(
  { reading, correction, items }: Context,
  { kind, span: selected }: { kind: MarkKind; span: Span },
): Partial<Context> {
  const span = wholeSpan(reading?.text ?? '', selected)
  const stretch = reading?.text.slice(...span).trim() ?? ''
  if (!reading || stretch === '') return {}
  if (kind === 'item') {
    const item: PastedItem = { text: stretch, qty: 1, confidence: 1, spans: [[...span]] }
    const [added] = itemsOf([item], [])
    const isKnown = items.some(({ key }) => key === added?.key)
    return {
      reading: readingOf(reading.text, reading.by, without(reading.found, span)),
      items: added && !isKnown ? [...without(items, span), added] : items,
    }
  }
  const value = meantBy(kind, stretch)
  if (value === undefined) return {}
  return {
    reading: readingOf(
      reading.text,
      reading.by,
      corrected(reading.found, { kind, value, confidence: 1, spans: [span] }),
    ),
    items: without(items, span),
    correction: { count: (correction?.count ?? 0) + 1, kind, value },
  }
}

/**
 * A customer's message: parsed on each change, its product lines searched in the catalogue. Outdated responses are
 * dropped.
 */
export const pasteMachine = setup({
  types: { input: {} as PasteInput, context: {} as Context, events: {} as PasteEvent },
  actors: {
    parse: fromPromise<PastedOrder, { parse: Parse; text: string }>(({ input }) => input.parse(input.text)),
    look: fromPromise<Answers, { call: Call; items: readonly MessageItem[] }>(({ input, signal }) =>
      lookUp(input.call, input.items, signal),
    ),
  },
  delays: { typingPause: 400 },
  guards: {
    isNotLookedUp: ({ context }) => context.items.some(({ look }) => look === 'waiting'),
  },
  actions: {
    forget: assign({ reading: undefined, items: [] }),
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
    parse: input.parse ?? ownParser,
    text: '',
    by: 'draft',
    reading: undefined,
    items: [],
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
    'item.choose': {
      actions: assign(({ context, event: { key, choice } }) => change(context, key, { choice })),
    },
    'item.count': {
      actions: assign(({ context, event: { key, Quantity } }) => change(context, key, { Quantity })),
    },
    'item.price': {
      actions: assign(({ context, event: { key, price } }) => change(context, key, { price })),
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
          })),
        },
        onError: { target: 'failed' },
      },
    },
    failed: { on: { retry: 'reading' } },
    read: {
      initial: 'deciding',
      on: {
        // marks of an earlier text have other positions: accepted only while the text is the parsed one
        'mark.set': { target: '.deciding', actions: assignFrom(mark) },
        'mark.clear': {
          actions: assign(({ context: { reading, items }, event: { span } }) => ({
            reading: reading && readingOf(reading.text, reading.by, without(reading.found, span)),
            items: without(items, span),
          })),
        },
        'items.look': { target: '.deciding', actions: 'lookAgain' },
      },
      states: {
        deciding: { always: [{ guard: 'isNotLookedUp', target: 'looking' }, { target: 'settled' }] },
        looking: {
          invoke: {
            src: 'look',
            input: ({ context: { call, items } }) => ({ call, items }),
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

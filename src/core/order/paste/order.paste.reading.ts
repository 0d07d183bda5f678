import type { PastedItem, PastedOrder } from '../../customers/customers.pasted-order'
import type { DraftFields } from '../order.draft'
import { draftOf, type Found, foundIn, type MarkKind, meantBy, type Span } from './order.paste.fields'
import { itemsOf, type MessageItem } from './order.paste.items'
import { corrected, wholeSpan, without } from './order.paste.marks'
import { saidIn } from './order.paste.said'

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

export const readingOf = (text: string, by: TextOrigin, found: readonly Found[]): Reading => ({
  text,
  by,
  found,
  values: { ...draftOf(found), ...saidIn(text) },
})

/** What is known about the message. */
export type ReadMessage = {
  /** of an earlier text until the current one is parsed; undefined = nothing parsed yet */
  reading: Reading | undefined
  items: readonly MessageItem[]
  /** of a message for several recipients, in the order of the text; empty if there is only one */
  orders: readonly PastedOrder[]
  /** index of the order that is read */
  chosen: number
  /** the user's last correction and its value; `count` increases with each */
  correction: { count: number; kind: Found['kind']; value: string } | undefined
}

/** The user's correction: a stretch gets another meaning. */
export function mark(
  { reading, correction, items }: ReadMessage,
  { kind, span: selected }: { kind: MarkKind; span: Span },
): Partial<ReadMessage> {
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

/** Another recipient's order in place of the one that is read. */
export function choose({ reading, orders }: ReadMessage, { index }: { index: number }): Partial<ReadMessage> {
  const order = orders[index]
  if (!reading || !order) return {}
  return { reading: readingOf(reading.text, 'paste', foundIn(order)), items: itemsOf(order.items, []), chosen: index }
}

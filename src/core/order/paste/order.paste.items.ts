import { mostQuantity } from '../../cart/cart.contract'
import type { PastedItem } from '../../customers/customers.parse'
import type { Satang } from '../../kernel/money'
import type { Product } from '../../store/store.contract'
import type { Span } from './order.paste.fields'
import { type Candidate, sureProduct } from './order.paste.matching'

/** What becomes of a product line of the message: a product by its number, a line of free text, or nothing. */
export type ItemChoice = number | 'text' | 'out'

/** A product line of the message. */
export type MessageItem = {
  /** the same line read again has the same key */
  key: string
  /** as written */
  text: string
  Quantity: number
  confidence: number
  spans: readonly Span[]
  /** whether the catalogue was asked */
  look: 'waiting' | 'done' | 'failed'
  candidates: readonly Candidate[]
  /** undefined until somebody decides, or one product alone fits */
  choice: ItemChoice | undefined
  /** satang, of a line of free text */
  price: Satang | null
  /** it went into the order */
  added: boolean
}

const inBounds = (Quantity: number): number =>
  Number.isSafeInteger(Quantity) ? Math.min(Math.max(Quantity, 1), mostQuantity) : 1

const fresh = (key: string, { text, qty, confidence, spans }: PastedItem): MessageItem => ({
  key,
  text,
  Quantity: inBounds(qty),
  confidence,
  spans,
  look: 'waiting',
  candidates: [],
  choice: undefined,
  price: null,
  added: false,
})

/** Lines read again: one that was there before keeps what was found and decided for it. */
export function itemsOf(pasted: readonly PastedItem[], before: readonly MessageItem[]): MessageItem[] {
  const times = new Map<string, number>()
  return pasted.map((item) => {
    const time = (times.get(item.text) ?? 0) + 1
    times.set(item.text, time)
    const key = `${item.text}#${time}`
    const known = before.find((each) => each.key === key)
    if (!known) return fresh(key, item)
    const { confidence, spans } = item
    return { ...known, confidence, spans, Quantity: known.added ? known.Quantity : inBounds(item.qty) }
  })
}

/** With what the catalogue has for a line. */
export function withCandidates(item: MessageItem, candidates: readonly Candidate[] | undefined): MessageItem {
  if (!candidates) return { ...item, look: 'failed' }
  return { ...item, look: 'done', candidates, choice: item.choice ?? sureProduct(candidates)?.id }
}

export const chosenProduct = ({ candidates, choice }: MessageItem): Product | undefined =>
  candidates.find(({ product }) => product.id === choice)?.product

/** Whether it can go into the order as it stands. */
export const isReady = (item: MessageItem): boolean =>
  !item.added && (item.choice === 'text' ? item.price !== null : chosenProduct(item) !== undefined)

/** Neither in the order nor left out: forgotten, if nobody looks. */
export const isOpen = ({ added, choice }: MessageItem): boolean => !added && choice !== 'out'

import type { Call } from '../../kernel/endpoint'
import { findProducts } from '../../products/products.find'
import type { MessageItem } from './order.paste.items'
import { type Candidate, rankProducts, searchTerms } from './order.paste.matching'

const productsPerLookup = 20
/** Concurrent searches. */
const abreast = 4

type Search = { call: Call; shopId: number }

async function candidatesOf({ call, shopId }: Search, text: string, signal: AbortSignal): Promise<Candidate[]> {
  for (const q of searchTerms(text)) {
    const { products } = await findProducts(call, { q, shopId, page: 1, perPage: productsPerLookup }, signal)
    const ranked = rankProducts(text, products)
    if (ranked.length > 0) return ranked
  }
  return []
}

/** Catalogue candidates for each waiting line, by key; undefined if the search failed. Rejects only when aborted. */
export async function lookUp(
  { items, ...search }: Search & { items: readonly MessageItem[] },
  signal: AbortSignal,
): Promise<Map<string, readonly Candidate[] | undefined>> {
  const waiting = items.filter(({ look }) => look === 'waiting')
  const texts = [...new Set(waiting.map(({ text }) => text))]
  const known = new Map<string, readonly Candidate[] | undefined>()
  const next = async (): Promise<void> => {
    const text = texts.shift()
    if (text === undefined) return
    known.set(text, await candidatesOf(search, text, signal).catch(() => undefined))
    signal.throwIfAborted()
    return next()
  }
  await Promise.all(Array.from({ length: abreast }, next))
  return new Map(waiting.map(({ key, text }) => [key, known.get(text)]))
}

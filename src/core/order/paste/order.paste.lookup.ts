import type { Call } from '../../kernel/endpoint'
import { findProducts } from '../../products/products.find'
import type { Sellable } from '../../products/products.find.contract'
import type { MessageItem } from './order.paste.items'
import { type Candidate, rankProducts, searchTerms, sureProduct } from './order.paste.matching'
import { ofLineBefore } from './order.paste.variants'

const productsPerLookup = 20
/** Concurrent searches. */
const abreast = 4

type Search = { call: Call; shopId: number }

/** What the catalogue has for a line, and the likely ones. */
type Found = { products: readonly Sellable[]; candidates: readonly Candidate[] }

async function find({ call, shopId }: Search, text: string, signal: AbortSignal): Promise<Found> {
  for (const q of searchTerms(text)) {
    const { products } = await findProducts(call, { q, shopId, page: 1, perPage: productsPerLookup }, signal)
    const candidates = rankProducts(text, products)
    if (candidates.length > 0) return { products, candidates }
  }
  return { products: [], candidates: [] }
}

function merged(related: readonly Candidate[], own: readonly Candidate[]): Candidate[] {
  const known = new Set(related.map(({ product }) => product.id))
  return [...related, ...own.filter(({ product }) => !known.has(product.id))].sort((a, b) => b.score - a.score)
}

/** By key; a line that isn't sure by itself may be a size or colour of the one before. */
function byKey(items: readonly MessageItem[], known: ReadonlyMap<string, Found | undefined>) {
  const found = new Map<string, readonly Candidate[] | undefined>()
  let before: readonly Sellable[] = []
  for (const { key, text, look, candidates } of items) {
    if (look !== 'waiting') {
      before = candidates.map(({ product }) => product)
      continue
    }
    const own = known.get(text)
    const related = own && !sureProduct(own.candidates) ? ofLineBefore(text, before) : []
    if (own && related.length > 0) found.set(key, merged(related, own.candidates))
    else {
      found.set(key, own?.candidates)
      before = own?.products ?? []
    }
  }
  return found
}

/** Catalogue candidates for each waiting line, by key; undefined if the search failed. Rejects only when aborted. */
export async function lookUp(
  { items, ...search }: Search & { items: readonly MessageItem[] },
  signal: AbortSignal,
): Promise<Map<string, readonly Candidate[] | undefined>> {
  const waiting = items.filter(({ look }) => look === 'waiting')
  const texts = [...new Set(waiting.map(({ text }) => text))]
  const known = new Map<string, Found | undefined>()
  const next = async (): Promise<void> => {
    const text = texts.shift()
    if (text === undefined) return
    known.set(text, await find(search, text, signal).catch(() => undefined))
    signal.throwIfAborted()
    return next()
  }
  await Promise.all(Array.from({ length: abreast }, next))
  return byKey(items, known)
}

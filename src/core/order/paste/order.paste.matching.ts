import type { Sellable } from '../../products/products.find.contract'
import { plainName } from '../../products/products.search'
import { hasSameWords } from './order.paste.name-words'

/** How well a product matches the text: 0 to 1. */
export type Candidate = { product: Sellable; score: number }

function pairs(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (let at = 0; at + 1 < text.length; at++) {
    const pair = text.slice(at, at + 2)
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return counts
}

/** Share of common letter pairs. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)]
  const total = Math.max(0, a.length - 1) + Math.max(0, b.length - 1)
  let shared = 0
  for (const [pair, count] of left) shared += Math.min(count, right.get(pair) ?? 0)
  return total === 0 ? 0 : (2 * shared) / total
}

/** 1 = same name; from 0.6 one contains the other; below that, common letters. */
export function likenessOf(written: string, name: string): number {
  const [wanted, known] = [plainName(written), plainName(name)]
  if (wanted === '' || known === '') return 0
  if (wanted === known) return 1
  const shorter = Math.min(wanted.length, known.length) / Math.max(wanted.length, known.length)
  const isPart = shorter > 0 && (known.includes(wanted) || wanted.includes(known))
  if (isPart && Math.min(wanted.length, known.length) > 1) return 0.6 + 0.35 * shorter
  return 0.6 * likeness(wanted, known)
}

const namesOf = ({ name, aliases }: Sellable): string[] => [name, ...aliases]

const otherOrder = 0.98
const scoreOf = (written: string, name: string): number =>
  Math.max(likenessOf(written, name), hasSameWords(written, name) ? otherOrder : 0)

const leastLikeness = 0.2
const mostCandidates = 6

/** Catalogue candidates, most likely first; each product once. */
export function rankProducts(written: string, products: Iterable<Sellable>): Candidate[] {
  const byId = new Map<number, Candidate>()
  for (const product of products) {
    const score = Math.max(...namesOf(product).map((name) => scoreOf(written, name)))
    if (score >= leastLikeness) byId.set(product.id, { product, score })
  }
  return [...byId.values()].sort((a, b) => b.score - a.score || a.product.id - b.product.id).slice(0, mostCandidates)
}

const sureFrom = 0.6
const aheadBy = 0.1

/** The matching product, if no other comes close. */
export function sureProduct(candidates: readonly Candidate[]): Sellable | undefined {
  const [first, second] = candidates
  if (!first || first.score < sureFrom) return undefined
  const isAhead = !second || first.score - second.score >= aheadBy || (first.score === 1 && second.score < 1)
  return isAhead ? first.product : undefined
}

const mostTerms = 4

function wordsOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return text.split(/\s+/)
  const segments = new Intl.Segmenter('th', { granularity: 'word' }).segment(text)
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

/** Search terms to try in turn until the catalogue finds something: the whole text, then shorter parts. */
export function searchTerms(written: string): string[] {
  const text = written.normalize('NFC').replace(/\s+/g, ' ').trim()
  const words = wordsOf(text)
  const runs = text.split(/[^\p{L}\p{M}\p{N}]+/u)
  const byLength = [...words].sort((a, b) => b.length - a.length)
  const beginnings = words.slice(0, -1).map((_, at) => words.slice(0, words.length - 1 - at).join(''))
  const terms = [text, ...(runs.length > 1 ? runs : []), ...beginnings, ...byLength]
  return [...new Set(terms)].filter((term) => term.length > 1 && term.length <= 100).slice(0, mostTerms)
}

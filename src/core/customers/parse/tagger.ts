import type { Board, Stretch } from './board'
import { tagSignsOf } from './tag-signs'
import { slots } from './tag-slots'
import { masks, moves, step, values } from './tag-weights'
import type { Token } from './tokens'

/** What a token is part of. Names and products stand side by side, so that where one begins is told from the rest. */
export const tags = { other: 0, begin: 1, inside: 2, product: 3, address: 4, quantity: 5, more: 6 } as const
export const kinds = 7
/** A weight's character is this far from the one of 0. */
export const nought = 78
/** From this character on, two to four weights of 1 or -1: the bits after the highest one of its distance, and 4. */
export const several = 97
export const weightsIn = (code: number): number[] =>
  code < several
    ? [code - nought]
    : Array.from((code - several + 4).toString(2).slice(1), (bit) => (bit === '1' ? 1 : -1))
/** A character for which of a slot's weights aren't 0; none is a quotation mark or a backslash. */
export const maskLetter = (mask: number): string => String.fromCharCode(mask + (mask < 52 ? 40 : 41))
const maskOf = (code: number): number => code - (code > 92 ? 41 : 40)

/** [first token, the one after the last), or null for nobody. */
export type Named = readonly [from: number, to: number] | null

/** Inside a name or a product only after its beginning. */
export const follows = (tag: number, previous: number): boolean =>
  tag === tags.inside
    ? previous === tags.begin || previous === tags.inside
    : tag !== tags.more || previous === tags.product || previous === tags.more

const allowed = Array.from({ length: kinds ** 2 }, (_, at) =>
  follows(at % kinds, Math.floor(at / kinds)) ? (moves[at] ?? 0) * step : Number.NEGATIVE_INFINITY,
)

let read: Int8Array | undefined

/** The weights of each slot for each tag but the first. */
export function weightsRead(): Int8Array {
  if (read) return read
  read = new Int8Array(slots * (kinds - 1))
  const found = Array.from(values, (letter) => weightsIn(letter.charCodeAt(0))).flat()
  let next = 0
  for (let slot = 0; slot < slots; slot++) {
    const mask = maskOf(masks.charCodeAt(slot))
    for (let tag = 0; tag < kinds - 1; tag++) if (mask & (1 << tag)) read[slot * (kinds - 1) + tag] = found[next++] ?? 0
  }
  return read
}

/** How much the signs of each token speak for each tag; `other` is 0. */
function scoresOf(signs: readonly (readonly number[])[]): Float64Array[] {
  const learnt = weightsRead()
  return signs.map((own) => {
    const scores = new Float64Array(kinds)
    for (const slot of new Set(own))
      for (let tag = 1; tag < kinds; tag++)
        scores[tag] = (scores[tag] ?? 0) + step * (learnt[slot * (kinds - 1) + tag - 1] ?? 0)
    return scores
  })
}

/** Of the tags that may be followed by each: how much a move from them adds. */
const before = Array.from({ length: kinds }, (_, tag) =>
  Array.from({ length: kinds }, (_, previous) => {
    const move = allowed[previous * kinds + tag] ?? 0
    return { previous, move, share: Math.exp(move) }
  }).filter(({ share }) => share > 0),
)

/** log of what all readings weigh together whose tags are allowed. */
function weigh(scores: readonly Float64Array[], allows: (at: number, tag: number) => boolean): number {
  let sums = new Float64Array(kinds)
  let scale = 0
  scores.forEach((own, at) => {
    const next = new Float64Array(kinds)
    let total = 0
    for (let tag = 0; tag < kinds; tag++) {
      if (!allows(at, tag)) continue
      let sum = 0
      if (at === 0) sum = follows(tag, tags.other) ? 1 : 0
      else for (const { previous, share } of before[tag] ?? []) sum += (sums[previous] ?? 0) * share
      next[tag] = sum * Math.exp(own[tag] ?? 0)
      total += next[tag] ?? 0
    }
    for (let tag = 0; tag < kinds; tag++) next[tag] = (next[tag] ?? 0) / total
    scale += Math.log(total)
    sums = next
  })
  return Number.isNaN(scale) ? Number.NEGATIVE_INFINITY : scale
}

/** The tags that are likeliest together. */
function likeliest(scores: readonly Float64Array[]): number[] {
  const origins: number[][] = []
  let best: number[] = []
  scores.forEach((own, at) => {
    const origin: number[] = []
    best = Array.from({ length: kinds }, (_, tag) => {
      if (at === 0) return follows(tag, tags.other) ? (own[tag] ?? 0) : Number.NEGATIVE_INFINITY
      let most = Number.NEGATIVE_INFINITY
      for (const { previous, move } of before[tag] ?? []) {
        const sum = (best[previous] ?? 0) + move
        if (sum <= most) continue
        most = sum
        origin[tag] = previous
      }
      return most + (own[tag] ?? 0)
    })
    origins.push(origin)
  })
  const found: number[] = []
  let tag = best.indexOf(Math.max(...best))
  for (let at = scores.length - 1; at >= 0; at--) {
    found.unshift(tag)
    tag = origins[at]?.[tag] ?? 0
  }
  return found
}

/** [first token, the one after the last) of each stretch of these tags; `first` begins another. */
function stretchesOf(found: readonly number[], of: readonly number[], first?: number): [number, number][] {
  const stretches: [number, number][] = []
  found.forEach((tag, at) => {
    if (!of.includes(tag)) return
    const last = stretches.at(-1)
    if (last && last[1] === at && tag !== first) last[1] = at + 1
    else stretches.push([at, at + 1])
  })
  return stretches
}

export type Tagged = {
  tokens: Token[]
  /** the names of the likeliest reading */
  names: (readonly [from: number, to: number])[]
  products: Stretch[]
  address: Stretch[]
  /** log of how likely exactly this is the only name */
  likelihood: (named: Named) => number
  /** how much likelier these are all products, the whole address or the only name, than those: a difference of logs */
  advantage: (kind: Kind, these: readonly Stretch[], those: readonly Stretch[]) => number
  /** log of how likely exactly these are the products, the address or the only name */
  certainty: (kind: Kind, these: readonly Stretch[]) => number
}

type Kind = 'name' | 'products' | 'address'
const ofKind: Record<Kind, readonly number[]> = {
  name: [tags.begin, tags.inside],
  products: [tags.product, tags.more],
  address: [tags.address],
}
const written = /[\p{L}\p{N}]/u

/** One choice over the whole message: what is a name, a product, an address, or none of them. */
export function tag(board: Board): Tagged {
  const { tokens, signs } = tagSignsOf(board)
  const scores = scoresOf(signs)
  const mass = (allows: (at: number, tag: number) => boolean) => weigh(scores, allows)
  const all = mass(() => true)
  const found = likeliest(scores)
  const inText = ([from, to]: readonly [number, number]): Stretch => ({
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  })
  const words = tokens.map(({ word }) => written.test(word))
  const massOf = (kind: Kind, stretches: readonly Stretch[]) => {
    const own = tokens.map((token) => stretches.some(({ start, end }) => token.start >= start && token.start < end))
    return mass((at, tag) => !words[at] || own[at] === ofKind[kind].includes(tag))
  }
  return {
    tokens,
    names: stretchesOf(found, ofKind.name, tags.begin),
    products: stretchesOf(found, ofKind.products, tags.product).map(inText),
    address: stretchesOf(found, ofKind.address).map(inText),
    likelihood: (named) =>
      mass((at, tag) =>
        at === named?.[0]
          ? tag === tags.begin
          : named && at > named[0] && at < named[1]
            ? tag === tags.inside
            : tag !== tags.begin && tag !== tags.inside,
      ) - all,
    advantage: (kind, these, those) => massOf(kind, these) - massOf(kind, those),
    certainty: (kind, these) => massOf(kind, these) - all,
  }
}

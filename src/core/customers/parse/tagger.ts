import type { Board } from './board'
import { tagSignsOf } from './tag-signs'
import { moves, step, weights } from './tag-weights'
import type { Token } from './tokens'

/** What a token is part of. Only a name's beginning is told from the rest: messages name few people, and side by side. */
export const tags = { other: 0, begin: 1, inside: 2, product: 3, address: 4 } as const
export const kinds = 5
export const slots = 8192
/** The character of a weight of 0. */
export const nought = 78

/** [first token, the one after the last), or null for nobody. */
export type Named = readonly [from: number, to: number] | null

export function slotOf(sign: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < sign.length; at++) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (slots - 1)
}

/** Inside a name only after its beginning. */
export const follows = (tag: number, previous: number): boolean =>
  tag !== tags.inside || previous === tags.begin || previous === tags.inside

const moveOf = (previous: number, tag: number): number =>
  follows(tag, previous) ? (moves[previous * kinds + tag] ?? 0) * step : Number.NEGATIVE_INFINITY

/** How much the signs of each token speak for each tag; `other` is 0. */
function scoresOf(signs: readonly (readonly string[])[]): number[][] {
  return signs.map((own) => {
    const scores = new Array<number>(kinds).fill(0)
    for (const sign of own) {
      const slot = slotOf(sign) * (kinds - 1)
      for (let tag = 1; tag < kinds; tag++)
        scores[tag] = (scores[tag] ?? 0) + weights.charCodeAt(slot + tag - 1) - nought
    }
    return scores.map((score) => score * step)
  })
}

const logSum = (values: readonly number[]): number => {
  const most = Math.max(...values)
  return most === Number.NEGATIVE_INFINITY
    ? most
    : most + Math.log(values.reduce((sum, value) => sum + Math.exp(value - most), 0))
}

/** Carries what all tags before a token add up to over to its tags. */
function forward(
  scores: readonly number[][],
  join: (values: number[]) => number,
  allows: (at: number, tag: number) => boolean,
): number[][] {
  const sums: number[][] = []
  scores.forEach((own, at) => {
    sums.push(
      own.map((score, tag) => {
        if (!allows(at, tag)) return Number.NEGATIVE_INFINITY
        const before = sums[at - 1]
        if (!before) return tag === tags.inside ? Number.NEGATIVE_INFINITY : score
        return score + join(before.map((sum, previous) => sum + moveOf(previous, tag)))
      }),
    )
  })
  return sums
}

/** The tags that are likeliest together. */
function likeliest(scores: readonly number[][]): number[] {
  const sums = forward(
    scores,
    (values) => Math.max(...values),
    () => true,
  )
  const found: number[] = []
  for (let at = scores.length - 1; at >= 0; at--) {
    const next = found[0]
    const whole = (sums[at] ?? []).map((sum, tag) => (next === undefined ? sum : sum + moveOf(tag, next)))
    found.unshift(whole.indexOf(Math.max(...whole)))
  }
  return found
}

export type Tagged = {
  tokens: Token[]
  /** the names of the likeliest reading */
  names: (readonly [from: number, to: number])[]
  /** log of how likely exactly this is the only name */
  likelihood: (named: Named) => number
}

/** One choice over the whole message: what is a name, a product, an address, or none of them. */
export function tag(board: Board): Tagged {
  const { tokens, signs } = tagSignsOf(board)
  const scores = scoresOf(signs)
  const mass = (allows: (at: number, tag: number) => boolean) => logSum(forward(scores, logSum, allows).at(-1) ?? [0])
  const all = mass(() => true)
  const names: [number, number][] = []
  likeliest(scores).forEach((tag, at) => {
    const last = names.at(-1)
    if (tag === tags.begin) names.push([at, at + 1])
    else if (tag === tags.inside && last) last[1] = at + 1
  })
  return {
    tokens,
    names,
    likelihood: (named) =>
      mass((at, tag) =>
        at === named?.[0]
          ? tag === tags.begin
          : named && at > named[0] && at < named[1]
            ? tag === tags.inside
            : tag !== tags.begin && tag !== tags.inside,
      ) - all,
  }
}

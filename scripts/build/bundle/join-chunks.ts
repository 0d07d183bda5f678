import { type Bits, bitsOf, includesAll, intersection, missingWeight, union } from './bits.ts'
import type { ModuleGraph } from './module-closure.ts'

/** What may be requested first or after a click, and how often. */
export type Part = { readonly name: string; readonly weight: number }
/** Modules that the same parts need. */
export type Piece<P extends Part> = {
  readonly modules: string[]
  readonly parts: ReadonlySet<P>
  readonly size: number
}

export type JoinOptions = {
  /** bytes that one request costs */
  request: number
  /** Minimum size in bytes of a chunk shared by several parts. */
  smallest: number
}

type Chunk<P extends Part> = {
  readonly index: number
  piece: Piece<P>
  isJoined: boolean
  /** this chunk and all it imports, directly or transitively */
  readonly reach: Set<Chunk<P>>
  /** the parts that load this chunk, whether they need it or not, as bits */
  loadedBy: Bits
}

function chunksOf<P extends Part>(graph: ModuleGraph, pieces: readonly Piece<P>[], parts: readonly P[]): Chunk<P>[] {
  const chunks = pieces.map((piece, index): Chunk<P> => {
    const chunk = {
      index,
      piece,
      isJoined: false,
      reach: new Set<Chunk<P>>(),
      loadedBy: bitsOf(parts, (part) => piece.parts.has(part)),
    }
    chunk.reach.add(chunk)
    return chunk
  })
  const home = new Map(chunks.flatMap((chunk) => chunk.piece.modules.map((id) => [id, chunk] as const)))
  const imported = new Map(
    chunks.map((chunk) => {
      const ids = chunk.piece.modules.flatMap((id) => graph.get(id)?.imports ?? [])
      return [chunk, new Set(ids.flatMap((id) => home.get(id) ?? []))] as const
    }),
  )
  for (const chunk of chunks) {
    const waiting = [...(imported.get(chunk) ?? [])]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (chunk.reach.has(next)) continue
      chunk.reach.add(next)
      waiting.push(...(imported.get(next) ?? []))
    }
  }
  return chunks
}

const isShared = ({ piece }: Chunk<Part>): boolean => piece.parts.size > 1

/** Joined, the chunks would import each other in a cycle if one leads to the other through a third. */
function wouldRing<P extends Part>(a: Chunk<P>, b: Chunk<P>): boolean {
  const leads = (from: Chunk<P>, to: Chunk<P>) =>
    [...from.reach].some((each) => each !== from && each !== to && each.reach.has(to))
  return leads(a, b) || leads(b, a)
}

const nobody: Bits = []

/** The cost of joining across all parts, in bytes: unneeded bytes loaded, minus the value of the requests saved. */
function costOf<P extends Part>(a: Chunk<P>, b: Chunk<P>, weights: readonly number[], request: number): number {
  const loads = union(a.loadedBy, b.loadedBy)
  let cost = -request * missingWeight(nobody, loads, weights)
  for (const { piece, loadedBy } of a.reach) cost += (piece.size + request) * missingWeight(loadedBy, loads, weights)
  for (const each of b.reach)
    if (!a.reach.has(each)) cost += (each.piece.size + request) * missingWeight(each.loadedBy, loads, weights)
  return cost
}

/** The least that joining can cost: what the two chunks import costs nothing if all parts have it already. */
function leastCostOf<P extends Part>(a: Chunk<P>, b: Chunk<P>, weights: readonly number[], request: number): number {
  const requests = missingWeight(nobody, intersection(a.loadedBy, b.loadedBy), weights)
  return (
    a.piece.size * missingWeight(a.loadedBy, b.loadedBy, weights) +
    b.piece.size * missingWeight(b.loadedBy, a.loadedBy, weights) -
    requests * request
  )
}

/** What is calculated of two chunks, until one of them is forgotten. */
function createPairs<P extends Part>(count: number, calculate: (a: Chunk<P>, b: Chunk<P>) => number) {
  const known = new Float64Array(count * count).fill(Number.NaN)
  return {
    of(a: Chunk<P>, b: Chunk<P>): number {
      const at = a.index * count + b.index
      let value = known[at] ?? Number.NaN
      if (Number.isNaN(value)) {
        value = calculate(a, b)
        known[at] = value
      }
      return value
    },
    forget({ index }: Chunk<P>): void {
      known.fill(Number.NaN, index * count, (index + 1) * count)
      for (let at = index; at < known.length; at += count) known[at] = Number.NaN
    },
  }
}

/** Joins `b` into `a`. Returns the chunks that this changes. */
function join<P extends Part>(chunks: readonly Chunk<P>[], a: Chunk<P>, b: Chunk<P>): Chunk<P>[] {
  const { modules, parts, size } = b.piece
  a.piece = {
    modules: [...a.piece.modules, ...modules],
    parts: new Set([...a.piece.parts, ...parts]),
    size: a.piece.size + size,
  }
  b.isJoined = true
  for (const each of b.reach) a.reach.add(each)
  a.reach.delete(b)
  for (const chunk of chunks) {
    if (!chunk.reach.has(a) && !chunk.reach.has(b)) continue
    for (const each of a.reach) chunk.reach.add(each)
    chunk.reach.delete(b)
  }
  a.loadedBy = union(a.loadedBy, b.loadedBy)
  const changed = [...a.reach].filter((each) => each === a || !includesAll(each.loadedBy, a.loadedBy))
  for (const chunk of changed) chunk.loadedBy = union(chunk.loadedBy, a.loadedBy)
  return changed
}

/**
 * Greedily joins the two chunks that save most, until each remaining request costs less than the unneeded bytes
 * that joining would load. Loading a chunk includes loading its imports, which is counted.
 */
export function joinChunks<P extends Part>(
  graph: ModuleGraph,
  pieces: readonly Piece<P>[],
  { request, smallest }: JoinOptions,
): Piece<P>[] {
  const isFixed = ({ parts: [only, ...others] }: Piece<P>) => others.length === 0 && only?.weight === 0
  const joined = pieces.filter((piece) => !isFixed(piece))
  const parts = [...new Set(joined.flatMap((piece) => [...piece.parts]))]
  const weights = parts.map(({ weight }) => weight)
  const chunks = chunksOf(graph, joined, parts)
  const costs = createPairs<P>(chunks.length, (a, b) => costOf(a, b, weights, request))
  const leastCosts = createPairs<P>(chunks.length, (a, b) => leastCostOf(a, b, weights, request))

  const forget = (changed: readonly Chunk<P>[]) => {
    for (const chunk of changed) leastCosts.forget(chunk)
    for (const chunk of chunks) if (changed.some((each) => chunk.reach.has(each))) costs.forget(chunk)
  }
  const cheapest = (): [Chunk<P>, Chunk<P>] | undefined => {
    const there = chunks.filter(({ isJoined }) => !isJoined)
    const shared = there.filter(isShared)
    const own = there.filter((chunk) => !isShared(chunk))
    let best: { pair: [Chunk<P>, Chunk<P>]; cost: number } | undefined
    for (const [index, a] of shared.entries())
      for (const b of [...shared.slice(index + 1), ...own]) {
        if (best && leastCosts.of(a, b) >= best.cost) continue
        const cost = costs.of(a, b)
        const isTooSmall = isShared(b) && Math.min(a.piece.size, b.piece.size) < smallest
        if (cost >= 0 && !isTooSmall) continue
        if (!(best && best.cost <= cost) && !wouldRing(a, b)) best = { pair: [a, b], cost }
      }
    return best?.pair
  }
  for (let pair = cheapest(); pair; pair = cheapest()) forget(join(chunks, ...pair))
  return [...pieces.filter(isFixed), ...chunks.filter(({ isJoined }) => !isJoined).map(({ piece }) => piece)]
}

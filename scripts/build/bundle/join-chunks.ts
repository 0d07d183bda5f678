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
  piece: Piece<P>
  isJoined: boolean
  /** this chunk and all it imports, directly or transitively */
  readonly reach: Set<Chunk<P>>
  /** per part, 1 if it loads this chunk, whether it needs it or not */
  readonly loadedBy: Uint8Array
  /** costs of joining it with others, until something changes that they depend on */
  readonly costs: Map<Chunk<P>, number>
}

function chunksOf<P extends Part>(graph: ModuleGraph, pieces: readonly Piece<P>[], parts: readonly P[]): Chunk<P>[] {
  const chunks = pieces.map((piece): Chunk<P> => {
    const chunk = {
      piece,
      isJoined: false,
      reach: new Set<Chunk<P>>(),
      loadedBy: Uint8Array.from(parts, (part) => (piece.parts.has(part) ? 1 : 0)),
      costs: new Map(),
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

function forgetCosts<P extends Part>(chunk: Chunk<P>, chunks: readonly Chunk<P>[]): void {
  chunk.costs.clear()
  for (const each of chunks) each.costs.delete(chunk)
}

/** The cost of joining across all parts, in bytes: unneeded bytes loaded, minus the value of the requests saved. */
function costOf<P extends Part>(a: Chunk<P>, b: Chunk<P>, weights: readonly number[], request: number): number {
  // the loops over parts run some ten million times per build
  const loads: number[] = []
  for (let at = 0; at < weights.length; at += 1) if (a.loadedBy[at] || b.loadedBy[at]) loads.push(at)
  let cost = 0
  const add = (chunk: Chunk<P>) => {
    const bytes = chunk.piece.size + request
    for (const at of loads) if (!chunk.loadedBy[at]) cost += (weights[at] ?? 0) * bytes
  }
  for (const each of a.reach) add(each)
  for (const each of b.reach) if (!a.reach.has(each)) add(each)
  for (const at of loads) cost -= (weights[at] ?? 0) * request
  return cost
}

/** Adds to the parts that load a chunk those that load another. Whether there were any to add. */
function loadWith<P extends Part>(chunk: Chunk<P>, other: Chunk<P>): boolean {
  let isChanged = false
  for (let at = 0; at < other.loadedBy.length; at += 1) {
    if (!other.loadedBy[at] || chunk.loadedBy[at]) continue
    chunk.loadedBy[at] = 1
    isChanged = true
  }
  return isChanged
}

function join<P extends Part>(chunks: readonly Chunk<P>[], a: Chunk<P>, b: Chunk<P>): void {
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
  loadWith(a, b)
  const changed = new Set([a, ...[...a.reach].filter((each) => loadWith(each, a))])
  for (const chunk of chunks) if ([...changed].some((each) => chunk.reach.has(each))) forgetCosts(chunk, chunks)
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

  const cheapest = (): [Chunk<P>, Chunk<P>] | undefined => {
    const there = chunks.filter(({ isJoined }) => !isJoined)
    const shared = there.filter(isShared)
    const own = there.filter((chunk) => !isShared(chunk))
    let best: { pair: [Chunk<P>, Chunk<P>]; cost: number } | undefined
    for (const [index, a] of shared.entries())
      for (const b of [...shared.slice(index + 1), ...own]) {
        const cost = a.costs.get(b) ?? costOf(a, b, weights, request)
        a.costs.set(b, cost)
        const isTooSmall = isShared(b) && Math.min(a.piece.size, b.piece.size) < smallest
        if (cost >= 0 && !isTooSmall) continue
        if (!(best && best.cost <= cost) && !wouldRing(a, b)) best = { pair: [a, b], cost }
      }
    return best?.pair
  }
  for (let pair = cheapest(); pair; pair = cheapest()) join(chunks, ...pair)
  return [...pieces.filter(isFixed), ...chunks.filter(({ isJoined }) => !isJoined).map(({ piece }) => piece)]
}

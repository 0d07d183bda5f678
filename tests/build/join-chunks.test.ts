import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinChunks, type Part, type Piece } from '../../scripts/build/bundle/join-chunks'
import type { ModuleGraph } from '../../scripts/build/bundle/module-closure'

type Chunk = { modules: string[]; size: number; parts: Set<Part>; loadedBy: Set<Part>; imports: Set<Chunk> }

const union = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> => new Set([...a, ...b])

function reachOf(chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  if (!seen.has(chunk)) for (const next of chunk.imports) reachOf(next, seen.add(chunk))
  return seen.add(chunk)
}

const isRing = (chunk: Chunk) => [...chunk.imports].some((each) => reachOf(each).has(chunk))

function costOf(a: Chunk, b: Chunk, request: number): number {
  const loads = union(a.loadedBy, b.loadedBy)
  const weigh = (parts: readonly Part[]) => parts.reduce((sum, { weight }) => sum + weight, 0)
  const unneeded = [...union(reachOf(a), reachOf(b))].map(
    ({ size, loadedBy }) => (size + request) * weigh([...loads].filter((part) => !loadedBy.has(part))),
  )
  return unneeded.reduce((sum, each) => sum + each, 0) - request * weigh([...loads])
}

function joined(a: Chunk, b: Chunk, all: readonly Chunk[]): { one: Chunk; chunks: Chunk[] } {
  const one: Chunk = {
    modules: [...a.modules, ...b.modules],
    size: a.size + b.size,
    parts: union(a.parts, b.parts),
    loadedBy: union(a.loadedBy, b.loadedBy),
    imports: new Set(),
  }
  const now = (chunk: Chunk) => (chunk === a || chunk === b ? one : chunk)
  const copies = new Map(all.map((chunk) => [chunk, chunk === a || chunk === b ? one : { ...chunk }]))
  for (const chunk of all) {
    const copy = copies.get(chunk) ?? one
    const imports = [...chunk.imports].flatMap((each) => copies.get(each) ?? []).filter((each) => each !== copy)
    copy.imports = new Set(now(chunk) === one ? [...one.imports, ...imports] : imports)
  }
  return { one, chunks: all.flatMap((chunk) => (chunk === b ? [] : (copies.get(chunk) ?? []))) }
}

/** What the fast one must do: after each step, it tries every pair and calculates everything. */
function joinSlowly(graph: ModuleGraph, pieces: readonly Piece<Part>[], request: number, smallest: number): string[][] {
  let chunks = pieces.map(
    (piece): Chunk => ({
      modules: piece.modules,
      size: piece.size,
      parts: new Set(piece.parts),
      loadedBy: new Set(piece.parts),
      imports: new Set(),
    }),
  )
  for (const chunk of chunks)
    for (const id of chunk.modules.flatMap((each) => graph.get(each)?.imports ?? [])) {
      const home = chunks.find(({ modules }) => modules.includes(id))
      if (home && home !== chunk) chunk.imports.add(home)
    }
  for (;;) {
    let best: { cost: number; chunks: Chunk[] } | undefined
    const shared = chunks.filter(({ parts }) => parts.size > 1)
    const own = chunks.filter(({ parts }) => parts.size === 1)
    for (const [index, a] of shared.entries())
      for (const b of [...shared.slice(index + 1), ...own]) {
        const isTooSmall = b.parts.size > 1 && Math.min(a.size, b.size) < smallest
        const cost = costOf(a, b, request)
        if ((cost >= 0 && !isTooSmall) || (best && best.cost <= cost)) continue
        const next = joined(a, b, chunks)
        if (isRing(next.one)) continue
        for (const each of reachOf(next.one)) each.loadedBy = union(each.loadedBy, next.one.loadedBy)
        best = { cost, chunks: next.chunks }
      }
    if (!best) return chunks.map(({ modules }) => modules)
    chunks = best.chunks
  }
}

const parts = ['a', 'b', 'c', 'd', 'e'].map((name, at): Part => ({ name, weight: at + 1 }))
/** Imports lead to later modules. As in sources, a part that loads a module often has its imports, too, but not always. */
const inputs = fc
  .tuple(
    fc.array(fc.tuple(fc.subarray(parts, { minLength: 1 }), fc.integer({ min: 1, max: 3000 })), {
      minLength: 2,
      maxLength: 9,
    }),
    fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 14 }),
  )
  .map(([given, edges]) => {
    const pieces = given.map(([of, size], at): Piece<Part> => ({ modules: [`m${at}`], parts: new Set(of), size }))
    const graph: ModuleGraph = new Map(
      given.map(([, size], at) => {
        const imports = edges.filter(([from, to]) => from === at && to > at && to < given.length)
        return [`m${at}`, { size, imports: imports.map(([, to]) => `m${to}`), loads: [] }]
      }),
    )
    return { graph, pieces }
  })

test('BUILD-3100 chunks are joined as if every pair were calculated at every step', () => {
  fc.assert(
    fc.property(inputs, fc.nat(4000), fc.nat(1500), ({ graph, pieces }, request, smallest) => {
      const chunks = joinChunks(graph, pieces, { request, smallest })
      expect(chunks.map(({ modules }) => modules)).toEqual(joinSlowly(graph, pieces, request, smallest))
    }),
    { numRuns: 300 },
  )
})

import { closure, type ModuleGraph } from './module-closure.ts'

export type JoinTinyOptions = {
  /** chunks below this size in bytes may be joined; a chunk takes twice as much in all */
  tiny: number
  /** names of chunks that load later */
  candidates: readonly string[]
  /** names of chunks that take no others: all pages load them */
  closed: ReadonlySet<string>
}

type Plan = ReadonlyMap<string, string>

/** Names of the chunks that import or load these. */
function requestersOf(graph: ModuleGraph, plan: Plan, names: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  for (const [id, { imports, loads }] of graph) {
    const home = plan.get(id)
    if (home === undefined || names.has(home) || found.has(home)) continue
    if ([...imports, ...loads].some((each) => names.has(plan.get(each) ?? ''))) found.add(home)
  }
  return found
}

/** The only chunk that requests this one, or all parts that request it. */
function requesterOf(graph: ModuleGraph, plan: Plan, name: string, later: ReadonlySet<string>): string | undefined {
  let found = requestersOf(graph, plan, new Set([name]))
  if (found.size > 1 && [...found].every((each) => later.has(each))) found = requestersOf(graph, plan, found)
  const [only, ...others] = [...found].filter((each) => each !== name)
  return others.length === 0 ? only : undefined
}

/**
 * Moves tiny chunks that load later into the chunk that requests them, if there is only one and it has loaded
 * everything they import.
 */
export function joinTinyChunks(
  graph: ModuleGraph,
  plan: Map<string, string>,
  { tiny, candidates, closed }: JoinTinyOptions,
): void {
  const modulesOf = (name: string) => [...plan].flatMap(([id, chunk]) => (chunk === name ? id : []))
  const chunksFrom = (ids: readonly string[]) => new Set([...closure(graph, ids)].map((id) => plan.get(id)))
  const sizeOf = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (graph.get(id)?.size ?? 0), 0)
  const small = candidates
    .map((name) => ({ name, size: sizeOf(modulesOf(name)) }))
    .filter(({ size }) => size < tiny)
    .sort((a, b) => a.size - b.size || a.name.localeCompare(b.name, 'en'))
  const later = new Set(candidates)
  const taken = new Map<string, number>()
  // what is joined first may have been what kept another apart
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const { name, size } of small) {
      const ids = modulesOf(name)
      const home = ids.length > 0 ? requesterOf(graph, plan, name, later) : undefined
      if (home === undefined || closed.has(home)) continue
      const inAll = (taken.get(home) ?? 0) + size
      const there = chunksFrom(modulesOf(home))
      if (inAll > 2 * tiny || [...chunksFrom(ids)].some((chunk) => chunk !== name && !there.has(chunk))) continue
      for (const id of ids) plan.set(id, home)
      taken.set(home, inAll)
      isChanged = true
    }
  }
}

import { closure, type ModuleGraph } from './module-closure.ts'

export type JoinTinyOptions = {
  /** chunks below this size in bytes may be joined; a chunk takes twice as much in all */
  tiny: number
  /** names of chunks that load later */
  candidates: readonly string[]
  /** names of chunks that take no others: all pages load them */
  closed: ReadonlySet<string>
}

/** A plan that can be read from both sides: a module's chunk, and a chunk's modules. */
function readPlan(graph: ModuleGraph, plan: Map<string, string>) {
  const modules = Map.groupBy(plan.keys(), (id) => plan.get(id) ?? '')
  const requesters = new Map<string, string[]>()
  for (const [id, { imports, loads }] of graph)
    for (const each of [...imports, ...loads]) requesters.set(each, [...(requesters.get(each) ?? []), id])
  const modulesOf = (name: string): readonly string[] => modules.get(name) ?? []
  return {
    modulesOf,
    chunksFrom: (ids: readonly string[]) => new Set([...closure(graph, ids)].map((id) => plan.get(id))),
    sizeOf: (ids: readonly string[]) => ids.reduce((sum, id) => sum + (graph.get(id)?.size ?? 0), 0),
    /** Names of the chunks that import or load these. */
    requestersOf(names: ReadonlySet<string>): Set<string> {
      const homes = [...names].flatMap(modulesOf).flatMap((id) => requesters.get(id) ?? [])
      return new Set(homes.flatMap((id) => plan.get(id) ?? []).filter((home) => !names.has(home)))
    },
    move(from: string, to: string): void {
      for (const id of modulesOf(from)) plan.set(id, to)
      modules.set(to, [...modulesOf(to), ...modulesOf(from)])
      modules.delete(from)
    },
  }
}
type PlanReader = ReturnType<typeof readPlan>

/** The only chunk that requests this one, or all parts that request it. */
function requesterOf({ requestersOf }: PlanReader, name: string, later: ReadonlySet<string>): string | undefined {
  let found = requestersOf(new Set([name]))
  if (found.size > 1 && [...found].every((each) => later.has(each))) found = requestersOf(found)
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
  const reader = readPlan(graph, plan)
  const { modulesOf, chunksFrom, sizeOf } = reader
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
      const home = ids.length > 0 ? requesterOf(reader, name, later) : undefined
      if (home === undefined || closed.has(home)) continue
      const inAll = (taken.get(home) ?? 0) + size
      const there = chunksFrom(modulesOf(home))
      if (inAll > 2 * tiny || [...chunksFrom(ids)].some((chunk) => chunk !== name && !there.has(chunk))) continue
      reader.move(name, home)
      taken.set(home, inAll)
      isChanged = true
    }
  }
}

/** A module of the graph: its size in bytes, its imports, and its dynamic imports. */
export type ModuleNode = {
  readonly size: number
  readonly imports: readonly string[]
  readonly loads: readonly string[]
}
export type ModuleGraph = ReadonlyMap<string, ModuleNode>

/** These modules and all that they import, directly or indirectly. */
export function closure(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = graph.get(id)
    if (!node || seen.has(id)) continue
    seen.add(id)
    waiting.push(...node.imports)
  }
  return seen
}

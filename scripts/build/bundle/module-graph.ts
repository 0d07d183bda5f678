import type { ModuleInfo } from 'rolldown'
import { minifySync, transformSync } from 'rolldown/utils'
import { createCache, digest } from '../cache.ts'
import type { ModuleGraph, ModuleNode } from './module-closure.ts'

const sizes = createCache<number>('bundle-sizes')

const root = process.cwd()

/** Minified size of a module: source sizes include types and comments. */
function minifiedSize(id: string, given: string): number {
  // the plan must not depend on where the project is
  const code = given.replaceAll(root, '')
  const key = digest(code)
  const known = sizes.get(key)
  if (known !== undefined) return known
  const name = id.replace(/^\0|\?.*$/g, '')
  const script = /\.tsx?$/.test(name) ? transformSync(name, code).code : code
  const size = minifySync('module.mjs', script).code.length
  sizes.set(key, size)
  return size
}

/** All modules reachable from an entry, statically or dynamically. */
export function readGraph(entry: string, infoOf: (id: string) => ModuleInfo | null): ModuleGraph {
  const graph = new Map<string, ModuleNode>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = graph.has(id) ? null : infoOf(id)
    if (!info) continue
    const size = minifiedSize(id, info.code ?? '')
    graph.set(id, { size, imports: info.importedIds, loads: info.dynamicallyImportedIds })
    waiting.push(...info.importedIds, ...info.dynamicallyImportedIds)
  }
  return graph
}

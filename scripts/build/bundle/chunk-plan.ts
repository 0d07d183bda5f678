import { joinChunks, type Part, type Piece } from './join-chunks.ts'
import { joinTinyChunks } from './join-tiny-chunks.ts'
import { closure, type ModuleGraph } from './module-closure.ts'

export type ChunkPlanOptions = {
  /** the file the page requests by name */
  entry: string
  /** Chunks loaded before any other part: chunk name -> its root modules. */
  always: Readonly<Record<string, readonly string[]>>
  /** The part a module belongs to, if that part may be first on a page: its name, and how often it is. */
  partOf(id: string): { name: string; weight: number } | undefined
  /** the app a module belongs to */
  appOf(id: string): string
  /** how often an app's later parts are requested; shared code is assigned as if they were one part */
  laterWeight(app: string): number
  /** bytes that one request costs */
  request: number
  /** Minimum size in bytes of a chunk shared by several parts. */
  smallest: number
  /** size in bytes below which code that loads later isn't worth a request of its own */
  tiny: number
}

/** Weight of a part that loads on click, compared with parts that are first on a page. */
export const rarely = 1

type LoadedPart = Part & { readonly roots: string[]; modules: ReadonlySet<string> }

function partsOf(graph: ModuleGraph, known: ReadonlySet<string>, partOf: ChunkPlanOptions['partOf']): LoadedPart[] {
  const parts = new Map<string, LoadedPart>()
  for (const id of new Set([...graph.values()].flatMap(({ loads }) => loads))) {
    if (known.has(id)) continue
    const { name, weight } = partOf(id) ?? { name: id, weight: 0 }
    const part = parts.get(name) ?? { name, weight, roots: [], modules: new Set<string>() }
    part.roots.push(id)
    parts.set(name, part)
  }
  for (const part of parts.values())
    part.modules = new Set([...closure(graph, part.roots)].filter((id) => !known.has(id)))
  return [...parts.values()]
}

/**
 * Removes from each part what is already on the page whenever it is requested: the part that requests it has
 * loaded.
 */
function withoutKnown(graph: ModuleGraph, parts: readonly LoadedPart[], first: ReadonlySet<string>): void {
  const byRoot = new Map(parts.flatMap((part) => part.roots.map((root) => [root, part] as const)))
  const askers = new Map<LoadedPart, Set<LoadedPart>>(parts.map((part) => [part, new Set()]))
  const independent = new Set<LoadedPart>()
  for (const later of [...first].flatMap((id) => graph.get(id)?.loads ?? [])) {
    const part = byRoot.get(later)
    if (part) independent.add(part)
  }
  for (const part of parts)
    for (const id of part.modules)
      for (const later of graph.get(id)?.loads ?? []) {
        const asked = byRoot.get(later)
        if (asked && asked !== part) askers.get(asked)?.add(part)
      }
  // undefined: everything, until a requesting part is known
  const before = new Map<LoadedPart, ReadonlySet<string>>(
    parts.filter((part) => independent.has(part)).map((part) => [part, new Set()]),
  )
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const part of parts) {
      if (independent.has(part)) continue
      let next: Set<string> | undefined
      for (const asker of askers.get(part) ?? []) {
        const there = before.get(asker)
        if (!there) continue
        const all = (id: string) => there.has(id) || asker.modules.has(id)
        next = next ? new Set([...next].filter(all)) : new Set([...there, ...asker.modules])
      }
      if (!next || next.size === before.get(part)?.size) continue
      before.set(part, next)
      isChanged = true
    }
  }
  for (const part of parts) {
    const there = before.get(part)
    if (there && part.weight === 0) part.modules = new Set([...part.modules].filter((id) => !there.has(id)))
  }
}

/**
 * Assigns each module to a chunk: id -> name. Modules that one part needs go to its own chunk. Those that
 * several need are grouped by the parts that need them, and groups are joined where another request would cost
 * more than the unneeded bytes.
 */
export function planChunks(graph: ModuleGraph, options: ChunkPlanOptions): Map<string, string> {
  const { entry, always, partOf, appOf, laterWeight, request, smallest, tiny } = options
  const plan = new Map<string, string>()
  for (const [name, roots] of Object.entries(always))
    for (const id of closure(graph, roots)) if (!plan.has(id)) plan.set(id, name)

  const known = new Set(plan.keys())
  const parts = partsOf(graph, known, partOf)
  withoutKnown(graph, parts, new Set([...known, ...closure(graph, [entry])]))
  const users = new Map<string, Set<LoadedPart>>()
  for (const part of parts) for (const id of part.modules) users.set(id, (users.get(id) ?? new Set()).add(part))

  const later = new Map<string, LoadedPart>()
  const laterOf = (part: LoadedPart): LoadedPart => {
    const app = appOf(part.name)
    const name = `${app}-later`
    const known = later.get(name) ?? { name, weight: laterWeight(app), roots: [], modules: new Set() }
    later.set(name, known)
    return known
  }
  const pieces = new Map<string, Piece<LoadedPart>>()
  for (const [id, wanted] of users) {
    const deciding =
      wanted.size === 1 ? wanted : new Set([...wanted].map((part) => (part.weight ? part : laterOf(part))))
    const key = [...deciding]
      .map(({ name }) => name)
      .sort()
      .join(' ')
    const { modules, size } = pieces.get(key) ?? { modules: [], size: 0 }
    pieces.set(key, { modules: [...modules, id], parts: deciding, size: size + (graph.get(id)?.size ?? 0) })
  }
  const chunks = joinChunks(graph, [...pieces.values()], { request, smallest })
  for (const [at, { modules, parts: wanted }] of chunks.entries()) {
    const owner = [...wanted].find(({ roots }) => roots.some((root) => modules.includes(root)))
    const [only] = wanted
    const name = (owner ?? (wanted.size === 1 ? only : undefined))?.name
    for (const id of modules) plan.set(id, name ?? `common-${at}`)
  }
  // last: an entry rarely needs what a part contains, so that stays with the part
  for (const id of closure(graph, [entry])) if (!plan.has(id)) plan.set(id, 'entry')
  const fixed = parts.filter(({ weight }) => weight === 0)
  joinTinyChunks(graph, plan, {
    tiny,
    candidates: [...fixed, ...later.values()].map(({ name }) => name),
    closed: new Set(['entry', ...Object.keys(always)]),
  })
  return plan
}

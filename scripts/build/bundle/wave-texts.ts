import { compileCatalog } from '../messages.ts'
import { closure, type ModuleGraph } from './module-closure.ts'
import { catalogPath, locales, messagesName } from './sources.ts'

export type WaveTexts = {
  /** name -> code */
  files: ReadonlyMap<string, string>
  /** a part's catalogs, and the source of the function that loads them in a language */
  textsOf(id: string): { names: readonly string[]; load: string } | undefined
  /** the source of the function that loads one catalog in a language */
  loadOf(catalog: string): string
  /** the texts of a part: language -> name */
  namesOf(id: string): Readonly<Record<string, string>>
}

type Plan = {
  chunkOf(id: string): string | undefined
  /** chunks that are on the page before any part; they have texts of their own */
  always: readonly string[]
  /** parts that load after the part that requests them, but in any case */
  atOnce?: ReadonlySet<string>
}

const namesIn = (modules: Iterable<string>): string[] => [...modules].flatMap((id) => messagesName(id) ?? []).sort()

/** The modules of a part and of all parts in the same files. */
function modulesWith(
  graph: ModuleGraph,
  { chunkOf, always }: Plan,
  parts: ReadonlySet<string>,
  root: string,
): ReadonlySet<string> {
  const modules = closure(graph, [root])
  const own = chunkOf(root)
  const chunks = new Set([...modules].map(chunkOf).filter((name) => name === own || !always.includes(name ?? '')))
  const beside = [...parts].filter((part) => chunkOf(part) === own)
  for (const part of beside) for (const id of closure(graph, [part])) modules.add(id)
  const waiting = [...modules]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
    for (const later of graph.get(id)?.loads ?? []) {
      if (modules.has(later) || !chunks.has(chunkOf(later))) continue
      for (const each of closure(graph, [later])) {
        if (!modules.has(each)) waiting.push(each)
        modules.add(each)
      }
    }
  return modules
}

type Catalogs = (locale: string, name: string) => Promise<string>

/** Reads each catalog once: most are in the texts of many parts. */
function readCatalogs(): Catalogs {
  const reading = new Map<string, Promise<string>>()
  return (locale, name) => {
    const path = catalogPath(locale, name)
    const catalog = reading.get(path) ?? compileCatalog(path)
    reading.set(path, catalog)
    return catalog
  }
}

async function textFile(names: readonly string[], locale: string, catalogOf: Catalogs): Promise<string> {
  const parts = await Promise.all(
    names.map(async (name) => {
      const module = await catalogOf(locale, name)
      return `${JSON.stringify(name)}:${module.replace(/^export const messages = /, '')}`
    }),
  )
  return `export const catalogs={${parts.join()}}`
}

/** Catalogs below this many characters don't get a request of their own if few chunks lead to them. */
const short = { characters: 1_500, requesters: 3 }

async function isShort(catalogs: readonly string[], catalogOf: Catalogs): Promise<boolean> {
  const [locale = ''] = locales()
  const texts = await Promise.all(catalogs.map((name) => catalogOf(locale, name)))
  return texts.join('').length < short.characters
}

/** The catalogs of later parts that are short, or needed in any case: the part's module -> their names. */
async function earlyTexts(graph: ModuleGraph, plan: Plan, parts: ReadonlySet<string>, catalogOf: Catalogs) {
  const found = new Map<string, string[]>()
  const requesters = new Map<string, Set<string | undefined>>()
  for (const [id, { loads }] of graph)
    for (const part of loads) requesters.set(part, (requesters.get(part) ?? new Set()).add(plan.chunkOf(id)))
  for (const part of parts) {
    if ((requesters.get(part)?.size ?? 0) > short.requesters) continue
    const catalogs = namesIn(modulesWith(graph, plan, parts, part))
    if (plan.atOnce?.has(part) || (await isShort(catalogs, catalogOf))) found.set(part, catalogs)
  }
  return found
}

const fileOf = (catalog: string): string => catalog.replace(/\W/g, '-')
const loaderOf = (file: string): string => `l=>import(\`./${'$'}{l}-${file}~.js\`)`

/**
 * The texts of each part in one file per language, which loads together with its code; and each catalog on its own,
 * for a page that changes its language or couldn't load that file.
 */
export async function textsOfWaves(graph: ModuleGraph, plan: Plan): Promise<WaveTexts> {
  const ids = new Set([...graph.values()].flatMap(({ loads }) => loads))
  const catalogOf = readCatalogs()
  const early = await earlyTexts(graph, plan, ids, catalogOf)
  const files = new Map<string, string>()
  const texts = new Map<string, { names: readonly string[]; load: string }>()
  const byPart = new Map<string, Record<string, string>>()
  const names = new Map<string, string>()
  for (const id of ids) {
    const modules = modulesWith(graph, plan, ids, id)
    const isAlways = plan.always.includes(plan.chunkOf(id) ?? '')
    const loads = isAlways ? [] : [...modules].flatMap((each) => graph.get(each)?.loads ?? [])
    const catalogs = [...new Set([...namesIn(modules), ...loads.flatMap((each) => early.get(each) ?? [])])].sort()
    if (catalogs.length === 0) continue
    const key = catalogs.join(' ')
    const name = names.get(key) ?? `${fileOf(catalogs[0] ?? '')}-${names.size}`
    if (!names.has(key)) {
      names.set(key, name)
      for (const locale of locales()) files.set(`${locale}-${name}~.js`, await textFile(catalogs, locale, catalogOf))
    }
    byPart.set(id, Object.fromEntries(locales().map((locale) => [locale, `${locale}-${name}~.js`])))
    texts.set(id, { names: catalogs, load: loaderOf(name) })
  }
  for (const catalog of new Set([...graph.keys()].flatMap((id) => messagesName(id) ?? [])))
    for (const locale of locales()) files.set(`${locale}-${fileOf(catalog)}~.js`, await catalogOf(locale, catalog))
  return {
    files,
    loadOf: (catalog) => loaderOf(fileOf(catalog)),
    textsOf: (id) => texts.get(id),
    namesOf: (id) => byPart.get(id) ?? {},
  }
}

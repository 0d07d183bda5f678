import { resolve } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { writeFolder } from '../folder.ts'
import type { Always } from './always.ts'
import { planChunks, rarely } from './chunk-plan.ts'
import { finishFiles } from './finish-files.ts'
import { type NamedParts, namedParts, neededBy } from './first-parts.ts'
import { icons, lazyViews, lightCopies, preact, reportLog, selectors, standIns, suppliedReact } from './libraries.ts'
import { metafileOf } from './metafile.ts'
import type { ModuleGraph } from './module-closure.ts'
import { readGraph } from './module-graph.ts'
import { libraryPatches, sources } from './sources.ts'
import { styleSheets } from './style-sheets.ts'
import { textsOfWaves } from './wave-texts.ts'
import { waves } from './waves.ts'

const root = process.cwd()

/** What React's module names resolve to: React, Preact, or the page's own React. */
export type Runtime = 'react' | 'preact' | 'supplied'
export type PageBundle = {
  entry: string
  outDir: string
  runtime: Runtime
  always: Always
  /** a page of the dashboard contains a copy of the entry, and starts without it, too */
  isInline?: boolean
  /** keep function names, for profiling */
  hasNames?: boolean
}

const runtimes: Record<Runtime, readonly Plugin[]> = {
  react: [],
  preact: [standIns(preact)],
  supplied: [suppliedReact],
}

/** The overview's map and cards load right after its figures. */
const laterWeights: Readonly<Record<string, number>> = { sales: 5 }

/** minimum size, in minified bytes, of a chunk shared by several parts */
const smallest = 4_000

const chunkName = (plan: string): string =>
  plan
    .replace(root, '')
    .replace(/^\/src\/(?:widgets\/|core\/)?/, '')
    .replace(/\.tsx?$/, '')
    .replace(/\W+/g, '-')
    .replace(/^-|-$/g, '')

const atOnceIn = ({ atOnce }: Always): string[] => (atOnce?.files ?? []).map((file) => resolve(file))

function partsOf(graph: ModuleGraph, always: Always): NamedParts {
  const weight = always.atOnce?.weight ?? 0
  const named = namedParts(graph)
  const atOnce = atOnceIn(always).map((id) => [id, { name: named.get(id)?.name ?? id, weight }] as const)
  const often = Object.entries(always.often ?? {}).map(
    ([file, weight]) => [resolve(file), { name: resolve(file), weight }] as const,
  )
  const ofScreen = Object.entries(always.ofScreen ?? {}).map(([file, app]) => {
    const screen = [...named.values()].find(({ name }) => name === app)
    if (!screen) throw new Error(`${file} is of the screen of ${app}, which there is not`)
    return [resolve(file), screen] as const
  })
  return new Map([...named, ...atOnce, ...often, ...ofScreen])
}

function planOf(graph: ModuleGraph, entry: string, always: Always): Map<string, string> {
  const { files, shared, request, tiny } = always
  const named = partsOf(graph, always)
  const roots = Object.entries(files).map(([name, each]) => {
    const ofMany = name === shared?.file ? neededBy(graph, namedParts(graph), shared.visits) : []
    return [name, [...each.map((file) => resolve(file)), ...ofMany]] as const
  })
  const appOf = (id: string) => {
    const [, app = ''] = /\/src\/(?:widgets|core)\/([\w-]+)/.exec(id) ?? []
    // the bell is mostly the dashboard's: as an app of its own, it would move menus into the code of all elements
    return app === 'notifications' ? 'dashboard' : app
  }
  return planChunks(graph, {
    entry,
    always: Object.fromEntries(roots),
    partOf: (id) => named.get(id),
    appOf,
    laterWeight: (app) => laterWeights[app] ?? rarely,
    request,
    smallest,
    tiny,
  })
}

/** Names of the files that may be first on a page: their code runs at once, other code when it is used. */
function firstFiles(graph: ModuleGraph, plan: ReadonlyMap<string, string>, always: Always): Set<string> {
  const { files } = always
  const parts = [...partsOf(graph, always).values()].flatMap(({ name, weight }) => (weight > 0 ? name : []))
  const first = new Set([...Object.keys(files), ...parts])
  const names = [...plan.values()].filter((name) => first.has(name) || name.startsWith('common-'))
  return new Set(names.map((name) => `${chunkName(name)}~.js`))
}

function textPlan(plan: ReadonlyMap<string, string>, always: Always) {
  const { files, sharesTexts, textsAtOnce = [] } = always
  const names = Object.keys(files)
  const [first = ''] = names
  const chunkOf = (id: string) => {
    const name = plan.get(id)
    return sharesTexts && name !== undefined && names.includes(name) ? first : name
  }
  return { chunkOf, always: names, atOnce: new Set([...atOnceIn(always), ...textsAtOnce.map((file) => resolve(file))]) }
}

/**
 * Bundles what a page loads: one file with a fixed name, the others with a fingerprint; few files, and all of a
 * part in parallel.
 */
export async function bundlePage(page: PageBundle): Promise<void> {
  const { entry, outDir, runtime, always, isInline = false, hasNames = false } = page
  let graph: ModuleGraph = new Map()
  let plan: Map<string, string> | undefined
  const input = entry.replace(/^.*\/|\.ts$/g, '')
  const bundle = await rolldown({
    input: { [input]: entry },
    cwd: root,
    platform: 'browser',
    tsconfig: true,
    // rxjs is otherwise bundled for browsers before classes, with tslib
    resolve: { conditionNames: ['es2015', 'module', 'browser', 'default'] },
    preserveEntrySignatures: 'allow-extension',
    onLog: reportLog,
    transform: {
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"', LANGRAAN_KEEPS_EXPORTS: 'true' },
    },
    plugins: [
      waves,
      sources,
      styleSheets(),
      libraryPatches(),
      lazyViews,
      lightCopies,
      icons,
      standIns(selectors),
      ...runtimes[runtime],
    ],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    minify: hasNames ? { mangle: false, compress: true, codegen: true } : true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]~.js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: 'plan',
          name(id, context) {
            if (!plan) {
              graph = readGraph(resolve(entry), (each) => context.getModuleInfo(each))
              plan = planOf(graph, resolve(entry), always)
            }
            const name = plan.get(id)
            // the bundler's own helpers
            if (name === undefined) return 'runtime'
            return name === 'entry' ? null : chunkName(name)
          },
        },
      ],
    },
  })
  await bundle.close()
  const chunks = output.filter((each) => each.type === 'chunk')
  const planned = plan ?? new Map<string, string>()
  const texts = await textsOfWaves(graph, textPlan(planned, always))
  const eager = firstFiles(graph, planned, always)
  const { files, finalName } = await finishFiles(chunks, texts, {
    entry: `${input}.js`,
    eager,
    startsPage: isInline,
  })
  const names = new Set(chunks.map(({ fileName }) => fileName))
  const parts = [...new Set([...graph.values()].flatMap(({ loads }) => loads))].flatMap((id) => {
    const file = `${chunkName(plan?.get(id) ?? '')}~.js`
    const namesOf = Object.entries(texts.namesOf(id)).map(([locale, name]) => [locale, finalName(name)])
    return names.has(file) ? [[id, { file: finalName(file), texts: Object.fromEntries(namesOf) }] as const] : []
  })
  const metafile = metafileOf(outDir, files, Object.fromEntries(parts))
  const named = files.map(({ name, code }) => [name, code] as const)
  writeFolder(outDir, new Map([...named, ['metafile-esm.json', JSON.stringify(metafile)]]))
}

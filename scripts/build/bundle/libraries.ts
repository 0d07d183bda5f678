import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LogLevel, Plugin, RolldownLog } from 'rolldown'
import { supplied } from '../supplied-react.ts'

const root = process.cwd()
const source = (file: string) => join(root, 'src', file)

/**
 * `use client` in libraries has no meaning here; a part that is loaded dynamically may be imported statically
 * elsewhere.
 */
const quiet = ['MODULE_LEVEL_DIRECTIVE', 'INEFFECTIVE_DYNAMIC_IMPORT']

/** Fails the build on an import of a name a module doesn't export, which would be undefined in the page. */
export function reportLog(
  level: LogLevel,
  log: RolldownLog,
  report: (level: LogLevel, log: RolldownLog) => void,
): void {
  if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
  if (!quiet.includes(log.code ?? '')) report(level, log)
}

/** @xstate/react requires a CommonJS package that supports older versions of React than ours. */
export const selectors: Readonly<Record<string, string>> = {
  'use-sync-external-store/shim/with-selector': source('host/react/with-selector.ts'),
  'use-sync-external-store/shim/index.js': 'react',
  'use-sync-external-store/shim': 'react',
}

/** Resolves React's module names to Preact, the embed's runtime. */
export const preact: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': source('host/react/preact.ts'),
  react: source('host/react/preact.ts'),
}

/** Replaces modules, by exact name. */
export const standIns = (modules: Readonly<Record<string, string>>): Plugin => ({
  name: 'stand-ins',
  resolveId: {
    filter: { id: new RegExp(`^(?:${Object.keys(modules).join('|')})$`) },
    handler(id) {
      const other = modules[id] ?? id
      return other.startsWith(root) ? other : this.resolve(other, join(root, 'package.json'), { skipSelf: false })
    },
  },
})

const iconCopy = /\/lucide-react\/.*\.mjs\?of=/

/** Widget folders of which every page has a part. */
const ofAll = ['ui', 'runtime', 'failure', 'lazy', 'list', 'form', 'cart']

/**
 * Lucide's icons use our own component: theirs brings contexts and builders that nothing here uses. Each
 * widget folder has its own icons. A few hundred duplicated bytes are less than a file of all icons that any
 * two elements share, which every element would wait for.
 */
export const icons: Plugin = {
  name: 'icons',
  resolveId: {
    filter: { id: [/\/createLucideIcon\.mjs$/, /^lucide-react\/icons\//] },
    async handler(id, importer) {
      if (id.endsWith('/createLucideIcon.mjs'))
        return importer?.includes('lucide-react') ? source('widgets/ui/create-icon.ts') : undefined
      const folder = /\/src\/widgets\/([\w-]+)\//.exec(importer ?? '')?.[1]
      if (!folder || ofAll.includes(folder)) return undefined
      const icon = await this.resolve(id, importer, { skipSelf: true })
      return icon && { id: `${icon.id}?of=${folder}`, moduleSideEffects: false }
    },
  },
  load: {
    filter: { id: iconCopy },
    async handler(id) {
      return { code: await readFile(id.replace(/\?of=.*$/, ''), 'utf8'), moduleType: 'js' }
    },
  },
}

const suppliedId = '\0supplied:'

/** React comes from the page. All files import it from one module of ours, with the names of React 19.0. */
export const suppliedReact: Plugin = {
  name: 'supplied-react',
  resolveId: {
    filter: { id: new RegExp(`^(?:${Object.keys(supplied).join('|')})$`) },
    handler: (id, importer) =>
      importer?.startsWith(suppliedId) ? { id, external: true } : { id: suppliedId + id, moduleSideEffects: false },
  },
  load: {
    filter: { id: /^\0supplied:/ },
    handler(id) {
      const path = id.slice(suppliedId.length)
      const names = `{ ${supplied[path]?.join(', ')} }`
      const lines = [`import ${names} from ${JSON.stringify(path)}`, `export ${names}`]
      // libraries use React's default export, too
      return [...lines, ...(path === 'react' ? [`export default ${names}`] : [])].join('\n')
    },
  },
}

const missingView = '\0missing-view'
const descriptor = /\/src\/core\/[\w-]+\/app\.ts$/

/**
 * A widget includes the code of its lazy views (`views` of defineWidget). If the app's descriptor loaded that
 * code itself, it would be split from the widget's chunk.
 */
export const lazyViews: Plugin = {
  name: 'lazy-views',
  resolveId: {
    filter: { id: /^\./ },
    handler: (_, importer, { kind }) =>
      kind === 'dynamic-import' && importer && descriptor.test(importer) ? missingView : undefined,
  },
  load: {
    filter: { id: /^\0missing-view$/ },
    handler: () => ({
      code: `import { RaanError } from '/src/core/kernel/errors.ts'\nthrow new RaanError('version')`,
      moduleType: 'js',
    }),
  },
}

/**
 * The page's script and the runtime share a few small stateless modules. Each gets its own copy: otherwise the
 * runtime would import them from the script, whatever its URL on the page.
 */
export const lightCopies: Plugin = {
  name: 'light-copies',
  resolveId: {
    filter: {
      id: /\/(?:engine-available|dom-events|own-property|attributes|address|auth\.stored-token|storage-keys|clock|timings)$/,
    },
    handler: (id, importer) =>
      importer &&
      /\/host\/(?:define-element|provider|element-files|adopt-properties|first-calls)\.ts$|\?light$/.test(importer)
        ? `${join(dirname(importer), id)}.ts?light`
        : undefined,
  },
  load: {
    filter: { id: /\.ts\?light$/ },
    async handler(id) {
      return { code: await readFile(id.slice(0, -'?light'.length), 'utf8'), moduleType: 'ts' }
    },
  },
}

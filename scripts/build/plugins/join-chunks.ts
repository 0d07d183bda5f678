import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'esbuild'

const root = process.cwd()

/** All widgets but the cart have a second part in common. */
const family = /\/src\/widgets\/(?!cart\/index|root\/|ui\/)/
/** The folder of a widget with a chunk of its own; the cart's is the runtime. */
const appFolder = /^.*\/src\/widgets\/(?!cart\/|root\/|ui\/|i18n\/|theme\/)[\w-]+\//
/** What an app's widget is to the page, written by `npm run generate`. */
const elementChunk = (app: string) => join(root, `src/host/element-chunks/${app}.ts`)
/** Asks for lazy views of its own. */
const descriptor = /\/src\/core\/[\w-]+\/app\.ts$/
/** The app of a widget, or of its element chunk: to a page they are one, whoever asks for it. */
const appOf = (file: string) => /\/(?:element-chunks|widgets)\/([\w-]+)(?:\/index)?\.ts$/.exec(file)?.[1] ?? ''
const hostFile = (name: string) => JSON.stringify(join(root, `src/host/${name}.ts`))

/**
 * Whatever is loaded later begins with the runtime: then all that the runtime is made of is wanted by the same chunks, and
 * esbuild leaves it in one piece. An element's chunk hands the runtime on (src/host/element-files.ts). What a widget loads
 * later out of its own folder begins with the widget for the same reason.
 *
 * The widget that shows a lazy view brings its code (`views` of defineWidget). A chunk that an app could load by itself would
 * take that code out of the widget's: one more request in a row, and what both share among what is loaded first.
 *
 * Paths are told from the project's folder: the names of the chunks are made of them, and must not depend on where it lies.
 */
export const joinChunks: Plugin = {
  name: 'join-chunks',
  setup(build) {
    build.onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || path.endsWith('.po') || pluginData === 'joined') return undefined
      if (descriptor.test(importer)) return { path: 'missing-view', namespace: 'missing-view' }
      const options = { kind: 'import-statement', resolveDir, importer, pluginData: 'joined' } as const
      const asked = (await build.resolve(path, options)).path
      const file = existsSync(elementChunk(appOf(asked))) ? join(root, `src/widgets/${appOf(asked)}/index.ts`) : asked
      const folder = appFolder.exec(importer)?.[0]
      // a part that is no widget has no door to begin with
      const isOwn = folder && file.startsWith(folder) && existsSync(`${folder}index.ts`)
      return { path: relative(root, file), namespace: 'joined', suffix: isOwn ? '?own' : '' }
    })
    build.onLoad({ filter: /.*/, namespace: 'missing-view' }, () => ({
      contents: [
        `import { RaanError } from './src/core/kernel/errors'`,
        `export * as runtime from ${hostFile('runtime')}`,
        `throw new RaanError('version')`,
      ].join('\n'),
      resolveDir: root,
    }))
    build.onLoad({ filter: /.*/, namespace: 'joined' }, ({ path, suffix }) => {
      const file = join(root, path)
      const chunk = elementChunk(appOf(file))
      const contents = [
        `export * from ${JSON.stringify(existsSync(chunk) ? chunk : file)}`,
        `export * as runtime from ${hostFile('runtime')}`,
        ...(family.test(file) ? [`export { desk } from ${hostFile('desk')}`] : []),
        ...(suffix ? [`export * as own from ${JSON.stringify(`${appFolder.exec(file)?.[0]}index.ts`)}`] : []),
      ].join('\n')
      return { contents, resolveDir: root }
    })
  },
}

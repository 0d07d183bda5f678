import { existsSync, readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration'
import { type OnLoadArgs, type OnLoadResult, type Plugin, type PluginBuild, transform } from 'esbuild'
import { createCache, digest } from '../cache.ts'

const root = process.cwd()
const registry = 'src/widgets/theme/style-sheets.ts'

/** A module that registers a style sheet on import. `root` is its importer's relative path to the project root. */
export const registering = (id: string, css: string, root = './'): string =>
  `import { registerStyleSheet } from ${JSON.stringify(root + registry)}\nregisterStyleSheet(${JSON.stringify(id)}, ${JSON.stringify(css.trim())})`

/** Id of a style sheet: its path below the widgets, independent of the project's location. */
export const styleSheetId = (file: string): string =>
  file.replace(/^.*\bsrc\/widgets|\.css\.ts(?:\.vanilla\.css)?$/g, '')

/** An evaluated style sheet, the files it was made from, and their contents. */
type Evaluated = { contents: string; files: string[]; read: string }

const evaluated = createCache<Evaluated>('sheets')
const registered = createCache<string>('registered-sheets')
const evaluating = new Map<string, Promise<OnLoadResult>>()

const contentsOf = (files: readonly string[]): string =>
  digest(...files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')))

type Load = (args: OnLoadArgs) => Promise<OnLoadResult>

/** Evaluates once for all bundles with the same class names, and again when one of the files changed. */
const evaluatedOnce =
  (names: string, load: Load): Load =>
  async (args) => {
    const key = `${names} ${args.path}`
    const known = evaluated.get(key)
    if (known && contentsOf(known.files) === known.read) return { contents: known.contents, loader: 'js' }
    const begun = evaluating.get(key) ?? load(args).finally(() => evaluating.delete(key))
    evaluating.set(key, begun)
    const result = await begun
    const { contents, watchFiles = [] } = result
    const files = [...new Set([args.path, ...watchFiles])].sort()
    if (typeof contents === 'string') evaluated.set(key, { contents, files, read: contentsOf(files) })
    return result
  }

/** vanilla-extract's plugin, which re-evaluates style sheets only if they or their imports changed. */
export const evaluatedSheets = (): Plugin => {
  const plugin = vanillaExtractPlugin()
  return {
    ...plugin,
    setup(build) {
      const names = build.initialOptions.minify ? 'short' : 'long'
      const onLoad: PluginBuild['onLoad'] = (options, load) =>
        build.onLoad(options, options.namespace ? load : evaluatedOnce(names, load as Load))
      return plugin.setup({ ...build, onLoad })
    },
  }
}

/**
 * Turns a widget's styles into a module that registers its style sheet, so that they are part of the widget's
 * chunk.
 */
export const sheets: Plugin = {
  name: 'sheets',
  setup(build) {
    build.onResolve({ filter: virtualCssFileFilter }, ({ path }) => ({ path, namespace: 'sheet', sideEffects: true }))
    build.onLoad({ filter: /.*/, namespace: 'sheet' }, async ({ path }) => {
      const contents = await registered.make(digest(path), async () => {
        const { fileName, source } = await getSourceFromVirtualCssFile(path)
        const css = await transform(source, { loader: 'css', minify: true })
        return registering(styleSheetId(fileName), css.code)
      })
      return { contents, loader: 'js', resolveDir: root }
    })
  },
}

import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration'
import { type Plugin, transform } from 'esbuild'

const root = process.cwd()
const registry = 'src/widgets/theme/sheets.ts'

/** A module that registers a sheet's text when it is imported. `root`: how its importer reaches the project's folder. */
export const registering = (id: string, css: string, root = './'): string =>
  `import { registerSheet } from ${JSON.stringify(root + registry)}\nregisterSheet(${JSON.stringify(id)}, ${JSON.stringify(css.trim())})`

/** By what a sheet is known: its place below the widgets, wherever the project lies. */
export const sheetId = (file: string): string => file.replace(/^.*\bsrc\/widgets|\.css\.ts(?:\.vanilla\.css)?$/g, '')

/** A widget's styles become a module that registers its sheet, so they travel in the widget's own chunk. */
export const sheets: Plugin = {
  name: 'sheets',
  setup(build) {
    build.onResolve({ filter: virtualCssFileFilter }, ({ path }) => ({ path, namespace: 'sheet', sideEffects: true }))
    build.onLoad({ filter: /.*/, namespace: 'sheet' }, async ({ path }) => {
      const { fileName, source } = await getSourceFromVirtualCssFile(path)
      const css = await transform(source, { loader: 'css', minify: true })
      return {
        contents: registering(sheetId(fileName), css.code),
        loader: 'js',
        resolveDir: root,
      }
    })
  },
}

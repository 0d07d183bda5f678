import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { messagesOf, messagesPattern } from '../catalogs.ts'
import { compileCatalog, expandMacros, usesMacros } from '../messages.ts'

const root = process.cwd()

/** Replaces Lingui's macros with calls that name their message by id. */
export const macros: Plugin = {
  name: 'lingui-macros',
  setup(build) {
    build.onLoad({ filter: /\/src\/(?:widgets|backend\/mail)\/.*\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      if (path.endsWith('.css.ts')) return undefined
      const source = await readFile(path, 'utf8')
      if (!usesMacros(source)) return undefined
      return { contents: await expandMacros(source, path), loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}

/** Imports catalogs from the .po files, each language in a chunk of its own; `write` transforms each message. */
export const catalogsBy = (write?: Parameters<typeof compileCatalog>[1]): Plugin => ({
  name: 'catalogs',
  setup(build) {
    // a copy per widget: a shared one would be a file, and request, of its own
    build.onResolve({ filter: messagesPattern }, ({ path, importer }) => ({
      path,
      namespace: 'texts',
      suffix: `?${/widgets\/([\w-]+)/.exec(importer)?.[1] ?? ''}`,
    }))
    build.onLoad({ filter: /.*/, namespace: 'texts' }, ({ path }) => ({
      contents: messagesOf('.', messagesPattern.exec(path)?.[1] ?? ''),
      resolveDir: root,
    }))
    build.onLoad({ filter: /\.po$/ }, async ({ path }) => ({
      contents: await compileCatalog(path, write),
      loader: 'js',
    }))
  },
})

export const catalogs = catalogsBy()

import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'esbuild'

const root = process.cwd()

/** `./buttons.tsx?raw` is the file's source text; Vite supports that natively. */
export const rawText: Plugin = {
  name: 'raw-text',
  setup(build) {
    build.onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: relative(root, join(resolveDir, path.slice(0, -'?raw'.length))),
      namespace: 'raw-text',
    }))
    build.onLoad({ filter: /.*/, namespace: 'raw-text' }, async ({ path }) => ({
      contents: await readFile(join(root, path), 'utf8'),
      loader: 'text',
    }))
  },
}

import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * The script of the page and the runtime share two small modules without a state. Each gets its own copy: a shared one
 * would be a chunk, that is a request, of its own.
 */
export const lightCopies: Plugin = {
  name: 'light-copies',
  setup(build) {
    build.onResolve({ filter: /^\.\/(engine-available|events)$/ }, ({ path, importer }) =>
      /\/host\/(define-element|provider)\.ts$/.test(importer)
        ? { path: join(process.cwd(), 'src/host', `${path}.ts`), suffix: '?light' }
        : undefined,
    )
  },
}

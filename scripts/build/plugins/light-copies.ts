import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * What a page loads at first and the runtime share a few small modules without a state. Each has its own copy: a shared one
 * would be a chunk, that is a request, of its own.
 */
export const lightCopies: Plugin = {
  name: 'light-copies',
  setup(build) {
    build.onResolve({ filter: /^\.\/(?:engine-available|events|own-property|attributes)$/ }, ({ path, importer }) =>
      /\/host\/(?:define-elements?|provider|element-files|adopt-properties)\.ts$/.test(importer)
        ? { path: join(process.cwd(), 'src/host', `${path}.ts`), suffix: '?light' }
        : undefined,
    )
  },
}

import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * A page's first file and the runtime share a few small stateless modules. Each has its own copy: a shared one
 * would be a chunk, and request, of its own.
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

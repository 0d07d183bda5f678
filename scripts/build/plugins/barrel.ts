import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'

const barrel = resolve('src/widgets/index.ts')

/**
 * `langraan/widgets` re-exports its widgets from their entry points and contains nothing itself, so that a
 * consumer's bundler can drop unused ones. In a single file it would have to keep every widget's styles.
 */
export const barrelOfEntryPoints: Plugin = {
  name: 'entry-point-barrel',
  setup(build) {
    build.onResolve({ filter: /^\.\/[\w-]+$/ }, ({ path, importer }) =>
      importer === barrel ? { path: `./widgets/${path.slice(2)}.js`, external: true } : undefined,
    )
  },
}

import { resolve } from 'node:path'
import type { Plugin } from 'esbuild'

const barrel = resolve('src/widgets/index.ts')

/**
 * `langraan/widgets` names the entry points of its widgets and holds nothing itself: a consumer's bundler leaves out those that
 * nobody imports. In one file with them it would have to keep every widget's styles.
 */
export const barrelOfEntryPoints: Plugin = {
  name: 'barrel-of-doors',
  setup(build) {
    build.onResolve({ filter: /^\.\/[\w-]+$/ }, ({ path, importer }) =>
      importer === barrel ? { path: `./widgets/${path.slice(2)}.js`, external: true } : undefined,
    )
  },
}

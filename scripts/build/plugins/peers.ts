import { join } from 'node:path'
import type { Plugin } from 'esbuild'

const charts = join(process.cwd(), 'src/widgets/charts')

/**
 * Optional peers are named by the doors that need them, and by nothing else: a bundler looks for whatever a file names,
 * used or not. Charts take ECharts from `langraan/charts`. `langraan/core/streams` hands out the consumer's RxJS; the
 * little that the engine needs of it for itself is bundled.
 */
export const optionalPeers: Plugin = {
  name: 'optional-peers',
  setup(build) {
    build.onResolve({ filter: /^\.\/load-echart$/ }, () => ({ path: join(charts, 'provided-echart.ts') }))
    build.onResolve({ filter: /^rxjs$/ }, ({ importer }) =>
      importer.endsWith('/src/core/streams.ts') ? { path: 'rxjs', external: true } : undefined,
    )
  },
}

import { join } from 'node:path'
import type { Plugin } from 'esbuild'

const charts = join(process.cwd(), 'src/widgets/charts')

/**
 * Only the entry points that need an optional peer import it: bundlers resolve every import, used or not.
 * Charts get ECharts from `langraan/charts`. `langraan/core/streams` exposes the consumer's RxJS; the little
 * that the engine itself needs of it is bundled. The backend loads the shop's `pg` when it connects to PostgreSQL.
 */
export const optionalPeers: Plugin = {
  name: 'optional-peers',
  setup(build) {
    build.onResolve({ filter: /^\.\/load-echart$/ }, () => ({ path: join(charts, 'provided-echart.ts') }))
    build.onResolve({ filter: /^pg$/ }, () => ({ path: 'pg', external: true }))
    build.onResolve({ filter: /^rxjs$/ }, ({ importer }) =>
      importer.endsWith('/src/core/streams.ts') ? { path: 'rxjs', external: true } : undefined,
    )
  },
}

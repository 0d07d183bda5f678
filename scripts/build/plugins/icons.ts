import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Lucide's icons use our own component: theirs brings contexts and builders that nothing here uses. The
 * gallery shows all icons and has its own copies: sharing them would make each a file, and request, of its own.
 */
export const icons: Plugin = {
  name: 'icons',
  setup(build) {
    build.onResolve({ filter: /^lucide-react\/icons\// }, async ({ path, importer, resolveDir, kind }) =>
      importer.endsWith('/gallery/ui/used-icons.ts')
        ? { path: (await build.resolve(path, { kind, resolveDir })).path, suffix: '?shown' }
        : undefined,
    )
    build.onResolve({ filter: /\/createLucideIcon\.mjs$/ }, ({ importer }) =>
      importer.includes('lucide-react') ? { path: join(process.cwd(), 'src/widgets/ui/create-icon.ts') } : undefined,
    )
  },
}

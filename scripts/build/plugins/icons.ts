import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Lucide's icons draw themselves with a part of ours: theirs brings contexts and builders nobody here uses. The gallery
 * shows all of them and has copies of its own: shared with it, each would be a file, that is a request, of its own.
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

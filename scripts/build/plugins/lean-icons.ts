import { join } from 'node:path'
import type { Plugin } from 'esbuild'

/** Lucide's icons draw themselves with a part of ours: theirs brings contexts and builders nobody here uses. */
export const leanIcons: Plugin = {
  name: 'lean-icons',
  setup(build) {
    build.onResolve({ filter: /\/createLucideIcon\.mjs$/ }, ({ importer }) =>
      importer.includes('lucide-react') ? { path: join(process.cwd(), 'src/widgets/ui/create-icon.ts') } : undefined,
    )
  },
}

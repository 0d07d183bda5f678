import { existsSync } from 'node:fs'
import { build } from 'esbuild'

/** What the pages of the shop under test load beside the embed, which must have been built. */
export default async function bundle(): Promise<void> {
  if (!existsSync('dist/embed/auto.js')) throw new Error('dist/embed is missing: npm run build')
  await build({
    entryPoints: ['tests/real/person.ts', 'tests/real/remote.ts'],
    outdir: 'node_modules/.cache/real',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  })
}

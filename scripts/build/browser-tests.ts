import { globSync } from 'node:fs'
import { type BuildOptions, build } from 'esbuild'
import { bundlePage, ownPage } from './bundle/page.ts'
import { sourcePlugins } from './esbuild-plugins.ts'
import { catalogsBy } from './plugins/catalogs.ts'
import { preact } from './plugins/react.ts'
import { pseudo } from './pseudo.ts'

const common = {
  outdir: 'dist/tests',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  sourcemap: 'inline',
  logLevel: 'error',
} satisfies BuildOptions

const pseudoStage = 'tests/browser/pseudo-stage.tsx'

const staged = {
  platform: 'browser',
  splitting: true,
  minify: true,
  sourcemap: false,
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions

/**
 * Bundles the browser tests; they drive the built pages and import nothing of the product but types and the demo's rows. A stage puts parts
 * on a page that no element shows by itself. The dashboard is built again on Preact: so every screen is tried on what the
 * embed runs on.
 */
export async function buildBrowserTests(): Promise<void> {
  await build({
    ...common,
    entryPoints: globSync('tests/browser/*.browser.ts'),
    external: ['@web/test-runner-commands'],
    define: { 'process.env.ALL': JSON.stringify(process.env.ALL ?? '') },
  })
  await build({
    ...common,
    ...staged,
    entryPoints: globSync('tests/browser/*-stage.tsx').filter((file) => file !== pseudoStage),
    metafile: true,
    plugins: [...sourcePlugins(), preact],
  })
  await bundlePage({ entry: 'demo/index.ts', outDir: 'dist/tests/preact', runtime: 'preact', always: ownPage })
  // apart: its catalogs say nothing in any language
  await build({
    ...common,
    ...staged,
    entryPoints: [pseudoStage],
    chunkNames: 'pseudo-[hash]',
    plugins: [...sourcePlugins(catalogsBy(pseudo)), preact],
  })
}

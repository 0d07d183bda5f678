import { globSync } from 'node:fs'
import { type BuildOptions, build } from 'esbuild'
import { ownPage } from './bundle/always.ts'
import { bundlePage } from './bundle/page.ts'
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
 * Bundles the browser tests, which drive the built pages and import only types, the demo's rows and functions that show nothing. A stage
 * shows parts that no element shows on its own. The dashboard is built again on Preact, so that every screen is
 * tested on the embed's runtime.
 */
export async function buildBrowserTests(): Promise<void> {
  await build({
    ...common,
    entryPoints: globSync('tests/browser/*.browser.ts'),
    external: ['@web/test-runner-commands'],
    define: {
      'process.env.ALL': JSON.stringify(process.env.ALL ?? ''),
      'process.env.CI_TESTS': JSON.stringify(process.env.CI_TESTS ?? ''),
    },
  })
  await build({
    ...common,
    ...staged,
    entryPoints: globSync('tests/browser/*-stage.tsx').filter((file) => file !== pseudoStage),
    metafile: true,
    plugins: [...sourcePlugins(), preact],
  })
  await bundlePage({ entry: 'demo/index.ts', outDir: 'dist/tests/preact', runtime: 'preact', always: ownPage })
  // separate: its catalogs contain pseudo-translations
  await build({
    ...common,
    ...staged,
    entryPoints: [pseudoStage],
    chunkNames: 'pseudo-[hash]',
    plugins: [...sourcePlugins(catalogsBy(pseudo)), preact],
  })
}

import { globSync } from 'node:fs'
import { type BuildOptions, build } from 'esbuild'
import { sourcePlugins } from './esbuild-plugins.ts'

const common = {
  outdir: 'dist/tests',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  sourcemap: 'inline',
  logLevel: 'error',
} satisfies BuildOptions

/**
 * Bundles the browser tests; they drive the built pages and import nothing of the product but types. A stage puts parts
 * on a page that no element shows by itself.
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
    entryPoints: globSync('tests/browser/*-stage.tsx'),
    platform: 'browser',
    splitting: true,
    minify: true,
    sourcemap: false,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: sourcePlugins(),
  })
}

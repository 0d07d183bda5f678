import { globSync } from 'node:fs'
import { build } from 'esbuild'

/** Bundles the browser tests; they drive the built pages and import nothing of the product but types. */
export async function buildBrowserTests(): Promise<void> {
  await build({
    entryPoints: globSync('tests/browser/*.browser.ts'),
    outdir: 'dist/tests',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    sourcemap: 'inline',
    logLevel: 'error',
    external: ['@web/test-runner-commands'],
    define: { 'process.env.ALL': JSON.stringify(process.env.ALL ?? '') },
  })
}

import { mkdirSync, rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

/** What a file with examples exports. Bundled first, since it imports the parser, whose modules only a bundler can read. */
export async function importExamples<Module>(entry: string): Promise<Module> {
  const folder = 'node_modules/.bundled-examples'
  const outfile = `${folder}/examples.mjs`
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    define: { LANGRAAN_KEEPS_EXPORTS: 'false' },
    logLevel: 'error',
  })
  const module = await import(pathToFileURL(outfile).href)
  rmSync(folder, { recursive: true })
  return module as Module
}

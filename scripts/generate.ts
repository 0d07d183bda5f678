import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build, type StdinOptions } from 'esbuild'
import { appFiles, sourcesOfDomains } from './build/app-files.ts'
import { run } from './build/run.ts'

/** Bundled first, because sources import each other without extensions. */
async function bundled(entry: Pick<StdinOptions, 'contents'>): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    stdin: { ...entry, resolveDir: '.', loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  const code = outputFiles[0]?.text ?? ''
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

const importers = sourcesOfDomains().map((file) => `'${file}': () => import('./${file}')`)
const { sources } = (await bundled({ contents: `export const sources = { ${importers.join(', ')} }` })) as {
  sources: Record<string, () => Promise<Record<string, unknown>>>
}
const { elementFiles } = (await bundled({ contents: `export * from './scripts/build/element-files.ts'` })) as {
  elementFiles(): Record<string, string>
}
const load = (file: string) => sources[file]?.() ?? Promise.reject(new Error(`${file} is no source of a domain`))
const files = { ...elementFiles(), ...(await appFiles(load)) }
// an app may have lost its last element
for (const folder of ['element-chunks', 'element-types']) rmSync(`src/host/${folder}`, { recursive: true, force: true })
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
await run('biome', ['check', '--write', ...Object.keys(files)], { quiet: true })

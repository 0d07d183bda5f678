import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { run } from './build/run.ts'

/** Writes what follows from src/host/elements.ts; bundled first, since sources import each other without endings. */
const { outputFiles } = await build({
  entryPoints: ['scripts/build/element-files.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
})
const code = outputFiles[0]?.text ?? ''
const { elementFiles } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
const files = elementFiles() as Record<string, string>
// an app may have lost its last element
for (const folder of ['element-chunks', 'element-types']) rmSync(`src/host/${folder}`, { recursive: true, force: true })
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
await run('biome', ['check', '--write', ...Object.keys(files)], { quiet: true })

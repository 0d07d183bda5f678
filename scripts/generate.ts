import { writeFileSync } from 'node:fs'
import { build } from 'esbuild'
import { run } from './build/run.ts'

/** Writes what follows from src/host/elements.ts; bundled first, since sources import each other without endings. */
const { outputFiles } = await build({
  entryPoints: ['scripts/build/element-files.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
  external: ['../widgets/*'],
})
const code = outputFiles[0]?.text ?? ''
const { elementFiles } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
const files = elementFiles() as Record<string, string>
for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
await run('biome', ['check', '--write', ...Object.keys(files)], { quiet: true })

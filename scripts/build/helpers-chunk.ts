import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

/**
 * esbuild's chunk of helpers, which every file imports: those that take nothing of it no longer do. For a consumer's
 * bundler it would be what all parts share, that is a request of its own. The line stays, empty, for the source maps.
 */
export function dropBareHelpers(folder: string): void {
  const { outputs } = JSON.parse(readFileSync(`${folder}/metafile-esm.json`, 'utf8')) as Metafile
  const isHelpers = ([file, { inputs }]: (typeof entries)[number]) =>
    file.endsWith('.js') && Object.keys(inputs).length === 0
  const entries = Object.entries(outputs)
  for (const [helpers] of entries.filter(isHelpers)) {
    const bare = new RegExp(`^import "(?:\\./|\\.\\./)${basename(helpers)}";$`, 'm')
    for (const [file, { imports }] of entries) {
      if (!imports.some(({ path }) => path === helpers)) continue
      writeFileSync(file, readFileSync(file, 'utf8').replace(bare, ''))
    }
  }
}

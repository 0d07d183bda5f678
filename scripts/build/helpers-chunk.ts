import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Metafile } from 'esbuild'

/**
 * Removes imports of esbuild's helper chunk from files that use nothing of it. A consumer's bundler would treat
 * it as shared by all parts and request it separately. The line stays, empty, for the source maps.
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
      const text = readFileSync(file, 'utf8')
      if (bare.test(text)) writeFileSync(file, text.replace(bare, ''))
    }
  }
}

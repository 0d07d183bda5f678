import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject } from 'vitest'
import { run } from '../../scripts/build/run.ts'

const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
} as const

type Resolution = keyof typeof resolutions

const options = {
  target: 'es2023',
  lib: ['ES2024', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: ['node'],
}

/** What a careful consumer adds to `strict`. */
export const strictest = { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true }

/** What TypeScript says of a consumer's files: a line each, of what is in them and in our declarations. */
export async function typesOf(
  resolution: Resolution,
  files: Record<string, string>,
  more: Record<string, unknown> = {},
): Promise<string[]> {
  const folder = join(inject('consumer'), `typed-${resolution}-${Object.keys(files).length}`)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const compilerOptions = {
    ...options,
    ...resolutions[resolution],
    typeRoots: [join(process.cwd(), 'node_modules/@types')],
    ...more,
  }
  const config = join(folder, 'tsconfig.json')
  writeFileSync(config, JSON.stringify({ compilerOptions, files: Object.keys(files) }))
  const { output } = await run('tsc', ['-p', config, '--pretty', 'false'], { quiet: true })
  return output.split('\n').filter((line) => /error TS/.test(line))
}

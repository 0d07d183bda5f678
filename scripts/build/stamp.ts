import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

const sources = [
  'src/**/*',
  'demo/**/*',
  'docs/**/*.md',
  '*.md',
  'scripts/**/*',
  'patches/*',
  'tests/browser/**/*',
  'tests/suite/**/*',
  '*.config.ts',
  'tsconfig*.json',
  'package.json',
  'package-lock.json',
]

/** Fingerprint of all build inputs. */
export function sourceStamp(): string {
  const hash = createHash('sha256')
  const files = globSync(sources, { withFileTypes: true }).filter((entry) => entry.isFile())
  for (const path of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort())
    hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

export const stampOf = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
export const writeStamp = (file: string, stamp: string): void => writeFileSync(file, stamp)

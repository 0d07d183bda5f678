import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type Source = {
  /** path from the root of the project */
  file: string
  text: string
  /** what it imports: a path from the root without its ending for our own files, else the package's name as written */
  imports: string[]
}

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

const target = (file: string, specifier: string): string =>
  specifier.startsWith('.') ? normalize(join(dirname(file), specifier)).replace(/\.tsx?$/, '') : specifier

/** Every source file below these folders, with what it imports (type imports included). */
export function readSources(...patterns: string[]): Source[] {
  return globSync(patterns)
    .filter((file) => !file.endsWith('.d.ts'))
    .sort()
    .map((file) => {
      const text = readFileSync(file, 'utf8')
      return {
        file,
        text,
        imports: [...text.matchAll(importPattern)].map(([, specifier]) => target(file, specifier ?? '')),
      }
    })
}

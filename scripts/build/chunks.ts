import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PartFiles } from './bundle/metafile.ts'

type Output = { inputs: Record<string, unknown>; imports: { path: string; kind: string }[] }
type Metafile = { outputs: Record<string, Output>; parts: Record<string, PartFiles> }

/** The files of a page's folder, read from the manifest that its build wrote. */
export function readBuild(folder: string) {
  const { outputs, parts } = JSON.parse(readFileSync(join(folder, 'metafile-esm.json'), 'utf8')) as Metafile
  const closureOf = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path, kind } of outputs[file]?.imports ?? []) if (kind === 'import-statement') closureOf(path, seen)
    return seen
  }
  const partOf = (source: string): PartFiles => {
    const part = parts[source]
    if (!part) throw new Error(`${folder} has no part that begins at ${source}`)
    return part
  }
  return {
    outputs,
    /** files of the script that the page requests by name */
    entry: (name: string): string[] => [...closureOf(`${folder}/${name}`)],
    /** files requested in parallel for this part: its code, and its texts in one language */
    wave: (source: string, locale = 'th'): string[] => {
      const { file, texts } = partOf(source)
      return [...closureOf(file), ...(texts[locale] ? [texts[locale]] : [])]
    },
  }
}

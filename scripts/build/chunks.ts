import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

type Output = { entryPoint?: string; imports: { path: string; kind: string; external?: boolean }[] }
type Metafile = { outputs: Record<string, Output> }

/** What a folder of the build consists of, read from esbuild's metafile. */
export function readBuild(folder: string) {
  const { outputs } = JSON.parse(readFileSync(join(folder, 'metafile-esm.json'), 'utf8')) as Metafile
  const fileOf = (source: string): string => {
    const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(source))
    if (!found) throw new Error(`${folder} holds no chunk made of ${source}`)
    return found[0]
  }
  const closureOf = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const { path, kind, external } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && !external) closureOf(path, seen)
    return seen
  }
  return {
    /** the files that arrive when these sources are asked for: their chunks and all static imports */
    files: (...sources: string[]): string[] => [
      ...new Set(sources.flatMap((source) => [...closureOf(fileOf(source))])),
    ],
    all: Object.keys(outputs),
    relative: (file: string) => relative(dirname(folder), file),
  }
}

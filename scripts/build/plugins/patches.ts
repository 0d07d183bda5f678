import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyPatch, parsePatch, type StructuredPatch } from 'diff'
import type { Plugin } from 'esbuild'

const fileName = /^(.+)@(\d[^@]*)\.patch$/

export type Patch = { library: string; version: string; files: ReadonlyMap<string, StructuredPatch> }

/** Reads `patches/@scope+name@1.2.3.patch`: unified diffs with paths relative to the package's folder. */
export function readPatches(folder: string): Patch[] {
  return readdirSync(folder).flatMap((file) => {
    const [, name = '', version = ''] = fileName.exec(file) ?? []
    if (!name) return []
    const parts = parsePatch(readFileSync(join(folder, file), 'utf8'))
    const files = new Map(parts.map((part) => [part.newFileName?.replace(/^b\//, '') ?? '', part]))
    return { library: name.replace('+', '/'), version, files }
  })
}

/** A file's text with its patch applied; throws if the patch doesn't fit. */
export function patched({ library, version, files }: Patch, file: string, source: string): string {
  const part = files.get(file)
  const result = part ? applyPatch(source, part) : source
  if (result === false) throw new Error(`${library}/${file}: the patch for ${version} does not apply`)
  return result
}

/** Applies patches while bundling the packages they name. A different version of a package fails the build. */
export const patches = (list: readonly Patch[] = readPatches('patches'), root = process.cwd()): Plugin => ({
  name: 'patches',
  setup(build) {
    for (const patch of list) {
      const { library, version, files } = patch
      const folder = join(root, 'node_modules', library)
      const installed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
      if (installed !== version)
        throw new Error(`${library} is ${installed}, its patch is for ${version}: read what changed, then make it anew`)
      const met = new Set<string>()
      const escaped = library.replace(/[.]/g, '\\.')
      build.onLoad({ filter: new RegExp(`/node_modules/${escaped}/`), namespace: 'file' }, async ({ path }) => {
        const file = path.slice(path.lastIndexOf(`/node_modules/${library}/`) + `/node_modules/${library}/`.length)
        if (!files.has(file)) return undefined
        met.add(file)
        return { contents: patched(patch, file, await readFile(path, 'utf8')), loader: 'js' }
      })
      build.onEnd(({ metafile }) => {
        const isUsed = Object.keys(metafile?.inputs ?? {}).some((input) => input.includes(`node_modules/${library}/`))
        const missed = [...files.keys()].filter((file) => !met.has(file))
        if (isUsed && missed.length > 0) throw new Error(`${library}: ${missed.join(', ')} was patched and is not used`)
      })
    }
  },
})

import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'rolldown'
import { messagesPattern } from '../catalogs.ts'
import { expandMacros, usesMacros } from '../messages.ts'
import { patched, readPatches } from '../plugins/patches.ts'

const root = process.cwd()

export const messagesId = (name: string): string => `\0langraan:messages/${name}`
const messagesIdPattern = /^\0langraan:messages\//

/** The catalog that a module id stands for; undefined for other modules. */
export const messagesName = (id: string): string | undefined =>
  messagesIdPattern.test(id) ? id.replace(messagesIdPattern, '') : undefined

/** Stands for the function that loads a catalog in a language. */
export const catalogMark = 'langraan-catalog:'

const localesFolder = 'src/widgets/i18n/locales'
export const locales = (): string[] => readdirSync(localesFolder).sort()
export const catalogPath = (locale: string, name: string): string => join(root, localesFolder, locale, `${name}.po`)

const withoutMap = async (code: Promise<string>) => (await code).replace(/\n\/\/# sourceMappingURL=.*\s*$/, '')

/** Lingui macros, catalogs, raw text imports, and imports from the project root. */
export const sources: Plugin = {
  name: 'sources',
  resolveId: {
    filter: { id: [messagesPattern, /\?raw$/, /^\/src\//] },
    handler(id, importer) {
      const name = messagesPattern.exec(id)?.[1]
      if (name) return { id: messagesId(name), moduleSideEffects: false }
      if (id.startsWith('/src/')) return join(root, id)
      return `\0raw:${resolve(dirname(importer ?? root), id.slice(0, -'?raw'.length))}`
    },
  },
  load: {
    filter: { id: [messagesIdPattern, /^\0raw:/] },
    async handler(id) {
      if (id.startsWith('\0raw:'))
        return {
          code: `export default ${JSON.stringify(await readFile(id.slice('\0raw:'.length), 'utf8'))}`,
          moduleType: 'js',
        }
      const name = messagesName(id)
      return { code: `export const messages = { name: "${name}", load: "${catalogMark}${name}" }`, moduleType: 'js' }
    },
  },
  transform: {
    filter: { id: /\/src\/widgets\/.*\.tsx?$/, code: /@lingui\/(?:react|core)\/macro/ },
    handler: (code, id) => (usesMacros(code) ? withoutMap(expandMacros(code, id)) : undefined),
  },
}

/**
 * Applies the patches in `patches/` while bundling the packages they name. A different version of a package
 * fails the build.
 */
export function libraryPatches(): Plugin {
  const patches = readPatches('patches')
  const met = new Set<string>()
  return {
    name: 'library-patches',
    async buildStart() {
      for (const { library, version } of patches) {
        const about = JSON.parse(await readFile(join('node_modules', library, 'package.json'), 'utf8'))
        if (about.version !== version)
          throw new Error(
            `${library} is ${about.version}, its patch is for ${version}: read what changed, then redo it`,
          )
      }
    },
    load: {
      filter: { id: patches.map(({ library }) => new RegExp(`/node_modules/${library}/`)) },
      async handler(id) {
        for (const patch of patches) {
          const marker = `/node_modules/${patch.library}/`
          const file = id.slice(id.lastIndexOf(marker) + marker.length)
          if (!id.includes(marker) || !patch.files.has(file)) continue
          met.add(`${patch.library}/${file}`)
          return patched(patch, file, await readFile(id, 'utf8'))
        }
        return undefined
      },
    },
    buildEnd() {
      const ids = [...this.getModuleIds()]
      for (const { library, files } of patches) {
        if (!ids.some((id) => id.includes(`/node_modules/${library}/`))) continue
        const missed = [...files.keys()].filter((file) => !met.has(`${library}/${file}`))
        if (missed.length > 0) throw new Error(`${library}: ${missed.join(', ')} was patched and is not used`)
      }
    },
  }
}

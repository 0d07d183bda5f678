import { existsSync, readFileSync } from 'node:fs'
import {
  compile,
  cssFileFilter,
  getSourceFromVirtualCssFile,
  processVanillaFile,
  virtualCssFileFilter,
} from '@vanilla-extract/integration'
import { transform } from 'esbuild'
import type { Plugin } from 'rolldown'
import { createCache, digest } from '../cache.ts'
import { readCalendarSheet } from '../plugins/calendar.ts'
import { registering, styleSheetId } from '../plugins/style-sheets.ts'

/** A style sheet's evaluated module, the files it was made from, and their contents. */
type Evaluated = { code: string; files: string[]; read: string }

const evaluated = createCache<Evaluated>('bundle-sheets')
const minified = createCache<string>('bundle-css')

const contentsOf = (files: readonly string[]): string =>
  digest(...files.map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')))

async function evaluate(filePath: string): Promise<Evaluated> {
  const known = evaluated.get(filePath)
  if (known && contentsOf(known.files) === known.read) return known
  const options = { filePath, identOption: 'short' } as const
  const { source, watchFiles } = await compile({ ...options, cwd: process.cwd() })
  const code = await processVanillaFile({ ...options, source })
  const files = [...new Set([filePath, ...watchFiles])].sort()
  const entry = { code, files, read: contentsOf(files) }
  evaluated.set(filePath, entry)
  return entry
}

const sheet = '\0sheet:'
const calendarSheet = '\0calendar-sheet:'

/**
 * Turns a widget's styles into a module that registers its style sheet, so that they are part of the widget's
 * chunk.
 */
export function styleSheets(): Plugin {
  const texts = new Map<string, string>()
  return {
    name: 'style-sheets',
    resolveId: {
      filter: { id: [virtualCssFileFilter, /^@fullcalendar\/react\/.*\.css$/] },
      async handler(id) {
        if (id.startsWith('@fullcalendar'))
          return { id: `${calendarSheet}node_modules/${id.slice(0, -'.css'.length)}`, moduleSideEffects: true }
        const { fileName, source } = await getSourceFromVirtualCssFile(id)
        texts.set(fileName, source)
        return { id: sheet + fileName, moduleSideEffects: true }
      },
    },
    load: {
      filter: { id: [cssFileFilter, /^\0(?:calendar-)?sheet:/] },
      async handler(id) {
        if (id.startsWith(calendarSheet))
          return { code: await readCalendarSheet(id.slice(calendarSheet.length), '/'), moduleType: 'js' }
        if (!id.startsWith(sheet)) return { code: (await evaluate(id)).code, moduleType: 'js' }
        const fileName = id.slice(sheet.length)
        const source = texts.get(fileName) ?? ''
        const css = await minified.make(
          digest(source),
          async () => (await transform(source, { loader: 'css', minify: true })).code,
        )
        return { code: registering(styleSheetId(fileName), css, '/'), moduleType: 'js' }
      },
    },
  }
}

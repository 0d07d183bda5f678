import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'
import { readCalendarSheet } from '../build/plugins/calendar.ts'
import { registering, styleSheetId } from '../build/plugins/style-sheets.ts'

/** No .css extension, because Vite and vanilla-extract handle those themselves. */
const sheetModule = (file: string): string => `\0${file}.sheet`
const fileOf = (id: string): string | undefined => /^\0(.*\.css\.ts)\.sheet$/.exec(id)?.[1]
const calendar = '\0calendar-sheet:'
const isSheet = /\.css\.ts\.vanilla\.css$/
const isCalendarSheet = /^@fullcalendar\/react\/.*\.css$/

type Hooks = Record<'load' | 'transform', (this: unknown, ...given: string[]) => unknown>

/** A reloaded style sheet replaces its text in every shadow root. */
const replaceable = (code: string): string => `${code}\nif (import.meta.hot) import.meta.hot.accept()\n`

/**
 * As in the build, a widget's styles are a module that registers its style sheet: styles in the page's head
 * don't reach into shadow roots.
 */
export function adoptedSheets(): Plugin[] {
  const [extract] = ([vanillaExtractPlugin()].flat() as Plugin[]).filter(({ load }) => load !== undefined)
  if (!extract) throw new Error('@vanilla-extract/vite-plugin no longer loads sheets: read its new source')
  const { load, transform } = extract as unknown as Hooks
  const { resolveId: _, load: __, ...transforms } = extract
  return [
    { ...transforms, enforce: 'pre' },
    {
      name: 'adopted-sheets',
      enforce: 'pre',
      resolveId(id) {
        if (isSheet.test(id)) return sheetModule(id.slice(0, -'.vanilla.css'.length))
        return isCalendarSheet.test(id) ? calendar + id.slice(0, -'.css'.length) : undefined
      },
      async load(id) {
        if (id.startsWith(calendar)) return readCalendarSheet(`node_modules/${id.slice(calendar.length)}`, '/')
        const file = fileOf(id)
        if (file === undefined) return undefined
        this.addWatchFile(file)
        // rereads the file: otherwise the previous style sheet is returned
        await transform.call(this, '', file)
        const css = await load.call(this, `${file}.vanilla.css`)
        return replaceable(registering(styleSheetId(file), String(css ?? ''), '/'))
      },
      handleHotUpdate({ file, modules, server }) {
        const sheet = server.moduleGraph.getModuleById(sheetModule(file))
        return sheet ? [...modules, sheet] : undefined
      },
    },
  ]
}

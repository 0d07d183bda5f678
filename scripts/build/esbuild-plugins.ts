import type { Plugin } from 'esbuild'
import { calendarSheets } from './plugins/calendar.ts'
import { catalogs, macros } from './plugins/catalogs.ts'
import { icons } from './plugins/icons.ts'
import { joinChunks } from './plugins/join-chunks.ts'
import { lightCopies } from './plugins/light-copies.ts'
import { patches } from './plugins/patches.ts'
import { rawText } from './plugins/raw-text.ts'
import { selectors } from './plugins/react.ts'
import { evaluatedSheets, sheets } from './plugins/style-sheets.ts'

/** Whether the built files keep their exports, which `kernel/load-chunk.ts` has to know. */
const keepsExports = (keeps: boolean): Plugin => ({
  name: 'keeps-exports',
  setup({ initialOptions }) {
    initialOptions.define = { ...initialOptions.define, LANGRAAN_KEEPS_EXPORTS: String(keeps) }
  },
})

/** What our sources need to be read at all, and the patches of libraries wherever they are bundled. */
export const sourcePlugins = (messages: Plugin = catalogs): Plugin[] => [
  sheets,
  evaluatedSheets(),
  macros,
  messages,
  rawText,
  patches(),
  calendarSheets,
  keepsExports(false),
]

/** For a page: our code with all it stands on, and React itself unless a plugin says what stands in for it. */
export const bundlePlugins = (...react: Plugin[]): Plugin[] => [
  ...sourcePlugins(),
  keepsExports(true),
  icons,
  selectors,
  ...react,
  lightCopies,
  joinChunks,
]

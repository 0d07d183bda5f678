import type { Plugin } from 'esbuild'
import { calendarSheets } from './plugins/calendar.ts'
import { catalogs, macros } from './plugins/catalogs.ts'
import { patches } from './plugins/patches.ts'
import { rawText } from './plugins/raw-text.ts'
import { evaluatedSheets, sheets } from './plugins/style-sheets.ts'

/** What our sources need to be read at all, and the patches of libraries wherever they are bundled. */
export const sourcePlugins = (messages: Plugin = catalogs): Plugin[] => [
  sheets,
  evaluatedSheets(),
  macros,
  messages,
  rawText,
  patches(),
  calendarSheets,
  {
    name: 'keeps-exports',
    setup({ initialOptions }) {
      // another bundler makes the final files, see kernel/load-chunk.ts
      initialOptions.define = { ...initialOptions.define, LANGRAAN_KEEPS_EXPORTS: 'false' }
    },
  },
]

import type { Plugin } from 'esbuild'
import { calendarSheets } from './plugins/calendar.ts'
import { catalogs, macros } from './plugins/catalogs.ts'
import { patches } from './plugins/patches.ts'
import { rawText } from './plugins/raw-text.ts'
import { evaluatedSheets, sheets } from './plugins/style-sheets.ts'

/** Required to read our sources, plus the patches of bundled libraries. */
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
      // another bundler writes the final files, see kernel/load-chunk.ts
      initialOptions.define = { ...initialOptions.define, LANGRAAN_KEEPS_EXPORTS: 'false' }
    },
  },
]

import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import type { Plugin } from 'esbuild'
import { leanLibraries } from './lean-libraries.ts'
import { calendarCut, calendarSheets } from './plugins/calendar.ts'
import { namedReact } from './plugins/echarts.ts'
import { joinChunks } from './plugins/join-chunks.ts'
import { leanFetch } from './plugins/lean-fetch.ts'
import { leanIcons } from './plugins/lean-icons.ts'
import { lightCopies } from './plugins/light-copies.ts'
import { ownStore } from './plugins/own-store.ts'
import { pastedOnly } from './plugins/prosemirror.ts'
import { rawText } from './plugins/raw-text.ts'
import { sheets } from './plugins/sheets.ts'
import { catalogs, macros } from './plugins/texts.ts'
import { wouterCut } from './plugins/wouter.ts'

/** Whether the built files keep their exports, which `kernel/load-chunk.ts` has to know. */
const keepsExports = (keeps: boolean): Plugin => ({
  name: 'keeps-exports',
  setup({ initialOptions }) {
    initialOptions.define = { ...initialOptions.define, LANGRAAN_KEEPS_EXPORTS: String(keeps) }
  },
})

/** What our sources need to be read at all, and what is cut of libraries wherever they are bundled. */
export const sourcePlugins = (texts: Plugin = catalogs): Plugin[] => [
  sheets,
  vanillaExtractPlugin(),
  macros,
  texts,
  rawText,
  wouterCut,
  pastedOnly,
  calendarCut,
  calendarSheets,
  ownStore,
  keepsExports(false),
]

/** For a page: our code with all it stands on, and React as `react` brings it. */
export const bundlePlugins = (react: Plugin): Plugin[] => [
  ...sourcePlugins(),
  keepsExports(true),
  leanIcons,
  leanFetch,
  leanLibraries,
  namedReact,
  react,
  lightCopies,
  joinChunks,
]

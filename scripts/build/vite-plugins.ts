import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { Plugin } from 'vite'
import { messagesOf, messagesPattern } from './catalogs.ts'
import { compileCatalog, expandMacros, usesMacros } from './messages.ts'

/** Handles macros, catalogs and constants as the build does, for unit tests and the dev server. */
export const messages: Plugin = {
  name: 'langraan-messages',
  enforce: 'pre',
  config: () => ({ define: { LANGRAAN_KEEPS_EXPORTS: 'false' } }),
  // without an ending, the dev server takes `sales.map` for a source map
  resolveId: (id) => (messagesPattern.test(id) ? `\0${id}.js` : undefined),
  async load(id) {
    const folder = messagesPattern.exec(id.replace(/^\0|\.js$/g, ''))?.[1]
    if (folder) return messagesOf(process.cwd(), folder)
    return id.endsWith('.po') ? compileCatalog(id) : undefined
  },
  async transform(code, id) {
    return /\/src\/(?:widgets|backend\/mail)\/.*\.tsx?$/.test(id) && usesMacros(code)
      ? expandMacros(code, id)
      : undefined
  },
}

export const sourcePlugins = (): Plugin[] => [messages, ...([vanillaExtractPlugin()].flat() as Plugin[])]

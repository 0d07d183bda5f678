import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { transformAsync } from '@babel/core'
import macros from '@lingui/babel-plugin-lingui-macro'
import { formatter } from '@lingui/format-po'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { countedMessage } from './counted-messages.ts'

const po = formatter({ origins: false })
const sourceLocale = 'en'

export const usesMacros = (source: string): boolean => /@lingui\/(react|core)\/macro/.test(source)

/** Replaces Lingui's macros in a source with message ids; leaves types and JSX to esbuild. */
export async function expandMacros(source: string, filename: string): Promise<string> {
  const result = await transformAsync(source, {
    filename,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[macros, { descriptorFields: 'id-only' }]],
    sourceMaps: 'inline',
  })
  return result?.code ?? source
}

/** A catalog as a JavaScript module: message id -> compiled message, transformed by `write`. */
export async function compileCatalog(
  path: string,
  write: (message: CompiledMessage) => unknown = (message) => message,
): Promise<string> {
  const locale = basename(dirname(path))
  const catalog = await po.parse(await readFile(path, 'utf8'), { locale, sourceLocale, filename: path })
  const messages: Record<string, unknown> = {}
  for (const [id, entry] of Object.entries(catalog ?? {})) {
    if (!entry.obsolete) messages[id] = write(countedMessage(compileMessage(entry.translation || entry.message || '')))
  }
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
}

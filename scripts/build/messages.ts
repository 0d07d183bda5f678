import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { transformAsync } from '@babel/core'
import macros from '@lingui/babel-plugin-lingui-macro'
import { formatter } from '@lingui/format-po'
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { createCache, digest } from './cache.ts'
import { countedMessage } from './counted-messages.ts'

const po = formatter({ origins: false })
const sourceLocale = 'en'
const expanded = createCache<string>('macros')
const compiled = createCache<string>('catalogs')

export const usesMacros = (source: string): boolean => /@lingui\/(react|core)\/macro/.test(source)

/** Replaces Lingui's macros in a source with message ids; leaves types and JSX to esbuild. */
export const expandMacros = (source: string, filename: string): Promise<string> =>
  expanded.make(digest(filename, source), () => expand(source, filename))

async function expand(source: string, filename: string): Promise<string> {
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
export async function compileCatalog(path: string, write?: (message: CompiledMessage) => unknown): Promise<string> {
  const source = await readFile(path, 'utf8')
  // results that depend on `write` can't be cached
  return write ? compile(path, source, write) : compiled.make(digest(path, source), () => compile(path, source))
}

async function compile(
  path: string,
  source: string,
  write: (message: CompiledMessage) => unknown = (message) => message,
): Promise<string> {
  const locale = basename(dirname(path))
  const catalog = await po.parse(source, { locale, sourceLocale, filename: path })
  const messages: Record<string, unknown> = {}
  for (const [id, entry] of Object.entries(catalog ?? {})) {
    if (!entry.obsolete) messages[id] = write(countedMessage(compileMessage(entry.translation || entry.message || '')))
  }
  return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))})`
}

import { lookUp } from '../../core/kernel/look-up'
import { attributes, laterNames, onlyOn } from './html-tags'

/** `end` is where the text behind the tag begins. */
export type Tag = { name: string; closes: boolean; closesItself: boolean; attributes: string; end: number }

const nameAt = /<(\/?)([a-z][^\s/>]*)/iy
const attributeAt = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y
const restAt = /[^>]*>?/y

const quoted = (value: string) =>
  value.replaceAll('\0', '').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function keptName(key: string, tag: string): string | undefined {
  const only = lookUp(onlyOn, key)
  if (only && only !== tag) return undefined
  return attributes.has(key) ? key : lookUp(laterNames, key)
}

/** The tag that begins at `from`; nothing where the letter is text. A tag that never ends reaches to the end. */
export function tagAt(html: string, from: number): Tag | undefined {
  nameAt.lastIndex = from
  const found = nameAt.exec(html)
  if (!found) return undefined
  const [start, slash = '', name = ''] = found
  const kept = new Map<string, string>()
  let at = from + start.length
  for (;;) {
    attributeAt.lastIndex = at
    const attribute = attributeAt.exec(html)
    if (!attribute) break
    at += attribute[0].length
    const key = (attribute[1] ?? '').toLowerCase()
    const known = keptName(key, name.toLowerCase())
    if (known && !kept.has(known)) kept.set(known, quoted(attribute[2] ?? attribute[3] ?? attribute[4] ?? ''))
  }
  restAt.lastIndex = at
  const rest = restAt.exec(html)?.[0] ?? ''
  return {
    name: name.toLowerCase(),
    closes: slash !== '',
    closesItself: html.startsWith('/>', at + rest.length - 2),
    attributes: [...kept].map(([key, value]) => ` ${key}="${value}"`).join(''),
    end: at + rest.length,
  }
}

/** Where the text behind a comment, a declaration or an instruction begins; nothing where `from` begins none. */
export function commentEnd(html: string, from: number): number | undefined {
  const isLong = html.startsWith('<!--', from)
  if (!isLong && !/^<(?:[!?]|\/[^a-z])/i.test(html.slice(from, from + 3))) return undefined
  const close = isLong ? '-->' : '>'
  const end = html.indexOf(close, from + 2)
  return end < 0 ? html.length : end + close.length
}

/** Where the text behind `</name>` begins; undefined where it does not come any more. */
export function elementEnd(html: string, name: string, from: number): number | undefined {
  const close = new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi')
  close.lastIndex = from
  const found = close.exec(html)
  return found ? found.index + found[0].length : undefined
}

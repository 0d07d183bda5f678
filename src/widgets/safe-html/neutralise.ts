import { lookUp } from '../../core/kernel/look-up'
import { attributes, childless, edges, endings, laterNames, onlyOn, silent, tags, unread } from './html-tags'

/** `end` is the offset after the tag. */
type Tag = { name: string; closes: boolean; closesItself: boolean; attributes: string; end: number }

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

/** The tag at `from`; undefined if it is text. An unterminated tag extends to the end. */
function tagAt(html: string, from: number): Tag | undefined {
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

/** Offset after a comment, declaration or instruction; undefined if none starts at `from`. */
function commentEnd(html: string, from: number): number | undefined {
  const isLong = html.startsWith('<!--', from)
  if (!isLong && !/^<(?:[!?]|\/[^a-z])/i.test(html.slice(from, from + 3))) return undefined
  const close = isLong ? '-->' : '>'
  const end = html.indexOf(close, from + 2)
  return end < 0 ? html.length : end + close.length
}

/** Offset after `</name>`; undefined if it doesn't occur. */
function elementEnd(html: string, name: string, from: number): number | undefined {
  const close = new RegExp(`</${name}(?=[\\s/>])[^>]*>?`, 'gi')
  close.lastIndex = from
  const found = close.exec(html)
  return found ? found.index + found[0].length : undefined
}

/** deeper elements are dropped: a parser's repair cost grows with depth */
const deepest = 120

const wordsOf = (text: string) => text.replaceAll('\0', '').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function writer() {
  const parts: string[] = []
  const open: string[] = []

  const closeDownTo = (depth: number) => {
    while (open.length > depth) parts.push(`</${open.pop()}>`)
  }
  const innermost = (ends: ReadonlySet<string>, within: ReadonlySet<string>): number => {
    for (let at = open.length - 1; at >= 0; at--) {
      const name = open[at] ?? ''
      if (ends.has(name)) return at
      if (within.has(name)) return -1
    }
    return -1
  }
  const closeAt = (depth: number) => {
    if (depth >= 0) closeDownTo(depth)
  }

  return {
    text: (text: string) => parts.push(wordsOf(text)),
    tag({ name, closes, attributes }: Tag) {
      if (!tags.has(name)) return
      if (closes && !childless.has(name))
        return closeAt(innermost(new Set([name]), edges.has(name) ? new Set() : edges))
      if (closes && name !== 'br') return
      for (const { ends, within } of lookUp(endings, name) ?? []) closeAt(innermost(ends, within))
      if (open.length >= deepest && !childless.has(name)) return
      parts.push(`<${name}${attributes}>`)
      if (!childless.has(name)) open.push(name)
    },
    end() {
      closeDownTo(0)
      return parts.join('')
    },
  }
}

/** Finds the offset after a dropped element. Remembers names that weren't found, which keeps it linear. */
function leaver(html: string) {
  const unclosed = new Set<string>()
  return ({ name, closes, closesItself, end }: Tag): number => {
    const isUnread = unread.has(name)
    if (closes || !(isUnread || (silent.has(name) && !closesItself)) || unclosed.has(name)) return end
    const behind = elementEnd(html, name, end)
    if (behind === undefined) unclosed.add(name)
    return behind ?? (isUnread ? html.length : end)
  }
}

/**
 * Rewrites untrusted HTML so that a parser finds nothing to run, load or repair: known elements and attributes
 * only, all closed, and no angle brackets in text. `style` and `src` are renamed as in `laterNames`.
 * Idempotent, and linear in time for itself and the parser.
 */
export function neutralise(html: string): string {
  const out = writer()
  const leave = leaver(html)
  let at = 0
  while (at < html.length) {
    const bracket = html.indexOf('<', at)
    if (bracket < 0) break
    out.text(html.slice(at, bracket))
    at = bracket
    const behind = commentEnd(html, at)
    if (behind !== undefined) {
      at = behind
      continue
    }
    const tag = tagAt(html, at)
    if (!tag) {
      out.text('<')
      at += 1
      continue
    }
    at = leave(tag)
    out.tag(tag)
  }
  out.text(html.slice(at))
  return out.end()
}

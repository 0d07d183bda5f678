import { lookUp } from '../../core/kernel/look-up'
import { childless, edges, endings, silent, tags, unread } from './html-tags'
import { commentEnd, elementEnd, type Tag, tagAt } from './html-tokens'

/** deeper elements are not opened: how a parser repairs them grows with their depth */
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

/** Finds where the text goes on behind elements that are left out. What was once not found is not looked for again. */
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
 * Rewrites anybody's HTML so that a parser meets nothing it would run, load or complain of: known elements with known
 * attributes, each closed, and text without brackets. `style` and `src` wait under the names of `laterNames`. Reading its
 * own output changes nothing. Takes linear time, and so does the parser that reads it.
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

import { lookUp } from './look-up'

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Decodes the entities common in mail; others stay unchanged. */
const decoded = (text: string): string =>
  text.replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,5});/gi, (entity, name: string) => {
    if (!name.startsWith('#')) return lookUp(named, name.toLowerCase()) ?? entity
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
  })

/** elements whose text isn't displayed */
const silent = /^(script|style|title|template)$/i
/** tags within a word; any other tag separates the text around it */
const inline = /^\/?(a|abbr|b|bdi|bdo|cite|code|em|font|i|ins|kbd|mark|q|s|small|span|strike|strong|sub|sup|u)$/i

/** Name of the tag at `from` (`<p class=x>` -> `p`), with a leading `/` for a closing tag. */
const tagAt = (html: string, from: number): string =>
  /^<(\/?[a-z][a-z\d-]*)/i.exec(html.slice(from, from + 40))?.[1] ?? ''

/** End of the tag at `from`; a `>` inside a quoted attribute doesn't end it. */
function endOfTag(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at++) {
    const letter = html[at] ?? ''
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at + 1
  }
  return html.length
}

/** The text of an HTML document on one line, for previews and searches: never rendered as HTML. Linear time. */
export function plainText(html: string): string {
  let text = ''
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    text += html.slice(at, open < 0 ? html.length : open)
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      at = end < 0 ? html.length : end + 3
      continue
    }
    const tag = tagAt(html, open)
    if (tag === '' && !/[!?]/.test(html[open + 1] ?? '')) {
      text += '<'
      at = open + 1
      continue
    }
    at = endOfTag(html, open + 1)
    if (!inline.test(tag)) text += ' '
    if (silent.test(tag)) {
      const ending = new RegExp(`</${tag}`, 'gi')
      ending.lastIndex = at
      const end = ending.exec(html)
      at = end ? endOfTag(html, end.index) : html.length
    }
  }
  return decoded(text).replace(/\s+/g, ' ').trim()
}

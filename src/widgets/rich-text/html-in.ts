import { DOMParser, type Node } from 'prosemirror-model'
import { plainText } from '../../core/kernel/html-text'
import { neutralise } from '../safe-html/neutralise'
import { sanitised } from '../safe-html/sanitise'
import { schema } from './schema'

const rows = /^(?:table|caption|tr)$/
const cells = /^t[dh]$/
const inTables = /<(\/?)(table|caption|thead|tbody|tfoot|tr|td|th|colgroup|col|img)\b([^>]*)>/g

/**
 * Foreign HTML with nothing in it that runs or loads, and without what the editor has no place for: a row of a table is a
 * line, a picture is the text that stands for it.
 */
export const flatten = (html: string): string =>
  neutralise(html).replace(inTables, (_, end: string, name: string, attributes: string) => {
    if (name === 'img') return / alt="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (rows.test(name)) return `<${end}div>`
    return end && cells.test(name) ? ' ' : ''
  })

const parser = DOMParser.fromSchema(schema)

/** Takes out the line breaks that only hold a line open. */
function withoutHolders(nodes: DocumentFragment): DocumentFragment {
  for (const line of nodes.querySelectorAll('br'))
    if (!line.nextSibling && /^(?:P|DIV|LI|H[1-6])$/.test(line.parentNode?.nodeName ?? '')) line.remove()
  return nodes
}

/** Anybody's HTML as what the editor can show of it. Where the browser cannot be relied on, its words. */
export function docOf(html: string): Node {
  const nodes = sanitised(flatten(html))
  if (nodes) return parser.parse(withoutHolders(nodes))
  const text = plainText(html)
  return schema.node('doc', null, [schema.node('paragraph', null, text === '' ? [] : [schema.text(text)])])
}

import { DOMParser, type Node } from 'prosemirror-model'
import { plainText } from '../../core/kernel/html-text'
import { neutralise } from '../safe-html/neutralise'
import { sanitised } from '../safe-html/sanitise'
import { schema } from './editor-schema'

const rows = /^(?:table|caption|tr)$/
const cells = /^t[dh]$/
const inTables = /<(\/?)(table|caption|thead|tbody|tfoot|tr|td|th|colgroup|col|img)\b([^>]*)>/g

/**
 * Untrusted HTML without anything that runs or loads, reduced to what the schema supports: a table row becomes
 * a line, a picture its alt text.
 */
export const flatten = (html: string): string =>
  neutralise(html).replace(inTables, (_, end: string, name: string, attributes: string) => {
    if (name === 'img') return / alt="([^"]*)"/.exec(attributes)?.[1] ?? ''
    if (rows.test(name)) return `<${end}div>`
    return end && cells.test(name) ? ' ' : ''
  })

const parser = DOMParser.fromSchema(schema)

/** Removes line breaks that only keep a line open. */
function withoutHolders(nodes: DocumentFragment): DocumentFragment {
  for (const line of nodes.querySelectorAll('br'))
    if (!line.nextSibling && /^(?:P|DIV|LI|H[1-6])$/.test(line.parentNode?.nodeName ?? '')) line.remove()
  return nodes
}

/** Parses untrusted HTML into a document; plain text if this browser can't sanitize. */
export function docOf(html: string): Node {
  const nodes = sanitised(flatten(html))
  if (nodes) return parser.parse(withoutHolders(nodes))
  const text = plainText(html)
  return schema.node('doc', null, [schema.node('paragraph', null, text === '' ? [] : [schema.text(text)])])
}

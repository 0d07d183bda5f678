import { DOMParser, type Node } from 'prosemirror-model'
import { plainText } from '../../core/kernel/html-text'
import { sanitised } from '../safe-html/sanitise'
import { flatten } from './flatten'
import { schema } from './schema'

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

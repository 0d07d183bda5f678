import type { Mark, Node } from 'prosemirror-model'
import { lookUp } from '../../core/kernel/look-up'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const inAttribute = (text: string) => escaped(text).replaceAll('"', '&quot;')

/** Browsers collapse spaces: all but the last of a run become no-break spaces. */
const spaced = (text: string, isFirst: boolean, isLast: boolean) => {
  const runs = text.replace(/ (?= )/g, '\u00a0')
  const led = isFirst ? runs.replace(/^ /, '\u00a0') : runs
  return isLast ? led.replace(/ $/, '\u00a0') : led
}

const tagOf: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  link: 'a',
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
}

const open = ({ type, attrs }: Mark) =>
  type.name === 'link' ? `<a href="${inAttribute(String(attrs.href))}">` : `<${lookUp(tagOf, type.name)}>`
const close = ({ type }: Mark) => `</${lookUp(tagOf, type.name)}>`

function inlineOf(block: Node): string {
  let out = ''
  let opened: readonly Mark[] = []
  const go = (marks: readonly Mark[]) => {
    let same = 0
    while (same < opened.length && same < marks.length && opened[same]?.eq(marks[same] as Mark)) same++
    out += opened.slice(same).toReversed().map(close).join('') + marks.slice(same).map(open).join('')
    opened = marks
  }
  block.forEach((node, _, index) => {
    go(node.marks)
    const isFirst = index === 0 || block.child(index - 1).type.name === 'hard_break'
    const isLast = index === block.childCount - 1 || block.child(index + 1).type.name === 'hard_break'
    out += node.isText ? escaped(spaced(node.text ?? '', isFirst, isLast)) : '<br>'
  })
  go([])
  // a trailing <br> shows only if something follows it, and an empty block has no height
  return block.childCount === 0 || block.lastChild?.type.name === 'hard_break' ? `${out}<br>` : out
}

function blockOf(node: Node): string {
  const { type, attrs } = node
  if (type.name === 'rule') return '<hr>'
  const tag = type.name === 'heading' ? `h${attrs.level}` : (lookUp(tagOf, type.name) ?? '')
  const align = attrs.align ? ` align="${attrs.align}"` : ''
  const start = type.name === 'ordered_list' && attrs.start !== 1 ? ` start="${attrs.start}"` : ''
  const inside = node.isTextblock ? inlineOf(node) : type.name === 'list_item' ? itemOf(node) : blocksOf(node)
  return `<${tag}${align}${start}>${inside}</${tag}>`
}

const isList = ({ type }: Node) => type.name === 'bullet_list' || type.name === 'ordered_list'

/** A single line, with at most lists below it, needs no <p>. */
function itemOf(item: Node): string {
  const [line, ...rest] = item.children
  const isPlain = line?.type.name === 'paragraph' && !line.attrs.align && rest.every(isList)
  return isPlain ? inlineOf(line) + rest.map(blockOf).join('') : blocksOf(item)
}

const blocksOf = (node: Node) => node.children.map(blockOf).join('')

const isEmpty = (doc: Node) =>
  doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.childCount === 0

/** Semantic HTML without classes or styles; '' for an empty document. */
export const htmlOf = (doc: Node): string => (isEmpty(doc) ? '' : blocksOf(doc))

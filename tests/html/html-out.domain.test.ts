import fc from 'fast-check'
import type { Node } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { schema } from '../../src/widgets/rich-text/editor-schema'
import { htmlOf } from '../../src/widgets/rich-text/html-out'
import { neutralise } from '../../src/widgets/safe-html/neutralise'

const { nodes, marks } = schema
const text = (messages: string, ...names: ('bold' | 'italic' | 'underline' | 'strike' | 'link')[]) =>
  schema.text(
    messages,
    names.map((name) => marks[name].create(name === 'link' ? { href: 'https://a.example/?a=1&b="2"' } : null)),
  )
const line = (...inside: Node[]) => nodes.paragraph.create(null, inside)
const doc = (...blocks: Node[]) => nodes.doc.create(null, blocks)
const item = (...blocks: Node[]) => nodes.list_item.create(null, blocks)
const gap = nodes.hard_break.create()

const table: readonly [what: string, doc: Node, html: string][] = [
  ['nothing', doc(line()), ''],
  ['two empty lines', doc(line(), line()), '<p><br></p><p><br></p>'],
  ['brackets and an and', doc(line(text('a<b>&c'))), '<p>a&lt;b&gt;&amp;c</p>'],
  [
    'looks within looks',
    doc(line(text('a'), text('b', 'bold'), text('c', 'bold', 'italic'), text('d', 'italic'))),
    '<p>a<strong>b<em>c</em></strong><em>d</em></p>',
  ],
  [
    'a link',
    doc(line(text('a', 'link', 'underline'))),
    '<p><a href="https://a.example/?a=1&amp;b=&quot;2&quot;"><u>a</u></a></p>',
  ],
  ['spaces that would be lost', doc(line(text(' a  b '))), '<p>\u00a0a\u00a0 b\u00a0</p>'],
  ['lines', doc(line(text('a'), gap, text('b'), gap)), '<p>a<br>b<br><br></p>'],
  ['alignment', doc(nodes.paragraph.create({ align: 'right' }, text('a'))), '<p align="right">a</p>'],
  ['a heading', doc(nodes.heading.create({ level: 3, align: 'center' }, text('a'))), '<h3 align="center">a</h3>'],
  [
    'a list in a list',
    doc(
      nodes.bullet_list.create(null, [
        item(line(text('a')), nodes.ordered_list.create({ start: 3 }, item(line(text('b'))))),
        item(line(text('c')), line(text('d'))),
      ]),
    ),
    '<ul><li>a<ol start="3"><li>b</li></ol></li><li><p>c</p><p>d</p></li></ul>',
  ],
  [
    'a quote and a rule',
    doc(nodes.blockquote.create(null, line(text('a'))), nodes.rule.create()),
    '<blockquote><p>a</p></blockquote><hr>',
  ],
]

describe("the editor's HTML output", () => {
  for (const [what, written, html] of table)
    test(`HTML-10 ${what}`, () => {
      expect(htmlOf(written)).toBe(html)
    })

  const letters = fc.string({
    unit: fc.constantFrom('ก', 'า', 'a', ' ', '<', '&', '"', '>', '\u00a0'),
    minLength: 1,
    maxLength: 8,
  })
  const messages = fc
    .tuple(letters, fc.subarray(['bold', 'italic', 'underline', 'strike', 'link'] as const))
    .map(([letter, names]) => text(letter, ...names))
  const lines = fc
    .tuple(fc.constantFrom(null, 'center', 'right'), fc.array(fc.oneof(messages, fc.constant(gap)), { maxLength: 5 }))
    .map(([align, inside]) => nodes.paragraph.create({ align }, inside))
  const { block } = fc.letrec<{ block: Node }>((tie) => ({
    block: fc.oneof(
      { depthSize: 'small' },
      lines,
      fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((inside) => nodes.blockquote.create(null, inside)),
      fc
        .tuple(fc.constantFrom(nodes.bullet_list, nodes.ordered_list), lines, fc.array(tie('block'), { maxLength: 2 }))
        .map(([type, first, more]) => type.create(null, item(first, ...more))),
    ),
  }))
  const docs = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => doc(...blocks))

  test('HTML-11 its output passes the sanitiser unchanged', () => {
    const check = (written: Node) => {
      expect(neutralise(htmlOf(written))).toBe(htmlOf(written))
    }
    fc.assert(fc.property(docs, check), { numRuns: 200 })
  })
})

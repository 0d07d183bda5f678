import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../src/core/kernel/html-text'
import { attributes, tags } from '../../src/widgets/safe-html/html-tags'
import { neutralise } from '../../src/widgets/safe-html/neutralise'
import { cpuTime } from '../helpers/cpu-time'
import { hostile } from './hostile'

const table: readonly [what: string, html: string, out: string][] = [
  ['words', 'a & b &lt;c', 'a & b &lt;c'],
  ['a bracket that is text', '1 < 2 > 0', '1 &lt; 2 &gt; 0'],
  ['an unknown element keeps its words', '<blink>x</blink>', 'x'],
  ['names in capitals', '<P ALIGN=Center>x</P>', '<p align="Center">x</p>'],
  ['style and src wait', '<img src=a style="b">', '<img data-raan-src="a" data-raan-style="b">'],
  ['addresses where they belong', '<p href=a src=b>x<a src=c>', '<p>x<a></a></p>'],
  ['the first of two', '<p title=a title=b>x', '<p title="a">x</p>'],
  ['a quote in quotes', `<p title='"x"'>`, '<p title="&quot;x&quot;"></p>'],
  ['brackets in an attribute', '<p title="<b>">', '<p title="&lt;b&gt;"></p>'],
  ['no address where its quote never ends', '<a href="x>y', '<a href="">y</a>'],
  ['handlers, ids, names, classes', '<p onclick=x id=a name=b class=c>d', '<p>d</p>'],
  ['a script with all in it', 'a<script>b</script >c', 'ac'],
  ['a script that never ends', 'a<script>b', 'a'],
  ['a picture drawn in SVG', 'a<svg><text>b</text></svg>c', 'ac'],
  ['a mark of SVG that never ends', 'a<svg>b<svg>c', 'abc'],
  ['SVG that closes itself', 'a<svg/>b', 'ab'],
  ['comments of all kinds', 'a<!--b-->c<!d>e<?f>g</ h>i', 'acegi'],
  ['null', 'a\0b<sc\0ript>c', 'abc'],
  ['paragraphs nobody closed', '<p>a<p>b<div>c', '<p>a</p><p>b</p><div>c</div>'],
  [
    'cells nobody closed',
    '<table><tr><td>a<td>b<tr><td>c',
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
  ],
  ['an end without a beginning', 'a</div></td>b', 'ab'],
  [
    'an end inside a cell leaves the cell',
    '<div><table><tr><td>a</div>b',
    '<div><table><tr><td>ab</td></tr></table></div>',
  ],
  ['a link in a link', '<a href=x>a<a href=y>b', '<a href="x">a</a><a href="y">b</a>'],
]

describe('untrusted HTML before a parser reads it', () => {
  for (const [what, html, out] of table)
    test(`HTML-1 ${what}`, () => {
      expect(neutralise(html)).toBe(out)
    })

  const tokens = [
    ...hostile(0)
      .join('')
      .matchAll(/<[^<>]{0,80}>?|[^<>]{1,20}|>/g),
  ].map(([token]) => token)
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(fc.constantFrom(...tokens), { maxLength: 25 }).map((each) => each.join('')),
  )
  const tag = /<\/?([a-z][a-z\d]*)((?: [a-z-]+="[^"<>]*")*)>/g

  test('HTML-2 only known elements with known attributes are output, whatever the input', () => {
    const check = (html: string) => {
      const out = neutralise(html)
      for (const [, name = '', list = ''] of out.matchAll(tag)) {
        expect(tags.has(name), name).toBe(true)
        for (const [, key = ''] of list.matchAll(/ ([a-z-]+)="[^"]*"/g))
          expect(attributes.has(key) || /^data-raan-(?:style|src)$/.test(key), key).toBe(true)
      }
      expect(out.replaceAll(tag, '')).not.toMatch(/[<>\0]/)
    }
    for (const html of hostile(800)) check(html)
    fc.assert(fc.property(anything, check), { numRuns: 300 })
  })

  test('HTML-3 sanitising the output again changes nothing', () => {
    const check = (html: string) => {
      const out = neutralise(html)
      expect(neutralise(out)).toBe(out)
    }
    for (const html of hostile(400)) check(html)
    fc.assert(fc.property(anything, check), { numRuns: 300 })
  })

  test('HTML-4 each element is closed where it must be, and none is nested deeper than 120', () => {
    const check = (html: string) => {
      const open: string[] = []
      for (const [whole, name = ''] of neutralise(html).matchAll(tag))
        if (whole.startsWith('</')) expect(open.pop()).toBe(name)
        else if (!/^(?:br|col|hr|img|wbr)$/.test(name)) expect(open.push(name)).toBeLessThanOrEqual(120)
      expect(open).toEqual([])
    }
    for (const html of hostile(400)) check(html)
    check('<div><b>'.repeat(5000))
    fc.assert(fc.property(anything, check), { numRuns: 200 })
  })

  test('HTML-5 the words of well-formed HTML are kept', () => {
    const messages = fc.stringMatching(/^[ก-ฮa-z ]{1,12}$/)
    const html = fc
      .array(fc.tuple(fc.constantFrom('p', 'b', 'td', 'li', 'font', 'unknown'), messages), { maxLength: 12 })
      .map((list) => list.map(([name, text]) => `<${name} style=x>${text}</${name}>`).join(' '))
    const check = (each: string) => {
      expect(plainText(neutralise(each))).toBe(plainText(each))
    }
    fc.assert(fc.property(html, check))
  })

  // a quadratic reading of so much takes minutes
  const floods = [
    '<',
    '</',
    '<a ',
    '<a b="',
    "<a b='",
    '<a b= ',
    '<!--',
    '<!',
    '<svg>',
    '<script',
    '<math><svg>',
    '<p>',
    '<b>',
    '<td>',
    '</b>',
    ' ',
    '&',
    '<a/',
    '<a =',
    '<font color=x><p>',
  ]
  for (const piece of floods)
    test(`HTML-6 a flood of ${JSON.stringify(piece)} is read in linear time`, () => {
      const flood = piece.repeat(Math.ceil(200_000 / piece.length))
      const started = cpuTime()
      const out = neutralise(`<p ${flood}`)
      expect(out.length).toBeLessThan(1_500_000)
      neutralise(flood)
      expect(cpuTime() - started).toBeLessThan(3_000)
    })
})

import { EditorState, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { actions } from '../../src/widgets/rich-text/commands'
import { addressOf, linkAt, linkTo, unlink } from '../../src/widgets/rich-text/editor-links'
import { schema } from '../../src/widgets/rich-text/editor-schema'
import { flatten } from '../../src/widgets/rich-text/html-in'
import { htmlOf } from '../../src/widgets/rich-text/html-out'
import { lookOf } from '../../src/widgets/rich-text/look'

/** One line of words, some of them selected, and what a command makes of it. */
function written(messages: string, from: number, to = from) {
  const doc = schema.node('doc', null, [schema.node('paragraph', null, [schema.text(messages)])])
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, from + 1, to + 1) })
  const page = {
    does(command: (typeof actions)['bold']) {
      command(state, (transaction) => {
        state = state.apply(transaction)
      })
      return page
    },
    html: () => htmlOf(state.doc),
    look: () => lookOf(state),
    link: () => linkAt(state)?.href,
  }
  return page
}

describe('a typed link', () => {
  const table: readonly [typed: string, meant: string | undefined][] = [
    ['https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
    [' shop.example ', 'https://shop.example'],
    ['localhost:8080/x', 'https://localhost:8080/x'],
    ['somchai@shop.example', 'mailto:somchai@shop.example'],
    ['mailto:somchai@shop.example', 'mailto:somchai@shop.example'],
    ['081-234-5678', 'tel:0812345678'],
    ['tel:+66812345678', 'tel:+66812345678'],
    ['', undefined],
    ['shop', undefined],
    ['two words.example', undefined],
    ['javascript:alert(1)', undefined],
    ['JAVASCRIPT:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['ftp://shop.example', undefined],
    ['https://', undefined],
  ]
  for (const [typed, meant] of table)
    test(`HTML-20 ${JSON.stringify(typed)} is read as ${meant}`, () => {
      expect(addressOf(typed)).toBe(meant)
    })

  test('HTML-21 a link applies to the selection or the link at the cursor, or is inserted', () => {
    const href = 'https://a.example'
    expect(written('one two', 0, 3).does(linkTo(href)).html()).toBe('<p><a href="https://a.example">one</a> two</p>')
    const linked = written('one two', 0, 3).does(linkTo(href))
    expect(linked.link()).toBe(href)
    expect(linked.does(linkTo('https://b.example')).html()).toBe('<p><a href="https://b.example">one</a> two</p>')
    expect(linked.does(unlink).html()).toBe('<p>one two</p>')
    expect(written('one ', 4).does(linkTo('mailto:a@b.example')).html()).toBe(
      '<p>one <a href="mailto:a@b.example">a@b.example</a></p>',
    )
  })
})

describe('the toolbar', () => {
  test('HTML-22 the formats at the cursor are shown and switched off by the same button', () => {
    const bold = written('one', 0, 3).does(actions.bold)
    expect([bold.html(), bold.look().bold, bold.look().italic]).toEqual(['<p><strong>one</strong></p>', true, false])
    expect(bold.does(actions.bold).html()).toBe('<p>one</p>')
    const list = written('one', 1).does(actions.bullets)
    expect([list.html(), list.look().bullets, list.look().numbers]).toEqual(['<ul><li>one</li></ul>', true, false])
    expect(list.does(actions.numbers).html()).toBe('<ol><li>one</li></ol>')
    expect(list.does(actions.numbers).html()).toBe('<p>one</p>')
    const quote = written('one', 1).does(actions.quote)
    expect([quote.html(), quote.look().quote]).toEqual(['<blockquote><p>one</p></blockquote>', true])
    expect(quote.does(actions.quote).html()).toBe('<p>one</p>')
    const centre = written('one', 1).does(actions.center)
    expect([centre.html(), centre.look().center, centre.look().start]).toEqual([
      '<p align="center">one</p>',
      true,
      false,
    ])
    expect(centre.does(actions.start).html()).toBe('<p>one</p>')
  })

  test('HTML-23 clearing removes formats, links and alignment, and keeps lists', () => {
    const dressed = written('one', 0, 3).does(actions.bold).does(actions.strike).does(linkTo('https://a.example'))
    expect(dressed.does(actions.end).does(actions.bullets).does(actions.plain).html()).toBe('<ul><li>one</li></ul>')
  })
})

test('HTML-24 rows of a pasted table become lines, an image its alternative text', () => {
  expect(flatten('<table><tr><td>a<td>b<tr><td>c</table><img src=x alt="d &quot;e">')).toBe(
    '<div><div>a b </div><div>c </div></div>d &quot;e',
  )
})

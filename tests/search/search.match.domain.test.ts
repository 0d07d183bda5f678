import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activeOf, stepped } from '../../src/core/kernel/active-option'
import { firstMatches, matches, piecesOf } from '../../src/core/search/search.match'

const messages = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom('ก', 'า', 'ิ', 'ี', '้', '่', 'ำ', 'น', 'ร', 'A', 'é', 'e\u0301', 'İ', ' '),
    maxLength: 12,
  }),
)
const turned = (text: string) => text.replace(/[a-z]/g, (letter) => letter.toUpperCase())
const backendMessage = (title: string) => [title]

test.each([
  ['รายการออเดอร์', 'ออเดอร์', true],
  ['รายการออเดอร์', ' ออเดอร์ ', true],
  ['Flash รับพัสดุ', 'fLaSh', true],
  ['Café', 'CAFE\u0301', true],
  ['ร้านค้า', 'ราน', false],
  ['กินข้าว', 'ก', true],
  ['ลูกค้า', '', true],
] as const)('SEARCH-20 %s contains %j: %s', (title, typed, isFound) => {
  expect(matches(title, typed)).toBe(isFound)
})

describe('whatever is typed', () => {
  test('SEARCH-20 case, surrounding spaces and Unicode composition are ignored', () => {
    fc.assert(
      fc.property(messages, messages, (title, typed) => {
        const found = matches(title, typed)
        expect([
          matches(title.normalize('NFD'), typed),
          matches(title, `  ${typed.normalize('NFD')} `),
          // where a letter has one capital and that capital one small letter
          matches(turned(title), turned(typed)),
        ]).toEqual([found, found, found])
        expect(matches(title, title)).toBe(true)
      }),
    )
  })

  test('SEARCH-21 matches keep their order, are limited in number, and an empty search has none', () => {
    fc.assert(
      fc.property(
        fc.array(messages, { maxLength: 30 }),
        messages,
        fc.integer({ min: 1, max: 6 }),
        (titles, typed, limit) => {
          const found = firstMatches(titles, typed, limit, backendMessage)
          const all = typed.trim() === '' ? [] : titles.filter((title) => matches(title, typed))
          expect(found).toEqual(all.slice(0, limit))
        },
      ),
    )
    expect(firstMatches(['a', 'b'], '  ', 4, backendMessage)).toEqual([])
  })

  test('SEARCH-22 the pieces of a title add up to it, split between letters and never inside one', () => {
    const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' })
    fc.assert(
      fc.property(messages, messages, (title, typed) => {
        const pieces = piecesOf(title, typed)
        const text = title.normalize('NFC')
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        const cuts = new Set([...segmenter.segment(text)].map(({ index }) => index))
        let at = 0
        for (const piece of pieces) {
          expect(cuts.has(at)).toBe(true)
          at += piece.text.length
        }
        expect(pieces.some(({ hit }) => hit)).toBe(typed.trim() !== '' && matches(title, typed))
      }),
    )
  })
})

test.each([
  ['รายการออเดอร์', 'รายการ', ['>รายการ', 'ออเดอร์']],
  ['กี่กก', 'ก', ['>กี่กก']],
  ['น้ำพริก', 'น', ['>น้ำ', 'พริก']],
  ['Big bag', 'B', ['>B', 'ig ', '>b', 'ag']],
  ['ลูกค้า', '', ['ลูกค้า']],
] as const)('SEARCH-22 %s marked with %j', (title, typed, pieces) => {
  expect(piecesOf(title, typed).map(({ text, hit }) => (hit ? `>${text}` : text))).toEqual(pieces)
})

describe('keyboard selection', () => {
  const keys = ['a', 'b', 'c']

  test.each([
    [undefined, 'next', 'b'],
    ['c', 'next', 'a'],
    [undefined, 'previous', 'c'],
    ['b', 'previous', 'a'],
    ['b', 'first', 'a'],
    ['b', 'last', 'c'],
    ['gone', 'next', 'b'],
  ] as const)('SEARCH-23 from %s %s moves to %s', (active, step, to) => {
    expect(stepped(keys, active, step)).toBe(to)
  })

  test('SEARCH-23 it is always on a shown entry, and as many steps as there are entries lead back', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(messages, { maxLength: 6 }),
        fc.option(messages, { nil: undefined }),
        (shown, active) => {
          const start = activeOf(shown, active)
          expect(start === undefined ? shown.length === 0 : shown.includes(start)).toBe(true)
          for (const step of ['next', 'previous'] as const) {
            let now = start
            for (const _ of shown) now = stepped(shown, now, step)
            expect(now).toBe(start)
          }
        },
      ),
    )
  })
})

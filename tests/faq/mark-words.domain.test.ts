import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markWords } from '../../src/core/kernel/mark-words'

/** Marked pieces stand in brackets. */
const shown = (text: string, query: string) =>
  markWords(text, query)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')

test.each([
  ['How do I pay with PromptPay?', 'promptpay', 'How do I pay with [PromptPay]?'],
  ['How do I pay with PromptPay?', 'prompt', 'How do I pay with [PromptPay]?'],
  ['Pay once, pay twice', 'PAY', '[Pay] once, [pay] twice'],
  ['ลูกค้าจ่ายเงินแบบไหนได้บ้าง', 'จ่าย', 'ลูกค้า[จ่าย]เงินแบบไหนได้บ้าง'],
  ['ลูกค้าจ่ายเงินแบบไหนได้บ้าง', 'ลูก', '[ลูกค้า]จ่ายเงินแบบไหนได้บ้าง'],
  ['ลูกค้าจ่ายเงินแบบไหนได้บ้าง', 'ายเงิ', 'ลูกค้า[จ่ายเงิน]แบบไหนได้บ้าง'],
  ['พัสดุ COD ตีกลับ ต้องทำอะไร', ' cod ', 'พัสดุ [COD] ตีกลับ ต้องทำอะไร'],
  ['İstanbul ve COD', 'cod', 'İstanbul ve [COD]'],
  ['İstanbul ve COD', 'i', '[İstanbul] ve COD'],
  ['a+b (c)', '(c)', 'a+b [(c)]'],
  ['nothing here', 'else', 'nothing here'],
  ['nothing here', '  ', 'nothing here'],
  ['', 'x', ''],
])('FAQ-5 in “%s” the words that contain “%s” are highlighted', (text, query, marked) => {
  expect(shown(text, query)).toBe(marked)
})

test('KNOW-2060 each of several words is marked, also where they overlap', () => {
  const pieces = markWords('ลูกค้าจ่ายเงินแล้ว, paid', 'จ่าย', 'PAID', '', 'จ่ายเงิน')
  expect(pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text)).toEqual(['จ่ายเงิน', 'paid'])
})

const text = fc.string({ unit: fc.constantFrom(...'aAbB İß ก็จ่ายเงินโอน😀.+('), maxLength: 20 })

test('FAQ-6 the pieces add up to the text, and neighbours differ', () => {
  fc.assert(
    fc.property(text, text, (whole, query) => {
      const pieces = markWords(whole, query)
      expect(pieces.map((piece) => piece.text).join('')).toBe(whole)
      expect(pieces.some((piece, nth) => piece.text === '' || piece.isMarked === pieces[nth + 1]?.isMarked)).toBe(false)
    }),
  )
})

test('FAQ-6 any part of a text is found in it', () => {
  fc.assert(
    fc.property(text, fc.nat(), fc.nat(), (whole, from, length) => {
      const at = from % (whole.length + 1)
      const query = whole.slice(at, at + 1 + (length % 5)).trim()
      fc.pre(query !== '' && query.isWellFormed())
      expect(markWords(whole, query).some(({ isMarked }) => isMarked)).toBe(true)
    }),
  )
})

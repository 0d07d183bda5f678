import { expect, test } from 'vitest'
import { fillIn, translationsIn } from '../../scripts/build/known-translations'

const entry = (id: string, translation: string) => `${id}\nmsgstr "${translation}"\n`

const [tryAgain, order, orderOnPaper, named] = [
  'msgid "Try again"',
  'msgid "Order"',
  'msgctxt "paper"\nmsgid "Order"',
  'msgid "Notes"',
]

test('I18N-2403 an extracted text gets the translation that another catalog of its language has, by its context', () => {
  const known = translationsIn([
    [entry(tryAgain, 'ลองอีกครั้ง'), entry(orderOnPaper, 'คำสั่งซื้อ')].join('\n'),
    [entry(tryAgain, ''), entry(order, '')].join('\n'),
  ])
  const catalog = [entry(tryAgain, ''), entry(order, ''), entry(orderOnPaper, ''), entry(named, 'บันทึก')]
  expect(fillIn(catalog.join('\n'), known).split('\n\n')).toEqual(
    [entry(tryAgain, 'ลองอีกครั้ง'), entry(order, ''), entry(orderOnPaper, 'คำสั่งซื้อ'), entry(named, 'บันทึก')].map(
      (each, position) => (position < 3 ? each.trimEnd() : each),
    ),
  )
})

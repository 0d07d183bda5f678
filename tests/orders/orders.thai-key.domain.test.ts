import { expect, test } from 'vitest'
import { thaiKey } from '../../src/core/orders/orders.thai-key'
import { makeNames } from './thai-names'

const collator = new Intl.Collator('th')
const signOf = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

test('ORDS-700 keys sort 20,000 names as the Thai collator does, compared by code or by byte', () => {
  const names = makeNames(20_000).sort(collator.compare)
  const keys = names.map(thaiKey)
  const bytes = keys.map((key) => Buffer.from(key))
  const wrong = names.slice(1).filter((name, nth) => {
    const expected = Math.sign(collator.compare(names[nth] ?? '', name))
    const byCode = signOf(keys[nth] ?? '', keys[nth + 1] ?? '')
    const byByte = Buffer.compare(bytes[nth] ?? Buffer.of(), bytes[nth + 1] ?? Buffer.of())
    return byCode !== expected || byByte !== expected
  })
  expect(wrong).toEqual([])
  expect(new Set(keys).size).toBeGreaterThan(18_000)
})

test.each([
  ['a leading vowel stands behind its consonant', ['กา', 'เก', 'แก', 'ขา']],
  ['marks decide last', ['กา', 'ก่า', 'ก้า', 'กาก']],
  ['digits, Thai, Latin', ['1', '๒', 'ก', 'a']],
  ['small before capital, either before the next letter', ['anna', 'Anna', 'b', 'B', 'ba']],
  ['blanks and punctuation do not count', ['นางข', 'นาย ก', 'นายกข', 'น.า.ย.ข']],
])('ORDS-700 %s', (_, sorted) => {
  expect(sorted.toSorted((a, b) => signOf(thaiKey(a), thaiKey(b)))).toEqual(sorted)
  expect(sorted.toSorted(collator.compare)).toEqual(sorted)
})

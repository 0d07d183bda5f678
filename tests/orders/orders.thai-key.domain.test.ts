import { expect, test } from 'vitest'
import { thaiKey } from '../../src/core/orders/orders.thai-key'
import { createRandom } from '../../src/service/random'

const collator = new Intl.Collator('th')
const consonants = [...'กขคฆงจฉชซญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮฤ']
const tones = ['', '', '\u0e48', '\u0e49', '\u0e4a', '\u0e4b']
const vowels = ['', 'ะ', 'า', 'ำ', '\u0e31', '\u0e34', '\u0e35', '\u0e36', '\u0e37', '\u0e38', '\u0e39']
const titles = ['', 'คุณ', 'นาย', 'นางสาว', 'ร้าน', 'บริษัท ', 'Ms. ', 'Mr. ']
const latin = ['Dao', 'dao', 'Lindqvist', 'Ann', 'anna', 'Café', "O'Neil", 'Tea-House', '7', '๑๒', 'ฯลฯ', 'ๆ', '฿']

/** Names of one to six syllables, some with Latin words, digits and brackets. */
function makeNames(count: number): string[] {
  const random = createRandom(29)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const syllable = () => {
    const [vowel, tone] = [pick(vowels), pick(tones)]
    const isSpacing = vowel === 'ะ' || vowel === 'า' || vowel === 'ำ'
    const middle = isSpacing ? tone + vowel : vowel + tone
    const silent = random() < 0.1 ? '\u0e4c' : random() < 0.05 ? '\u0e47' : ''
    return pick(['', '', 'เ', 'แ', 'โ', 'ใ', 'ไ']) + pick(consonants) + middle + pick(['', pick(consonants)]) + silent
  }
  const word = () => Array.from({ length: 1 + Math.floor(random() * 3) }, syllable).join('')
  return Array.from({ length: count }, () => {
    const name = random() < 0.05 ? `${pick(latin)} ${pick(latin)}` : `${pick(titles)}${word()}`
    const last = random() < 0.7 ? ` ${word()}` : ''
    return name + last + (random() < 0.15 ? ` (${pick(latin)})` : '')
  })
}

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

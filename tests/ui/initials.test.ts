import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hueOf, initialsOf } from '../../src/widgets/ui/avatar'

test.each([
  ['เกศินี แสงทอง', 'กส'],
  ['ไพลิน โกเมน', 'พก'],
  ['ใจดี', 'จ'],
  ['น้ำฝน ปิ่นแก้ว', 'นป'],
  ['อัญชัน ณ เชียงใหม่', 'อช'],
])('UI-20 %s: a Thai initial is the consonant, not the vowel written before it', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['anna de la Cruz', 'AC'],
  ['Øyvind', 'Ø'],
  ['éva', 'É'],
  ['J. R. R. Tolkien', 'JT'],
  ['99 Shop', '9S'],
])('UI-20 %s: first and last word, in capitals, with their accents', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([[''], ['   '], ['🙂'], ['‮‏'], ['---']])('UI-20 "%s" has no initials', (name) => {
  expect(initialsOf(name)).toBe('')
})

test('UI-20 direction marks and markup around a name are not part of it', () => {
  expect(initialsOf('‮สมชาย‬ <ใจดี>')).toBe('สจ')
})

test('UI-21 the colour of a name is one of the palette, and always the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (name, count) => {
      const hue = hueOf(name, count)
      return Number.isInteger(hue) && hue >= 0 && hue < count && hueOf(name, count) === hue
    }),
  )
  expect(new Set(['มาลี', 'สมชาย', 'Anna', 'ปิติ', 'Bo', 'ชูใจ'].map((name) => hueOf(name, 8))).size).toBeGreaterThan(2)
})

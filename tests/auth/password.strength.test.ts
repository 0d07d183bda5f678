import { expect, test } from 'vitest'
import { passwordStrength } from '../../src/core/auth/password/auth.password.strength'

test.each([
  ['', 0, 'short'],
  ['admin', 0, 'common'],
  ['Password1!', 1, 'common'],
  ['รหัสผ่าน', 0, 'common'],
  ['ฟหกดเ้่าสว', 0, 'common'],
  ['aaaaaaaaaaaa', 0, 'repeats'],
  ['abcdefghijkl', 0, 'sequence'],
  ['12/05/1990', 1, 'date'],
  ['x7$Kq', 1, 'short'],
  ['green tea', 2, 'common'],
  ['ชาเขียวเย็นแก้วใหญ่', 4, undefined],
  ['correct horse battery staple', 4, undefined],
] as const)('PASS-20 "%s" scores %i because of %s', (password, level, flaw) => {
  expect(passwordStrength(password)).toEqual({ level, flaw })
})

test("PASS-20 parts of the user's name or email don't count", () => {
  expect(passwordStrength('maleejaidee', ['malee.jaidee@shop.test'])).toEqual({ level: 1, flaw: 'personal' })
  expect(passwordStrength('maleejaidee').level).toBeGreaterThan(1)
})

test('PASS-20 appending words never makes it weaker', () => {
  const messages = 'green tea from doi suthep on tuesday'.split(' ')
  const levels = messages.map((_, at) => passwordStrength(messages.slice(0, at + 1).join(' ')).level)
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
  expect(levels.at(-1)).toBe(4)
})

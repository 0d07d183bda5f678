import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { doubtful, parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

test('PASTE-5410 of the wrong values in all sealed messages, at least 3 of 4 are in doubt, and at most 8 of 100 values', async () => {
  const files = readdirSync('tests/customers/pasted').filter((file) => file.endsWith('-sealed.json'))
  const sealed = await score(files.flatMap((file) => readCases(file.replace('.json', ''))))
  // before doubt was calibrated, 95 of 132, 8.7 of 100
  expect(sealed.wrongFlagged / sealed.wrongGiven).toBeGreaterThanOrEqual(0.75)
  expect(sealed.flagged).toBeLessThanOrEqual(0.08)
})

test.each([
  ['กาแฟโบราณ 150 ถุง', false],
  ['ชาเขียวมะลิหอมตรา ดอก บัว ทอง คู่ 2 ถุง', true],
])(
  'PASTE-5411 what is unusual about a value puts it in doubt only if the message as a whole is not certain of it: %s',
  async (line, expected) => {
    const { items } = await parsePaste(`มาลี แก้วใส\n0812345678\n${line}\n12 ม.1 ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210`)
    expect(items.map(({ confidence }) => confidence < doubtful)).toEqual([expected])
  },
)

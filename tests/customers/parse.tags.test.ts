import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { loadPlaceTable } from '../../src/core/customers/address/place-table'
import { doubtful, parsePaste } from '../../src/core/customers/customers.parse'
import { readOnce } from '../../src/core/customers/parse/read-once'
import { slots } from '../../src/core/customers/parse/tag-slots'
import { masks, moves, values } from '../../src/core/customers/parse/tag-weights'
import { withTagged } from '../../src/core/customers/parse/tagged-parts'
import { maskLetter, tag, tags, weightsIn } from '../../src/core/customers/parse/tagger'

const table = await loadPlaceTable()
const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'
const read = (text: string) => readOnce(text, table)

describe('the learnt tags of a message', () => {
  const text = `ขอเครื่องปั่น 1 เครื่อง\nวรรณา ใจดี 12 ม.1 ${place} 0956637180`

  test('PASTE-2200 are one choice: all names that there may be add up to 1', async () => {
    const { tokens, names, likelihood } = tag((await read(text)).board)
    expect(names.map((named) => text.slice(tokens[named[0]]?.start, tokens[named[1] - 1]?.end))).toEqual(['วรรณา ใจดี'])
    const nobody = Math.exp(likelihood(null))
    const anybody = tokens.flatMap((_, from) =>
      tokens.slice(from).map((_, more) => Math.exp(likelihood([from, from + more + 1]))),
    )
    const all = nobody + anybody.reduce((sum, each) => sum + each, 0)
    // the rest are messages that name two
    expect(all).toBeGreaterThan(0.9)
    expect(all).toBeLessThanOrEqual(1.000_001)
  })
  test('PASTE-2201 take at most 42 kB with Brotli, and as many weights as are read', () => {
    const file = readFileSync('src/core/customers/parse/tag-weights.ts')
    expect(brotliCompressSync(file).length).toBeLessThan(42_000)
    const named = Array.from({ length: 64 }, (_, mask) => mask.toString(2).replaceAll('0', '').length)
    const letters = named.map((_, mask) => maskLetter(mask))
    expect(masks.length).toBe(slots)
    expect([...values].flatMap((letter) => weightsIn(letter.charCodeAt(0))).length).toBe(
      [...masks].reduce((sum, letter) => sum + (named[letters.indexOf(letter)] ?? Number.NaN), 0),
    )
    expect(moves.length).toBe(Object.keys(tags).length ** 2)
  })
})

test.each([
  [
    `ส่งคลินิกหมอกิตติ 88 ถ.เพชรเกษม ${place} ฝากผู้ช่วยรับ เบญจวรรณ ศรีทอง 0956637180`,
    'เบญจวรรณ ศรีทอง',
    'คลินิกหมอกิตติ 88 ถ.เพชรเกษม',
  ],
  [`สั่งไว้เมื่อเช้าค่ะ ของ อรุณี แสงจันทร์ ที่อยู่ 12 ม.1 ${place} โทร 0956637180`, 'อรุณี แสงจันทร์', '12 ม.1'],
  [`คอนโดพลัม ตึก B ห้อง 401 ${place} ฝากนิติไว้ มนัสวี เลิศไกร 0956637180`, 'มนัสวี เลิศไกร', 'คอนโดพลัม ตึก B ห้อง 401'],
])(
  'PASTE-2202 where no rule finds a name, or only a doubtful one, the message as a whole names somebody, to be checked: %s',
  async (text, name, line) => {
    const order = await parsePaste(text)
    expect([order.name?.value, order.addressLine?.value]).toEqual([name, line])
    expect(order.name?.confidence).toBeLessThan(doubtful)
  },
)

test.each([
  [`ชื่อ ถุงทอง มีสุข\n12 ม.1 ${place}\n0956637180`, 'ถุงทอง มีสุข'],
  [`12 ม.1 ${place}\n0956637180`, undefined],
  ['เอาเครื่องปั่น 2 เครื่องค่ะ', undefined],
])('PASTE-2203 a name that a rule is sure of stands, and nobody is invented: %s', async (text, name) => {
  expect((await parsePaste(text)).name?.value).toBe(name)
})

test('PASTE-2920 the message as a whole names products and an address that the rules miss or are not sure of, to be checked', async () => {
  const order = await parsePaste(`หมวกกันลม rider ดำ L 3 เทา L 1 ครับ วรรณา ใจดี 77 ซ.นาเกลือ 12 ${place} โทร 0956637180`)
  expect([order.addressLine?.value, order.items.map((item) => [item.text, item.qty])]).toEqual([
    '77 ซ.นาเกลือ 12',
    [
      ['หมวกกันลม rider ดำ L', 3],
      ['เทา L', 1],
    ],
  ])
  expect([order.addressLine, ...order.items].every((field) => field && field.confidence < doubtful)).toBe(true)
})

test('PASTE-2921 an institution and a house that the rules read stay in the address', async () => {
  const text = `วรรณา ใจดี ร้านตัดเสื้อป้าหนู 27 ถ.เทศา ${place} 0956637180`
  const { board, order } = await read(text)
  const tagged = tag(board)
  const shorter = { ...tagged, address: [{ start: text.indexOf('27'), end: text.indexOf(' ต.') }] }
  expect(withTagged(board, order, { ...shorter, advantage: () => 100 }).addressLine).toEqual(order.addressLine)
})

import { describe, expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

// 'new-open' and 'new-sealed': 61 messages as sixty people write to sixty shops, written on 2026-11-29 before any of the
// parser was read, divided by a hash of their text (SHA-256 as a number; sealed if divisible by 3).

describe('messages of sixty people to sixty shops', () => {
  // at first: 92.0 of 100 fields, 16 of 38 messages whole, 2 values invented, 13 of 18 wrong values in doubt, 12.3 of 100 in
  // doubt. Since the parser was mended for them: 95.7 of 100 fields, 23 whole, nothing invented
  test('PASTE-2900 of the open ones, no less is right than was measured', async () => {
    const open = await score(readCases('new-open'))
    expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.956)
    expect(open.whole).toBeGreaterThanOrEqual(23 / 38)
    expect(open.invented).toEqual([])
  })
  // no list of what is wrong: it stays unseen. At first: 91.7 of 100 fields, 7 of 23 messages whole, a value invented, 7 of 15
  // wrong values in doubt, 7.9 of 100 in doubt. Afterwards: 92.5 of 100 fields, 7 whole, 10 of 13 wrong values in doubt
  test('PASTE-2901 of the sealed ones, no less is right than was measured', async () => {
    const sealed = await score(readCases('new-sealed'))
    expect(sealed.right).toBeGreaterThanOrEqual(0.924)
    expect(sealed.whole).toBeGreaterThanOrEqual(7 / 23)
    expect(sealed.invented.length).toBeLessThanOrEqual(1)
  })
})

// 'new-2': 58 more, by the same hand before anything was mended for the first, divided in the same way
describe('more messages to other shops', () => {
  // at first: 92.7 of 100 fields, 16 of 38 messages whole, 2 values invented, 17 of 24 wrong values in doubt, 14.9 of 100 in
  // doubt. Since the parser was mended for them: 98.3 of 100 fields, 33 whole, nothing invented
  test('PASTE-2902 of the open ones, no less is right than was measured', async () => {
    const open = await score(readCases('new-2-open'))
    expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.982)
    expect(open.whole).toBeGreaterThanOrEqual(33 / 38)
    expect(open.invented).toEqual([])
  })
  // at first: 91.2 of 100 fields, 6 of 20 messages whole, nothing invented, 11 of 13 wrong values in doubt, 13.8 of 100 in doubt.
  // Afterwards 90.3 of 100 fields: the tags took two fields from these 20 messages, and gave more to the other sealed ones
  test('PASTE-2903 of the sealed ones, no less is right than was measured, and nothing is invented', async () => {
    const sealed = await score(readCases('new-2-sealed'))
    expect(sealed.right).toBeGreaterThanOrEqual(0.902)
    expect(sealed.whole).toBeGreaterThanOrEqual(6 / 20)
    expect(sealed.invented.length).toBe(0)
  })
})

const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'
const itemsOf = async (text: string) => (await parsePaste(text)).items.map((item) => [item.text, item.qty])

test.each([
  ['น้ำผึ้งป่า 2 ขวด จ่ายตอนลงของ', true],
  ['น้ำผึ้งป่า 2 ขวด เก็บเงินตอนส่ง', true],
  ['น้ำผึ้งป่า 2 ขวด จ่ายเงินกับไรเดอร์', true],
  ['น้ำผึ้งป่า 2 ขวด จ่ายแล้วค่ะ', false],
])('PASTE-2910 what is paid to whoever brings the parcel is paid on delivery: %s', async (text, cod) => {
  expect((await parsePaste(text)).cod !== null).toBe(cod)
})

test.each([
  ['โอนเรียบร้อยนะค้าาา 1,240.-', 124_000],
  ['โอนเข้าบัญชีร้านแล้ว 930 บาท', 93_000],
  ['โอนพร้อมค่าส่ง 560 แล้ว', 56_000],
])('PASTE-2911 an amount follows what was paid with, and its particles: %s', async (text, satang) => {
  expect((await parsePaste(`น้ำผึ้งป่า 2 ขวด\n${text}`)).amount?.value).toBe(satang)
})

test.each([
  ['คอนเฟิร์มค่ะ ผ้าถุงลายดอก 2 ผืน', [['ผ้าถุงลายดอก', 2]]],
  ['วันศุกร์ขอปลาทูเข่งใหญ่ 10 เข่ง', [['ปลาทูเข่งใหญ่', 10]]],
  ['อาม่าสั่งยาหอม 3 ขวด', [['ยาหอม', 3]]],
  ['ซ้อขอเพิ่มลูกชิ้น 4 แพ็ค', [['ลูกชิ้น', 4]]],
  ['ฝากสั่งแป้งเด็ก 2 กระป๋อง', [['แป้งเด็ก', 2]]],
  [
    'หม้อดิน 6 ใบ พร้อมฝา 6 ใบ',
    [
      ['หม้อดิน', 6],
      ['ฝา', 6],
    ],
  ],
  ['เอาสีครีมแทน 2 ใบ', [['สีครีม', 2]]],
])('PASTE-2912 a product is read without who orders it, when, or instead of what: %s', async (text, items) => {
  expect(await itemsOf(`${text}\nวรรณา ใจดี 12 ม.1 ${place} 0956637180`)).toEqual(items)
})

test.each([
  [
    'เตียงพับ 10 หลัง ฟูกเด็ก 12 ผืน',
    [
      ['เตียงพับ', 10],
      ['ฟูกเด็ก', 12],
    ],
  ],
  ['เฟิร์นข้าหลวง 3 กอ', [['เฟิร์นข้าหลวง', 3]]],
  [
    'ผ้าเบรกหน้าคู่นึง น้ำมันเครื่อง 2 ขวด',
    [
      ['ผ้าเบรกหน้า', 1],
      ['น้ำมันเครื่อง', 2],
    ],
  ],
  ['มาส์กชีท 2กล่อง(12แผ่น)', [['มาส์กชีท', 2]]],
  [
    'สติ๊กเกอร์ แผ่น B กับ แฟ้มใส อย่างละ 2',
    [
      ['สติ๊กเกอร์ แผ่น B', 2],
      ['แฟ้มใส', 2],
    ],
  ],
  [
    '2 bags of jasmine rice and 1 clay pot.',
    [
      ['jasmine rice', 2],
      ['clay pot', 1],
    ],
  ],
])(
  'PASTE-2913 every quantity of a list has its own product, and a package contains no quantity: %s',
  async (text, items) => {
    expect(await itemsOf(text)).toEqual(items)
  },
)

test('PASTE-2914 a product that is asked about is ordered by a quantity later in the line', async () => {
  expect(await itemsOf('ยังมีหม้อหุงข้าวจิ๋วไหมคะ ถ้ามีเอา 2 ใบค่ะ')).toEqual([['หม้อหุงข้าวจิ๋ว', 2]])
})

test('PASTE-2915 a former address is no part of the one below it', async () => {
  const { addressLine, house } = await parsePaste(
    `ขอแก้ที่อยู่ค่ะ\nเดิม 31 ซ.วัดเกาะ\nใหม่ 52/8 ซ.ประปา 3 ${place}\nวรรณา ใจดี 0956637180`,
  )
  expect([addressLine?.value, house?.value]).toEqual(['52/8 ซ.ประปา 3', '52/8'])
})

test.each([
  [`Room for Anna: Mango House 2nd floor, 61 Surasak Rd, ${place} 0956637180`, '61'],
  [`ห้องพักครู ป.5 รร.บ้านไร่ขิง ${place} 0956637180`, undefined],
])('PASTE-2916 the number of a floor or of a school year is no house: %s', async (text, house) => {
  expect((await parsePaste(text)).house?.value).toBe(house)
})

test.each([
  [`สวัสดีค่ะ ดิฉัน อรุณี เอา ผักดอง 3 ถุง\n12 ม.1 ${place}\n0956637180`, 'อรุณี'],
  [`ผมอดิศรครับ หมวกกันน็อค 2 ใบ ส่งอู่เจริญยนต์ 12 ม.1 ${place} 0956637180`, 'อดิศร'],
  [`ส่งคลินิกหมอกิตติ 88 ถ.เพชรเกษม ${place} ฝากผู้ช่วยหมอชื่อ ส้มจี๊ด 0956637180`, 'ส้มจี๊ด'],
])('PASTE-2917 who says their name, or is named before a phone, receives the parcel: %s', async (text, name) => {
  expect((await parsePaste(text)).name?.value).toBe(name)
})

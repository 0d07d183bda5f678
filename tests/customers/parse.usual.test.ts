import { describe, expect, test } from 'vitest'
import { doubtful, parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'

async function read(text: string) {
  const { name, phones, house, addressLine, items } = await parsePaste(text)
  return {
    name: name?.value,
    phones: phones.map(({ value }) => value),
    house: house?.value,
    line: addressLine?.value,
    items: items.map((item) => [item.text, item.qty]),
  }
}

test.each([
  ['น้องฝน ร้านเสริมสวยคุณฝน', 'น้องฝน', 'ร้านเสริมสวยคุณฝน'],
  ['ต้อม อู่ช่างต้อมการยาง', 'ต้อม', 'อู่ช่างต้อมการยาง'],
  ['สมปอง โรงเรียนบ้านหนองแวง', 'สมปอง', 'โรงเรียนบ้านหนองแวง'],
])('PASTE-2160 the shop or workplace after a name is part of the address: %s', async (head, name, workplace) => {
  const order = await read(`${head}\n0956637180\n12 ม.1 ${place}`)
  expect(order.name).toBe(name)
  expect(order.line).toContain(workplace)
})

test('PASTE-2161 a product after the word for sending is read, if a quantity with a unit follows', async () => {
  expect((await read('ส่งหมูแผ่น 3 ถุง หมูหยอง 2 กระปุกค่ะ')).items).toEqual([
    ['หมูแผ่น', 3],
    ['หมูหยอง', 2],
  ])
  expect((await read('หมูแผ่น 3 ถุง ส่งโต๊ะ 12 ค่ะ')).items).toEqual([['หมูแผ่น', 3]])
})

test.each(['อย่าโทรเบอร์นี้นะคะ 0811112222', 'ห้ามโทร 081-111-2222', "don't call this number 0811112222"])(
  "PASTE-2162 a number that nobody shall call isn't the recipient's: %s",
  async (words) => {
    expect((await read(`วรรณา ใจดี 12 ม.1 ${place}\n${words}\nโทร 0956637180`)).phones).toEqual(['0956637180'])
  },
)

test('PASTE-2163 three dozens and a half are 42 pieces, not counted in dozens', async () => {
  const { items } = await parsePaste(`ไข่เค็ม 3 โหลครึ่งค่ะ ส่ง วรรณา ใจดี 0956637180 12 ม.1 ${place}`)
  expect(items).toMatchObject([{ text: 'ไข่เค็ม', qty: 42 }])
  expect(items[0]?.dozen).toBeUndefined()
})

test.each([
  ['CF A12', [['A12', 1]]],
  ['cf เสื้อโอเวอร์ไซส์ สีครีม\nวรรณา ใจดี 0956637180', [['เสื้อโอเวอร์ไซส์ สีครีม', 1]]],
  [
    'CF 27 ดำ\nCF31ครีม ค่ะ',
    [
      ['27 ดำ', 1],
      ['31ครีม', 1],
    ],
  ],
  ['cf A12 2 ตัว', [['A12', 2]]],
  ['cf ได้ไหมคะ', []],
])('PASTE-2164 what is claimed in a live sale without a quantity is one piece: %s', async (text, items) => {
  expect((await read(text)).items).toEqual(items)
})

test("PASTE-2165 the number between a building and its road is the house's", async () => {
  const order = await read(`คอนโดสวนหลวง 88 ถ.เพชรเกษม ${place}\nวรรณา ใจดี 0956637180`)
  expect([order.house, order.line]).toEqual(['88', 'คอนโดสวนหลวง 88 ถ.เพชรเกษม'])
})

test('PASTE-2166 how many tiers a product has is no floor', async () => {
  const order = await read(`ปิ่นโต 4 ชั้น 1 เถา\nวรรณา ใจดี 12/5 ชั้น 3 ถ.เพชรเกษม ${place} 0956637180`)
  expect([order.items, order.line]).toEqual([[['ปิ่นโต 4 ชั้น', 1]], '12/5 ชั้น 3 ถ.เพชรเกษม'])
})

test('PASTE-2167 "at" before an address is no part of it', async () => {
  const order = await read(`ไข่เค็ม 2 ฟอง ที่ หมวดการทางสามพราน 99 ม.3 ${place} ช่างหนึ่ง 0956637180`)
  expect(order.line).toBe('หมวดการทางสามพราน 99 ม.3')
})

test.each([
  ['เอากระเป๋าสะพายข้าง สีเขียวค่ะ', [['กระเป๋าสะพายข้าง สีเขียว', 1]]],
  ['ขอเลขพัสดุหน่อยค่ะ', []],
  ['รับสมัครงานไหมคะ', []],
  ['เอา 2 ชิ้นค่ะ', []],
])('PASTE-2168 a product without a quantity is one piece, in doubt: %s', async (text, expected) => {
  const { items } = await parsePaste(`${text}\nวรรณา ใจดี 0956637180\n12 ม.1 ${place}`)
  expect(items.map((item) => [item.text, item.qty])).toEqual(expected)
  expect(items.every(({ confidence }) => confidence < doubtful)).toBe(true)
})

test("PASTE-2169 whoever a bill is for isn't the recipient, if somebody else is named", async () => {
  const bill = 'ออกบิลในนามรีสอร์ทริมน้ำ'
  expect((await read(`วรรณา ใจดี\n12 ม.1 ${place}\n0956637180\n${bill}`)).name).toBe('วรรณา ใจดี')
  expect((await read(`${bill}\n12 ม.1 ${place}\n0956637180`)).name).toBe('รีสอร์ทริมน้ำ')
})

test('PASTE-2170 a shop that somebody receives a parcel at belongs to the address', async () => {
  const order = await read(`ส่งร้านถ่ายรูปแสงทอง 51 ถ.เทศา ${place}\nติดต่อคุณเกษม 089-337-6105`)
  expect([order.name, order.line]).toEqual(['เกษม', 'ส่งร้านถ่ายรูปแสงทอง 51 ถ.เทศา'.slice(3)])
  expect((await read(`ส่งร้านตัดผมแสงทอง 51 ถ.เทศา ${place}\n089-337-6105`)).name).toBe('ร้านตัดผมแสงทอง')
})

test("PASTE-2171 a house number that is denied isn't the address's", async () => {
  const order = await read(`วรรณา ใจดี 118/9 (ไม่ใช่ 119/8) ม.5 ${place} 0956637180`)
  expect([order.house, order.line]).toEqual(['118/9', '118/9 ม.5'])
})

test.each([
  ['รวม 480 ค่าส่ง 40 = 520 ถูกไหมครับ', 52_000],
  ['ได้ค่ะ บวก 20 เป็น 270 นะคะ', 27_000],
  ['250+250 = 500 ส่ง 50 รวม 550', 55_000],
])('PASTE-2172 an amount after what was added is the total: %s', async (text, satang) => {
  const { amount } = await parsePaste(`${text}\nวรรณา ใจดี 12 ม.1 ${place} 0956637180`)
  expect(amount?.value).toBe(satang)
})

test('PASTE-2173 who speaks may stand in brackets', async () => {
  const order = await read(`[ลูกค้า] เอาเสื้อคลุม 2 ตัวค่ะ\n[แอดมิน] 2 ตัว 700 ค่ะ\n[ลูกค้า] วรรณา ใจดี 12 ม.1 ${place} 0956637180`)
  expect([order.name, order.items]).toEqual(['วรรณา ใจดี', [['เสื้อคลุม', 2]]])
})

// 130 messages as shops get them in a normal week, written on 2026-11-28 by a stranger to the parser, who wrote what a
// clerk would enter. Two thirds are open; the parser was mended for them.
describe('messages of normal weeks', () => {
  // at first: 96.0 of 100 fields, 58 of 87 messages whole, 3 values invented
  test('PASTE-2174 of the open ones, at least 99 of 100 fields are right, and 19 of 20 messages whole', async () => {
    const open = await score(readCases('week-open'))
    expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
    expect(open.whole).toBeGreaterThanOrEqual(0.95)
    expect(open.invented).toEqual([])
    expect(open.flagged).toBeLessThanOrEqual(0.1)
  })
  // no list of what is wrong: it stays unseen. At first: 94.7 of 100 fields, 25 of 43 messages whole, 2 values invented,
  // 10 of 16 wrong values in doubt, 9.7 of 100 in doubt. On 2026-11-29: 96.4 of 100 fields, 29 whole, 2 invented, 9 of 13 wrong
  // values in doubt
  test('PASTE-2175 of the sealed ones, no less is right than was measured', async () => {
    const sealed = await score(readCases('week-sealed'))
    expect(sealed.right).toBeGreaterThanOrEqual(0.966)
    expect(sealed.whole).toBeGreaterThanOrEqual(30 / 43)
    expect(sealed.invented.length).toBeLessThanOrEqual(2)
  })
})

// 150 messages as fifty kinds of people write them, by another stranger to the parser, on 2026-11-28
describe('messages of fifty kinds of people', () => {
  // at first: 90.8 of 100 fields, 33 of 100 messages whole, 3 values invented
  test('PASTE-2176 of the open ones, at least 94 of 100 fields are right, and 57 messages whole', async () => {
    const open = await score(readCases('people-open'))
    expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.94)
    expect(open.whole).toBeGreaterThanOrEqual(0.57)
  })
  // no list of what is wrong: it stays unseen. At first: 90.1 of 100 fields, 15 of 50 messages whole, 3 values invented,
  // 23 of 38 wrong values in doubt, 13.0 of 100 in doubt. On 2026-11-29, before the tags of products and addresses: 90.8 of 100
  // fields, 18 whole; with them: 92.5 of 100 fields, 21 whole, 3 invented, 19 of 26 wrong values in doubt, 13.7 of 100 in doubt
  test('PASTE-2176 of the sealed ones, no less is right than was measured', async () => {
    const sealed = await score(readCases('people-sealed'))
    expect(sealed.right).toBeGreaterThanOrEqual(0.924)
    expect(sealed.whole).toBeGreaterThanOrEqual(21 / 50)
    expect(sealed.invented.length).toBeLessThanOrEqual(3)
  })
})

test('PASTE-2177 of the wrong values in all sealed messages, at least 2 of 3 are in doubt, and at most 11 of 100 values', async () => {
  const files = ['voices-sealed', 'hand-sealed', 'gaps-sealed', 'week-sealed', 'people-sealed']
  const sealed = await score(files.flatMap((file) => readCases(file)))
  // 74 of 110, 10.4 of 100; with signs of the tags: 71 of 94, 10.8 of 100
  expect(sealed.wrongFlagged / sealed.wrongGiven).toBeGreaterThanOrEqual(2 / 3)
  expect(sealed.flagged).toBeLessThanOrEqual(0.11)
})

test.each([
  [`ส่งร้านทองแสงชัย 402 ถ.เทศา ${place} บอกให้เฮียตี๋รับ 0956637180`, 'เฮียตี๋'],
  [`ส่งร้านตัดเสื้อป้าหนู\nนงลักษณ์ ทรงสวัสดิ์\n27 ถ.เทศา ${place}\n0956637180`, 'นงลักษณ์ ทรงสวัสดิ์'],
  [`โรงเรียนบ้านไร่ขิง\n51 ม.3 ${place}\nผกามาศ 0956637180`, 'ผกามาศ'],
  [`ส่งร้านตัดเสื้อแสงชัย 402 ถ.เทศา ${place} ถึงคุณแม่ทองคำ ศรีภู 0956637180`, 'แม่ทองคำ ศรีภู'],
])('PASTE-2178 somebody who is named receives the parcel, not the place it goes to: %s', async (text, name) => {
  expect((await read(text)).name).toBe(name)
})

test('PASTE-2179 a unit and "one" is a quantity beside others, too', async () => {
  expect((await read('ถุงหิ้ว 8x16 ลังนึง ยางวง 2 โล กล่องโฟม 3 แพค')).items).toEqual([
    ['ถุงหิ้ว 8x16', 1],
    ['ยางวง', 2],
    ['กล่องโฟม', 3],
  ])
  expect((await read('ชุดสองชิ้น 1 ชุด')).items).toEqual([['ชุดสองชิ้น', 1]])
})

test('PASTE-2180 products of a list may be divided by a slash', async () => {
  const order = await read(`รับที่รองข้อมือ 1 / แผ่นรองเมาส์ 2 ค่ะ ส่ง คุณพิชญา 12 ม.1 ${place} 0956637180`)
  expect(order.items).toEqual([
    ['ที่รองข้อมือ', 1],
    ['แผ่นรองเมาส์', 2],
  ])
})

import { expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

// 'chats-open' and 'chats-sealed': 140 messages of as many forms as possible (forms, chat copies, voice typing, letters, lists,
// corrections, quotations), written on 2026-11-30 by one who had not read the parser; 50 are sealed. At first sight 94.79 of 100 fields of
// the open ones were right and 51 of 90 messages whole, four values were invented, 24 of 31 wrong values were in doubt, and 14.2 of 100 in all.
test('PASTE-5120 of messages of as many forms as possible, at least 98.5 of 100 fields of the open ones are right, 78 of 90 are whole, and nothing is invented', async () => {
  const open = await score(readCases('chats-open'))
  expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.985)
  expect(open.whole).toBeGreaterThanOrEqual(78 / 90)
  expect(open.invented).toEqual([])
  expect(open.flagged).toBeLessThanOrEqual(0.14)
})

// no list of what is wrong: it stays unseen. At first sight and after the open ones were mended: 94.97 of 100 fields, 27 of 50 messages
// whole, two values invented, 14 of 18 wrong values in doubt, 12.5 of 100 in doubt
test('PASTE-5121 of the sealed ones, no less is right than was measured', async () => {
  const sealed = await score(readCases('chats-sealed'))
  expect(sealed.right).toBeGreaterThanOrEqual(0.9496)
  expect(sealed.whole).toBeGreaterThanOrEqual(27 / 50)
  expect(sealed.invented.length).toBeLessThanOrEqual(2)
  expect(sealed.flagged).toBeLessThanOrEqual(0.126)
})

// 'chats-2-open': three messages for each kind of mistake in 'chats-open', written before it was mended: 92.3 of 100 fields were right
test('PASTE-5122 of messages with what was misread in these, at least 98.9 of 100 fields are right, 63 of 70 are whole, and nothing is invented', async () => {
  const open = await score(readCases('chats-2-open'))
  expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.989)
  expect(open.whole).toBeGreaterThanOrEqual(63 / 70)
  expect(open.invented).toEqual([])
})

const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'
const itemsOf = async (text: string) => (await parsePaste(text)).items.map(({ text, size, qty }) => [text, size, qty])

test.each([
  `ผู้ส่ง ร้านบีบี 0811112233\nปลายทาง\nวรรณา ใจดี\n12 ม.1 ${place}\n0956637180`,
  `ปลายทาง\nวรรณา ใจดี\n12 ม.1 ${place}\n0956637180\nโอนแล้ว`,
  `วรรณา ใจดี 12 ม.1 ${place} 0956637180 ปลายทาง 450 ไม่เก็บเงิน`,
])('PASTE-5123 a destination is no cash on delivery, nor is a parcel that nobody pays for: %s', async (text) => {
  expect((await parsePaste(text)).cod).toBe(null)
})

test.each([
  ['วรรณา | 0956637180 | 12 ม.1 ต.ไร่ขิง อ.สามพราน | หมอน 2 | ผ้าห่ม 1 | 560 | โอนแล้ว', 56000],
  ['วรรณา/0956637180/12 ม.1/ต.ไร่ขิง/อ.สามพราน/COD 450/หมอน 2 ใบ', 45000],
  ['จ่ายสดกับคนส่งตอนของมา 1750 บาท', 175000],
  ['1 black bag, 1290 baht paid 27/11', 129000],
])(
  'PASTE-5124 the amount is read between cells and slashes, and as paid to whoever brings the parcel: %s',
  async (text, amount) => {
    expect((await parsePaste(text)).amount?.value).toBe(amount)
  },
)

test('PASTE-5125 the amount in a cell is no quantity', async () => {
  expect(await itemsOf('วรรณา | 0956637180 | 12 ม.1 ต.ไร่ขิง อ.สามพราน | หมอน ดำ 2 | หมอน แดง 1 | 560 | โอนแล้ว')).toEqual(
    [
      ['หมอน ดำ', undefined, 2],
      ['หมอน แดง', undefined, 1],
    ],
  )
})

test.each([
  ['ตกลงเอา 3 นะพี่ ไม่ใช่ 5 ละ สบู่มะเฟือง', 'สบู่มะเฟือง', undefined, 3],
  ['เอาไปลองก่อน 1 ถ้าดีจะสั่งอีก 10 ค่ะ ครีมรกแกะ', 'ครีมรกแกะ', undefined, 1],
  ['เอา 3 แถม 1 ตามโปรนะคะ ครีมหน้าเด้ง', 'ครีมหน้าเด้ง', undefined, 3],
])('PASTE-5126 a product is read after its quantity, with what is said in between: %s', async (text, ...item) => {
  expect(await itemsOf(text)).toEqual([item])
})

test.each([
  [
    'CF\nA3 = 2\nA7 = 1',
    [
      ['A3', undefined, 2],
      ['A7', undefined, 1],
    ],
  ],
  [
    'สินค้า: ด้ายปัก 12 ไจ\nสินค้า: สะดึง 1 อัน',
    [
      ['ด้ายปัก', undefined, 12],
      ['สะดึง', undefined, 1],
    ],
  ],
  [
    'พวงกุญแจหมา 1\nสั่ง โต๊ะไม้สัก 2 นะคะ',
    [
      ['พวงกุญแจหมา', undefined, 1],
      ['โต๊ะไม้สัก', undefined, 2],
    ],
  ],
  ['one large mosquito net, please. How much in total?', [['large mosquito net', undefined, 1]]],
])(
  'PASTE-5127 codes below CF, hanks, dogs and teak, and one of something in English are products: %s',
  async (text, items) => {
    expect(await itemsOf(text)).toEqual(items)
  },
)

test.each(['ขอแม่ดูสีก่อนนะคะ', 'ขายส่ง 20 ชิ้นขึ้นไปใช่ไหมคะ'])(
  'PASTE-5128 whose mother shall look first, or who asks for conditions, orders nothing: %s',
  async (text) => {
    expect(await itemsOf(text)).toEqual([])
  },
)

test.each([
  [`คุณวรรณา (เจ้าประจำ) 0956637180 12 ม.1 ${place}`, 'วรรณา'],
  [`ชื่อ วรรณา (กลุ่มการเงิน) 0956637180 12 ม.1 ${place}`, 'วรรณา'],
  [`นางสาวิตรี เกิดผล 12 ม.1 ${place} 0956637180`, 'สาวิตรี เกิดผล'],
  [`ผู้รับ: ฝ่ายธุรการ สำนักงานอัยการจังหวัดนครปฐม (คุณวราพร)\n12 ม.1 ${place}\n0956637180`, 'วราพร'],
  [`Bùi Thị Lan\n0956637180\n12 ม.1 ${place}`, 'Bùi Thị Lan'],
  [`U Aung Kyaw Moe\nโรงงานปลากระป๋อง ไทยซีฟู้ด\n99 ม.4 ${place}\n0956637180`, 'U Aung Kyaw Moe'],
  [`กระผม นายสมยศ นามเมือง ขอสั่งซื้อ พระบูชา จำนวน 1 องค์ ส่ง 12 ม.1 ${place} 0956637180`, 'สมยศ นามเมือง'],
  [`พัชรี บ้านเช่าลุงดำ 14 ม.3 ${place} 0956637180`, 'พัชรี'],
  ['เอาน้ำผึ้ง 2 ขวด ที่เดิมนะคะ ป้าแดง', 'ป้าแดง'],
])(
  'PASTE-5129 names end before what somebody does, are told from factories, offices and verbs, and sign a message: %s',
  async (text, name) => {
    expect((await parsePaste(text)).name?.value).toBe(name)
  },
)

test.each([
  [`ขอเปลี่ยนที่อยู่จาก 18 ม.2 เป็น 81 ม.2 ${place} นะคะ วรรณา 0956637180`, '81'],
  [`ถ.ชายโขง 251 เกสต์เฮาส์ริมน้ำ ${place} คุณเปรม 0956637180`, '251'],
  [`ส่งเซเว่นสาขา 08812 ${place} ชื่อ พัชรพล 0956637180`, undefined],
])('PASTE-5130 the house that replaces another, and the one on a road; a branch is none: %s', async (text, house) => {
  expect((await parsePaste(text)).house?.value).toBe(house)
})

test.each([
  [`ให้ส่งโรงแรม Centara Grand ห้อง 2215 ถ.เทศา ${place} คุณ Jenny Tan 0956637180`, 'โรงแรม Centara Grand'],
  [`วรรณา ใจดี\nป้อมยามหมู่บ้านกลางเมือง ถ.เทศา ${place}\n0956637180`, 'หมู่บ้านกลางเมือง'],
  [`ส่งที่ทำการกำนัน หมู่ 4 ${place} กำนันชัย 0956637180`, 'ที่ทำการกำนัน'],
])(
  'PASTE-5131 a hotel, a gate or an office that a parcel is sent to is part of the address: %s',
  async (text, part) => {
    expect((await parsePaste(text)).addressLine?.value).toContain(part)
  },
)

test('PASTE-5132 the number for when nobody answers is the parcel’s, too', async () => {
  const { phones } = await parsePaste(`ชื่อแฟน วรพจน์\n0809914452\nเบอร์หนูเผื่อโทรไม่ติด 0625548811\n14/20 ${place}`)
  expect(phones.map(({ value }) => value)).toEqual(['0809914452', '0625548811'])
})

import { describe, expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

// 'alike-open' and 'alike-sealed': 60 messages like those of 'given-2', with the same conventions of what is expected, but
// other people, places, goods and layouts. Written on 2026-11-29 before any of the parser was read, and divided by turns.

describe('messages like the given ones', () => {
  // at first: 99.4 of 100 fields, 28 of 30 messages whole, nothing invented, 1 of 2 wrong values in doubt, 3.5 of 100 in doubt
  test('PASTE-3200 of the open ones, at least 99 of 100 fields are right, 19 of 20 messages whole, and nothing is invented', async () => {
    const open = await score(readCases('alike-open'))
    expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
    expect(open.whole).toBeGreaterThanOrEqual(0.95)
    expect(open.invented).toEqual([])
    expect(open.flagged).toBeLessThanOrEqual(0.1)
  })
  // no list of what is wrong: it stays unseen. At first: 97.9 of 100 fields, 25 of 30 messages whole, nothing invented, 4 of 4
  // wrong values in doubt, 3.6 of 100 in doubt
  test('PASTE-3201 of the sealed ones, no less is right than was measured, and nothing is invented', async () => {
    const sealed = await score(readCases('alike-sealed'))
    expect(sealed.right).toBeGreaterThanOrEqual(0.978)
    expect(sealed.whole).toBeGreaterThanOrEqual(25 / 30)
    expect(sealed.invented).toEqual([])
    expect(sealed.flagged).toBeLessThanOrEqual(0.1)
  })
})

const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'

test('PASTE-3202 the size of a package is given apart in a form, too, whose quantity is on a line of its own', async () => {
  const { items } = await parsePaste(`ชื่อ: วรรณา ใจดี\nที่อยู่: 12 ม.1 ${place}\nสินค้า: กาแฟดริป 250 กรัม\nจำนวน: 4 ถุง`)
  expect(items).toMatchObject([{ text: 'กาแฟดริป', size: '250 กรัม', qty: 4 }])
})

test.each([
  [`วัดไร่ขิง หมู่ 2 ${place} ถวาย พระมหาอินทร์ 0956637180`, 'พระมหาอินทร์'],
  [`วัดไร่ขิง หมู่ 2 ${place} ถวายหลวงพ่อชม 0956637180`, 'หลวงพ่อชม'],
])('PASTE-3203 who something is offered to is named without the word for it: %s', async (text, name) => {
  expect((await parsePaste(text)).name?.value).toBe(name)
})

// 'alike-2-open': 366 more, written while mending. What was read of them was looked through, and is kept.
test('PASTE-3204 of the messages written while mending, at least 99 of 100 fields are right, and nothing is invented', async () => {
  const open = await score(readCases('alike-2-open'))
  expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.995)
  expect(open.whole).toBeGreaterThanOrEqual(0.98)
  expect(open.invented).toEqual([])
})

const phonesOf = async (text: string) => (await parsePaste(text)).phones.map(({ value }) => value)

test.each([
  ['เบอร์ 0811128830 ไม่ใช้แล้วค่ะ เปลี่ยนเป็น 0934417729', ['0934417729']],
  ['ขอแก้เบอร์ค่ะ จาก 0812203345 เป็น 0812203354', ['0812203354']],
  ['เบอร์ 0865512239 นะคะ ไม่ใช่ 0865512238', ['0865512239']],
  ['โทร 0865512239 ไม่ใช้แล้วค่ะ', ['0865512239']],
])('PASTE-3205 a number that another one replaces is not called: %s', async (text, phones) => {
  expect(await phonesOf(`${text}\nวรรณา ใจดี 12 ม.1 ${place}`)).toEqual(phones)
})

test('PASTE-3206 whose number it is, in parentheses, is no part of the address', async () => {
  const order = await parsePaste(`โทร 0956637180 (ลูกสาว) หรือ 044511902 (บ้าน) คำปุ่น แสนดี 55 ม.3 ${place}`)
  expect([order.name?.value, order.addressLine?.value]).toEqual(['คำปุ่น แสนดี', '55 ม.3'])
})

test('PASTE-3207 what is wrong of an address whose right words are written elsewhere is no part of it', async () => {
  const order = await parsePaste(`ขอแก้จาก ม.3 เป็น ม.5 นะคะ\nวรรณา ใจดี 0956637180\n77/1 ม.5 ${place}`)
  expect([order.addressLine?.value, order.items]).toEqual(['77/1 ม.5', []])
})

test.each([
  [`ปิ่น มทร.อีสาน 744 ถ.เทศา ${place} 0956637180`, 'ปิ่น', 'มทร.อีสาน 744 ถ.เทศา'],
  [`ชื่อ วรรณา หอ 9 ห้อง 321 ${place} 0956637180`, 'วรรณา', 'หอ 9 ห้อง 321'],
  [`ที่ทำการ อบต.ไร่ขิง ม.2 ${place} นายกสมศักดิ์ 0956637180`, 'นายกสมศักดิ์', 'ที่ทำการ อบต.ไร่ขิง ม.2'],
  [`แฟลตไร่ขิง 2 ตึก 23 ห้อง 23/418 ${place} ยายแป๋ว 0956637180`, 'ยายแป๋ว', 'แฟลตไร่ขิง 2 ตึก 23 ห้อง 23/418'],
])('PASTE-3208 universities, halls of residence, mayors and blocks of flats: %s', async (text, name, line) => {
  const order = await parsePaste(text)
  expect([order.name?.value, order.addressLine?.value, order.house?.value]).toEqual([
    name,
    line,
    /^\D+744/.test(line) ? '744' : undefined,
  ])
})

test.each([
  ['เซเว่น สาขาไร่ขิง รับที่ร้าน', []],
  ['เอานมสด 2 ถุง ส่งร้านเดิมนะ', [['นมสด', 2]]],
  [
    'แก้วน้ำ 6ใบ จาน12ใบ ช้อน 3คัน',
    [
      ['แก้วน้ำ', 6],
      ['จาน', 12],
      ['ช้อน', 3],
    ],
  ],
  [
    'เอาสีโอรส 2 สีพีช 1 นะคะ',
    [
      ['สีโอรส', 2],
      ['สีพีช', 1],
    ],
  ],
  [
    'รองพื้น 1 + แป้ง 1 = 590',
    [
      ['รองพื้น', 1],
      ['แป้ง', 1],
    ],
  ],
  [
    'รับ CF 101 จำนวน 2 ตัว , 205 จำนวน 1 ตัว',
    [
      ['101', 2],
      ['205', 1],
    ],
  ],
  ['can you send 3 soy candles to\nLucas Meyer', [['soy candles', 3]]],
  ['นิยาย "รักสุดใจ" เล่ม 1-3 อย่างละ 1 เล่ม', [['นิยาย "รักสุดใจ" เล่ม 1-3', 1]]],
  [
    'เอาเสื้อกล้าม สีดำ สีขาว อย่างละ 2 ตัว',
    [
      ['เสื้อกล้าม สีดำ', 2],
      ['สีขาว', 2],
    ],
  ],
])('PASTE-3209 products and quantities of daily messages: %s', async (text, items) => {
  const order = await parsePaste(text)
  expect([order.name?.value ?? 'Lucas Meyer', order.items.map((item) => [item.text, item.qty])]).toEqual([
    'Lucas Meyer',
    items,
  ])
})

test.each([
  ['โอนไปแล้วเมื่อกี้ 359.25 บาทค่ะ', 35_925],
  ['เดี๋ยวโอนให้เย็นนี้นะคะ 890', 89_000],
])('PASTE-3210 an amount follows when it was paid: %s', async (text, satang) => {
  expect((await parsePaste(text)).amount?.value).toBe(satang)
})

test.each([
  ['ชุดตรวจ (5 ชิ้น/กล่อง) 3 กล่อง', [['ชุดตรวจ (5 ชิ้น/กล่อง)', 3]]],
  [
    'เดรสลายจุด (สีครีม/ฟรีไซส์) x1\nกางเกง (สีดำ/M) x2',
    [
      ['เดรสลายจุด (สีครีม/ฟรีไซส์)', 1],
      ['กางเกง (สีดำ/M)', 2],
    ],
  ],
  [
    'กันแดด SPF50 PA+++ 2 หลอด เจลว่านหาง 1 กระปุก',
    [
      ['กันแดด SPF50 PA+++', 2],
      ['เจลว่านหาง', 1],
    ],
  ],
  [
    'ถั่วคั่ว 5 ถุงๆละ 20 งาดำ 2 กระปุกๆละ 85',
    [
      ['ถั่วคั่ว', 5],
      ['งาดำ', 2],
    ],
  ],
  [
    'ผักกาด 3 โล, คะน้า 2 โล',
    [
      ['ผักกาด', 3],
      ['คะน้า', 2],
    ],
  ],
  [
    'ปลาสลิด 2 kg, แหนม 1 kg, หมูยอ 3 แท่ง',
    [
      ['ปลาสลิด', 2],
      ['แหนม', 1],
      ['หมูยอ', 3],
    ],
  ],
  [
    'ปลาหมึก ครึ่งกิโล กุ้งแห้ง 1 กิโล',
    [
      ['ปลาหมึก', 1],
      ['กุ้งแห้ง', 1],
    ],
  ],
  ['ขอยกเลิกกางเกง 1 ตัว เอาแค่เสื้อ 2 ตัวค่ะ', [['เสื้อ', 2]]],
  [
    'เสื้อเด็ก เบอร์ 8 สีเหลือง 1 เบอร์ 10 สีฟ้า 2',
    [
      ['เสื้อเด็ก เบอร์ 8 สีเหลือง', 1],
      ['เบอร์ 10 สีฟ้า', 2],
    ],
  ],
  [
    'หูฟัง T110 สีดำ 1 ลำโพง 1 แบตสำรอง 20000mAh 1',
    [
      ['หูฟัง T110 สีดำ', 1],
      ['ลำโพง', 1],
      ['แบตสำรอง 20000mAh', 1],
    ],
  ],
  ['5 กล่อง ชุดของขวัญปีใหม่ ผูกโบว์ทอง', [['ชุดของขวัญปีใหม่ ผูกโบว์ทอง', 5]]],
])(
  'PASTE-3211 a product keeps its parentheses and its grade, and is neither a place nor a person: %s',
  async (text, items) => {
    const order = await parsePaste(text)
    expect([order.name, order.province, order.items.map((item) => [item.text, item.qty])]).toEqual([null, null, items])
  },
)

test('PASTE-3212 the accounts department receives parcels, and a price before cash on delivery is the amount', async () => {
  const order = await parsePaste(`พระผง 1 องค์ ราคา 3500 เก็บปลายทาง ส่งแผนกบัญชี คุณส้ม 0956637180 12 ม.1 ${place}`)
  expect([order.phones.map(({ value }) => value), order.amount?.value]).toEqual([['0956637180'], 350_000])
})

test.each([
  ['กำแพงเพ็ชร 62000', 'หนองปลิง', 'เมือง', '2/2 ม.1'],
  ['จ.อยุทยา 13110', 'หัวเวียง', 'เสนา', '2/2 ม.1'],
])('PASTE-3213 a mistyped province is no part of the address: %s', async (province, sub, district, line) => {
  const order = await parsePaste(`วรรณา 0956637180 2/2 ม.1 ต.${sub} อ.${district} ${province}`)
  expect(order.addressLine?.value).toBe(line)
})

test.each([
  [`แม่ชีอุบล สำนักปฏิบัติธรรมสวนแก้ว ม.1 ${place} 0956637180`, 'แม่ชีอุบล', 'สำนักปฏิบัติธรรมสวนแก้ว ม.1'],
  [`ตาสมาน บ้านพักคนชรา ม.1 ${place} 0956637180`, 'ตาสมาน', 'บ้านพักคนชรา ม.1'],
  [`วรรณา 45 หมุ 7 ${place} 0956637180`, 'วรรณา', '45 หมุ 7'],
  [`ส่งของให้ลูกสาวที่หอค่ะ หอพักนารี ห้อง 305 ${place} น้องเฟิร์น 0956637180`, 'น้องเฟิร์น', 'หอพักนารี ห้อง 305'],
])('PASTE-3214 homes and retreats are told from names, and relatives from addresses: %s', async (text, name, line) => {
  const order = await parsePaste(text)
  expect([order.name?.value, order.addressLine?.value]).toEqual([name, line])
})

test.each([
  ['ของยังไม่มาเลยค่ะ สั่งตั้งแต่อาทิตย์ที่แล้ว ชื่อ กานดา', []],
  ['order ใหม่ 🎀\nitem: เดรสสีพีช S 1', [['เดรสสีพีช S', 1]]],
  ['สั่งน้ำพริก 3 รส อย่างละ 2 กระปุก', [['น้ำพริก 3 รส', 2]]],
  [
    'รวม 3 รายการ แหวนเงิน 1 ต่างหู 2 กำไล 1 ยอด 1,450',
    [
      ['แหวนเงิน', 1],
      ['ต่างหู', 2],
      ['กำไล', 1],
    ],
  ],
])(
  'PASTE-3215 complaints and headings order nothing, and a number of kinds or of lines is no quantity: %s',
  async (text, items) => {
    expect((await parsePaste(text)).items.map((item) => [item.text, item.qty])).toEqual(items)
  },
)

test.each([
  ['จ่าย 500 ก่อน อีก 1,000 จ่ายปลายทาง', 100_000],
  ['เก็บปลายทาง 1 พัน 2 ร้อย นะ', 120_000],
  ['ได้รับเงินโอนยังคะ 2,350', 235_000],
  [`วรรณา / 12 ม.1 ${place} / 0956637180 / ตะกร้า 1 ใบ / 450 ปลายทาง`, 45_000],
])(
  'PASTE-3216 the rest paid on delivery, round words, an amount asked about and the last part of a line: %s',
  async (text, satang) => {
    expect((await parsePaste(text)).amount?.value).toBe(satang)
  },
)

test.each([
  [
    'เซรั่ม A 2 ขวด, B 1 ขวด, ครีม C 3 กระปุก',
    [
      ['เซรั่ม A', 2],
      ['B', 1],
      ['ครีม C', 3],
    ],
  ],
  ['หน้ากากอนามัย (กล่อง 50 ชิ้น) 4 กล่อง', [['หน้ากากอนามัย (กล่อง 50 ชิ้น)', 4]]],
  ['รับ CF รหัส A12 จำนวน 1', [['A12', 1]]],
  ['เปลี่ยนเป็นรุ่น B ลำโพงบลูทูธ 1 ตัว', [['รุ่น B ลำโพงบลูทูธ', 1]]],
])('PASTE-3217 letters of a list, contents of a package, codes and models: %s', async (text, items) => {
  expect((await parsePaste(text)).items.map((item) => [item.text, item.qty])).toEqual(items)
})

test.each([
  [`ม.อ.ปัตตานี หอ 3 ห้อง 112 ${place} ซูไรยา 0956637180`, 'ซูไรยา', '0956637180'],
  [`ว่าที่ ร.ต.หญิง ปาริฉัตร ณ ลำปาง 9/9 ถ.เทศา ${place} โทร 0956637180`, 'ว่าที่ ร.ต.หญิง ปาริฉัตร ณ ลำปาง', '0956637180'],
  [`1.วรรณา ใจดี 2.0956637180 3) 99 ม.3 ${place}`, 'วรรณา ใจดี', '0956637180'],
  ['ลืมบอก เบอร์โทร 0956637180 ค่ะ', undefined, '0956637180'],
])(
  'PASTE-3218 a university is no rank, a surname after ณ stays, and the second of a list may be a phone: %s',
  async (text, name, phone) => {
    const order = await parsePaste(text)
    expect([order.name?.value, order.phones.map(({ value }) => value)]).toEqual([name, [phone]])
  },
)

import { describe, expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

// 'three-open' and 'three-sealed': 420 messages like those of 'given-2', by three who had seen neither the parser nor its
// tests, written on 2026-11-29; every third one of each is sealed.

describe('messages like the given ones by three strangers', () => {
  // at first: 98.6 of 100 fields, 247 of 282 messages whole, 9 values invented, 10 of 27 wrong values in doubt
  test('PASTE-3500 of the open ones, at least 99 of 100 fields are right, 19 of 20 messages whole, and nothing is invented', async () => {
    const open = await score(readCases('three-open'))
    expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
    expect(open.whole).toBeGreaterThanOrEqual(0.95)
    expect(open.invented).toEqual([])
    expect(open.flagged).toBeLessThanOrEqual(0.1)
  })
  // no list of what is wrong: it stays unseen. Measured four times, only counted. At first: 98.94 of 100 fields, 125 of 138
  // messages whole, nothing invented, 7 of 9 wrong values in doubt, 5.0 of 100 in doubt. After the parser was mended for the open
  // ones: 98.87 of 100 fields, 124 whole, nothing invented, 8 of 10 wrong values in doubt, 5.2 of 100 in doubt
  test('PASTE-3501 of their sealed ones, no less is right than was measured, and nothing is invented', async () => {
    const sealed = await score(readCases('three-sealed'))
    expect(sealed.right).toBeGreaterThanOrEqual(0.9887)
    expect(sealed.whole).toBeGreaterThanOrEqual(124 / 138)
    expect(sealed.invented).toEqual([])
    expect(sealed.flagged).toBeLessThanOrEqual(0.1)
  })
})

const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'
const itemsOf = async (text: string) => (await parsePaste(text)).items.map((item) => [item.text, item.qty])

test.each([
  `วรรณา ใจดี_0956637180_12_ม.1_ต.ไร่ขิง_อ.สามพราน_จ.นครปฐม_73210`,
  `ชื่อ - วรรณา ใจดี\nเบอร์ - 0956637180\nบ้านเลขที่ - 12\nตำบล - ไร่ขิง\nอำเภอ - สามพราน\nจังหวัด - นครปฐม\nรหัส - 73210`,
  `วรรณา ใจดี O95-6637-18O 12 ม.1 ${place}`,
  `ชือ วรรณา ใจดี\nเบอร์โทรศัพย์ 0956637180\nที่อยุ่ 12 ม.1 ${place}`,
])(
  'PASTE-3502 what stands for blanks, zeros and colons is read as such, and labels as people mistype them: %s',
  async (text) => {
    const { name, phones, house, subDistrict, postNum } = await parsePaste(text)
    expect([name?.value, phones[0]?.value, house?.value, subDistrict?.value, postNum?.value]).toEqual([
      'วรรณา ใจดี',
      '0956637180',
      '12',
      'ไร่ขิง',
      '73210',
    ])
  },
)

test.each([
  [`อาหมี่ เชอมือ 0956637180 12 ม.1 ${place}`, 'อาหมี่ เชอมือ'],
  [`จะอื่อ จะสี 0956637180 12 ม.1 ${place} ถามร้านค้าหน้าหมู่บ้านได้`, 'จะอื่อ จะสี'],
  [`มิ้วค่ะ 0956637180 Life Asoke Hype ห้อง 1923 เลขที่ 12 ม.1 ${place}`, 'มิ้ว'],
  [`ศักดา 0956637180 จังหวดนครปฐม อำเถอสามพราน ตำบลไร่ขิง หมู่ 1 เลขที่ 12 73210`, 'ศักดา'],
  [`โทร 0956637180 (เบอร์แฟน 0951182640 เผื่อไม่รับ) จิ๊บ 12 ม.1 ${place}`, 'จิ๊บ'],
  [`ด.ญ.ณิชา พรหมดี (ผู้ปกครอง สุนทร 0956637180) 12 ม.1 ${place}`, 'ณิชา พรหมดี'],
  [`ประสิทธิ์ วงศ์ใหญ่ (บ้านรั้วสีเขียว)\n12 ม.1 ${place}\n0956637180`, 'ประสิทธิ์ วงศ์ใหญ่'],
  [`ร.ต.อ.หญิง กมลวรรณ ณ นคร บ้านพัก 12 ม.1 ${place} 0956637180`, 'ร.ต.อ.หญิง กมลวรรณ ณ นคร'],
  [`จ่าเอก มานะ รักชาติ 12 ม.1 ${place} 0956637180`, 'จ่าเอก มานะ รักชาติ'],
  [`ลูกค้า Namfon Ch.\n12 ม.1 ${place}\n0956637180`, 'Namfon Ch.'],
  [`ผู้สั่ง บจก.ลูน่า มีเดีย โทร 021550392\nจัดส่งถึง คุณวรรณา ใจดี 0956637180\n12 ม.1 ${place}`, 'วรรณา ใจดี'],
  [`เรือนจำกลางนครปฐม (คุณวิชิต เจ้าหน้าที่) ${place} 0956637180`, 'วิชิต'],
])(
  'PASTE-3503 who begins a message before a phone, is told of in brackets, has a rank or is sent to is named: %s',
  async (text, name) => {
    expect((await parsePaste(text)).name?.value).toBe(name)
  },
)

test.each(['ไข่เค็ม 2 แผง ส่งร้านเดิมนะเฮีย', 'เฮียครับ เอาน้ำมันเครื่อง 4 แกลลอน ส่งร้านเดิม'])(
  'PASTE-3504 who is spoken to is nobody by name: %s',
  async (text) => {
    expect((await parsePaste(text)).name).toBeNull()
  },
)

test.each([
  ['12/3 อาคาร B ชั้น 11', '12/3'],
  ['ส่งใหม่ที่ 118/9 ม.5', '118/9'],
  ['บ้านกลางเมือง รามอินทรา 188/64 ซ.นวมินทร์ 163', '188/64'],
  ['ตึกแดง 2 คูหา เลขที่ 88,90 ถ.ถลาง', '88'],
  ['กุฏิ 7 วัดไร่ขิง', undefined],
  ['เคาน์เตอร์วัตสัน ชั้น 1 ส่งก่อน 3 ทุ่ม', undefined],
  ['ลุมพินี วิลล์ ประชาชื่น 2 อาคาร B ชั้น 11 ห้อง 99/872', undefined],
])('PASTE-3505 numbers of cells, buildings, hours and roads are no houses: %s', async (line, house) => {
  const order = await parsePaste(`วรรณา ใจดี 0956637180 ${line} ${place}`)
  expect([order.house?.value, order.items]).toEqual([house, []])
})

test.each([
  ['22/6 หมู่ที่ 9, พันเสา, บางระกำ/ Bang Rakam, พิษณุโลก/ Phitsanulok, 65140', 'พันเสา', '22/6 หมู่ที่ 9'],
  ['111/209 ถนนเพชรบุรี, มักกะสัน, ราชเทวี, กรุงเทพมหานคร, 10400', 'มักกะสัน', '111/209 ถนนเพชรบุรี'],
])('PASTE-3506 translations of places and roads named after one are no places: %s', async (text, sub, line) => {
  const order = await parsePaste(`วรรณา ใจดี\n0956637180\n${text}`)
  expect([order.subDistrict?.value, order.addressLine?.value]).toEqual([sub, line])
})

test.each([
  ['กล้วยตาก 8 แพ็คค่ะ แพ็คละ 65 ส่งฟรีใช่มั้ยคะ', undefined, false],
  ['สั่งครบ 1000 ส่งฟรีใช่ไหมคะ', undefined, false],
  ['พัสดุถึงศูนย์ปลายทางแล้วค่ะ', undefined, false],
  ['เก็บปลายทาง 459+30 ใช่ไหมคะ รวมเป็น 489', 48900, true],
  ['โอนละเด้อ 730', 73000, false],
  ['cash on delivery please (฿790)', 79000, true],
  ['เพิ่มนม 6 กระป๋อง ยอดใหม่ 780', 78000, false],
  ['โอนแล้ว 1500 ค้างอีก 350 เก็บปลายทางนะ', 35000, true],
])(
  'PASTE-3507 the total and how it is paid, not the price of a piece or a condition: %s',
  async (text, satang, cod) => {
    const order = await parsePaste(text)
    expect([order.amount?.value, order.cod !== null]).toEqual([satang, cod])
  },
)

test.each([
  [
    'เอาเขียว 4 ส้ม 1 ชมพู 2 นะ',
    [
      ['เขียว', 4],
      ['ส้ม', 1],
      ['ชมพู', 2],
    ],
  ],
  [
    'หมี่โคราช 10ห่อ 200 เส้นเล็กแห้ง 5ห่อ 90 รวม 290',
    [
      ['หมี่โคราช', 10],
      ['เส้นเล็กแห้ง', 5],
    ],
  ],
  [
    'ปลาทูเค็ม ครึ่งโล 120 กุ้งแห้ง 2 ขีด 90 รวม 210',
    [
      ['ปลาทูเค็ม', 1],
      ['กุ้งแห้ง', 2],
    ],
  ],
  [
    'ผ้าพันคอ1 หมวก2 ถุงมือ3คู่',
    [
      ['ผ้าพันคอ', 1],
      ['หมวก', 2],
      ['ถุงมือ', 3],
    ],
  ],
  [
    'cf 23 ดำ l 1 / 45 ขาว m 2',
    [
      ['23 ดำ l', 1],
      ['45 ขาว m', 2],
    ],
  ],
  ['ปูไข่ดอง500กรัม3กล่อง', [['ปูไข่ดอง', 3]]],
  ['โทนเนอร์ 200 ml 3 ขวด', [['โทนเนอร์', 3]]],
  [
    'ลูกชิ้นปลา 1 กก. (แบ่งเป็น 2 ถุง) ปูอัด 3 แพค',
    [
      ['ลูกชิ้นปลา', 1],
      ['ปูอัด', 3],
    ],
  ],
  ['โอนไป 400 เกินมา 20 ค่ะ ยอดจริง 380', []],
  ['ยอดรวม 2 รายการ = 1,455 บาท (รวมค่าส่ง 55)', []],
  ['ของ 3 ลัง COD 2400', []],
  ['สร้อยพระ 1 เส้น 2,500 ผ่อน 2 งวดได้ไหมคะ', [['สร้อยพระ', 1]]],
])('PASTE-3508 every product of a list has its own quantity, and sums have none: %s', async (text, items) => {
  expect(await itemsOf(text)).toEqual(items)
})

test.each([
  [`สวัสดีครับ ผม ธนา 0956637180 ส่ง 12 ม.1 ${place}`, 'ธนา', '12 ม.1'],
  [`ผู้รับ: ฝ่ายจัดซื้อ (คุณแอม)\nบริษัท ทีเค ฟู้ดส์ จำกัด 12 ม.1 ${place}\n0956637180`, 'คุณแอม', 'ฝ่ายจัดซื้อ บริษัท ทีเค ฟู้ดส์ จำกัด 12 ม.1'],
])('PASTE-3509 pronouns, wishes and departments are told from names: %s', async (text, name, line) => {
  const order = await parsePaste(text)
  expect([order.name?.value, order.addressLine?.value]).toEqual([name, line])
})

test('PASTE-3509 pronouns, wishes and departments are told from names: ขอแก้เบอร์', async () => {
  expect((await parsePaste('ขอแก้เบอร์ เป็น 0956637180 ค่ะ ชื่อเดิมที่อยู่เดิม')).name).toBeNull()
})

test.each([
  [
    'สั่งครีม2กระปุกสบู่3ก้อนค่ะ ยอด870โอนแล้ว',
    [
      ['ครีม', 2],
      ['สบู่', 3],
    ],
  ],
  ['สั่งโดย ร้านสมใจ รับเองที่สาขา', []],
  ['โอนแล้ว 15/11 เวลา 09.12 จำนวน 1,290.00', []],
])('PASTE-3508 every product of a list has its own quantity, and sums have none: %s', async (text, items) => {
  expect(await itemsOf(text)).toEqual(items)
})

test.each([
  ['ขอ 5 ชิ้น คละสีค่ะ', []],
  [
    'กางเกงขาม้า เอว 28 สีดำ 1, เอว 30 สีขาว 2',
    [
      ['กางเกงขาม้า เอว 28 สีดำ', 1],
      ['เอว 30 สีขาว', 2],
    ],
  ],
  ['2 x iced coffee 120 = 240, total 280', [['iced coffee', 2]]],
  [
    "I'd like 3 bottles of fish sauce and a jar of chili paste",
    [
      ['fish sauce', 3],
      ['chili paste', 1],
    ],
  ],
])('PASTE-3510 a mixture is no product, a waist no quantity, and "a jar of" is one: %s', async (text, items) => {
  expect(await itemsOf(text)).toEqual(items)
})

test.each([
  ['ลดให้เหลือ 900 ได้ไหมคะ', undefined],
  ['ค่าสินค้า 999 ฟรีค่าส่ง โอนแล้วค่า', 99900],
  ['สลิปตามนี้นะคะ 2,150 บาท', 215000],
  ['รวม 3 รายการ 750 เก็บปลายทางเพิ่ม 30 เป็น 780', 78000],
  ['โอน 199 สองยอด รวม 398', 39800],
])('PASTE-3511 a wish for less is no amount, and what is added up is: %s', async (text, satang) => {
  const { amount, district } = await parsePaste(text)
  expect([amount?.value, district]).toEqual([satang, null])
})

test.each([
  [`ผู้รับ ด.ช.ภูมิ ใจดี ห้อง ป.4/2 รร.วัดนางใน ${place} 0956637180`, 'ภูมิ ใจดี', 'ห้อง ป.4/2 รร.วัดนางใน'],
  [`คุณอ้น ช่างแอร์ 0956637180 12 ม.1 ${place}`, 'อ้น', '12 ม.1'],
  [`จ๋อม (เจ้าของเดิม ป้าแดง) 0956637180 12 ม.1 ${place}`, 'จ๋อม', '12 ม.1'],
  ['ศศิ 0956637180 23 ถ.สามเสน แขวงคลองมหานาค เขตป้อมปราบ กทม 10100', 'ศศิ', '23 ถ.สามเสน'],
  ['นงเยาว์ 0956637180 สนง.เขตดุสิต ฝ่ายทะเบียน ถ.สามเสน แขวงดุสิต เขตดุสิต 10300', 'นงเยาว์', 'สนง.เขตดุสิต ฝ่ายทะเบียน ถ.สามเสน'],
])('PASTE-3512 classes, trades and offices are told from names and places: %s', async (text, name, line) => {
  const order = await parsePaste(text)
  expect([order.name?.value, order.addressLine?.value]).toEqual([name, line])
})

import { describe, expect, test } from 'vitest'
import { loadPlaceTable } from '../../src/core/customers/address/place-table'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { type Row, seeded } from './pasted-grammar'
import { readCases, score } from './pasted-score'
import { crossed, swapped } from './pasted-swaps'

const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'

describe('the given messages with something else in them', async () => {
  const table = await loadPlaceTable()
  const rows = table.provinces.flatMap(({ name, districts }) =>
    districts.flatMap((district) =>
      district.subs.flatMap((sub) => sub.posts.map((post): Row => [sub.name, district.name, name, post])),
    ),
  )
  // what is sold is said in a way of its own in two of them
  const cases = readCases('given-2').filter(({ text }) => !/candles|แกลลอน 2 แกลลอน/.test(text))
  const variants = [
    ...swapped(cases, rows, seeded(4970)).filter((_, nth) => nth % 16 === 0),
    ...crossed(cases, seeded(4970), 80),
  ]
  test('PASTE-4970 are read alike', async () => {
    const read = await score(variants)
    expect(variants.length).toBeGreaterThan(300)
    expect(read.right, read.wrong.join('\n')).toBeGreaterThanOrEqual(0.998)
    expect(read.whole).toBeGreaterThanOrEqual(0.985)
    expect(read.invented).toEqual([])
    expect(read.flagged).toBeLessThanOrEqual(0.1)
  })
})

test.each(['[12/11/2568 18:42] ลูกค้า: ', '18:42 ลูกค้า ', '18:42 น. แอดมิน: '])(
  'PASTE-4971 who speaks after the time in a chat is no label: %s',
  async (head) => {
    const list = await parsePaste(`${head}ข้าวหอมมะลิ 5 กก. 2 ถุง ส่งที่เดิมค่ะ`)
    expect([list.name, list.items.map(({ text, qty }) => [text, qty])]).toEqual([null, [['ข้าวหอมมะลิ', 2]]])
    const order = await parsePaste(`${head}รบกวนส่งตามนี้ค่ะ\nวรรณา ใจดี\n12 ม.1 ${place}\n0956637180`)
    expect([order.name?.value, order.house?.value]).toEqual(['วรรณา ใจดี', '12'])
  },
)

test.each([
  ['สายใจ ยิ้มละมัย 118 หมู่ 7\nต.ไร่ขิง\nอ.สามพราน นครปฐม 73210 โทร 0956637180', '118', '118 หมู่ 7'],
  [`วรรณา 0956637180 ตลาดสดดอนหวาย 653 ถ.เพชรเกษม ${place}`, '653', 'ตลาดสดดอนหวาย 653 ถ.เพชรเกษม'],
  ['วรรณา 0956637180 145 ร้านเจริญพานิช ม.8\nต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210', '145', '145 ร้านเจริญพานิช ม.8'],
  [`หมู่บ้านอารียา 973 ${place} วรรณา 0956637180`, '973', 'หมู่บ้านอารียา 973'],
  ['0956637180 วรรณา 16 (ต.ไร่ขิง อ.สามพราน จ.นครปฐม) 73210', '16', '16'],
  [
    `กรมทหารราบที่ 31 รักษาพระองค์ บ้านพัก\n44/12 ${place} วรรณา\n0956637180`,
    '44/12',
    'กรมทหารราบที่ 31 รักษาพระองค์ บ้านพัก 44/12',
  ],
])(
  'PASTE-4972 a house is read above its place, after a market or village, before a shop, and before brackets: %s',
  async (text, house, line) => {
    const order = await parsePaste(text)
    expect([order.house?.value, order.addressLine?.value]).toEqual([house, line])
  },
)

test.each([
  '✨✨ วรรณา 0956637180 เชียงใหม่ ❤️',
  'วรรณา 0956637180 เชียงใหม่ ขอบคุณครับ',
  'วรรณา 0956637180 เชียงใหม่ค่าา',
  'วรรณา 0956637180 เชียงใหม่ ทุเรียนทอด 3 แพ็ค',
])(
  'PASTE-4973 a province alone after a phone is read beside emoji, thanks, particles and products: %s',
  async (text) => {
    const order = await parsePaste(text)
    expect([order.name?.value, order.province?.value]).toEqual(['วรรณา', 'เชียงใหม่'])
  },
)

test('PASTE-4974 a sender in quotation marks ends with them', async () => {
  const order = await parsePaste(`ใส่ชื่อผู้ส่งเป็น "พิมพ์ใจ 0899917700" ส่งให้ วรรณา ใจดี 0956637180 12 ม.1 ${place}`)
  expect([order.name?.value, order.phones.map(({ value }) => value), order.house?.value]).toEqual([
    'วรรณา ใจดี',
    ['0956637180'],
    '12',
  ])
})

test.each([
  [`ขอรับ 2 ตัวเลย ส่งให้ ฝ้าย\n0956637180\n12 ม.1 ${place}`, 'ฝ้าย'],
  [`Thipawan S. 095-663-7180\n12 ม.1 ${place}`, 'Thipawan S.'],
  [`สวัสดีค่ะ ไหม 0956637180 12 ม.1 ${place}`, 'ไหม'],
  [`ส่งให้ ฝ้าย (+66)956637180 12 ม.1 ${place}`, 'ฝ้าย'],
  [`แสงเดือน ธนะพานิช 12 ม.2 ${place} 0956637180`, 'แสงเดือน ธนะพานิช'],
  [`ชื่อผู้รับ แหวน\nนามสกุล ปัญญาดี\nเบอร์ 0956637180\nบ้านเลขที่ 61 หมู่ 6\n${place}`, 'แหวน ปัญญาดี'],
  [`สองเมือง ใจกล้า 50 ม.5 ${place} โทร 0956637180`, 'สองเมือง ใจกล้า'],
  [`ห้องเช่าเจ๊หมวย ห้อง 4 ซ.วัดด่าน 12 ${place} ตู่ 0956637180`, 'ตู่'],
  [`หลังม.รังสิต หอ P Place 304 52/347 ${place} เจได 0956637180`, 'เจได'],
  [`แพปลาเจ๊นิด ม.1 ${place} โทร 0956637180 สำรอง 0845866326`, 'แพปลาเจ๊นิด'],
])(
  "PASTE-4975 names end above a phone, keep an initial and a surname, follow a greeting, and aren't the word for a second phone: %s",
  async (text, name) => {
    expect((await parsePaste(text)).name?.value).toBe(name)
  },
)

test.each([
  [
    'รองเท้านักเรียน size 4 2 size 6 1',
    [
      ['รองเท้านักเรียน size 4', 2],
      ['size 6', 1],
    ],
  ],
  [
    'เสื้อ ไซส์ M 2 ไซส์ L 1',
    [
      ['เสื้อ ไซส์ M', 2],
      ['ไซส์ L', 1],
    ],
  ],
  [
    'เอาแจ่วบองสอง ปลาส้มสามค่ะ',
    [
      ['แจ่วบอง', 2],
      ['ปลาส้ม', 3],
    ],
  ],
  [
    `สีชมพู 2 สีฟ้า 1 ค่ะ จิ๋ว 0956637180 12 ม.1 ${place}`,
    [
      ['สีชมพู', 2],
      ['สีฟ้า', 1],
    ],
  ],
  [
    '12 พ.ย. 2568 18:42\nสีชมพู  2 สีฟ้า  1 ค่ะ',
    [
      ['สีชมพู', 2],
      ['สีฟ้า', 1],
    ],
  ],
  [
    'เซ็ต A 1 เซ็ต B 2',
    [
      ['เซ็ต A', 1],
      ['เซ็ต B', 2],
    ],
  ],
  [
    'ต่างหูมุก(1) สร้อยข้อมือ x2',
    [
      ['ต่างหูมุก', 1],
      ['สร้อยข้อมือ', 2],
    ],
  ],
  [`จอย 0956637180 12 ม.1 ${place} เค้ก 1`, [['เค้ก', 1]]],
  ['เพิ่มเสื้อ XL อีกตัว', [['เสื้อ XL', 1]]],
  ['จองเสื้อไว้ก่อนนะคะ 2 ตัว เดี๋ยวโอน', [['เสื้อ', 2]]],
  ['มีของแถมไหมคะถ้าซื้อ 3 ชิ้น', []],
  ['เซเว่น สาขาตลาดไท 2\nต.คลองหนึ่ง อ.คลองหลวง ปทุมธานี 12120 คุณแก้ว 0956637180', []],
  ['สินค้า 1,200 ส่วนลด 100 ค่าส่ง 40 ยอดโอน 1,140', []],
])(
  'PASTE-4976 sizes, colours, series and products after a postcode that are counted, and glued quantities, are read: %s',
  async (text, items) => {
    const order = await parsePaste(text)
    expect(order.items.map((item) => [item.text, item.qty])).toEqual(items)
  },
)

test.each([
  ['ชื่อผู้รับเปลี่ยนเป็น วันดี นะคะ เบอร์เดิม', 'วันดี'],
  [`ขอเปลี่ยนที่อยู่เป็น 44/8 ${place} ชื่อเดิมเบอร์เดิม`, undefined],
  ['แก้วเก็บเย็น สลักชื่อ "พิม" 1 ใบ', undefined],
])('PASTE-4977 the name that replaces another one is read, not what stays or is engraved: %s', async (text, name) => {
  expect((await parsePaste(text)).name?.value).toBe(name)
})

test.each([
  [`โทรได้ 2 เบอร์ 0956637180 กับ 0898765432 ชื่อ เกศรา 5/6 ม.3 ${place}`, '5/6 ม.3'],
  [`วิไล 08-1234-5678 (ลูก 08-9876-5432) 12 ม.3 ${place}`, '12 ม.3'],
])('PASTE-4978 what joins two phones is no part of the address: %s', async (text, line) => {
  const order = await parsePaste(text)
  expect([order.phones.length, order.addressLine?.value]).toEqual([2, line])
})

test('PASTE-4979 places are read beside the pictures that label them', async () => {
  const order = await parsePaste('🏡 : 55 หมู่ 3\n🏘 : ยางเนิ้ง\n🏙 : สารภี\n🌆 : เชียงใหม่\n✉️ : 50140')
  expect([order.house?.value, order.subDistrict?.value, order.postNum?.value]).toEqual(['55', 'ยางเนิ้ง', '50140'])
})

test('PASTE-4980 whoever the bill is for, told of before, receives the parcel only if nobody else does', async () => {
  const order = await parsePaste(`ขอใบเสร็จด้วยค่ะ ในนาม บริษัท เอบีซี จำกัด ส่งที่ คุณมณี 0956637180 88 ถ.เพชรเกษม ${place}`)
  expect(order.name?.value).toBe('มณี')
})

test.each([
  ['นายกสมชาย', 'นายกสมชาย'],
  ['นายกมล', 'กมล'],
])('PASTE-4982 a mayor is told from a man whose name begins like the word: %s', async (called, name) => {
  expect((await parsePaste(`${called} 0956637180 12 ม.1 ${place}`)).name?.value).toBe(name)
})

test('PASTE-4981 a surname is no question for cash on delivery', async () => {
  const order = await parsePaste(`ทุเรียนทอด 3 แพ็ค รวม 410 ปลายทาง สายใจ ยิ้มละมัย 118 หมู่ 7 ${place} 0956637180`)
  expect([order.cod?.value, order.amount?.value]).toEqual([true, 41000])
})

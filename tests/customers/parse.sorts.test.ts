import { expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

// 'sorts-open' and 'sorts-sealed': messages of customers of very different sorts, written on 2026-11-29, 120 of them before the
// parser was read. The open ones were read in four parts of 20, one of 30 and one of 20; after each, kinds that were read
// wrongly were mended. At first sight 96.8, 96.3, 97.2, 93.6, 98.8 and 96.8 of 100 fields were right, and 70, 65, 80, 50, 90
// and 70 of 100 messages whole; 0, 0, 1, 3, 0 and 1 values were invented.
test('PASTE-4820 of messages of customers of many sorts, at least 99 of 100 fields of the open ones are right, 19 of 20 are whole, and nothing is invented', async () => {
  const open = await score(readCases('sorts-open'))
  expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
  expect(open.whole).toBeGreaterThanOrEqual(0.95)
  expect(open.invented).toEqual([])
  expect(open.flagged).toBeLessThanOrEqual(0.1)
})

// no list of what is wrong: it stays unseen. Before the parser was mended for the open ones: 95.4 of 100 fields, 29 of 40
// messages whole, nothing invented, 11 of 13 wrong values in doubt, 11.3 of 100 in doubt
test('PASTE-4821 of the sealed ones, no less is right than was measured, and nothing is invented', async () => {
  const sealed = await score(readCases('sorts-sealed'))
  expect(sealed.right).toBeGreaterThanOrEqual(0.9628)
  expect(sealed.whole).toBeGreaterThanOrEqual(30 / 40)
  expect(sealed.invented).toEqual([])
  expect(sealed.wrongFlagged).toBeGreaterThanOrEqual(0.8 * sealed.wrongGiven)
})

const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'
const itemsOf = async (text: string) => (await parsePaste(text)).items.map((item) => [item.text, item.qty])
const nameOf = async (text: string) => (await parsePaste(text)).name?.value

test('PASTE-4822 phones, postcodes and numbers of an address are read as a voice message spells them out', async () => {
  const { phones, house, postNum } = await parsePaste(
    'ป้าสมหมาย บ้านเลขที่สี่สิบห้าทับสอง หมู่แปด ตำบลไร่ขิง อำเภอสามพราน นครปฐม เจ็ดสามสองหนึ่งศูนย์ เบอร์ศูนย์แปดเก้า หนึ่งสองสาม สี่ห้าหกเจ็ด',
  )
  expect([phones.map(({ value }) => value), house?.value, postNum?.value]).toEqual([['0891234567'], '45/2', '73210'])
  const other = await parsePaste('ร้อยยี่สิบสาม หมู่สี่ ตำบลไร่ขิง อำเภอสามพราน นครปฐม แม่บัว 0815556789')
  expect(other.house?.value).toBe('123')
})

test.each([
  ['สบู่ ขอเพิ่มอีก 1 เป็น 4 ชิ้น', [['สบู่', 4]]],
  ['ขอเพิ่มแชมพูอีก 1 ขวดค่ะ เป็น 4 ขวดค่ะ', [['แชมพู', 4]]],
  ['ขอเพิ่มอีก 2 เป็น 5 ซองค่ะ กาแฟโบราณ ที่อยู่เดิมเลยนะคะ', [['กาแฟโบราณ', 5]]],
])('PASTE-4823 how many more is no quantity before how many in all: %s', async (text, items) => {
  expect(await itemsOf(text)).toEqual(items)
})

test.each(['กศน.ตำบลไร่ขิง', 'อบต.ไร่ขิง'])(
  'PASTE-4824 an office named after a sub-district stays whole, and says which if nothing else does: %s',
  async (office) => {
    const { addressLine, subDistrict } = await parsePaste(
      `${office} อ.สามพราน จ.นครปฐม 73210 ครูสุภาพร 0871122334 หนังสือเรียน ม.ต้น 15 เล่ม`,
    )
    expect([addressLine?.value, subDistrict?.value]).toEqual([office, 'ไร่ขิง'])
  },
)

test.each([
  [`หน่อย บางแสน\n0811239876\n55/3 ${place}`, 'หน่อย บางแสน'],
  [`หมูทอด 2 ถุง เก็บปลายทางเด้อ ส่งบ้านยายนุ้ย ม.3 ${place} โทร 0895551234`, 'ยายนุ้ย'],
  [`ยาหม่อง 6 ขวด ส่งร้านทองฮั่วเซ่งเฮง เลขที่ 401 ${place} เฮียตี๋รับ 0812224123`, 'เฮียตี๋'],
  [`น้องกันเอง ส่งบ้านใหม่นะ เลขที่ 456/78 ${place} โทรพี่แหม่ม 0819990011`, 'พี่แหม่ม'],
  [`สวัสดีครับ ผมสมบัติ แก้วใส สั่งมะม่วงกวน 4 แผ่นครับ 12 ม.1 ${place} 0801110022`, 'สมบัติ แก้วใส'],
  [`คุณกิตติมา ฝ่ายธุรการ บจก.สยามแพ็ค 88/1 ${place} 0801110022`, 'กิตติมา'],
  [`0924567890 ปิ่น ค่า เอาต่างหูมุก 2 คู่ ส่ง 12 ม.1 ${place}`, 'ปิ่น'],
  [`ส่ง อบต.ไร่ขิง ${place} คุณวิชัย 0819521122`, 'วิชัย'],
  [`วัดไร่ขิง ${place} ถวายพระอาจารย์ไพศาล ผ้าห่ม 20 ผืน 0819876123`, 'พระอาจารย์ไพศาล'],
])(
  'PASTE-4825 a nickname with a place, and whoever takes the parcel at a house or an office, is named: %s',
  async (text, name) => {
    expect(await nameOf(text)).toBe(name)
  },
)

test.each([
  [`เก็บปลายทางได้ไหมคับ\nอนุชา ดวงดี 5 ม.1 ${place} 0659981122`, true],
  ['เก็บปลายทางได้ไหมคับ', false],
  [`เก็บปลายทางได้ไหมคับ ถ้าไม่ได้จะโอน\nอนุชา ดวงดี 5 ม.1 ${place} 0659981122`, false],
  [`ส่งที่ ปณ.ปลายทางได้ไหม อนุชา ดวงดี 5 ม.1 ${place} 0659981122`, false],
])(
  'PASTE-4826 who asks for cash on delivery with a phone and an address wants it, to be checked: %s',
  async (text, cod) => {
    const order = await parsePaste(text)
    expect(order.cod !== null).toBe(cod)
    expect(order.cod?.confidence ?? 0).toBeLessThan(0.5)
  },
)

test.each([
  [
    `พวงกุญแจหมี 2 พวงกุญแจแมว 2 ส่ง รร.ไร่ขิง ${place} 0812348765`,
    [
      ['พวงกุญแจหมี', 2],
      ['พวงกุญแจแมว', 2],
    ],
  ],
  [
    'รับ CF รหัส A12 ไซส์ L กับ B07 ไซส์ M ค่า',
    [
      ['A12 ไซส์ L', 1],
      ['B07 ไซส์ M', 1],
    ],
  ],
  [
    'ไส้อั่วสองกิโล แคบหมูห้าถุงเจ้า',
    [
      ['ไส้อั่ว', 2],
      ['แคบหมู', 5],
    ],
  ],
  ['รวม 347 COD\n- เคสมือถือ A54 ลายแมว 1', [['เคสมือถือ A54 ลายแมว', 1]]],
  ['ผักสลัดรวม 2 กิโล', [['ผักสลัดรวม', 2]]],
  ['เหมาหมดเลยค่ะ 12 ใบ ชามตราไก่', [['ชามตราไก่', 12]]],
  ['เอา1คับ หมวกแก๊ปNY สีกรม', [['หมวกแก๊ปNY สีกรม', 1]]],
  ['พี่ค่ะ หนูโอนผิดไป 20 บาท ยอดจริง 380 หนูโอน 400 เดี๋ยวหักรอบหน้าก็ได้ค่ะ', []],
])('PASTE-4827 lists, codes and quantities of daily messages: %s', async (text, items) => {
  expect(await itemsOf(text)).toEqual(items)
})

test.each([
  ['ชุดนอน 2 ชุด ยอดรวม 580 ค่าส่ง 40 รวม 620 โอนแล้วค่ะ', 62_000],
  ['โอนเข้าพร้อมเพย์ 0812345678 แล้วนะคะ 459 บาท', 45_900],
])('PASTE-4828 the total follows what is added to a sum, or the number that was paid to: %s', async (text, amount) => {
  expect((await parsePaste(text)).amount?.value).toBe(amount)
})

test('PASTE-4829 in whose name a parcel is sent, or who sells for the shop, is the sender', async () => {
  const { name, phones } = await parsePaste(
    `ส่งในนาม: NongPloy Shop 098-000-1111\n\nลูกค้า: จุฑามาศ แสนดี\nTel: 098-222-3333\nAddr: 5/55 ม.8 ${place}`,
  )
  expect([name?.value, phones.map(({ value }) => value)]).toEqual(['จุฑามาศ แสนดี', ['0982223333']])
  const agent = await parsePaste(`ลูกค้า : ดารณี ศรีนวล\nที่อยู่ : 14 ${place}\nเบอร์ : 0866654321\nตัวแทน : น้องพลอย 0899990000`)
  expect(agent.phones.map(({ value }) => value)).toEqual(['0866654321'])
})

test.each([
  [`หนูทำงานโรงแรม Centara 1 ถ.เพชรเกษม ${place} ส่งหาโอ๊ต 0868887766`, 'โรงแรม Centara 1 ถ.เพชรเกษม'],
  [`ปิ่น 0924567890 ส่งหอหญิง U-Center 2 ห้อง A415 ${place}`, 'หอหญิง U-Center 2 ห้อง A415'],
])('PASTE-4830 where somebody works or lives begins an address after the word for it: %s', async (text, line) => {
  expect((await parsePaste(text)).addressLine?.value).toBe(line)
})

test('PASTE-4831 a nickname, or one word after คุณ, directly before a phone isn’t in doubt', async () => {
  const names = await Promise.all(
    ['เฟิร์น', 'คุณตูน'].map((name) =>
      parsePaste(`น้ำยา 3 ลิตร 4 แกลลอน ส่งหอ The Nine ห้อง 212 ${place} ${name} 0851117788 ออกบิลด้วยค่ะ`),
    ),
  )
  expect(names.map(({ name }) => [name?.value, (name?.confidence ?? 0) > 0.5])).toEqual([
    ['เฟิร์น', true],
    ['ตูน', true],
  ])
})

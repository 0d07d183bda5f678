import { describe, expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

// 'gaps-open' and 'gaps-sealed': 42 messages of the kinds that were read worst, written on 2026-11-28 before any of them
// was read, divided by a hash of their text (SHA-256 as a number; sealed if divisible by 3). Measured before and after the
// parser was mended for the open ones.

describe('messages of the kinds that were read worst', () => {
  // at first: 95.6 of 100 fields, 14 of 25 messages whole, a value invented, 4 of 7 wrong values in doubt
  test('PASTE-1950 of the open ones, at least 99 of 100 fields are right, 24 of 25 messages whole, and nothing is invented', async () => {
    const open = await score(readCases('gaps-open'))
    expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
    expect(open.whole).toBeGreaterThanOrEqual(24 / 25)
    expect(open.invented).toEqual([])
    expect(open.flagged).toBeLessThanOrEqual(0.1)
  })
  // no list of what is wrong: it stays unseen. At first: 96.8 of 100 fields, 12 of 17 messages whole, nothing invented,
  // 1 of 3 wrong values in doubt. Afterwards: 99.5 of 100 fields, 16 of 17 messages whole, nothing invented
  test('PASTE-1951 of the sealed ones, no less is right than was measured, and nothing is invented', async () => {
    const sealed = await score(readCases('gaps-sealed'))
    expect(sealed.right).toBeGreaterThanOrEqual(0.99)
    expect(sealed.whole).toBeGreaterThanOrEqual(16 / 17)
    expect(sealed.invented.length).toBe(0)
  })
})

const itemsOf = async (text: string) => (await parsePaste(text)).items.map((item) => [item.text, item.qty])
const home = '77/1 ถ.ราชวิถี แขวงวชิรพยาบาล เขตดุสิต กรุงเทพฯ 10300'

test.each([
  ['ส่ง ม.ร.ว.ธิดารัตน์ สวัสดิพงศ์', 'ม.ร.ว.ธิดารัตน์ สวัสดิพงศ์'],
  ['ม.ล.ชินวัฒน์ ทองดี', 'ม.ล.ชินวัฒน์ ทองดี'],
  ['ส่งให้ ส.อ.ชัยวัฒน์ ดีงาม', 'ส.อ.ชัยวัฒน์ ดีงาม'],
])('PASTE-1952 a rank before any first name is part of the name, not of the address: %s', async (who, name) => {
  const order = await parsePaste(`${who} ${home} 0819923347`)
  expect([order.name?.value, order.addressLine?.value]).toEqual([name, '77/1 ถ.ราชวิถี'])
})

test.each([
  [
    '2 shampoo (500ml) and 1 conditioner',
    [
      ['shampoo (500ml)', 2],
      ['conditioner', 1],
    ],
  ],
  [
    '2 dozen cookies and 1 brownie box please',
    [
      ['cookies', 2],
      ['brownie box', 1],
    ],
  ],
])('PASTE-1953 "2 of these and 1 of those" is two lines without a wish, too: %s', async (text, items) => {
  expect(await itemsOf(text)).toEqual(items)
})

test.each([
  ['น้ำปลาร้าขวดละ 45 เอา 6 ขวด', [['น้ำปลาร้า', 6]]],
  ['กระเป๋าสานใบละ 390 รับ 2 ใบ', [['กระเป๋าสาน', 2]]],
])('PASTE-1954 the price of a piece is no part of the product: %s', async (text, items) => {
  expect(await itemsOf(text)).toEqual(items)
})

test('PASTE-1955 half a dozen are six, and dozens are said', async () => {
  const { items } = await parsePaste('เอาแก้วน้ำครึ่งโหลกับจานกระเบื้อง 1 โหล')
  expect(items.map(({ text, qty, dozen }) => [text, qty, dozen])).toEqual([
    ['แก้วน้ำ', 6, undefined],
    ['จานกระเบื้อง', 1, true],
  ])
})

test('PASTE-1956 "ส่ง" directly after a quantity begins a recipient', async () => {
  const { orders } = await parsePaste(
    'ขนมเปี๊ยะ 2 กล่องส่ง อำไพ รักดี 31/5 ต.หมากแข้ง อ.เมือง อุดรธานี 41000 0833345561 กับอีก 1 กล่องส่ง สมพิศ รักดี 8 ม.2 ต.แม่เหียะ อ.เมือง เชียงใหม่ 50100 0877754412',
  )
  expect(orders?.map(({ name, addressLine }) => [name?.value, addressLine?.value])).toEqual([
    ['อำไพ รักดี', '31/5'],
    ['สมพิศ รักดี', '8 ม.2'],
  ])
})

test.each([
  `ผู้รับ: เกศินี ธรรมดี\nเบอร์ผู้รับ 0894437718 (เบอร์คนสั่ง 0802216653)\n${home}`,
  `ชื่อ เกศินี ธรรมดี ${home} เบอร์น้อง 0894437718 ส่วนเบอร์พี่ 0802216653 ไว้แจ้งเลขพัสดุ`,
  `ส่งเพื่อนค่ะ เกศินี ธรรมดี ${home} เบอร์เพื่อน 0894437718 ของเรา 0802216653`,
  `เบอร์เพื่อน 0894437718 เบอร์ผม 0802216653 ส่งให้เพื่อน เกศินี ธรรมดี ${home}`,
])("PASTE-1957 the number of who orders isn't the recipient's, and takes no address with it: %s", async (text) => {
  const { name, phones, house } = await parsePaste(text)
  expect([name?.value, phones.map(({ value }) => value), house?.value]).toEqual(['เกศินี ธรรมดี', ['0894437718'], '77/1'])
})

test.each([
  'โอนเงินสำเร็จ\nจาก นาย วิชัย ม xxx-x-x4471-x\nไปยัง ร้านบ้านสวนขวัญ xxx-x-x2290-x\nจำนวนเงิน 590.00 บาท',
  'K PLUS\nโอนเงินสำเร็จ\nนาย สมชาย ด\nธ.กสิกรไทย\nxxx-x-x1234-x\nร้านบ้านสวน\nธ.ไทยพาณิชย์\nxxx-x-x9988-x\nจำนวน: 590.00 บาท',
  'โอนเงินสำเร็จ จาก นภา ด. xxx-xxx123-4 ไปยัง บจก.ขนมไทย xxx-xxx555-6 จำนวนเงิน 590.00 ',
  'Transfer completed\nFrom: Mr. Wichai M. KBank\nTo: บจก. บ้านสวนขวัญ SCB\nAmount 590.00 THB',
])(
  "PASTE-1958 who pays whom on a bank's slip is neither recipient nor sender, and its amount is read: %s",
  async (slip) => {
    const { name, amount, addressLine } = await parsePaste(
      `${slip}${slip.endsWith(' ') ? '' : '\n'}ขวัญข้าว มั่งมี ${home} 0857734419`,
    )
    expect([name?.value, amount?.value, addressLine?.value]).toEqual(['ขวัญข้าว มั่งมี', 59000, '77/1 ถ.ราชวิถี'])
  },
)

test('PASTE-1959 a product of silk is no question', async () => {
  expect(await itemsOf('อยากได้สีเข้มๆหน่อยค่ะ ผ้าซิ่นไหม 2 ผืน')).toEqual([['ผ้าซิ่นไหม', 2]])
})

test.each([
  '1) นภา ดีใจ 12/3 ต.ศิลา อ.เมือง ขอนแก่น 40000 0812345678 ชา 2 ถุง 2) สมใจ ดีมาก 9 ม.1 ต.คูคต อ.ลำลูกกา ปทุมธานี 12130 0891112222 กาแฟ 1 ถุง',
  'นภา ดีใจ 0812345678 12/3 ต.ศิลา อ.เมือง ขอนแก่น 40000 ชา 2 ถุง และส่งอีกที่ สมใจ ดีมาก 0891112222 9 ม.1 ต.คูคต อ.ลำลูกกา ปทุมธานี 12130 กาแฟ 1 ถุง',
])('PASTE-1961 on one line, an order ends where the next is announced, after its products: %s', async (text) => {
  const { orders } = await parsePaste(text)
  expect(orders?.map(({ name, items }) => [name?.value, items.map((item) => [item.text, item.qty])])).toEqual([
    ['นภา ดีใจ', [['ชา', 2]]],
    ['สมใจ ดีมาก', [['กาแฟ', 1]]],
  ])
})

test.each([
  [
    'CF 12 จำนวน 2 CF 15 จำนวน 1 ค่ะ',
    [
      ['12', 2],
      ['15', 1],
    ],
  ],
  [
    'ไลฟ์วันนี้ cf เบอร์ 7 1 ชุด เบอร์ 12 2 ชุด',
    [
      ['เบอร์ 7', 1],
      ['เบอร์ 12', 2],
    ],
  ],
])('PASTE-1962 after CF, a number with a quantity is a product: %s', async (text, items) => {
  expect(await itemsOf(text)).toEqual(items)
})

test('PASTE-1963 where somebody works, in parentheses after the name, belongs to the address', async () => {
  const order = await parsePaste(`มาลี ศรีสุข (ร้านกาแฟบ้านสวน) ${home} 0812345678`)
  expect([order.name?.value, order.addressLine?.value]).toEqual(['มาลี ศรีสุข', '(ร้านกาแฟบ้านสวน) 77/1 ถ.ราชวิถี'])
})

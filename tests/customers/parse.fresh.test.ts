import { describe, expect, test } from 'vitest'
import { doubtful, parsePaste } from '../../src/core/customers/customers.parse'
import { type PastedCase, readCases, score } from './pasted-score'

// 'fresh': 120 messages written on 2026-11-26 by the one who then mended the parser, before reading any of its code or
// the other messages. The `sealed` half was only measured. 'fresh-2': 113 more, written between rounds of mending, each
// measured before the round that followed.
type FreshCase = PastedCase & { sealed?: true }
const fresh: FreshCase[] = readCases('fresh')

const itemsOf = async (text: string) => (await parsePaste(text)).items.map((item) => [item.text, item.qty])

describe('messages written before the parser was read', () => {
  test('PASTE-557 of the open half, at least 98 of 100 fields are right, and 9 of 10 messages whole', async () => {
    const open = await score(fresh.filter(({ sealed }) => !sealed))
    expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.98)
    expect(open.whole).toBeGreaterThanOrEqual(0.9)
    expect(open.invented).toEqual([])
  })
  // no list of what is wrong; on 2026-11-29 it was seen once by mistake, so that it says less about unseen messages since
  test('PASTE-557 of the sealed half, at least 95 of 100 fields are right', async () => {
    const sealed = await score(fresh.filter((each) => each.sealed))
    expect(sealed.right).toBeGreaterThanOrEqual(0.95)
    expect(sealed.whole).toBeGreaterThanOrEqual(0.6)
    expect(sealed.invented.length).toBeLessThanOrEqual(3)
  })
  test('PASTE-557 of the messages written while mending, at least 98 of 100 fields are right', async () => {
    const later = await score(readCases('fresh-2'))
    expect(later.right, later.wrong.join('\n')).toBeGreaterThanOrEqual(0.98)
    expect(later.invented).toEqual([])
  })
  test('PASTE-558 at most one value in ten is in doubt', async () => {
    expect((await score(fresh)).flagged).toBeLessThanOrEqual(0.1)
  })
})

test.each([
  ['ยอด 900 มัดจำแล้ว 300\nนภา 0812345678', 90000, true],
  ['total 900, deposit paid 300\nAnna Berg 0812345678', 90000, true],
  ['โอนมัดจำไปแล้ว 300 เหลืออีก 600 เก็บปลายทาง\nนภา ดีใจ 0812345678', 60000, false],
  ['ยอด 900 โอนแล้ว\nนภา ดีใจ 0812345678', 90000, false],
])(
  'PASTE-559 with a deposit, an amount is in doubt unless what is left to pay is named: %s',
  async (text, satang, doubted) => {
    const { amount } = await parsePaste(text)
    expect([amount?.value, (amount?.confidence ?? 1) < doubtful]).toEqual([satang, doubted])
  },
)

test.each(['ส่งคุณสมหญิง ใจงาม', 'ส่งให้คุณสมหญิง ใจงาม', 'ส่งที่ นางสมหญิง ใจงาม'])(
  'PASTE-560 the title of a recipient is no part of the address: %s',
  async (who) => {
    const { name, addressLine } = await parsePaste(`${who} 11/9 ซอยสวนผัก 32 แขวงตลิ่งชัน เขตตลิ่งชัน กรุงเทพ 10170 0831239080`)
    expect([name?.value, addressLine?.value]).toEqual(['สมหญิง ใจงาม', '11/9 ซอยสวนผัก 32'])
  },
)

test.each([
  ['เอา 2 กล่องค่ะ คอลลาเจน', [['คอลลาเจน', 2]]],
  ['ขอลอง 1 กระปุกก่อนค่า ครีมมุก', [['ครีมมุก', 1]]],
  ['ตกลงเอา 2 โลครับ เห็ดหอม ส่งตามที่อยู่นี้ครับ', [['เห็ดหอม', 2]]],
  ['กลัวแตกค่ะ แจกันแก้ว 2 ใบ', [['แจกันแก้ว', 2]]],
  ['พี่คับผมเอา กางเกงยีนส์ 1 ตัวคับ', [['กางเกงยีนส์', 1]]],
  ['สั่งหัวเทียน 4 หัว', [['หัวเทียน', 4]]],
  ['น้ำผึ้งป่า 2 ขวดๆละ 250', [['น้ำผึ้งป่า', 2]]],
  [
    'เอา A3 กับ B7 อย่างละ 1 ค่ะ',
    [
      ['A3', 1],
      ['B7', 1],
    ],
  ],
  ['ผ้าไหม สีม่วง 1 ผืน', [['ผ้าไหม สีม่วง', 1]]],
  ['โฟมล้างหน้า สูตรเย็น 2 หลอด', [['โฟมล้างหน้า สูตรเย็น', 2]]],
])(
  'PASTE-561 a product is read without the sentences around it, before or after its quantity: %s',
  async (text, items) => {
    expect(await itemsOf(text)).toEqual(items)
  },
)

test.each([
  ['น้ำพริก 2 กระปุกค่ะ\nเปลี่ยนเป็น 3 กระปุกนะคะ', [['น้ำพริก', 3]]],
  ['เปลี่ยนเป็น 4 กล่องนะคะ เมื่อกี้สั่ง 2 กล่อง วุ้นมะพร้าว', [['วุ้นมะพร้าว', 4]]],
  ['เปลี่ยนเป็น 3 ถุงนะ\nข้าวเกรียบปลา', [['ข้าวเกรียบปลา', 3]]],
])('PASTE-562 a corrected quantity replaces the first one, and is in doubt: %s', async (text, items) => {
  const order = await parsePaste(text)
  expect(order.items.map((item) => [item.text, item.qty])).toEqual(items)
  expect(order.items.every(({ confidence }) => confidence < doubtful)).toBe(true)
})

test('PASTE-562 a quantity of another unit corrects nothing, and the line below may be a name', async () => {
  expect(await itemsOf('น้ำพริก 2 กระปุก\nรวมเป็น 3 กล่อง')).toEqual([['น้ำพริก', 2]])
  expect(await itemsOf('เปลี่ยนเป็น 3 ถุงนะ\nสมชาย ใจดี\n0812345678')).toEqual([])
})

test.each([
  ['1. ชา x2 = 180\n2. โกโก้ x1 = 95\nรวม 315 บาท', 31500],
  ['สลิป 1,080\nสบู่ 12 ก้อน', 108000],
  ['โอนให้แล้ว 2 พันนะคะ', 200000],
])("PASTE-563 the sum goes before a line's amount, and a slip or a round word names one: %s", async (text, satang) => {
  expect((await parsePaste(text)).amount?.value).toBe(satang)
})

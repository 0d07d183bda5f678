import { describe, expect, test } from 'vitest'
import { loadPlaceTable } from '../../src/core/customers/address/place-table'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { partOf } from '../helpers/part-of'
import { judge, readCases } from './pasted-score'

const table = await loadPlaceTable()
const subs = table.provinces.flatMap(({ districts }) => districts.flatMap((district) => district.subs))
const paid = async (text: string) => {
  const { cod, amount } = await parsePaste(text)
  return [cod?.value, amount?.value]
}

/** Each name of the table once per level, with one of its postcodes. */
const places = [
  ...new Map(
    subs.flatMap(({ name, posts: [post = ''], district }) => [
      [`ต${name}`, { name, post, before: ['ต.', 'ต. ', 'ตำบล', 'ตำบล ', 'แขวง', ''] }],
      [`อ${district.name}`, { name: district.name, post, before: ['อ.', 'อ. ', 'อำเภอ', 'อำเภอ ', 'เขต', ''] }],
      [`จ${district.province.name}`, { name: district.province.name, post, before: ['จ.', 'จังหวัด', ''] }],
    ]),
  ).values(),
]
/** Anything near what is said of a sum, and more. */
const money =
  /ยอด|บาท|รวม|ราคา|โอน|เก็บ|ปลายทาง|จ่าย|ชำระ|เงิน|เหลือ|สุทธิ|หมด|จำนวน|ส่ง|ค่า|ลด|ละ|ทอน|มัดจำ|ให้|แล้ว|ไป|มา|คือ|ที่|เป็น|เลย|บัญชี/
const spoken = places.filter(({ name }) => money.test(name))

describe('a place name', () => {
  test('PASTE-540 that looks like an amount yields none, in any notation', async () => {
    expect(spoken.map(({ name }) => name)).toEqual(expect.arrayContaining(['ห้วยยอด', 'เขาสามยอด', 'ยอด', 'พระพุทธบาท']))
    const wrong: string[] = []
    for (const { name, post, before } of partOf(spoken))
      for (const level of before)
        for (const gap of [' ', '', ' รหัสไปรษณีย์ ', '\n']) {
          const text = `สมชาย ใจดี 0812345678 99/1 ม.2 ${level}${name}${gap}${post}`
          if ((await paid(text)).some((value) => value !== undefined)) wrong.push(text)
        }
    expect(wrong).toEqual([])
  }, 60_000)

  test('PASTE-540 of the table yields no amount', async () => {
    const wrong: string[] = []
    for (const { name, post } of partOf(places)) {
      const text = `99/1 ม.2 ${name} ${post}`
      if ((await paid(text)).some((value) => value !== undefined)) wrong.push(text)
    }
    expect(wrong).toEqual([])
  }, 60_000)

  test('PASTE-541 that looks like an amount hides no amount next to it', async () => {
    const wrong: string[] = []
    for (const { name, post, before } of partOf(spoken))
      for (const level of before.slice(0, 3))
        for (const text of [
          `สมชาย ใจดี 0812345678 99/1 ม.2 ${level}${name} ${post} COD 590`,
          `โอนแล้ว 590 บาท\nสมชาย ใจดี 0812345678 99/1 ม.2 ${level}${name} ${post}`,
          `สมชาย ใจดี 0812345678 99/1 ม.2 ${level}${name} ยอดรวม 590`,
        ])
          if ((await paid(text))[1] !== 59_000) wrong.push(text)
    expect(wrong).toEqual([])
  }, 60_000)

  test.each([
    ['a mistyped place', 'สมชาย ใจดี 0812345678 99/1 ม.2 อ.ห้วยหยอด 92130'],
    ['a road', 'สมชาย ใจดี 0812345678 99/1 ถ.สุขยอด 120 ต.ทับเที่ยง อ.เมือง จ.ตรัง 92000'],
    ['a village', 'สมชาย ใจดี 0812345678 หมู่บ้านทองรวม 450 ม.2 ต.ทับเที่ยง อ.เมือง จ.ตรัง 92000'],
    ['somebody before the house', 'คุณสมยอด 120 หมู่ 5 ต.ทับเที่ยง อ.เมือง จ.ตรัง 92000 0812345678'],
    ['a word of money before the one postcode', 'สมชาย 0812345678 99/1 แขวงสีลม เขตบางรัก กทม ยอด 10500'],
    ['the house after a payment', 'โอนแล้วค่ะ 265 ต.สะอาด อ.โพธิ์ชัย จ.ร้อยเอ็ด 45230 0898543264 คุณพฤหัส ทองคำ'],
    ['a company behind the postcode', 'สมชาย 0812345678 99/1 ต.บางโฉลง อ.บางพลี รวม 10540 บ.ไทยคาร์โก้'],
  ])('PASTE-542 no amount comes from %s', async (_, text) => {
    expect(await paid(text)).toEqual([undefined, undefined])
  })
  test('PASTE-542 an amount that is also a postcode elsewhere stays an amount', async () => {
    expect(await paid('สมชาย 0812345678 99/1 แขวงสีลม เขตบางรัก กทม 10500 COD 10500')).toEqual([true, 1_050_000])
    expect(await paid('สมชาย 0812345678 99/1 แขวงสีลม เขตบางรัก กทม ยอด 10500 บาท')).toEqual([undefined, 1_050_000])
    expect(await paid('สมชาย 0812345678 99/1 ต.สุเทพ อ.เมือง จ.เชียงใหม่ ยอด 10500')).toEqual([undefined, 1_050_000])
  })
  test.each([
    ['ราคา 250 x 3 = 750 + ค่าส่ง 40 รวม 790 โอนแล้วค่ะ', 79_000],
    ['ยอด 590+50=640 โอนแล้ว', 64_000],
  ])('PASTE-541 a part of a sum is not its total: %s', async (text, amount) => {
    expect((await paid(text))[1]).toBe(amount)
  })
  test("PASTE-543 that looks like an amount does not end the sender's address", async () => {
    const { phones, district } = await parsePaste(
      'ผู้รับ: มาลี ศรีสุข 0891112222\n9 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200\n\nผู้ส่ง: ร้านน้ำผึ้ง\n12/3 ถ.เพชรเกษม อ.ห้วยยอด จ.ตรัง 92130\n0812345678',
    )
    expect(phones.map(({ value }) => value)).toEqual(['0891112222'])
    expect(district?.value).toBe('เมืองเชียงใหม่')
  })
})

const asides = [
  'FB: Mali Shop',
  'Facebook : mali.shop',
  'ไลน์ mali99',
  'IG: @mali_99',
  'email: mali@example.com',
  'วันที่ 5/11/68',
  'วันที่: 5 พ.ย. 68',
  'เวลา: 14.05 น.',
  'ขนส่ง Flash',
  'ขนส่ง: เคอรี่',
  'เลขแทรค TH0123456789A',
  'tracking: EX123456789TH',
  'คำสั่งซื้อ #A123',
  'ธนาคารกสิกรไทย',
  'ธ.กรุงเทพ',
  'ชื่อเล่น มด',
]
const accounts = ['บัญชี กสิกร 123-4-56789-0', 'พร้อมเพย์ 0899999999', 'ธนาคาร: กรุงไทย เลขบัญชี 123-4-56789-0']
const orders = [
  'สมชาย ใจดี 0812345678 99/1 ม.2 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200',
  'คุณสมชาย ใจดี 99/1 ม.2 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200 โทร 0812345678',
  '99/1 ม.2 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200 สมชาย ใจดี 0812345678',
]

const read = async (text: string) => {
  const { phones, house, subDistrict, district, province, postNum, name, amount } = await parsePaste(text)
  const place = [house, subDistrict, district, province, postNum].map((field) => field?.value)
  return { phones: phones.map(({ value }) => value), place, name: name?.value, amount: amount?.value }
}
const whole = {
  phones: ['0812345678'],
  place: ['99/1', 'สุเทพ', 'เมืองเชียงใหม่', 'เชียงใหม่', '50200'],
  name: 'สมชาย ใจดี',
  amount: undefined,
}
const gaps = [' ', ' / ', ', ', '\n']

describe('an aside', () => {
  test.each(asides)('PASTE-544 does not consume the order after it: %s', async (aside) => {
    for (const order of orders)
      for (const gap of gaps) expect(await read(aside + gap + order), aside + gap + order).toEqual(whole)
  })
  test.each(accounts)('PASTE-544 about a bank account takes only a name that may be its holder: %s', async (aside) => {
    for (const order of orders)
      for (const gap of gaps) {
        const { name, ...rest } = await read(aside + gap + order)
        expect({ ...rest, name: 'สมชาย ใจดี' }, aside + gap + order).toEqual(whole)
        expect([undefined, 'สมชาย ใจดี'], aside + gap + order).toContain(name)
      }
  })
  test('PASTE-545 keeps its value: a handle, a number, an account holder are not values of the order', async () => {
    const { name, phones, house, amount } = await parsePaste(
      'FB: มะลิ ช็อป\nเลขบัญชี 012-3-45678-9 นางสาวแม่ค้า ขายดี\nพร้อมเพย์ 0899999999\nวันที่ 5/11\nเลขแทรค TH0123456789A ยังไม่ถึงเลยค่ะ',
    )
    expect([name, house, amount, phones]).toEqual([null, null, null, []])
  })
  test('PASTE-545 without a value takes no line of the order', async () => {
    const { name, phones } = await parsePaste('FB:\nสมชาย ใจดี\n0812345678\n99/1 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200')
    expect([name?.value, phones[0]?.value]).toEqual(['สมชาย ใจดี', '0812345678'])
  })
})

describe('messages with independently written expectations', async () => {
  const judged = await Promise.all(readCases('given-2').map(async (each) => judge(each, await parsePaste(each.text))))
  test('PASTE-546 no amount is invented and none is wrong', () => {
    expect(judged.flatMap(({ wrong }) => wrong.filter((each) => each.startsWith('amount')))).toEqual([])
  })
  test('PASTE-547 the share of correctly read messages and fields does not fall', () => {
    const fields = judged.reduce((sum, each) => sum + each.fields, 0)
    const wrong = judged.flatMap((each) => each.wrong)
    expect(judged.length).toBe(168)
    expect(judged.filter((each) => each.wrong.length === 0).length).toBeGreaterThanOrEqual(164)
    expect(1 - wrong.length / fields, wrong.join('\n')).toBeGreaterThanOrEqual(0.998)
  })
  test('PASTE-548 nothing else is invented', () => {
    expect(judged.flatMap(({ invented }) => invented)).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadPlaceTable } from '../../src/core/customers/address/place-table'
import { parsePaste } from '../../src/core/customers/customers.parse'

const table = await loadPlaceTable()
const places = table.provinces.flatMap(({ districts }) => districts.flatMap(({ subs }) => subs))
const name = fc.constantFrom('สมชาย ใจดี', 'วรรณา ทิพย์สุข', 'ปิยะ รักไทย', 'นภัสสร แก้วกล้า', 'กมล ทองคำ', 'Somsak Dee')
const phone = fc.integer({ min: 0, max: 99_999_999 }).map((rest) => `08${String(rest).padStart(8, '0')}`)
const written = (digits: string) =>
  fc.constantFrom(digits, `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`, `+66${digits.slice(1)}`)
const house = fc.tuple(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 99 })).map((each) => each.join('/'))

describe('known parts', () => {
  test('PASTE-30 are found in any order and between any separators', async () => {
    const message = fc
      .record({ name, phone, house, place: fc.constantFrom(...places), baht: fc.integer({ min: 20, max: 9_999 }) })
      .chain((known) =>
        fc.record({
          known: fc.constant(known),
          separator: fc.constantFrom('\n', '\r\n', ' / ', ', ', ' | ', '\n\n', ' // ', '\n- '),
          parts: written(known.phone).chain((number) =>
            fc.shuffledSubarray(
              [
                `ชื่อ: ${known.name}`,
                `โทร ${number}`,
                `${known.house} หมู่ 4 ถ.ทดลอง ต.${known.place.name} อ.${known.place.district.name} จ.${known.place.district.province.name} ${known.place.posts[0]}`,
                `COD ${known.baht} บาท`,
              ],
              { minLength: 4 },
            ),
          ),
        }),
      )
    await fc.assert(
      fc.asyncProperty(message, async ({ known, separator, parts }) => {
        const order = await parsePaste(parts.join(separator))
        expect({
          name: order.name?.value,
          phones: order.phones.map(({ value }) => value),
          house: order.house?.value,
          place: [order.subDistrict, order.district, order.province, order.postNum].map((field) => field?.value),
          paid: [order.cod?.value, order.amount?.value],
          line: order.addressLine?.value,
        }).toEqual({
          name: known.name,
          phones: [known.phone],
          house: known.house,
          place: [
            known.place.name,
            known.place.district.name,
            known.place.district.province.name,
            known.place.posts[0],
          ],
          paid: [true, known.baht * 100],
          line: `${known.house} หมู่ 4 ถ.ทดลอง`,
        })
      }),
      { numRuns: process.env.ALL ? 400 : 100 },
    )
  }, 60_000)
})

const bits = [
  'ก',
  'คุณ ',
  'ต.สุเทพ ',
  'เมือง',
  'เชียงใหม่',
  '08',
  '081 ',
  '0812345678 ',
  'จาก: ',
  'ชื่อ:\n',
  '\n',
  ' ',
  'x2 ',
  'ชาเขียว 2 ',
  'a',
  'bangkok ',
  '10900 ',
  '590 บาท ',
  'ยอด ',
  'ปลายทาง',
  'ม. ',
  '99/1 ',
  '1-',
  '()',
  'ค่ะ ',
  'นะ',
  '@1 ',
  'เเ',
  'ํ',
  '่',
  'อ.เมือง ',
  'หมายเหตุ',
  '\u200b',
  'a@',
  'http://',
  'รายการ:\n',
  'ที่อยู่ ',
  'ฯ',
  '+66',
  'น.ส.',
  'amphoe ',
  '😀',
  '\ud83d',
  ',',
  '/',
  '|',
]

describe('any text', () => {
  test('PASTE-31 any 20,000 characters are read without an error', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 20_000, maxLength: 20_000, size: 'max' }),
      fc
        .array(fc.constantFrom(...bits), { minLength: 4_000, maxLength: 20_000, size: 'max' })
        .map((all) => all.join('').slice(0, 20_000)),
    )
    await fc.assert(
      fc.asyncProperty(text, async (each) => {
        const { phones, items } = await parsePaste(each)
        for (const { spans } of [...phones, ...items])
          for (const [start, end] of spans) expect(start < end && end <= each.length).toBe(true)
      }),
      { numRuns: 25 },
    )
  }, 120_000)

  test('PASTE-32 twice the text takes at most three times as long', async () => {
    // processor time in ms: others that use the machine don't count
    const spent = () => {
      const { user, system } = process.threadCpuUsage()
      return (user + system) / 1000
    }
    const quickest = async (text: string, runs: number) => {
      let least = Number.POSITIVE_INFINITY
      for (let run = 0; run < runs; run++) {
        const start = spent()
        await parsePaste(text)
        least = Math.min(least, spent() - start)
      }
      return least
    }
    const of = (bit: string, length: number) => bit.repeat(Math.ceil(length / bit.length)).slice(0, length)
    const slow: string[] = []
    for (const bit of [...bits, bits.join('')]) {
      let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      let ratio = Number.POSITIVE_INFINITY
      // a busy machine may spoil a measurement: the best of all counts; below 5 ms the clock says nothing
      for (let again = 0; again < 40 && ratio > 3; again++) {
        half = Math.min(half, await quickest(of(bit, 10_000), again === 0 ? 2 : 1))
        whole = Math.min(whole, await quickest(of(bit, 20_000), again === 0 ? 1 : 2))
        ratio = whole / Math.max(5, half)
      }
      if (ratio > 3) slow.push(`${JSON.stringify(bit)}: ${ratio.toFixed(1)} times`)
    }
    expect(slow).toEqual([])
  }, 300_000)
})

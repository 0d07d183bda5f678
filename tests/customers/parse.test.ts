import { describe, expect, test } from 'vitest'
import { doubtful, parsePaste } from '../../src/core/customers/customers.parse'
import { arabic, judge, readCases } from './pasted-score'

const files = [
  'given',
  'own-1',
  'own-2',
  'own-3',
  'own-4',
  'own-5',
  'blind-1',
  'blind-2',
  'blind-3',
  'adverse-1',
  'adverse-2',
  'adverse-3',
  'adverse-4',
  'adverse-5',
  'varied',
]

describe('messages as people write them', () => {
  for (const file of files) {
    test(`PASTE-1 at least 92 of 100 fields are right: ${file}`, async () => {
      const judged = await Promise.all(readCases(file).map(async (each) => judge(each, await parsePaste(each.text))))
      const fields = judged.reduce((sum, each) => sum + each.fields, 0)
      const wrong = judged.flatMap((each) => each.wrong)
      expect(1 - wrong.length / fields, wrong.join('\n')).toBeGreaterThanOrEqual(0.92)
    })
    test(`PASTE-2 nothing is invented: ${file}`, async () => {
      const judged = await Promise.all(readCases(file).map(async (each) => judge(each, await parsePaste(each.text))))
      expect(judged.flatMap((each) => each.invented)).toEqual([])
    })
  }
})

describe('spans of values', () => {
  const plain = (text: string) =>
    arabic(
      text
        .replace(/[\u200b\u00a0]/g, '')
        .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
        .replace(/ํ([่-๋]?)า/g, '$1ำ')
        .replace(/\s+/g, ' '),
    )

  test('PASTE-3 spans are sorted, within the text, and shared by no two fields', async () => {
    for (const { text } of [...files, 'given-2'].flatMap(readCases)) {
      const { house, addressLine, cod, amount, ...order } = await parsePaste(text)
      const own = [
        order.name,
        order.subDistrict,
        order.district,
        order.province,
        order.postNum,
        order.note,
        addressLine,
      ]
      const all = [...own, ...order.phones, ...order.items].flatMap((field) => (field ? field.spans : []))
      const sorted = [...all].sort(([a], [b]) => a - b)
      for (const [index, [start, end]] of sorted.entries()) {
        expect(start, text).toBeLessThan(end)
        expect(end, text).toBeLessThanOrEqual(text.length)
        expect(sorted[index + 1]?.[0] ?? text.length, text).toBeGreaterThanOrEqual(end)
      }
      for (const field of [...own, house, cod, amount, ...order.phones, ...order.items])
        if (field) expect(field.spans, text).toEqual([...field.spans].sort(([a], [b]) => a - b))
    }
  })

  test('PASTE-4 the text of a span matches the value', async () => {
    for (const { text } of files.flatMap(readCases)) {
      const order = await parsePaste(text)
      const under = (spans: [number, number][]) => plain(spans.map(([start, end]) => text.slice(start, end)).join(' '))
      if (order.name) expect(under(order.name.spans)).toBe(order.name.value)
      if (order.note) expect(under(order.note.spans)).toBe(plain(order.note.value))
      if (order.addressLine) expect(under(order.addressLine.spans)).toBe(plain(order.addressLine.value))
      if (order.house) expect(under(order.house.spans)).toBe(order.house.value)
      if (order.postNum?.spans.length) expect(under(order.postNum.spans).replaceAll(' ', '')).toBe(order.postNum.value)
      if (order.amount) expect(Number(under(order.amount.spans).replaceAll(',', '')) * 100).toBe(order.amount.value)
      for (const { value, spans } of order.phones)
        expect(
          under(spans)
            .replaceAll(/O/gi, '0')
            .replace(/\D/g, '')
            .replace(/^(?:00)?660?/, '0'),
        ).toBe(value)
      for (const { text: words, spans } of order.items)
        expect(under(spans.slice(0, 1)).includes(words) || under(spans.slice(1)).includes(words)).toBe(true)
    }
  })

  test('PASTE-5 a value that follows only from the table has no span', async () => {
    const order = await parsePaste('เอก 0823334444 9 ต.ท่าจีน อ.เมืองสมุทรสาคร')
    expect(order.postNum).toEqual({ value: '74000', confidence: 0.9, spans: [] })
    expect(order.province).toMatchObject({ value: 'สมุทรสาคร', spans: [] })
    expect(order.subDistrict?.spans).toEqual([[19, 25]])
  })
})

describe('contradictory parts', () => {
  test('PASTE-6 a postcode of another district is kept, and both are in doubt', async () => {
    const order = await parsePaste('เอก 0823334444 9 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 90110')
    expect(order.postNum?.value).toBe('90110')
    expect(order.district?.value).toBe('เมืองเชียงใหม่')
    for (const field of [order.postNum, order.subDistrict, order.district, order.province])
      expect(field?.confidence).toBeLessThan(doubtful)
  })
  test('PASTE-7 a district of another province is kept and in doubt', async () => {
    const order = await parsePaste('เอก 0823334444 9 ต.สุเทพ อ.หาดใหญ่ จ.เชียงใหม่ 50200')
    expect(order.district).toMatchObject({ value: 'หาดใหญ่', confidence: 0.3 })
    expect(order.subDistrict?.value).toBe('สุเทพ')
    expect(order.province?.value).toBe('เชียงใหม่')
  })
  test('PASTE-8 an ambiguous place name is kept alone: neither district nor postcode is guessed', async () => {
    const order = await parsePaste('เอก 0823334444 9 ต.บ้านใหม่')
    expect(order.subDistrict?.value).toBe('บ้านใหม่')
    expect(order.subDistrict?.confidence).toBeLessThan(doubtful)
    expect([order.district, order.province, order.postNum]).toEqual([null, null, null])
  })
  test('PASTE-9 a labelled value that agrees with the rest is certain', async () => {
    const order = await parsePaste('ชื่อ: เอก ดี โทร: 0823334444 ที่อยู่: 9 ต.สุเทพ อ.เมือง จ.เชียงใหม่ รหัสไปรษณีย์ 50200')
    for (const field of [order.name, order.phones[0], order.subDistrict, order.district, order.province, order.postNum])
      expect(field?.confidence).toBe(1)
  })
})

test('PASTE-10 a delivery request is the note, a question is not', async () => {
  const wish = await parsePaste('เอก 0823334444\nฝากไว้ที่ป้อมยามได้เลยค่ะ')
  expect(wish.note?.value).toBe('ฝากไว้ที่ป้อมยามได้เลยค่ะ')
  expect((await parsePaste('หมายเหตุ: โทรก่อนส่ง')).note?.value).toBe('โทรก่อนส่ง')
  expect((await parsePaste('ส่งวันไหนคะ')).note).toBeNull()
})

describe('a misspelled place', () => {
  test('PASTE-11 is matched by sound if the rest allows only one, and is less certain', async () => {
    const order = await parsePaste('เอก 0823334444 9 ม.3 ตำบลคูคด อ.ลำลุกกา จ.ปทุมทานี 12130')
    expect(order.subDistrict).toMatchObject({ value: 'คูคต', confidence: 0.6, spans: [[25, 29]] })
    expect(order.district).toMatchObject({ value: 'ลำลูกกา', confidence: 0.6 })
    expect(order.province).toMatchObject({ value: 'ปทุมธานี', confidence: 0.6 })
    expect(order.addressLine?.value).toBe('9 ม.3')
  })
  test('PASTE-12 that sounds like none in the district stays in the address line', async () => {
    const order = await parsePaste('เอก 0823334444 9 ม.3 ต.บ้านใหญ่โต อ.ลำลูกกา จ.ปทุมธานี 12130')
    expect(order.subDistrict).toBeNull()
    expect(order.addressLine?.value).toBe('9 ม.3 ต.บ้านใหญ่โต')
  })
})

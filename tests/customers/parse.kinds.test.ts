import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { doubtful, parsePaste } from '../../src/core/customers/customers.parse'
import { nameLikeness } from '../../src/core/customers/parse/name-likeness'

const address = '99/1 ม.2 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200'
const nameOf = async (text: string) => (await parsePaste(text)).name?.value
const itemsOf = async (text: string) =>
  (await parsePaste(text)).items.map(({ text: words, size, qty }) => [words, ...(size ? [size] : []), qty])

describe('several recipients', () => {
  const one = ['นภา ดีใจ', '0812211001', '9 ม.1 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200'] as const
  const two = ['นที สุขใจ', '0812211002', '8/4 ม.2 ต.แม่เหียะ อ.เมือง จ.เชียงใหม่ 50100'] as const
  const orderings: ((parts: readonly [string, string, string]) => string)[] = [
    ([name, phone, place]) => `${name}\n${phone}\n${place}`,
    ([name, phone, place]) => `${name}\n${place}\nโทร ${phone}`,
    ([name, phone, place]) => `${name} ${phone} ${place}`,
    ([name, phone, place]) => `${phone} ${name}\n${place}`,
  ]
  const gaps = ['\n\n', '\n', '\n---\n', '\n2. ', '\nที่สอง\n']
  test('PASTE-549 each with a phone and an address are orders of their own, in the order of the text', async () => {
    for (const write of orderings)
      for (const gap of gaps) {
        const text = `ส่งสองที่นะคะ\n${write(one)}${gap}${write(two)}`
        const { orders = [] } = await parsePaste(text)
        expect(
          orders.map(({ name, phones, house, postNum }) => [
            name?.value,
            phones.map(({ value }) => value),
            house?.value,
            postNum?.value,
          ]),
          text,
        ).toEqual([
          ['นภา ดีใจ', ['0812211001'], '9', '50200'],
          ['นที สุขใจ', ['0812211002'], '8/4', '50100'],
        ])
      }
  })
  test("PASTE-549 the message's own fields are the first order's, and spans are positions in the whole message", async () => {
    const text = `${orderings[0]?.(one)}\n\n${orderings[0]?.(two)}`
    const { orders = [], ...first } = await parsePaste(text)
    expect(orders[0]).toEqual(first)
    expect(orders.map(({ name }) => name?.spans.map(([start, end]) => text.slice(start, end)))).toEqual([
      ['นภา ดีใจ'],
      ['นที สุขใจ'],
    ])
  })
  test.each([
    ['a sender', `ผู้ส่ง: ร้านป้าแมว 0811111222 5 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000\nผู้รับ: ${orderings[2]?.(one)}`],
    ['two phones', `${orderings[2]?.(one)} หรือ 0899998888`],
    ['a billing address', `${orderings[2]?.(one)}\nที่อยู่ออกใบกำกับ: 5 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000 โทร 0899998888`],
    ['the old address', `ที่อยู่เดิม: 5 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000\nที่อยู่ใหม่ ${orderings[2]?.(one)}`],
  ])('PASTE-549 %s makes no second order', async (_, text) => {
    expect((await parsePaste(text)).orders).toBeUndefined()
  })
})

describe('a mistyped name of a place', () => {
  test.each([
    ['a changed letter', 'ต.หมากแข่ง อ.เมือง จ.อุดรธานี', 'หมากแข้ง'],
    ['a missing letter', 'ต.ผาช้าน้อย อ.ปง จ.พะเยา', 'ผาช้างน้อย'],
    ['a doubled letter', 'ต.ทุ่งกกล้วย อ.ภูซาง จ.พะเยา', 'ทุ่งกล้วย'],
    ['swapped letters', 'ต.ขาเมรียง อ.กันทรวิชัย จ.มหาสารคาม', 'ขามเรียง'],
    ["another place's name", 'ต.หนองหอย อ.สันทราย จ.เชียงใหม่', undefined],
  ])('PASTE-550 with %s is found by its district if only one is a letter away', async (_, place, name) => {
    const { subDistrict } = await parsePaste(`เอก 0823334444 9 ม.3 ${place}`)
    if (name) expect(subDistrict?.value).toBe(name)
    else expect(subDistrict?.confidence).toBeLessThan(0.5)
  })
})

describe('a product', () => {
  test.each([
    ['ข้าวหอมมะลิ 5 กก. 2 ถุง', [['ข้าวหอมมะลิ', '5 กก.', 2]]],
    ['น้ำผึ้ง 1 ลิตร 3 ขวด ค่ะ', [['น้ำผึ้ง', '1 ลิตร', 3]]],
    ['ไข่เค็ม แพ็ค 10 ฟอง 3 แพ็ค', [['ไข่เค็ม', 'แพ็ค 10 ฟอง', 3]]],
    ['ปุ๋ย 25 กก. x4', [['ปุ๋ย 25 กก.', 4]]],
  ])('PASTE-551 has the size of a package apart from its quantity: %s', async (text, items) => {
    expect(await itemsOf(text)).toEqual(items)
  })
  test.each([
    [
      'เสื้อสีดำ 2 สีขาว 1',
      [
        ['เสื้อสีดำ', 2],
        ['สีขาว', 1],
      ],
    ],
    [
      'รองเท้า เบอร์ 38 สีดำ 1 คู่ เบอร์ 40 สีขาว 2 คู่',
      [
        ['รองเท้า เบอร์ 38 สีดำ', 1],
        ['เบอร์ 40 สีขาว', 2],
      ],
    ],
    [
      'พริกแกง=3 กะปิ=2',
      [
        ['พริกแกง', 3],
        ['กะปิ', 2],
      ],
    ],
    [
      'ต้นไม้ 5ต้น ต้นละ80 ดิน2ถุงถุงละ35',
      [
        ['ต้นไม้', 5],
        ['ดิน', 2],
      ],
    ],
  ])('PASTE-551 keeps each size and colour as a line: %s', async (text, items) => {
    expect(await itemsOf(text)).toEqual(items)
  })
  test('PASTE-551 is not read from a name before a house number', async () => {
    const text = 'รับขวัญ ศรีสุข 367 ตำบลทรายทอง อำเภอห้วยเม็ก จังหวัดกาฬสินธุ์ 46170 0889763505'
    expect(await itemsOf(text)).toEqual([])
    expect((await parsePaste(text)).house?.value).toBe('367')
  })
  test('PASTE-551 list ends where the recipient begins', async () => {
    const text = `รายการ\nหมอนขิด : 1\nไข่เค็ม : 6\nบุญมี หนูแก้ว\n0870652141\n${address}`
    expect(await itemsOf(text)).toEqual([
      ['หมอนขิด', 1],
      ['ไข่เค็ม', 6],
    ])
    expect(await nameOf(text)).toBe('บุญมี หนูแก้ว')
  })
})

describe('a name', () => {
  test.each(['คุณากร ศรีวงศ์', 'คุณัญญา', 'นายิกา พงษ์พันธ์'])(
    'PASTE-552 that begins like a title stays whole: %s',
    async (name) => {
      for (const text of [`${name} 0823345566\n${address}`, `ชื่อ: ${name}\nโทร: 0823345566\nที่อยู่: ${address}`])
        expect(await nameOf(text), text).toBe(name)
    },
  )
  test.each(['ไหม', 'หนู', 'หน่อย', 'โน้ต', 'ใหม่'])(
    'PASTE-552 that is an everyday word is found where a name stands: %s',
    async (name) => {
      for (const text of [
        `${name} 0823345566 ${address}`,
        `${name}\n${address}\nโทร 0823345566`,
        `ชื่อ: ${name}\nโทร: 0823345566\nที่อยู่: ${address}`,
        `${address}\n0823345566 ${name}`,
      ])
        expect(await nameOf(text), text).toBe(name)
    },
  )
  test.each(['ขอหน่อยค่ะ 0823345566', 'ได้ไหม 0823345566', `หนูขอแก้ที่อยู่หน่อย ${address} 0823345566`])(
    'PASTE-552 is not read from a sentence: %s',
    async (text) => {
      expect(await nameOf(text)).toBeUndefined()
    },
  )
  test.each([
    ['ว่าที่ ร.ต.หญิง ปาริฉัตร ณ ลำปาง', 'ว่าที่ ร.ต.หญิง ปาริฉัตร ณ ลำปาง'],
    ['ม.ล.วรัญญา สวัสดิกุล', 'ม.ล.วรัญญา สวัสดิกุล'],
    ['นางสาวส่งศรี ดำดี', 'ส่งศรี ดำดี'],
    ['นายจะอื่อ แซ่ลี', 'จะอื่อ แซ่ลี'],
  ])('PASTE-552 keeps its rank: %s', async (written, name) => {
    expect(await nameOf(`${written} ${address} โทร 0823345566`)).toBe(name)
  })
  test('PASTE-552 after ชื่อแม่ or ชื่อเพื่อน is without these words, and the own number is no recipient', async () => {
    const { name, phones } = await parsePaste(
      `ชื่อเพื่อน กานต์ โพธิ์ทอง เบอร์เพื่อน 0876612294\n${address}\nส่วนเบอร์เรา 0891123347 ค่ะ`,
    )
    expect([name?.value, phones.map(({ value }) => value)]).toEqual(['กานต์ โพธิ์ทอง', ['0876612294']])
  })
})

test('PASTE-552 after ผู้รับชื่อ is followed by its phone: รับชื่อ holds no bank account', async () => {
  const { name, phones } = await parsePaste(`ผู้รับชื่อ กิ๊ฟ 0802233445\n${address}`)
  expect([name?.value, phones.map(({ value }) => value)]).toEqual(['กิ๊ฟ', ['0802233445']])
})

describe('an office', () => {
  test.each([
    ['เทศบาลตำบลหนองปลิง', 'ต.หนองปลิง อ.เมือง จ.กำแพงเพชร 62000'],
    ['สนง.ที่ดินจังหวัดสุโขทัย', 'ต.ธานี อ.เมือง จ.สุโขทัย 64000'],
    ['องค์การบริหารส่วนตำบลโคกกลาง', 'ต.โคกกลาง อ.ลำปลายมาศ จ.บุรีรัมย์ 31130'],
    ['โรงพยาบาลส่งเสริมสุขภาพตำบลบ้านหม้อ', 'ต.บ้านหม้อ อ.เมือง จ.เพชรบุรี 76000'],
    ['ที่ว่าการอำเภอแม่ริม', 'ต.ริมใต้ อ.แม่ริม จ.เชียงใหม่ 50180'],
    ['สภ.เมืองลพบุรี', 'ต.ท่าหิน อ.เมือง จ.ลพบุรี 15000'],
  ])('PASTE-553 named after a place stays whole in the address: %s', async (office, place) => {
    const { addressLine, name, postNum } = await parsePaste(`${office} ${place} คุณวรรณา 0891234455`)
    expect([addressLine?.value, name?.value, postNum?.value]).toEqual([office, 'วรรณา', place.slice(-5)])
  })
})

describe('a form', () => {
  test('PASTE-554 with = or English labels is read field by field', async () => {
    for (const text of [
      'ชื่อ=วิชุดา พรมมา\nโทร=0812200334\nที่อยู่=41 ม.6\nตำบล=บ้านแหลม\nอำเภอ=บ้านแหลม\nจังหวัด=เพชรบุรี\nรหัส=76110',
      'Full name: วิชุดา พรมมา\nPhone: 0812200334\nAddress line: 41 Moo 6\nSub-district: Ban Laem\nDistrict: Ban Laem\nProvince: Phetchaburi\nZip: 76110',
      'ชื่อ -> วิชุดา พรมมา\nเบอร์ -> 0812200334\nที่อยู่ -> 41 ม.6 ต.บ้านแหลม อ.บ้านแหลม จ.เพชรบุรี 76110',
    ]) {
      const { name, phones, house, subDistrict, district, province, postNum, amount } = await parsePaste(text)
      expect(
        [name, phones[0], house, subDistrict, district, province, postNum, amount].map((field) => field?.value),
      ).toEqual(['วิชุดา พรมมา', '0812200334', '41', 'บ้านแหลม', 'บ้านแหลม', 'เพชรบุรี', '76110', undefined])
    }
  })
})

describe('the letters of a name', () => {
  // none of these words is in the lists the weights are learnt from
  const names =
    'ศุภโชค ธนัชพร กิตติภูมิ วรเชษฐ์ สุรเชษฐ์ มนัญญา ภัทรียา จิรายุทธ พัชรพล เบญญาภา ปรียานุช ชนิกานต์ ณัฐริกา รัชพล วิรัลพัชร อธิวัฒน์ ปิยธิดา ธัญลักษณ์ สิทธิกร กัลยรัตน์ ศิลปชัย เจริญยิ่ง พิทักษ์วงศ์ สุวรรณรัตน์ บุญประเสริฐ'
  const talk =
    'ของชิ้นนี้ เปิดบิลให้ มากับเพื่อน รอโอนเย็น โทรไม่ติด ห่อให้แน่น ปลาเค็ม ตามสลิป สั่งครั้งแรก ถุงผ้าใบ อ่านแชทก่อน ของแถมด้วย ร้านเสริมสวย ตึกหลังใหญ่ พรุ่งนี้เช้า ไม่ใส่ผัก เผ็ดน้อย หน้าปากซอย ขอสีอื่น รอของเข้า'
  const share = (words: string, isRight: (likeness: number) => boolean) => {
    const all = words.split(' ')
    return all.filter((word) => isRight(nameLikeness(word))).length / all.length
  }
  test('PASTE-555 tell names that are in no list from talk, products and places', () => {
    expect(share(names, (likeness) => likeness > 0)).toBeGreaterThanOrEqual(0.95)
    expect(share(talk, (likeness) => likeness < 0)).toBeGreaterThanOrEqual(0.9)
  })
  test('PASTE-555 take at most 5 kB with Brotli', () => {
    const file = readFileSync('src/core/customers/parse/name-weights.ts')
    expect(brotliCompressSync(file).length).toBeLessThan(5_000)
  })
  test('PASTE-555 words beside a name that are not like one are no part of it', async () => {
    for (const text of [`ลืมบอก ศุภโชค เจริญยิ่ง 0812345678\n${address}`, `${address}\nศุภโชค เจริญยิ่ง ตามสลิป\n0812345678`])
      expect(await nameOf(text), text).toBe('ศุภโชค เจริญยิ่ง')
  })
})

describe('a doubtful value', () => {
  const doubtfulIn = async (text: string) => {
    const { name, addressLine, items } = await parsePaste(text)
    const isDoubtful = (field: { confidence: number } | null | undefined) =>
      field != null && field.confidence < doubtful
    return [isDoubtful(name), isDoubtful(addressLine), items.some(isDoubtful)]
  }
  test.each([
    ['a name with words that are not like one', `คุณสมชาย ปาร์ตี้เพื่อน 0812345678\n${address}`, [true, false, false]],
    ['a name without its blank', `สมชายใจดีเหลือเกิน 0812345678\n${address}`, [true, false, false]],
    ['a moo without a house', 'สมชาย ใจดี 0812345678\nหมู่ 4 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200', [false, true, false]],
    ['a product with a second quantity', 'ต่างหู 1 คู่สร้อยข้อมือ 2 เส้น', [false, false, true]],
    ['nothing', `สมชาย ใจดี 0812345678\n${address}\nชาเขียว 2 ถุง`, [false, false, false]],
  ])('PASTE-556 is %s', async (_, text, expected) => {
    expect(await doubtfulIn(text)).toEqual(expected)
  })
})

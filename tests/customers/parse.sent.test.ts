import { expect, test } from 'vitest'
import { doubtful, parsePaste } from '../../src/core/customers/customers.parse'
import { readCases, score } from './pasted-score'

// 'sent-open' and 'sent-sealed': 120 messages as customers and staff send them, written on 2026-11-30 by one who had read neither the
// parser nor other messages than the given ones and 40 of three-open; every third one is sealed. At first sight 97.26 of 100 fields of
// the open ones were right and 62 of 80 messages whole, one value was invented, 7 of 10 wrong values were in doubt, and 8.1 of 100 in all.
test('PASTE-5030 of messages as customers and staff send them, at least 99 of 100 fields of the open ones are right, 19 of 20 are whole, and nothing is invented', async () => {
  const open = await score(readCases('sent-open'))
  expect(open.right, open.wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
  expect(open.whole).toBeGreaterThanOrEqual(0.95)
  expect(open.invented).toEqual([])
  expect(open.flagged).toBeLessThanOrEqual(0.1)
})

// no list of what is wrong: it stays unseen. At first sight: 98.17 of 100 fields, 33 of 40 messages whole, nothing invented, 1 of 4
// wrong values in doubt, 4.5 of 100 in doubt
test('PASTE-5031 of the sealed ones, no less is right than was measured, and nothing is invented', async () => {
  const sealed = await score(readCases('sent-sealed'))
  expect(sealed.right).toBeGreaterThanOrEqual(0.9816)
  expect(sealed.whole).toBeGreaterThanOrEqual(33 / 40)
  expect(sealed.invented).toEqual([])
  expect(sealed.flagged).toBeLessThanOrEqual(0.1)
})

const place = 'ต.ไร่ขิง อ.สามพราน จ.นครปฐม 73210'
const itemsOf = async (text: string) => (await parsePaste(text)).items.map(({ text, qty }) => [text, qty])

test.each([
  [
    'ลิปสติก เบอร์ 05 = 1, เบอร์ 12 = 2',
    [
      ['ลิปสติก เบอร์ 05', 1],
      ['เบอร์ 12', 2],
    ],
  ],
  [
    'รองเท้า เบอร์ 40=1 เบอร์ 42=2 ค่ะ',
    [
      ['รองเท้า เบอร์ 40', 1],
      ['เบอร์ 42', 2],
    ],
  ],
  [
    'แป้ง สีเบจ = 1, สีขาว = 3',
    [
      ['แป้ง สีเบจ', 1],
      ['สีขาว', 3],
    ],
  ],
])(
  'PASTE-5032 the number of a shade or size is part of the product, what follows = is the quantity: %s',
  async (text, items) => {
    expect(await itemsOf(text)).toEqual(items)
  },
)

test.each([
  [
    'F1 2 F3 1 F7 5 ค่ะแม่',
    [
      ['F1', 2],
      ['F3', 1],
      ['F7', 5],
    ],
  ],
  [
    'cf ครับ รหัส K08 2 ชิ้น K11 1 ชิ้น',
    [
      ['K08', 2],
      ['K11', 1],
    ],
  ],
  [
    'ทองม้วน 3กป. กรอบเค็ม 2กป.',
    [
      ['ทองม้วน', 3],
      ['กรอบเค็ม', 2],
    ],
  ],
  ['ผ้าถุงสำเร็จ ฟรีไซส์ 2', [['ผ้าถุงสำเร็จ ฟรีไซส์', 2]]],
  ['ได้รับของแล้วนะคะ ขอสั่งเพิ่มอีก คุกกี้ 4 กระปุก', [['คุกกี้', 4]]],
])(
  'PASTE-5033 codes in a row, abbreviated units, one size for all and a second order are read: %s',
  async (text, items) => {
    expect(await itemsOf(text)).toEqual(items)
  },
)

test('PASTE-5034 the pounds of a cake are its size', async () => {
  const { items } = await parsePaste('เค้กส้ม 1 ปอนด์ 2 ก้อน')
  expect(items.map(({ text, size, qty }) => [text, size, qty])).toEqual([['เค้กส้ม', '1 ปอนด์', 2]])
})

test.each([
  ['รับที่ไปรษณีย์หางดง ค่ะ\nชื่อ วรรณา ใจดี โทร 0956637180\nอ.หางดง จ.เชียงใหม่ 50230', 'ไปรษณีย์หางดง', 'หางดง', '50230'],
  ['วรรณา ใจดี 0956637180\nรับที่ ปณ.ปากช่อง 30130', 'ปณ.ปากช่อง', 'ปากช่อง', '30130'],
  ['ส่งไปที่ทำการไปรษณีย์ปากช่อง 30130 ชื่อ วรรณา ใจดี 0956637180', 'ไปรษณีย์ปากช่อง', 'ปากช่อง', '30130'],
  ['ไปรษณีย์ห้วยยอด ชื่อ วรรณา ใจดี 0956637180', 'ไปรษณีย์ห้วยยอด', 'ห้วยยอด', undefined],
])(
  'PASTE-5035 a post office that keeps the parcel is the address, and says the district if nothing else does: %s',
  async (text, line, district, post) => {
    const order = await parsePaste(text)
    expect([
      order.name?.value,
      order.addressLine?.value,
      order.district?.value,
      order.postNum?.value,
      order.items,
    ]).toEqual(['วรรณา ใจดี', line, district, post, []])
  },
)

test('PASTE-5036 the post office where a parcel is stuck is no address', async () => {
  const order = await parsePaste('พัสดุค้างอยู่ ที่ไปรษณีย์บางพลี ช่วยตามให้หน่อยค่ะ 0956637180')
  expect([order.addressLine, order.district]).toEqual([null, null])
})

test('PASTE-5037 mistyped places on lines of their own are read by their postcode', async () => {
  const order = await parsePaste('สมใจ หาญกล้า 0956637180\n12 หมู่ 5 ตำบล ท่าโพธิ\nอำเภอ เมือง\nจังหวัด พิษณุโลค 65000')
  expect([order.subDistrict?.value, order.district?.value, order.province?.value, order.postNum?.value]).toEqual([
    'ท่าโพธิ์',
    'เมืองพิษณุโลก',
    'พิษณุโลก',
    '65000',
  ])
})

test.each(['โอนเข้าบัญชี 123-4-56789-0 แล้ว 455 บาท', 'โอนเข้ากสิกร 123-4-56789-0 แล้วนะคะ 455'])(
  'PASTE-5038 an account between a transfer and its amount changes nothing: %s',
  async (text) => {
    expect((await parsePaste(text)).amount?.value).toBe(45500)
  },
)

test('PASTE-5039 hours to call in brackets are no part of the address', async () => {
  const order = await parsePaste(`วรรณา\nโทร 0956637180 (หลัง 5 โมงเย็น)\n139/12 ซ.ประชาอุทิศ 33 ${place}`)
  expect(order.addressLine?.value).toBe('139/12 ซ.ประชาอุทิศ 33')
})

test.each([
  [`รพ.สามพราน ${place}\nพี่เปิ้ล พยาบาล 0956637180`, 'พี่เปิ้ล'],
  [`นมัสการครับ ส่งถวายพระครูวิบูลธรรมรส วัดไร่ขิง ม.3 ${place} โทรเด็กวัด 0956637180`, 'พระครูวิบูลธรรมรส'],
])(
  'PASTE-5040 a nurse is told from her name, and the monk a parcel is offered to from the greeting: %s',
  async (text, name) => {
    expect((await parsePaste(text)).name?.value).toBe(name)
  },
)

test('PASTE-5041 how many houses there are is no house number', async () => {
  const order = await parsePaste(`หอพัก 9 หลัง ห้อง 204 ${place} เนตรนภา 0956637180`)
  expect([order.house, order.addressLine?.value]).toEqual([null, 'หอพัก 9 หลัง ห้อง 204'])
})

test('PASTE-5042 who asks in English whether to pay cash on delivery, with an address, gets it, to be checked', async () => {
  const { cod } = await parsePaste(
    'David Kowalski\n88/15 Moo 6, Rawai, Muang, Phuket 83130\nTel 093 664 8210\nCan I pay cash on delivery?',
  )
  expect([cod?.value, (cod?.confidence ?? 1) < 0.5]).toEqual([true, true])
})

test('PASTE-5043 a name or products that the message as a whole speaks against are in doubt, though a rule found them', async () => {
  const { items } = await parsePaste('เอาแหนมหมูสิบแท่ง หมูยอสามเส้นค่ะ')
  expect(items.map(({ confidence }) => confidence < doubtful)).toEqual([true, true])
  const { name } = await parsePaste('ดาบตำรวจสมนึก พันธ์ดี สภ.ปัว ต.ปัว อ.ปัว น่าน 55120 0931230016')
  expect(name && name.confidence < doubtful).toBe(true)
})

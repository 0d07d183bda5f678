import { expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'

const address = 'สมพร ใจดี 12 ม.3 ต.บ้านแหวน อ.หางดง จ.เชียงใหม่ 50230'

test.each([
  ['ปุ๋ยหมัก,5\nดินปลูก,3', ['ปุ๋ยหมัก', 'ดินปลูก']],
  ['พริกแกงเขียวหวาน | 5\nกะปิ | 3', ['พริกแกงเขียวหวาน', 'กะปิ']],
  ['soap;5\nshampoo;3', ['soap', 'shampoo']],
])('PASTE-1630 neighbouring lines of a product and a number are products: %s', async (rows, [first, second]) => {
  const order = await parsePaste(`${rows}\n${address} 0847451190`)
  expect(order.items.map(({ text, qty }) => [text, qty])).toEqual([
    [first, 5],
    [second, 3],
  ])
  expect(order.addressLine?.value).toBe('12 ม.3')
})

test.each(['ถนนเจริญกรุง, 5\nซอยสุขใจ, 7', 'ปุ๋ยหมัก,5'])(
  'PASTE-1630 streets and a line alone are no products of this kind: %s',
  async (rows) => {
    expect((await parsePaste(`สมพร ใจดี\n${rows}\n0847451190`)).items).toEqual([])
  },
)

test.each([
  ['เบอร์แม่ 0847451190 ถ้าไม่รับโทรผม 0620098137', ['0847451190', '0620098137']],
  ['0847451190 ติดต่อไม่ได้โทรหนู 0620098137', ['0847451190', '0620098137']],
  ['โทร 0847451190 ถ้าไม่รับสายค่ะ เบอร์เรา 0620098137', ['0847451190', '0620098137']],
  ['เบอร์ผู้รับ 0847451190 เบอร์ผม 0620098137', ['0847451190']],
])("PASTE-1631 the customer's own number is the parcel's if the courier may call it: %s", async (said, phones) => {
  expect((await parsePaste(`${address}\n${said}`)).phones.map(({ value }) => value)).toEqual(phones)
})

test.each([
  ['ชื่อผู้รับใส่ว่า "ตาล" นะคะ', 'ตาล'],
  ['ใส่ชื่อผู้รับว่า “คุณฟ้าใส” พอค่ะ', 'ฟ้าใส'],
  ['ของวิมลค่ะ', 'วิมล'],
  ['วายุครับ', 'วายุ'],
  ['ของแถมด้วยนะคะ', null],
  ['ตกลงค่ะ', null],
  ['ฝั่งธนค่ะ\nหมวย 0847451190', 'หมวย'],
])('PASTE-1632 a name is read in quotation marks, and where a customer says it in passing: %s', async (said, name) => {
  const order = await parsePaste(`${said}\n12 ม.3 ต.บ้านแหวน อ.หางดง จ.เชียงใหม่ 50230\n0847451190`)
  expect(order.name?.value ?? null).toBe(name)
})

test.each([
  'ส่งที่หอ 21/4 ต.ถนนหัก อ.นางรอง บุรีรัมย์ ไม่ใช่ค่ะ ส่งที่บ้าน 12 ม.3 ต.บ้านแหวน อ.หางดง จ.เชียงใหม่ 50230 แทนนะคะ สมพร ใจดี 0847451190',
  'สมพร ใจดี 0847451190 ส่งไปที่ 5/1 ต.หนองควาย อ.หางดง เชียงใหม่ เปลี่ยนใจค่ะ ส่งมาที่ 12 ม.3 ต.บ้านแหวน อ.หางดง จ.เชียงใหม่ 50230 แทน',
])('PASTE-1633 an address that the customer takes back is not read: %s', async (text) => {
  const { name, house, addressLine, subDistrict } = await parsePaste(text)
  expect([name?.value, house?.value, subDistrict?.value]).toEqual(['สมพร ใจดี', '12', 'บ้านแหวน'])
  expect(addressLine?.value).toMatch(/^(?:บ้าน )?12 ม\.3$/)
})

test('PASTE-1633 "instead" without anything taken back leaves the address', async () => {
  const { house } = await parsePaste(
    'สมพร ใจดี 0847451190 ส่งที่ 5/1 ต.หนองควาย อ.หางดง เชียงใหม่ 50230 ส่งมาก่อนวันที่ 3 แทนนะคะ',
  )
  expect(house?.value).toBe('5/1')
})

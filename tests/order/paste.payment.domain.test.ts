import { expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { foundIn } from '../../src/core/order/paste/order.paste.fields'
import { paymentDifference, saidPayment } from '../../src/core/order/paste/order.paste.payment'
import { readingOf } from '../../src/core/order/paste/order.paste.reading'

const read = async (text: string) => readingOf(text, 'paste', foundIn(await parsePaste(text)))

test.each([
  ['เก็บปลายทางค่ะ มาลี 0898765432', 'cod'],
  ['COD 590', 'cod'],
  ['โอนแล้วค่ะ', 'transfer'],
  ['เดี๋ยวโอนนะคะ', 'transfer'],
  ['ขอโอนค่ะ', 'transfer'],
  ['จ่ายพร้อมเพย์ได้ไหมคะ', 'transfer'],
  ['ไม่สะดวกโอนค่ะ', undefined],
  ['โอนไม่ได้ค่ะ', undefined],
  ['รอร้านโอนคืน', undefined],
  ['รับชา 2 ค่ะ', undefined],
])('TAKE-4309 %s: %s', async (text, said) => {
  expect(saidPayment(await read(text))).toBe(said)
})

test.each([
  ['เก็บปลายทางค่ะ', 'transfer', 'ems', { said: 'cod', has: 'transfer' }],
  ['เก็บปลายทางค่ะ', 'cash', 'ems', { said: 'cod', has: 'cash' }],
  ['เก็บปลายทางค่ะ', 'cash', 'pickup', undefined],
  ['เก็บปลายทางค่ะ', 'cod', 'ems', undefined],
  ['โอนแล้วค่ะ', 'cod', 'ems', { said: 'transfer', has: 'cod' }],
  ['โอนแล้วค่ะ', 'promptpay', 'ems', undefined],
  ['รับชา 2 ค่ะ', 'cod', 'ems', undefined],
] as const)('TAKE-4308 %s, paid by %s with %s: %o', async (text, paymentMethod, DeliveryType, expected) => {
  expect(paymentDifference(await read(text), { paymentMethod, DeliveryType })).toEqual(expected)
})

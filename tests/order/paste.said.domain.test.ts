import { expect, test } from 'vitest'
import { saidIn } from '../../src/core/order/paste/order.paste.said'

test.each([
  ['ส่งแฟลชนะคะ', 'flash'],
  ['ขอส่ง Flash Express ค่ะ', 'flash'],
  ['ส่งด้วยเคอรี่', 'kex'],
  ['ส่งทาง kerry ครับ', 'kex'],
  ['เอา J&T นะ', 'jt'],
  ['ส่ง ems ค่ะ', 'ems'],
  ['ส่งแบบลงทะเบียน', 'registered'],
  ['เดี๋ยวไปรับเองที่ร้าน', undefined],
  ['มารับเองค่ะ', 'pickup'],
  ['แฟลชไดร์ฟ 2 อัน', undefined],
  ['ส่งแฟลชไดร์ฟ 2 อัน', undefined],
  ['ส่งแฟลชได้ไหมคะ', undefined],
  ['ไม่เอาแฟลชนะ', undefined],
  ['อย่าส่งแฟลช', undefined],
  ['ส่งแฟลชหรือเคอรี่ก็ได้', undefined],
  ['ส่งแฟลช หรือ ส่งเคอรี่', undefined],
  ['มาลี ศรีสุข 0898765432', undefined],
])('TAKE-10 %s: %s', (text, courier) => {
  expect(saidIn(text).DeliveryType).toBe(courier)
})

test.each([
  ['โอนแล้วค่ะ', true],
  ['โอนเงินให้แล้วนะคะ', true],
  ['ชำระเรียบร้อย', true],
  ['แนบสลิปค่ะ', true],
  ['Paid already', true],
  ['ยังไม่ได้โอน', false],
  ['ถ้าโอนแล้วส่งเลยไหม', false],
  ['โอนแล้วหรือยังคะ', false],
  ['เดี๋ยวโอนให้', false],
  ['unpaid', false],
  ['เก็บปลายทาง', false],
])('TAKE-10 %s: paid %s', (text, paid) => {
  expect(saidIn(text).saidPaid).toBe(paid)
})

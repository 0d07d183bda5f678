import type { DeliveryValue } from '../../orders/orders.contract'
import type { DraftFields } from '../order.draft'

/** Names of the couriers as customers write them. */
const couriers: readonly (readonly [DeliveryValue, string])[] = [
  ['flash', String.raw`(?:แฟลช|แฟรช|แฟลส|flash)(?:\s?(?:เอ็กซ์เพรส|express))?(?!\s?(?:ไดร|ไดรฟ|drive))`],
  ['kex', '(?:เคอรี่|เคอร์รี่|เคอรี|เคอี(?:เอ็กซ์|x)|kerry|kex)'],
  ['jt', '(?:เจ ?แอนด์ ?ที|เจที|j ?& ?t|j and t)'],
  ['registered', '(?:ลงทะเบียน|registered)'],
  ['ems', '(?:อีเอ็มเอส|ems)'],
]

const sendBy = String.raw`(?:ส่ง|จัดส่ง|ขนส่ง|ขอ|เอา|ใช้|by|via|ship)(?:ของ|มา|ให้|ไป|ทาง|ด้วย|กับ|เป็น|ผ่าน|แบบ|with|by|via|\s){0,3}`
const asCollected = /(?:มา|เข้ามา|ไป|จะ)?รับ(?:ของ)?(?:เอง|หน้าร้าน|ที่ร้าน)|นัดรับ|pick ?up/g
/** A refusal or a condition before the words. */
const notBefore = /(?:ไม่|อย่า|งด|ห้าม|ยัง|ถ้า|หาก|หรือ|รึ|เดี๋ยว|เดี๋ยวจะ|จะ|รอ|not|no|don't|if)\s?(?:ได้|ต้อง|เอา|ให้|ใช่|จะ)?\s?$/
/** A question after them. */
const askedAfter = /^[^\n]{0,12}(?:ไหม|มั้ย|มัย|ไม๊|หรือ|รึ|ป่าว|เปล่า|เท่าไ|กี่|\?)|^\s?(?:ยัง|หรือยัง|รึยัง)/

const isMeant = (low: string, start: number, end: number): boolean =>
  !notBefore.test(low.slice(Math.max(0, start - 16), start)) && !askedAfter.test(low.slice(end, end + 24))

/** The delivery that the message asks for; undefined if it names none, or several. */
function deliveryIn(low: string): DeliveryValue | undefined {
  const found = new Set<DeliveryValue>()
  for (const [value, name] of couriers)
    for (const { index, 0: words } of low.matchAll(new RegExp(sendBy + name, 'g')))
      if (isMeant(low, index, index + words.length)) found.add(value)
  for (const { index, 0: words } of low.matchAll(asCollected))
    if (isMeant(low, index, index + words.length)) found.add('pickup')
  return found.size === 1 ? [...found][0] : undefined
}

const paidWords =
  /(?:โอน|จ่าย|ชำระ)(?:เงิน|ตัง|ตังค์|ยอด|ค่าของ|ให้|ไป|เข้า|มา|ครบ|\s){0,3}(?:แล้ว|เรียบร้อย)|(?:แนบ|ส่ง)สลิป|(?<![a-z])(?:paid|transferred)(?![a-z])/g

/** Whether the customer says that the money is on its way: staff still check it. */
const isPaidIn = (low: string): boolean =>
  [...low.matchAll(paidWords)].some(({ index, 0: words }) => isMeant(low, index, index + words.length))

/** What the message says about delivery and payment. */
export function saidIn(text: string): Partial<Pick<DraftFields, 'DeliveryType' | 'saidPaid'>> {
  const low = text.normalize('NFC').toLowerCase()
  const DeliveryType = deliveryIn(low)
  return { ...(DeliveryType && { DeliveryType }), saidPaid: isPaidIn(low) }
}

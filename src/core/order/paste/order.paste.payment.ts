import type { PaymentMethod } from '../../orders/orders.contract'
import type { DraftFields } from '../order.draft'
import type { Reading } from './order.paste.reading'

const means = /(?:จะ|เดี๋ยว|ขอ|สะดวก|เป็น|แบบ)โอน(?!คืน)|โอน(?:ค่ะ|คะ|ครับ|คับ|นะ|จ้า|เลย)|พร้อมเพย์|promptpay|bank transfer/i
const declines = /ไม่[ก-๎ ]{0,8}โอน|โอนไม่/

/** How the customer says the order is paid; undefined if the message doesn't say it. */
export function saidPayment({ text, found, values }: Reading): 'cod' | 'transfer' | undefined {
  if (found.some(({ kind }) => kind === 'cod')) return 'cod'
  return values.saidPaid || (means.test(text) && !declines.test(text)) ? 'transfer' : undefined
}

/** What the message says and what the order has, if they contradict each other. */
export function paymentDifference(
  reading: Reading | undefined,
  { paymentMethod: has, DeliveryType }: Pick<DraftFields, 'paymentMethod' | 'DeliveryType'>,
): { said: PaymentMethod; has: PaymentMethod } | undefined {
  const said = reading && saidPayment(reading)
  if (!said || said === has) return undefined
  const isMet = said === 'cod' ? has === 'cash' && DeliveryType === 'pickup' : has === 'promptpay'
  return isMet ? undefined : { said, has }
}

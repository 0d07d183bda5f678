import {
  type DeliveryType,
  deliveryTypes,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '../../../core/orders/orders.contract'
import { type Cell, lineOf, Problem, plain } from '../../../core/orders/sheet/cells'

type Words<Code extends string> = Readonly<Record<Code, string>>

/** Texts by code, as they are compared; the first ones are those on our screens. */
const statuses: Words<OrderStatus> = {
  new: 'ใหม่ new รอชำระ รอชำระเงิน รอดำเนินการ pending',
  confirmed: 'ยืนยันแล้ว confirmed ยืนยัน ที่ต้องจัดส่ง รอจัดส่ง รอแพ็ก toship processing',
  packed: 'แพ็กแล้ว packed แพคแล้ว แพ็คแล้ว',
  shipped: 'ส่งแล้ว shipped จัดส่งแล้ว กำลังส่ง กำลังจัดส่ง shipping intransit',
  delivered: 'ส่งถึงแล้ว delivered สำเร็จ สำเร็จแล้ว จัดส่งสำเร็จ ส่งสำเร็จ เสร็จสิ้น completed complete done fulfilled',
  cancelled: 'ยกเลิกแล้ว cancelled ยกเลิก canceled',
  returned: 'ตีกลับ returned คืนสินค้า ส่งคืน return',
}

const payments: Words<PaymentStatus> = {
  unpaid: 'ยังไม่ชำระ unpaid ค้างชำระ รอชำระ รอชำระเงิน ยังไม่โอน ยังไม่จ่าย',
  pending: 'รอตรวจสอบ beingchecked pending',
  paid: 'ชำระแล้ว paid โอนแล้ว จ่ายแล้ว ชำระเงินแล้ว',
  refunded: 'คืนเงินแล้ว refunded คืนเงิน',
}

const methods: Words<PaymentMethod> = {
  transfer: 'โอนเงิน banktransfer โอน transfer โอนผ่านธนาคาร bank',
  promptpay: 'พร้อมเพย์ promptpay qr คิวอาร์ qrcode',
  cod: 'เก็บเงินปลายทาง cashondelivery เก็บปลายทาง ปลายทาง cod',
  cash: 'เงินสด cash สด',
}

const deliveries: Words<(typeof deliveryTypes)[number]['value']> = {
  ems: 'ems ไปรษณีย์ ไปรษณีย์ไทย thailandpost thaipost',
  registered: 'ไปรษณีย์ลงทะเบียน registeredmail ลงทะเบียน registered',
  flash: 'flashexpress flash แฟลช',
  kex: 'kexexpress kex kerry kerryexpress เคอรี่',
  jt: 'jtexpress jt',
  pickup: 'ลูกค้ามารับเอง customercollects รับเอง รับหน้าร้าน pickup',
}

/** Code by text, and the texts of each for the message. */
const lookup = <Code extends string>(words: Words<Code>) => {
  const byText = new Map(
    (Object.entries(words) as [Code, string][]).flatMap(([code, texts]) =>
      [code, ...texts.split(' ')].map((text): [string, Code] => [plain(text), code]),
    ),
  )
  const shown = (Object.values(words) as string[]).map((texts) => texts.slice(0, texts.indexOf(' '))).join(', ')
  return (cell: Cell): Code | Problem | undefined => {
    const text = lineOf(cell)
    if (plain(text) === '') return undefined
    return byText.get(plain(text)) ?? new Problem(`“${text}” is unknown; known are ${shown}`)
  }
}

export const statusOf = lookup(statuses)
export const paymentOf = lookup(payments)
export const methodOf = lookup(methods)
const deliveryOf = lookup(deliveries)

/** A courier that the shop doesn't use is kept under its name. */
export function deliveryTypeOf(cell: Cell): DeliveryType | { value: string; label: string; type: '' } {
  const value = deliveryOf(cell)
  const text = lineOf(cell).slice(0, 100)
  return deliveryTypes.find((each) => each.value === value) ?? { value: text, label: text, type: '' }
}

import {
  type DeliveryType,
  deliveryTypes,
  type OrderStatus,
  orderStatuses,
  type PaymentMethod,
  type PaymentStatus,
} from '../orders.contract'
import { type Cell, lineOf, Problem, plain } from '../sheet/cells'

type Words<Code extends string> = Readonly<Record<Code, string>>

/** Texts by code, as they are compared; the first ones are those on our screens. */
const statuses: Words<OrderStatus> = {
  new: 'ใหม่ new รอชำระ รอชำระเงิน รอดำเนินการ pending',
  confirmed: 'ยืนยันแล้ว confirmed ยืนยัน ที่ต้องจัดส่ง รอจัดส่ง รอแพ็ก toship processing',
  packed: 'แพ็กแล้ว packed แพคแล้ว แพ็คแล้ว',
  shipped: 'ส่งแล้ว shipped จัดส่งแล้ว ส่งของแล้ว กำลังส่ง กำลังจัดส่ง การจัดส่ง shipping intransit',
  delivered:
    'ส่งถึงแล้ว delivered สำเร็จ สำเร็จแล้ว จัดส่งสำเร็จ ส่งสำเร็จ เสร็จสิ้น ได้รับแล้ว ได้รับสินค้าแล้ว completed complete done fulfilled',
  cancelled: 'ยกเลิกแล้ว cancelled ยกเลิก canceled',
  returned: 'ตีกลับ returned คืนสินค้า ส่งคืน return',
}

const payments: Words<PaymentStatus> = {
  unpaid: 'ยังไม่ชำระ unpaid ค้างชำระ รอชำระ รอชำระเงิน ยังไม่โอน ยังไม่จ่าย ยังไม่ชำระ ยังไม่ชำระเงิน',
  pending: 'รอตรวจสอบ beingchecked pending',
  paid: 'ชำระแล้ว paid โอนแล้ว โอนเงินแล้ว จ่ายแล้ว จ่ายเงินแล้ว ชำระเงินแล้ว',
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
    return (
      byText.get(plain(text)) ?? new Problem(`“${text}” is unknown; known are ${shown}`, 'unknown', { other: shown })
    )
  }
}

export const statusOf = lookup(statuses)
export const paymentOf = lookup(payments)
export const methodOf = lookup(methods)

/** What a column of the status says; some shops write the payment there, too. */
export type State = { readonly status: OrderStatus | undefined; readonly payment: PaymentStatus | undefined }

/** `โอนแล้ว/ส่งแล้ว`: the pieces of a cell that are known, each on its own. */
function piecesOf(cell: Cell, separator: RegExp): State | undefined {
  const pieces = lineOf(cell)
    .split(separator)
    .filter((piece) => plain(piece) !== '')
  let status: OrderStatus | undefined
  let payment: PaymentStatus | undefined
  for (const piece of pieces) {
    const [asStatus, asPayment] = [statusOf(piece), paymentOf(piece)]
    if (asStatus instanceof Problem && asPayment instanceof Problem && methodOf(piece) instanceof Problem)
      return undefined
    // the furthest of several
    if (typeof asStatus === 'string' && orderStatuses.indexOf(asStatus) > orderStatuses.indexOf(status ?? 'new'))
      status = asStatus
    else if (typeof asStatus === 'string') status ??= asStatus
    if (typeof asPayment === 'string' && !(asStatus === 'new' && payment !== undefined)) payment = asPayment
  }
  return { status, payment }
}

/** Where an order is that only says how it is paid. */
const impliedStatus: Readonly<Record<PaymentStatus, OrderStatus>> = {
  unpaid: 'new',
  pending: 'new',
  paid: 'confirmed',
  refunded: 'cancelled',
}

export function stateIn(cell: Cell): State | Problem | undefined {
  const whole = statusOf(cell)
  if (!(whole instanceof Problem)) return whole && { status: whole, payment: undefined }
  const found = piecesOf(cell, /[/,+|;&]/) ?? piecesOf(cell, /[/,+|;&\s]/)
  if (!found) return whole
  return { ...found, status: found.status ?? (found.payment && impliedStatus[found.payment]) }
}
const deliveryOf = lookup(deliveries)

/** A courier that the shop doesn't use is kept under its name. */
export function deliveryTypeOf(cell: Cell): DeliveryType | { value: string; label: string; type: '' } {
  const value = deliveryOf(cell)
  const text = lineOf(cell).slice(0, 100)
  return deliveryTypes.find((each) => each.value === value) ?? { value: text, label: text, type: '' }
}

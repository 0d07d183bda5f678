import { type CsvCell, writeCsv } from '../kernel/csv'
import { amountToCollect } from './orders.collect'
import type { Order } from './orders.contract'
import { phonesOf } from './orders.spreadsheet'

/** As the import sheets of Thai couriers name them, in any language of the screen. */
export const courierHeadings = [
  'เลขที่คำสั่งซื้อ',
  'ชื่อผู้รับ',
  'เบอร์โทรศัพท์',
  'เบอร์โทรศัพท์สำรอง',
  'ที่อยู่',
  'ตำบล/แขวง',
  'อำเภอ/เขต',
  'จังหวัด',
  'รหัสไปรษณีย์',
  'ยอด COD (บาท)',
  'หมายเหตุ',
] as const

/** Whether a parcel is still to be handed over: what is over or never was is no courier's business. */
const waits = new Set(['new', 'confirmed', 'packed', 'shipped'])

/** Orders that a courier brings; of one courier when its DeliveryType value is named. */
export const forCourier = (orders: readonly Order[], courier?: string): Order[] =>
  orders.filter(
    ({ DeliveryType: { type, value }, OrderStatus }) =>
      type === 'courier' && waits.has(OrderStatus) && (courier === undefined || value === courier),
  )

function cellsOf(order: Order): CsvCell[] {
  const [phone = '', ...others] = phonesOf(order)
  return [
    order.OrderNumber,
    order.name,
    phone,
    others.join(', '),
    order.address,
    order.subDistrict,
    order.district,
    order.province,
    order.postNum,
    amountToCollect(order) / 100,
    order.note,
  ]
}

/** A courier's sheet of these orders, one parcel a row; 0 where nothing is to be collected. */
export const courierCsv = (orders: readonly Order[]): string => writeCsv([courierHeadings, ...orders.map(cellsOf)])

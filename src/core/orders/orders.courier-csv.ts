import { type CsvCell, writeCsv } from '../kernel/csv'
import { amountToCollect } from './orders.collect'
import type { Order } from './orders.contract'
import { phonesOf } from './orders.phones'

/** Column names of Thai couriers' import sheets, independent of the display language. */
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

/** Statuses of parcels still to be shipped; finished and cancelled orders don't concern the courier. */
const waits = new Set(['new', 'confirmed', 'packed', 'shipped'])

/** Orders for couriers and the post, or for the one with this DeliveryType value. */
export const forCourier = (orders: readonly Order[], courier?: string): Order[] =>
  orders.filter(
    ({ DeliveryType: { type, value }, OrderStatus }) =>
      waits.has(OrderStatus) && (courier === undefined ? type !== 'self' : value === courier),
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

/** A courier's import sheet, one parcel per row; 0 if nothing is to be collected. */
export const courierCsv = (orders: readonly Order[]): string => writeCsv([courierHeadings, ...orders.map(cellsOf)])

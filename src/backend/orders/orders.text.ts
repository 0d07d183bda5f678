import type { DeliveryType, Order } from '../../core/orders/orders.contract'
import { orderNumber, orderRunning } from '../../core/orders/orders.number'
import { provinces } from '../../core/orders/orders.provinces'
import { isWhole, lengthened, shortened, sinceOf, timeOf, usualValues } from './orders.short-values'
import { numberIn, shortLine, shortPrint, shortSlip, wholeLine, wholePrint, wholeSlip } from './orders.text.parts'

/*
 * An order as text: JSON without names of fields, and numbers for values that most orders have. It's half as long. What
 * doesn't fit is stored as plain JSON, which is an object. Stored: never change the meaning of a place or a number, add
 * new ones behind.
 */

const deliveries: readonly DeliveryType[] = [
  { value: 'ems', label: 'EMS', type: 'post' },
  { value: 'registered', label: 'ลงทะเบียน', type: 'post' },
  { value: 'flash', label: 'Flash Express', type: 'courier' },
  { value: 'kex', label: 'KEX Express', type: 'courier' },
  { value: 'jt', label: 'J&T Express', type: 'courier' },
  { value: 'pickup', label: 'รับเอง', type: 'self' },
]

const displays: readonly string[] = ['ใหม่', 'ยืนยันแล้ว', 'แพ็กแล้ว', 'จัดส่งแล้ว', 'ส่งถึงแล้ว', 'ยกเลิก', 'ตีกลับ']

const isSameDelivery = (one: DeliveryType, other: Order['DeliveryType']): boolean =>
  one.value === other.value &&
  isWhole(other, ['value', 'label', 'type']) &&
  'type' in other &&
  one.label === other.label &&
  one.type === other.type

/** What every order has; others have names. */
const fields = [
  'OrderNumber',
  'version',
  'createdAt',
  'shopId',
  'name',
  'phoneNumber',
  'address',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'customerFormatType',
  'fullCustomerData',
  'ProductOrders',
  'shippingCost',
  'discount',
  'otherCost',
  'CODFee',
  'total',
  'DeliveryType',
  'trackingNumber',
  'paymentMethod',
  'paymentStatus',
  'OrderStatus',
  'OrderStatusDisplay',
  'printAddrData',
  'note',
] as const satisfies readonly (keyof Order)[]
const isField = new Set<string>([...fields, 'history'])

/** Where the files of an order are, as paths of JSON: of its short form, and of plain JSON. */
export const filePaths = [`$[${fields.length}].files`, '$.files']

/** An order without its history, as text. */
export function orderText(order: Order): string {
  if (fields.some((name) => order[name] === undefined)) return JSON.stringify({ ...order, history: undefined })
  const created = sinceOf(0, order.createdAt)
  const since = typeof created === 'number' ? created : 0
  const delivery = deliveries.findIndex((each) => isSameDelivery(each, order.DeliveryType))
  const others = Object.entries(order).filter(([name]) => !isField.has(name))
  const { printBy } = order.printAddrData
  const withShortSlip = others.map(([name, value]) =>
    name === 'slip' && order.slip ? [name, shortSlip(order.slip, since, printBy)] : [name, value],
  )
  const { OrderNumber } = order
  return JSON.stringify([
    numberIn(OrderNumber, orderRunning(OrderNumber), (running) => orderNumber(since, running)),
    order.version,
    created,
    order.shopId,
    order.name,
    order.phoneNumber,
    order.address,
    order.subDistrict,
    order.district,
    shortened(provinces, order.province),
    order.postNum,
    order.customerFormatType,
    order.fullCustomerData,
    order.ProductOrders.map(shortLine),
    order.shippingCost,
    order.discount,
    order.otherCost,
    order.CODFee,
    order.total,
    delivery < 0 ? order.DeliveryType : delivery,
    order.trackingNumber,
    shortened(usualValues, order.paymentMethod),
    shortened(usualValues, order.paymentStatus),
    shortened(usualValues, order.OrderStatus),
    shortened(displays, order.OrderStatusDisplay),
    shortPrint(order.printAddrData, since),
    order.note,
    ...(others.length > 0 ? [Object.fromEntries(withShortSlip)] : []),
  ])
}

/** safe casts: only `orderText` writes it */
export function orderOf(text: string, history: Order['history'] = []): Order {
  const stored = JSON.parse(text)
  if (!Array.isArray(stored)) return { ...stored, history }
  const since = typeof stored[2] === 'number' ? stored[2] : 0
  const delivery = stored[19]
  const order: Order = {
    OrderNumber: typeof stored[0] === 'number' ? orderNumber(since, stored[0]) : stored[0],
    version: stored[1],
    createdAt: timeOf(0, stored[2]),
    shopId: stored[3],
    name: stored[4],
    phoneNumber: stored[5],
    address: stored[6],
    subDistrict: stored[7],
    district: stored[8],
    province: lengthened(provinces, stored[9]),
    postNum: stored[10],
    customerFormatType: stored[11],
    fullCustomerData: stored[12],
    ProductOrders: stored[13].map(wholeLine),
    shippingCost: stored[14],
    discount: stored[15],
    otherCost: stored[16],
    CODFee: stored[17],
    total: stored[18],
    DeliveryType: typeof delivery === 'number' ? { ...(deliveries[delivery] as DeliveryType) } : delivery,
    trackingNumber: stored[20],
    paymentMethod: lengthened(usualValues, stored[21]),
    paymentStatus: lengthened(usualValues, stored[22]),
    OrderStatus: lengthened(usualValues, stored[23]),
    OrderStatusDisplay: lengthened(displays, stored[24]),
    printAddrData: wholePrint(stored[25], since),
    note: stored[26],
    history,
  }
  if (stored.length > fields.length) Object.assign(order, stored[27])
  if (order.slip) order.slip = wholeSlip(order.slip, since, order.printAddrData.printBy)
  return order
}

import type { DeliveryType, Order, OrderLine } from '../../core/orders/orders.contract'
import { provinces } from './orders.facets'
import { isWhole, lengthened, shortened, sinceOf, timeOf } from './orders.short-values'

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

const lineFields = ['uq', 'productId', 'name', 'price', 'Quantity']

type ShortLine = [
  uq: string | 0,
  productId: OrderLine['productId'],
  name: string,
  price: OrderLine['price'],
  Quantity: number,
]

/** The usual key of a line is that of its product. */
function shortLine(line: OrderLine): ShortLine | OrderLine {
  if (!isWhole(line, lineFields)) return line
  const { uq, productId, name, price, Quantity } = line
  return [uq === `p${productId}` ? 0 : uq, productId, name, price, Quantity]
}

function wholeLine(stored: ShortLine | OrderLine): OrderLine {
  if (!Array.isArray(stored)) return stored
  const productId = stored[1]
  return {
    uq: stored[0] === 0 ? `p${productId}` : stored[0],
    productId,
    name: stored[2],
    price: stored[3],
    Quantity: stored[4],
  }
}

type Print = Order['printAddrData']
type ShortPrint = [printed: number, printId: Print['printId'], at: number | string | null, printBy: Print['printBy']]
const printFields = ['IsPrintAddr', 'printId', 'printAddrDate', 'printBy']

function shortPrint(print: Print, since: number): 0 | ShortPrint | Print {
  if (!isWhole(print, printFields)) return print
  const { IsPrintAddr, printId, printAddrDate, printBy } = print
  if (!IsPrintAddr && printId === null && printAddrDate === null && printBy === null) return 0
  return [Number(IsPrintAddr), printId, printAddrDate === null ? null : sinceOf(since, printAddrDate), printBy]
}

function wholePrint(stored: 0 | ShortPrint | Print, since: number): Print {
  if (stored === 0) return { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null }
  if (!Array.isArray(stored)) return stored
  return {
    IsPrintAddr: stored[0] === 1,
    printId: stored[1],
    printAddrDate: stored[2] === null ? null : timeOf(since, stored[2]),
    printBy: stored[3],
  }
}

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
  return JSON.stringify([
    order.OrderNumber,
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
    order.paymentMethod,
    order.paymentStatus,
    order.OrderStatus,
    shortened(displays, order.OrderStatusDisplay),
    shortPrint(order.printAddrData, since),
    order.note,
    ...(others.length > 0 ? [Object.fromEntries(others)] : []),
  ])
}

/** safe casts: only `orderText` writes it */
export function orderOf(text: string, history: Order['history'] = []): Order {
  const stored = JSON.parse(text)
  if (!Array.isArray(stored)) return { ...stored, history }
  const since = typeof stored[2] === 'number' ? stored[2] : 0
  const delivery = stored[19]
  const order: Order = {
    OrderNumber: stored[0],
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
    paymentMethod: stored[21],
    paymentStatus: stored[22],
    OrderStatus: stored[23],
    OrderStatusDisplay: lengthened(displays, stored[24]),
    printAddrData: wholePrint(stored[25], since),
    note: stored[26],
    history,
  }
  return stored.length > fields.length ? Object.assign(order, stored[27]) : order
}

import { satang } from '../../../core/kernel/money'
import { orderTotal } from '../../../core/order/order.totals'
import { notPrinted, type Order, type OrderStatus } from '../../../core/orders/orders.contract'
import { orderRunning } from '../../../core/orders/orders.number'
import { storedTrackingNumber } from '../../../core/orders/orders.tracking-numbers'
import {
  amountOf,
  type Cell,
  codeOf,
  discountOf,
  lineOf,
  Problem,
  phoneOf,
  postcodeOf,
  quantityOf,
  textOf,
} from '../../../core/orders/sheet/cells'
import type { OrderRows } from '../../../core/orders/sheet/order-rows'
import { deliveryTypeOf, methodOf, paymentOf, statusOf } from './codes'
import { type Goods, goodsOf } from './lines'
import { momentIn, type ShortDates } from './moments'

/** An order of a file. What is missing here follows when it is stored. */
export type ImportedOrder = Omit<Order, 'version' | 'history' | 'OrderStatus' | 'OrderStatusDisplay'> & {
  readonly OrderStatus: OrderStatus
}

/** The highest sequence number that an order may bring. Those of new orders go on after it, and stay readable. */
const mostImported = 99_999_999

/** What a file doesn't say. */
export type Surroundings = {
  readonly now: number
  /** the shop of an order that names none */
  readonly shop: number | undefined
  /** the shop with this name or id */
  shopOf(text: string): number | undefined
  /** those of these order numbers that are stored */
  storedOf(numbers: readonly string[]): Promise<ReadonlySet<string>>
}

const longest = {
  number: 100,
  name: 200,
  phone: 200,
  address: 500,
  subDistrict: 100,
  district: 100,
  province: 100,
  tracking: 100,
  note: 2_000,
} as const

function checked(rows: OrderRows, field: keyof typeof longest, text: string): string {
  if (text.length > longest[field]) rows.blame(field, `is longer than ${longest[field]} characters`)
  return text
}

function phonesOf(cells: readonly Cell[]): string | Problem {
  const phones = cells.map(phoneOf)
  const wrong = phones.find((phone) => phone instanceof Problem)
  return wrong ?? [...new Set(phones)].filter((phone) => phone !== '').join(', ')
}

function recipientOf(rows: OrderRows, { rest }: Goods) {
  const name = checked(rows, 'name', [rows.text('name'), rows.text('surname')].filter(Boolean).join(' '))
  const phoneNumber = checked(rows, 'phone', rows.sharedAll('phone', phonesOf) ?? '')
  if (name === '' && phoneNumber === '') rows.blame('name', 'has neither a name nor a phone number')
  const note = rows.sharedAll('note', (cells) => cells.map(textOf).join('\n')) ?? ''
  return {
    name,
    phoneNumber,
    address: checked(rows, 'address', rows.text('address')),
    subDistrict: checked(rows, 'subDistrict', rows.text('subDistrict')),
    district: checked(rows, 'district', rows.text('district')),
    province: checked(rows, 'province', rows.text('province')),
    postNum: rows.shared('postNum', postcodeOf) ?? '',
    trackingNumber: storedTrackingNumber(checked(rows, 'tracking', rows.shared('tracking', codeOf) ?? '')),
    note: checked(rows, 'note', [note, rest].filter(Boolean).join('\n')),
  }
}

/** Without a column for it, an old order was delivered, and paid unless the courier still has the money. */
function stateOf(rows: OrderRows, isCOD: boolean) {
  const OrderStatus = rows.shared('status', statusOf) ?? 'delivered'
  const paymentMethod = rows.shared('method', methodOf) ?? (isCOD ? 'cod' : '')
  const isDone = OrderStatus === 'delivered' || (OrderStatus === 'shipped' && paymentMethod !== 'cod')
  return {
    OrderStatus,
    paymentMethod,
    paymentStatus: rows.shared('payment', paymentOf) ?? (isDone ? 'paid' : 'unpaid'),
  }
}

const noGoods: Goods = { lines: [], rest: '' }

function amountsOf(rows: OrderRows) {
  const costs = {
    shippingCost: rows.amount('shippingCost'),
    CODFee: rows.amount('CODFee'),
    otherCost: rows.amount('otherCost'),
    discount: rows.amount('discount', discountOf),
  }
  const collect = rows.amount('collect')
  const stated = rows.shared('total', amountOf)
  // some write what is left to transfer as the total of a COD order: nothing
  const total = !stated && collect > 0 ? collect : stated
  const left =
    total === undefined
      ? undefined
      : satang(total - costs.shippingCost - costs.CODFee - costs.otherCost + costs.discount)
  const goodsRows = rows.positions.map((row) => ({
    product: rows.inRow('product', row, lineOf) ?? '',
    quantity: rows.inRow('quantity', row, quantityOf),
    price: rows.inRow('price', row, amountOf),
    amount: rows.inRow('amount', row, amountOf),
  }))
  // sums of unreadable amounts would only confuse
  const isReadable = rows.problems.length === 0
  const goods =
    left !== undefined && left < 0 ? new Problem('is less than shipping and fees') : goodsOf(goodsRows, left)
  if (isReadable && goods instanceof Problem) rows.blame('total', goods.text)
  return { costs, goods: goods instanceof Problem ? noGoods : goods, isCOD: collect > 0 || costs.CODFee > 0 }
}

/** Reads an order from its rows; undefined if something is wrong with them. `OrderNumber` is '' if they have none. */
export function readOrder(
  rows: OrderRows,
  { now, shop, shopOf }: Omit<Surroundings, 'storedOf'>,
  shortDates: ShortDates,
): ImportedOrder | undefined {
  const { costs, goods, isCOD } = amountsOf(rows)
  const OrderNumber = checked(rows, 'number', rows.shared('number', codeOf) ?? '')
  if (orderRunning(OrderNumber) > mostImported)
    rows.blame('number', `“${OrderNumber}” is too high: numbers of new orders would go on after it`)
  const clock = rows.inRow('time', rows.positions[0] ?? 0, (cell) => [cell])?.[0]
  const isDated = rows.shared('date', lineOf) !== undefined
  if (!isDated) rows.blame('date', 'is empty')
  const createdAt = isDated ? rows.shared('date', (cell) => momentIn(cell, clock, now, shortDates)) : undefined
  const shopText = rows.text('shop')
  const shopId = shopText === '' ? shop : shopOf(shopText)
  if (shopId === undefined)
    rows.blame('shop', shopText === '' ? 'is empty; name the shop with --shop' : `“${shopText}” isn’t a shop here`)
  const recipient = recipientOf(rows, goods)
  const state = stateOf(rows, isCOD)
  const DeliveryType = rows.shared('delivery', deliveryTypeOf) ?? deliveryTypeOf('')
  if (rows.problems.length > 0 || createdAt === undefined || shopId === undefined) return undefined
  const ProductOrders = [...goods.lines]
  return {
    OrderNumber,
    createdAt,
    shopId,
    ...recipient,
    customerFormatType: 2,
    fullCustomerData: '',
    ProductOrders,
    ...costs,
    DeliveryType,
    ...state,
    total: orderTotal({ ...costs, lines: ProductOrders }),
    printAddrData: notPrinted,
  }
}

import { type Satang, satang } from '../../kernel/money'
import { orderTotal } from '../../order/order.totals'
import { notPrinted, type Order, type OrderStatus, type PaymentMethod, type PaymentStatus } from '../orders.contract'
import { orderRunning } from '../orders.number'
import { storedTrackingNumber } from '../orders.tracking-numbers'
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
} from '../sheet/cells'
import type { OrderRows } from '../sheet/order-rows'
import { deliveryTypeOf, methodOf, paymentOf, stateIn } from './codes'
import { type Goods, type GoodsRow, goodsOf } from './lines'
import { momentIn, type ShortDates } from './moments'
import { longest, mostImported } from './order-limits'

type Narrowed = 'OrderStatus' | 'DeliveryType' | 'paymentMethod' | 'paymentStatus'

/** An order of a file. What is missing here follows when it is stored. */
export type ImportedOrder = Omit<Order, 'version' | 'history' | 'OrderStatusDisplay' | Narrowed> & {
  readonly OrderStatus: OrderStatus
  readonly DeliveryType: ReturnType<typeof deliveryTypeOf>
  /** '' if nobody knows */
  readonly paymentMethod: PaymentMethod | ''
  readonly paymentStatus: PaymentStatus
}

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

function checked(rows: OrderRows, field: keyof typeof longest, text: string): string {
  if (text.length > longest[field])
    rows.blame(field, `is longer than ${longest[field]} characters`, undefined, 'too-long', String(longest[field]))
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
  if (name === '' && phoneNumber === '')
    rows.blame('name', 'has neither a name nor a phone number', undefined, 'nameless')
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
    note: [note, rest].filter(Boolean).join('\n'),
  }
}

/** Without a column for it, an old order was delivered, and paid unless the courier still has the money. */
function stateOf(rows: OrderRows, isCOD: boolean) {
  const { status: OrderStatus = 'delivered', payment } = rows.shared('status', stateIn) ?? {}
  const method = rows.shared('method', lineOf) ?? ''
  const known = methodOf(method.replace(/[([][^()[\]]*[)\]]/g, ''))
  const paymentMethod: PaymentMethod | '' = known instanceof Problem ? '' : (known ?? (isCOD ? 'cod' : ''))
  const isDone = OrderStatus === 'delivered' || (OrderStatus === 'shipped' && paymentMethod !== 'cod')
  return {
    OrderStatus,
    paymentMethod,
    paymentStatus: rows.shared('payment', paymentOf) ?? payment ?? (isDone ? 'paid' : 'unpaid'),
    /** kept as it is: ShopeePay, a card */
    otherMethod: known instanceof Problem ? method : '',
  }
}

type RepeatableRow = GoodsRow & { readonly isWhole: boolean }

/** A row that is a whole order again, as some lists have them, counts once if the total says so, or nothing has a price. */
function goodsOnce(all: readonly RepeatableRow[], goods: Satang | undefined): Goods | Problem {
  const once = new Set<string>()
  const distinct = all.filter((row) => {
    const text = JSON.stringify(row)
    const isRepeated = row.isWhole && once.has(text)
    once.add(text)
    return !isRepeated
  })
  const found = goodsOf(all, goods)
  const isPriced = all.some(({ price, amount }) => price !== undefined || amount !== undefined)
  const isUnclear = found instanceof Problem ? found.code === 'sum' : !isPriced
  return isUnclear && distinct.length < all.length ? goodsOf(distinct, goods) : found
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
    isWhole: rows.inRow('date', row, lineOf) !== undefined,
  }))
  // sums of unreadable amounts would only confuse
  const isReadable = rows.problems.length === 0
  const goods =
    left !== undefined && left < 0
      ? new Problem('is less than shipping and fees', 'below-costs')
      : goodsOnce(goodsRows, left)
  if (isReadable && goods instanceof Problem)
    rows.blame('total', goods.text, undefined, goods.code, goods.given, goods.other)
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
    rows.blame(
      'number',
      `“${OrderNumber}” is too high: numbers of new orders would go on after it`,
      undefined,
      'too-high',
      OrderNumber,
    )
  const clock = rows.inRow('time', rows.positions[0] ?? 0, (cell) => [cell])?.[0]
  let isDated = false
  const createdAt = rows.shared('date', (cell) => {
    isDated = true
    return momentIn(cell, clock, now, shortDates)
  })
  if (!isDated) rows.blame('date', 'is empty', undefined, 'required')
  const shopText = rows.text('shop')
  const shopId = shopText === '' ? shop : shopOf(shopText)
  if (shopId === undefined)
    rows.blame(
      'shop',
      shopText === '' ? 'is empty; name the shop with --shop' : `“${shopText}” isn’t a shop here`,
      undefined,
      shopText === '' ? 'shopless' : 'shop',
      shopText,
    )
  const recipient = recipientOf(rows, goods)
  const { otherMethod, ...state } = stateOf(rows, isCOD)
  const note = checked(rows, 'note', [recipient.note, otherMethod].filter(Boolean).join('\n'))
  const DeliveryType = rows.shared('delivery', deliveryTypeOf) ?? deliveryTypeOf('')
  if (rows.problems.length > 0 || createdAt === undefined || shopId === undefined) return undefined
  const ProductOrders = [...goods.lines]
  return {
    OrderNumber,
    createdAt,
    shopId,
    ...recipient,
    note,
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

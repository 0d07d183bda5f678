import { plainUq } from '../../core/cart/cart.uq'
import { bangkokDay, isoTime } from '../../core/kernel/clock'
import { noMoney, type Satang, satang } from '../../core/kernel/money'
import { codFee, orderTotal } from '../../core/order/order.totals'
import {
  type DeliveryValue,
  deliveryTypes,
  type Order,
  type OrderChange,
  type OrderLine,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '../../core/orders/orders.contract'
import { orderNumber } from '../../core/orders/orders.number'
import { s10CheckDigit } from '../../core/orders/orders.s10'
import { noShop } from '../../core/shops/shops.contract'
import { statusDisplay } from '../../service/orders/orders.display'
import { ordersTable } from '../../service/orders/orders.table'
import { type SeedWorld, seed } from '../../service/seed'
import { person } from '../customers/customers.seed'
import { sampleShops } from '../shops/shops.seed'
import { sampleProducts } from '../store/store.seed'

/** Sample users who took the orders, in turn. */
const takers = ['มาลี ใจดี', 'สุนิสา พรหมทอง', 'ธนพล แก้วใส', 'กมลชนก ทิพย์มณี'] as const

type Sample = readonly [OrderStatus, PaymentMethod, PaymentStatus, DeliveryValue, printed?: 'printed']

/** Oldest first. */
const samples: readonly Sample[] = [
  ['delivered', 'transfer', 'paid', 'ems', 'printed'],
  ['delivered', 'cod', 'paid', 'flash', 'printed'],
  ['returned', 'cod', 'unpaid', 'kex', 'printed'],
  ['delivered', 'promptpay', 'paid', 'registered', 'printed'],
  ['returned', 'transfer', 'refunded', 'ems', 'printed'],
  ['cancelled', 'transfer', 'unpaid', 'flash'],
  ['delivered', 'cash', 'paid', 'pickup'],
  ['shipped', 'cod', 'unpaid', 'jt', 'printed'],
  ['shipped', 'promptpay', 'paid', 'ems', 'printed'],
  ['cancelled', 'promptpay', 'refunded', 'kex', 'printed'],
  ['shipped', 'cod', 'unpaid', 'flash', 'printed'],
  ['delivered', 'cod', 'paid', 'jt', 'printed'],
  ['shipped', 'transfer', 'paid', 'registered', 'printed'],
  ['packed', 'transfer', 'paid', 'flash', 'printed'],
  ['packed', 'cod', 'unpaid', 'kex', 'printed'],
  ['cancelled', 'cod', 'unpaid', 'flash'],
  ['packed', 'promptpay', 'paid', 'ems', 'printed'],
  ['confirmed', 'transfer', 'paid', 'ems', 'printed'],
  ['packed', 'cash', 'paid', 'pickup'],
  ['confirmed', 'cod', 'unpaid', 'flash'],
  ['confirmed', 'promptpay', 'paid', 'kex'],
  ['confirmed', 'transfer', 'paid', 'registered'],
  ['confirmed', 'cod', 'unpaid', 'jt'],
  ['confirmed', 'transfer', 'paid', 'ems'],
  ['confirmed', 'cod', 'unpaid', 'kex', 'printed'],
  ['new', 'transfer', 'pending', 'flash'],
  ['confirmed', 'promptpay', 'paid', 'flash'],
  ['new', 'cod', 'unpaid', 'ems'],
  ['new', 'promptpay', 'unpaid', 'kex'],
  ['new', 'transfer', 'pending', 'ems'],
]

const walks: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['new'],
  confirmed: ['new', 'confirmed'],
  packed: ['new', 'confirmed', 'packed'],
  shipped: ['new', 'confirmed', 'packed', 'shipped'],
  delivered: ['new', 'confirmed', 'packed', 'shipped', 'delivered'],
  cancelled: ['new', 'cancelled'],
  returned: ['new', 'confirmed', 'packed', 'shipped', 'returned'],
}

const payments: Record<PaymentStatus, readonly PaymentStatus[]> = {
  unpaid: ['unpaid'],
  pending: ['unpaid', 'pending'],
  paid: ['unpaid', 'paid'],
  refunded: ['unpaid', 'paid', 'refunded'],
}

const hour = 60 * 60 * 1000
const baht = (whole: number): Satang => satang(whole * 100)

function sampleLines(index: number, random: () => number): OrderLine[] {
  const count = 1 + Math.floor(random() * 3)
  return Array.from({ length: count }, (_, nth) => {
    const product = sampleProducts[(index * 5 + nth * 4) % sampleProducts.length] ?? sampleProducts[0]
    if (!product) throw new RangeError('no products')
    const { id, name, price } = product
    return { uq: plainUq(id), productId: id, name, price, Quantity: 1 + Math.floor(random() * 4) }
  })
}

type Span = readonly [start: number, end: number]

/** One change per hour along `walk`, beginning at `start` and never after `end`. `from` is the value before. */
const steps = (by: string, field: string, walk: readonly string[], [start, end]: Span, from = ''): OrderChange[] =>
  walk.map((to, nth) => ({
    at: isoTime(Math.min(start + nth * hour, end)),
    by,
    field,
    from: nth === 0 ? from : (walk[nth - 1] ?? ''),
    to,
  }))

/** Midnight in Bangkok. */
const startOfDay = (time: number): number => Date.parse(`${bangkokDay(time)}T00:00:00+07:00`)

function makeOrder([status, method, payment, delivery, printed]: Sample, index: number, world: SeedWorld): Order {
  const age = (samples.length - index) * 5.5 * hour
  const isLatest = index === samples.length - 1
  // the latest order must be from today, even shortly after midnight
  const created = isLatest ? Math.max(world.now - age, startOfDay(world.now)) : world.now - age
  const shop = sampleShops[index % sampleShops.length] ?? noShop
  const DeliveryType = deliveryTypes.find(({ value }) => value === delivery) ?? deliveryTypes[0]
  const lines = sampleLines(index, world.random)
  const shippingCost = delivery === 'pickup' || index % 4 === 0 ? noMoney : baht(delivery === 'ems' ? 50 : 40)
  const discount = index % 6 === 1 ? baht(20) : noMoney
  const otherCost = index % 9 === 4 ? baht(15) : noMoney
  const beforeFee = orderTotal({ lines, discount, shippingCost, CODFee: noMoney, otherCost })
  const CODFee = method === 'cod' ? codFee(shop.CODRule, beforeFee) : noMoney
  const total = orderTotal({ lines, discount, shippingCost, CODFee, otherCost })
  const sent = ['shipped', 'delivered', 'returned'].includes(status) && delivery !== 'pickup'
  const paidAt = created + hour / 2
  const by = takers[index % takers.length] ?? takers[0]
  const history = [
    ...steps(by, 'OrderStatus', walks[status], [created, world.now]),
    ...steps(by, 'paymentStatus', payments[payment].slice(1), [paidAt, world.now], 'unpaid'),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const isSlipSeen = method !== 'cod' && method !== 'cash' && payment !== 'unpaid' && payment !== 'pending'
  return {
    OrderNumber: orderNumber(created, index + 1),
    version: history.length,
    createdAt: isoTime(created),
    shopId: shop.id,
    ...person(index),
    customerFormatType: index % 3 === 0 ? 1 : 2,
    fullCustomerData: '',
    ProductOrders: lines,
    shippingCost,
    discount,
    otherCost,
    CODFee,
    total,
    DeliveryType,
    trackingNumber: sent ? trackingNumber(DeliveryType.value, 60_550_100 + index * 7_919) : '',
    paymentMethod: method,
    paymentStatus: payment,
    ...(isSlipSeen && { slip: { amount: total, paidAt: isoTime(paidAt), checkedBy: by } }),
    OrderStatus: status,
    OrderStatusDisplay: statusDisplay[status],
    printAddrData: printed
      ? { IsPrintAddr: true, printId: `PR-${index + 1}`, printAddrDate: isoTime(created + hour), printBy: by }
      : { IsPrintAddr: false, printId: null, printAddrDate: null, printBy: null },
    note: index % 7 === 2 ? 'ฝากไว้กับป้อมยามได้' : '',
    history,
  }
}

/** As the courier writes it. */
function trackingNumber(courier: DeliveryValue, serial: number): string {
  const postal = (service: string) => `${service}${serial}${s10CheckDigit(String(serial))}TH`
  if (courier === 'ems') return postal('EX')
  if (courier === 'registered') return postal('RB')
  return courier === 'jt' ? `8200${serial}` : `${courier === 'kex' ? 'KEX' : 'TH'}${serial}A`
}

export const ordersSeeds = [
  seed(ordersTable, (world) => samples.map((sample, index) => makeOrder(sample, index, world))),
]

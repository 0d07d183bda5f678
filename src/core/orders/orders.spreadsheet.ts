import { type CsvCell, writeCsv } from '../kernel/csv'
import { amountToCollect } from './orders.collect'
import type { Order } from './orders.contract'
import { phonesOf } from './orders.phones'

const bangkok = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Bangkok',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-21 06:30`, Bangkok, Gregorian: read as a timestamp by every spreadsheet; empty if unknown. */
export const spreadsheetMoment = (time: string): string =>
  Number.isNaN(Date.parse(time)) ? '' : bangkok.format(new Date(time))

export const orderColumns = [
  'OrderNumber',
  'createdAt',
  'OrderStatus',
  'shop',
  'name',
  'phoneNumber',
  'address',
  'subDistrict',
  'district',
  'province',
  'postNum',
  'items',
  'pieces',
  'shippingCost',
  'CODFee',
  'otherCost',
  'discount',
  'total',
  'paymentMethod',
  'paymentStatus',
  'toCollect',
  'delivery',
  'trackingNumber',
  'printed',
  'note',
] as const
export type OrderColumn = (typeof orderColumns)[number]

/** Display texts for the codes of an order. */
export type SpreadsheetLabels = {
  headings: Readonly<Record<OrderColumn, string>>
  status(code: string, display: string): string
  payment(code: Order['paymentStatus']): string
  method(code: Order['paymentMethod']): string
  delivery(type: Order['DeliveryType']): string
  shop(id: number): string
}

function cellsOf(order: Order, words: SpreadsheetLabels): Record<OrderColumn, CsvCell> {
  const { ProductOrders, printAddrData } = order
  const { OrderNumber, name, address, subDistrict, district, province, postNum, trackingNumber, note } = order
  return {
    OrderNumber,
    name,
    address,
    subDistrict,
    district,
    province,
    postNum,
    trackingNumber,
    note,
    createdAt: spreadsheetMoment(order.createdAt),
    OrderStatus: words.status(order.OrderStatus, order.OrderStatusDisplay),
    shop: words.shop(order.shopId),
    phoneNumber: phonesOf(order).join(', '),
    items: ProductOrders.map((line) => `${line.name} × ${line.Quantity}`).join('; '),
    pieces: ProductOrders.reduce((sum, { Quantity }) => sum + Quantity, 0),
    shippingCost: order.shippingCost / 100,
    CODFee: order.CODFee / 100,
    otherCost: order.otherCost / 100,
    discount: order.discount / 100,
    total: order.total / 100,
    paymentMethod: words.method(order.paymentMethod),
    paymentStatus: words.payment(order.paymentStatus),
    toCollect: amountToCollect(order) / 100,
    delivery: words.delivery(order.DeliveryType),
    printed:
      printAddrData.IsPrintAddr && printAddrData.printAddrDate ? spreadsheetMoment(printAddrData.printAddrDate) : '',
  }
}

/** All fields of the orders, one order per row; amounts in baht. */
export const ordersCsv = (orders: readonly Order[], words: SpreadsheetLabels): string =>
  writeCsv([
    orderColumns.map((column) => words.headings[column]),
    ...orders.map((order) => {
      const cells = cellsOf(order, words)
      return orderColumns.map((column) => cells[column])
    }),
  ])

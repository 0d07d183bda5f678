import { bangkokDay } from '../../kernel/clock'
import type { Satang } from '../../kernel/money'
import { dayMs } from '../../kernel/timings'
import { type Order, paymentMethods } from '../../orders/orders.contract'
import type { Shop } from '../../shops/shops.contract'
import { thaiCosts } from '../invoices.document'
import type { Client, InvoiceItem } from '../invoices.invoice'
import { paidForOrder } from '../invoices.payable'
import { noDiscount } from '../invoices.totals'
import type { NewInvoice } from '../invoices.update.contract'
import { noClient } from './invoices.form.draft'

const addressOf = ({ address, subDistrict, district, province, postNum }: Order): string =>
  [address, subDistrict, district, province, postNum].filter((part) => part !== '').join(' ')

const clientOf = (order: Order): Client => ({
  ...noClient,
  name: order.name,
  contact: order.phoneNumber,
  address: addressOf(order),
})

const lineOf = (name: string, cost: Satang, quantity = 1): InvoiceItem => ({
  name,
  description: '',
  cost,
  quantity,
  discount: noDiscount,
})

/** The date this many days later, YYYY-MM-DD. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** A shop with a tax number charges 7 % VAT, included in its prices; one without charges none. */
export const vatOf = (shop: Pick<Shop, 'TaxId'> | undefined) =>
  ({ vatRate: shop?.TaxId ? 7 : 0, vatIncluded: Boolean(shop?.TaxId) }) as const

/**
 * An order as an invoice with the same total: goods, then shipping, COD fee and other cost as lines, the discount off
 * the total. A paid order has a payment, of what its slip says if that is less than the total.
 */
export function invoiceOf(order: Order, shop: Shop | undefined, today: string): NewInvoice {
  const paid = paidForOrder(order)
  const costs = (['shippingCost', 'CODFee', 'otherCost'] as const).filter((name) => order[name] > 0)
  return {
    issuedDate: today,
    dueDate: order.paymentStatus === 'paid' && paid === order.total ? today : daysAfter(today, 30),
    client: clientOf(order),
    service: order.OrderNumber,
    shopId: order.shopId,
    branch: '',
    items: [
      ...order.ProductOrders.map(({ name, price, Quantity }) => lineOf(name, price, Quantity)),
      ...costs.map((name) => lineOf(thaiCosts[name], order[name])),
    ],
    discount: order.discount > 0 ? { kind: 'amount', value: order.discount } : noDiscount,
    ...vatOf(shop),
    payments: paid > 0 ? [paymentOf(order, paid)] : [],
    salesperson: '',
    note: order.note,
    orderNumber: order.OrderNumber,
  }
}

const paymentOf = (
  { OrderNumber, slip, paymentMethod, createdAt }: Order,
  amount: Satang,
): NewInvoice['payments'][number] => ({
  id: OrderNumber.slice(0, 64),
  amount,
  date: bangkokDay(Date.parse(slip?.paidAt || createdAt)),
  method: paymentMethods.find((known) => known === paymentMethod) ?? 'transfer',
  note: '',
})

import { customerPrivacyCalls } from '../../core/customers/privacy/customers.privacy.contract'
import { invoiceSchema } from '../../core/invoices/invoices.invoice'
import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { orderSchema } from '../../core/orders/orders.contract'
import { type Handler, handle } from '../handle'
import { answered } from '../invoices/invoices.list'
import { missing, reply } from '../reply'
import { eraseFound, findByKey, isOpen, keyOf, noteErasure } from './customers.erase'

export const customerPrivacyHandlers: readonly Handler[] = [
  handle(customerPrivacyCalls.export, ({ body, tx }) => {
    const found = findByKey(tx, keyOf(body.name, body.phoneNumber))
    if (!found) return missing()
    const numbers = found.orders.map(({ OrderNumber }) => OrderNumber)
    return {
      export: {
        exportedAt: isoTime(tx.now()),
        customer: body,
        orders: found.orders.map((order) => encode(orderSchema, order)),
        requests: tx.orders.requestsFor(numbers).map((text): unknown => JSON.parse(text || 'null')),
        invoices: found.invoices.map((row) => encode(invoiceSchema, answered(row, tx.now()))),
        activity: found.entries,
      },
    }
  }),

  handle(customerPrivacyCalls.erase, ({ body, user, tx }) => {
    const found = findByKey(tx, keyOf(body.name, body.phoneNumber))
    if (!found) return { orders: 0, invoices: 0 }
    const openOrders = found.orders.filter(isOpen).map(({ OrderNumber }) => OrderNumber)
    if (openOrders.length > 0) return reply(409, { openOrders })
    eraseFound(tx, found)
    noteErasure(tx, user, found.orders.length)
    return { orders: found.orders.length, invoices: found.invoices.length }
  }),
]

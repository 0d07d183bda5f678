import { customerPrivacyCalls } from '../../core/customers/privacy/customers.privacy.contract'
import { invoiceSchema } from '../../core/invoices/invoices.invoice'
import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { orderSchema } from '../../core/orders/orders.contract'
import { type Handler, handle, handleInSteps } from '../handle'
import { answered } from '../invoices/invoices.list'
import { missing, reply } from '../reply'
import { eraseFound, findByKey, isOpen, keyOf, noteErasure, removeFiles } from './customers.erase'

export const customerPrivacyHandlers: readonly Handler[] = [
  handle(customerPrivacyCalls.export, ({ body, tx }) => {
    const found = findByKey(tx, keyOf(body.name, body.phoneNumber))
    if (!found) return missing()
    return {
      export: {
        exportedAt: isoTime(tx.now()),
        customer: body,
        orders: found.orders.map((order) => encode(orderSchema, order)),
        invoices: found.invoices.map((row) => encode(invoiceSchema, answered(row, tx.now()))),
        activity: found.entries,
      },
    }
  }),

  handleInSteps(customerPrivacyCalls.erase, async ({ body, user, backend: { files, store } }) => {
    const { answer, fileIds = [] } = await store.transact(user, (tx) => {
      const found = findByKey(tx, keyOf(body.name, body.phoneNumber))
      if (!found) return { answer: { orders: 0, invoices: 0 } }
      const openOrders = found.orders.filter(isOpen).map(({ OrderNumber }) => OrderNumber)
      if (openOrders.length > 0) return { answer: reply(409, { openOrders }) }
      const fileIds = eraseFound(tx, found)
      noteErasure(tx, user, found.orders.length)
      return { answer: { orders: found.orders.length, invoices: found.invoices.length }, fileIds }
    })
    await removeFiles(files, fileIds)
    return answer
  }),
]

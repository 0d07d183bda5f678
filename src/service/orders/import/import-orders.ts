import { orderTotal } from '../../../core/order/order.totals'
import {
  type OldOrder,
  type OrderImportKind,
  type OrderImportRefusal,
  orderImportCalls,
  orderImportRefusals,
} from '../../../core/orders/import/orders.import.contract'
import type { ImportedOrder } from '../../../core/orders/import/read-order'
import { notPrinted } from '../../../core/orders/orders.contract'
import { storedTrackingNumber } from '../../../core/orders/orders.tracking-numbers'
import { type Handler, handle } from '../../handle'
import { wholeOf } from '../../store'
import { decideOrders, storeOrders } from './store-orders'

const isRefusal = (kind: OrderImportKind): kind is OrderImportRefusal =>
  orderImportRefusals.some((refusal) => refusal === kind)

const imported = (order: OldOrder): ImportedOrder => ({
  ...order,
  ProductOrders: [...order.ProductOrders],
  trackingNumber: storedTrackingNumber(order.trackingNumber),
  customerFormatType: 2,
  fullCustomerData: '',
  total: orderTotal({ ...order, lines: order.ProductOrders }),
  printAddrData: notPrinted,
})

export const orderImportHandlers: readonly Handler[] = [
  handle(orderImportCalls.check, ({ body, tx }) => ({
    kinds: decideOrders(tx, body.orders).map(({ kind }) => kind),
    stored: [...wholeOf(tx).orders.byNumber(body.numbers).keys()],
    tracked: tx.orders
      .byTracking(body.trackingNumbers ?? [])
      .map(({ OrderNumber, trackingNumber }) => ({ OrderNumber, trackingNumber })),
  })),

  handle(orderImportCalls.import, ({ body, user, tx }) => {
    const decided = storeOrders(tx, body.orders.map(imported), user)
    return {
      added: decided.filter(({ kind }) => kind === 'new').length,
      stored: decided.filter(({ kind }) => kind === 'stored').length,
      refused: decided.flatMap(({ kind }, position) => (isRefusal(kind) ? [{ position, code: kind }] : [])),
    }
  }),
]

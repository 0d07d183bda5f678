import type { Order } from '../../core/orders/orders.contract'
import type { OrderKey } from '../../service/orders/orders.store'
import { table } from '../../service/table'

/** The rows that stand behind `OrdersStore`; nothing else reads them. */
export const ordersTable = table<Order>('orders', { of: 'shop', key: ({ OrderNumber }) => OrderNumber })

/** What came with a key, and the order made of it. */
export const orderKeysTable = table<OrderKey & { OrderNumber: string }>('orderKeys', {
  of: 'shop',
  key: ({ key }) => key,
})

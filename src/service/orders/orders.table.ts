import type { Order } from '../../core/orders/orders.contract'
import { table } from '../table'
import type { OrderKey } from './orders.store'

/** The rows that stand behind `OrdersStore`; nothing else reads them. */
export const ordersTable = table<Order>('orders', { of: 'shop', key: ({ OrderNumber }) => OrderNumber })

/** What came with a key, and the order made of it. */
export const orderKeysTable = table<OrderKey & { OrderNumber: string }>('orderKeys', {
  of: 'shop',
  key: ({ key }) => key,
})

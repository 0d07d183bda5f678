import type { Order } from '../../core/orders/orders.contract'
import { table } from '../table'
import type { OrderKey } from './orders.store'

/** Only `OrdersStore` reads these rows. */
export const ordersTable = table<Order>('orders', { of: 'shop', key: ({ OrderNumber }) => OrderNumber })

/** The request received under an idempotency key, and the order it created. */
export const orderKeysTable = table<OrderKey & { OrderNumber: string }>('orderKeys', {
  of: 'shop',
  key: ({ key }) => key,
})

import { decode } from '../../src/core/kernel/codec'
import { type Order, orderSchema } from '../../src/core/orders/orders.contract'
import { newOrder } from '../orders/new-order'

/** A shipped parcel with cash on delivery, wire fields over it. */
export function codOrder(OrderNumber: string, wire: object = {}): Order {
  const order = decode(orderSchema, {
    ...newOrder,
    DeliveryType: { value: 'kex', label: 'KEX Express', type: 'courier' },
    OrderNumber,
    version: 3,
    createdAt: '2026-11-01T03:00:00.000Z',
    total: 350,
    OrderStatus: 'shipped',
    printAddrData: { IsPrintAddr: true, printId: 'P1', printAddrDate: null, printBy: null },
    ...wire,
  })
  if (!order.ok) throw new Error(`${order.path}: ${order.expected}`)
  return order.value
}

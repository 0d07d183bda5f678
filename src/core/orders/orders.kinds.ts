import type { Order } from './orders.contract'

const housed = ['new', 'confirmed', 'packed']

/** Not shipped yet. */
export const isHoused = ({ OrderStatus }: Pick<Order, 'OrderStatus'>): boolean => housed.includes(OrderStatus)

/** As the queue of labels sees it: to be sent, and nothing printed yet. */
export const isToPrint = (order: Pick<Order, 'OrderStatus' | 'printAddrData' | 'DeliveryType'>): boolean =>
  isHoused(order) && !order.printAddrData.IsPrintAddr && order.DeliveryType.type !== 'self'

/** A parcel whose recipient did not pay for it. */
export const isRefusedCOD = ({ OrderStatus, paymentMethod }: Pick<Order, 'OrderStatus' | 'paymentMethod'>): boolean =>
  OrderStatus === 'returned' && paymentMethod === 'cod'

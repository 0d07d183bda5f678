import type { Order } from './orders.contract'

const housed = ['new', 'confirmed', 'packed']

/** As the queue of labels sees it: to be sent, and nothing printed yet. */
export const isToPrint = ({
  OrderStatus,
  printAddrData,
  DeliveryType,
}: Pick<Order, 'OrderStatus' | 'printAddrData' | 'DeliveryType'>): boolean =>
  housed.includes(OrderStatus) && !printAddrData.IsPrintAddr && DeliveryType.type !== 'self'

/** A parcel whose recipient did not pay for it. */
export const isRefusedCOD = ({ OrderStatus, paymentMethod }: Pick<Order, 'OrderStatus' | 'paymentMethod'>): boolean =>
  OrderStatus === 'returned' && paymentMethod === 'cod'

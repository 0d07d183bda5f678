import { amountToCollect } from './orders.collect'
import type { Order } from './orders.contract'
import { isHoused } from './orders.kinds'

/** What a label says; prices aren't on it. */
const saysOf = (order: Order) => {
  const { shopId, name, phoneNumber, address, subDistrict, district, province, postNum, DeliveryType, note } = order
  const goods = order.ProductOrders.map((line) => [line.name, line.Quantity])
  const recipient = [name, phoneNumber, address, subDistrict, district, province, postNum]
  return JSON.stringify([shopId, recipient, DeliveryType.value, amountToCollect(order), goods, note])
}

/** Whether the label printed of an order is wrong after a change; once the parcel is shipped, it is on its way. */
export const isLabelOutdated = (printed: Order, changed: Order): boolean =>
  printed.printAddrData.IsPrintAddr && isHoused(printed) && saysOf(printed) !== saysOf(changed)

/** Whether a label was printed that isn't right any more. */
export const hasOldLabel = ({ printAddrData: { IsPrintAddr, printId } }: Pick<Order, 'printAddrData'>): boolean =>
  !IsPrintAddr && printId !== null

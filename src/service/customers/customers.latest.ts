import type { Customer } from '../../core/customers/customers.contract'
import type { Order } from '../../core/orders/orders.contract'

/** A customer as their latest order describes them. */
export function customerIn(latest: Order, orderCount: number, refusedCODCount: number): Customer {
  const { name, phoneNumber, address, subDistrict, district, province, postNum, OrderNumber, createdAt } = latest
  return {
    name,
    phoneNumber,
    address,
    subDistrict,
    district,
    province,
    postNum,
    orderCount,
    lastOrder: { OrderNumber, createdAt },
    refusedCODCount,
  }
}

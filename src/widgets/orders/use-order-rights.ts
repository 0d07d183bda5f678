import type { OrderStatus } from '../../core/orders/orders.contract'
import { packingStatuses } from '../../core/orders/orders.status'
import { useMay } from '../runtime/use-may'

/** What the user may do with stored orders. Widgets that use it need the app `auth`. */
export function useOrderRights() {
  const may = useMay()
  const canWrite = may('write', 'Order')
  const canPack = canWrite || may('write', 'Parcel')
  const canSettle = may('write', 'Settlement')
  return {
    canWrite,
    /** prints labels, enters tracking numbers */
    canPack,
    canSeeSlips: canWrite || may('read', 'Settlement'),
    canExport: may('read', 'Order'),
    canPay: (paymentMethod: string) => (paymentMethod === 'cod' ? canSettle : canWrite),
    canMoveTo: (status: OrderStatus) => canWrite || (canPack && packingStatuses.includes(status)),
  }
}

export type OrderRights = ReturnType<typeof useOrderRights>

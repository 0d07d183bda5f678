import { useLingui } from '@lingui/react/macro'
import type { Order } from '../../core/orders/orders.contract'
import { useToaster } from '../runtime/use-toaster'
import { useOrderMessages } from './use-order-messages'

/** Says why a question about an order has closed: a colleague's step made its own impossible. */
export function useQuickerNotice(): (order: Order) => void {
  const { t } = useLingui()
  const toaster = useToaster()
  const messages = useOrderMessages()
  return ({ OrderNumber, OrderStatus, OrderStatusDisplay }) =>
    toaster.show({
      id: `quicker ${OrderNumber}`,
      tone: 'warning',
      title: `${OrderNumber}: ${messages.status(OrderStatus, OrderStatusDisplay)}`,
      text: t`This step is no longer possible: someone else was quicker.`,
    })
}

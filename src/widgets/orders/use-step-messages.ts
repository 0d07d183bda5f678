import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../../core/orders/orders.contract'

/** What one does to an order, where its status says what it is. */
export function useStepMessages(): Record<OrderStatus, string> {
  const { t } = useLingui()
  return {
    new: t({ message: 'Reopen', context: 'step' }),
    confirmed: t({ message: 'Confirm', context: 'step' }),
    packed: t({ message: 'Pack', context: 'step' }),
    shipped: t({ message: 'Ship', context: 'step' }),
    delivered: t({ message: 'Deliver', context: 'step' }),
    cancelled: t({ message: 'Cancel', context: 'step' }),
    returned: t({ message: 'Return', context: 'step' }),
  }
}

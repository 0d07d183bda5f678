import { useLingui } from '@lingui/react/macro'
import { lookUp } from '../../../core/kernel/look-up'
import type { DeliveryType, DeliveryValue } from '../../../core/orders/orders.contract'

export function useLabelMessages() {
  const { t } = useLingui()
  const deliveries: Record<DeliveryValue, string> = {
    ems: t`EMS`,
    registered: t`Registered mail`,
    flash: 'Flash Express',
    kex: 'KEX Express',
    jt: 'J&T Express',
    pickup: t`Customer collects`,
  }
  return {
    from: t({ message: 'From', context: 'label' }),
    to: t({ message: 'To', context: 'label' }),
    phone: (number: string) => t`Tel. ${number}`,
    collect: t`Cash on delivery`,
    paid: t`Paid`,
    nothing: t`Nothing to collect`,
    unpaid: t`Not paid yet`,
    pending: t`Payment being checked`,
    more: (count: number) => t`+${count} more`,
    note: (text: string) => t`Note: ${text}`,
    delivery: ({ value, label }: Pick<DeliveryType, 'value' | 'label'>) =>
      lookUp(deliveries, value) ?? (label || value),
  }
}

export type LabelMessages = ReturnType<typeof useLabelMessages>

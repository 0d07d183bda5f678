import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { UnknownValue } from '../../core/kernel/filter'
import { type OrderStatus, orderStatuses } from '../../core/orders/orders.contract'
import { StatusTabs } from '../ui/tabs'
import { tabs } from './orders-bar.css'
import { useOrderMessages } from './use-order-messages'

type OrdersTabsProps = {
  /** undefined = all */
  status: OrderStatus | UnknownValue | undefined
  /** under the other filters */
  counts: Readonly<Record<string, number>>
  onChange(status: OrderStatus | undefined): void
  children: ReactNode
}

export function OrdersTabs(props: OrdersTabsProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  return (
    <div className={tabs}>
      <StatusTabs
        {...props}
        label={t`Orders by status`}
        allLabel={t`All`}
        statuses={orderStatuses}
        textOf={messages.status}
      />
    </div>
  )
}

import { accountApp } from '../../core/account/app'
import { defineWidget } from '../runtime/define-widget'
import { apps, OrdersSkeleton, ordersMessages, type RaanOrdersProps } from './orders'
import { OrdersView } from './orders-view'
import { useSessionDays } from './use-session-days'

function OrdersScreenView(props: RaanOrdersProps) {
  const { query, keepDays } = useSessionDays(props)
  return <OrdersView {...props} query={query} onDaysChanged={keepDays} />
}

/** The list as a screen of the dashboard: it shares the selected days with the overview. */
export const OrdersScreen = defineWidget<RaanOrdersProps>({
  apps: { ...apps, account: accountApp },
  messages: ordersMessages,
  Skeleton: OrdersSkeleton,
  View: OrdersScreenView,
})

import { accountApp } from '../../core/account/app'
import { savedOrderViews } from '../../core/orders/saved/views'
import { defineWidget } from '../runtime/define-widget'
import { PortalProvider } from '../ui/portal'
import { apps, OrdersSkeleton } from './orders'
import { ordersMessages } from './orders-messages'
import { OrdersView, type OrdersViewProps } from './orders-view'
import { useSessionDays } from './use-session-days'

type OrdersScreenProps = Omit<OrdersViewProps, 'onDaysChanged' | 'today'>

function OrdersScreenView(props: OrdersScreenProps) {
  const { query, today, keepDays } = useSessionDays(props)
  return (
    // menus open within the screen's landmark
    <PortalProvider>
      <OrdersView {...props} query={query} today={today} onDaysChanged={keepDays} />
    </PortalProvider>
  )
}

/** The list as a screen of the dashboard: it shares the selected days with the overview. */
export const OrdersScreen = defineWidget<OrdersScreenProps>({
  apps: { ...apps, account: accountApp },
  views: savedOrderViews,
  messages: ordersMessages,
  Skeleton: OrdersSkeleton,
  View: OrdersScreenView,
})

import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages as entryMessages } from 'langraan:messages/order'
import { messages as ordersMessages } from 'langraan:messages/orders'
import { messages } from 'langraan:messages/orders.detail'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import { useRef } from 'react'
import { authApp } from '../../../core/auth/app'
import { editingViews } from '../../../core/live/editing/views'
import { ordersApp } from '../../../core/orders/app'
import { orderEditViews } from '../../../core/orders/edit/views'
import { trackingViews } from '../../../core/orders/tracking/views'
import { shopsApp } from '../../../core/shops/app'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedUnload } from '../../form/use-leave-confirmation'
import { useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { Button } from '../../ui/button'
import { barOfPage } from './order-bar.css'
import * as css from './order-detail.css'
import { type MakeInvoice, OrderPanel, OrderSkeleton, type PrintOrders } from './order-panel'
import type { OrderHref } from './tracking-form'

export type OrderPageProps = {
  OrderNumber: string
  /** goes back to the list; undefined hides the button */
  onBack?: (() => void) | undefined
  /** undefined if printing isn't available */
  onPrint?: PrintOrders | undefined
  /** undefined if invoices aren't available */
  onInvoice?: MakeInvoice | undefined
  /** undefined if orders have no page of their own */
  orderHref?: OrderHref | undefined
}

function OpenPage({ OrderNumber, onBack, onPrint, onInvoice, orderHref }: OrderPageProps) {
  const { t } = useLingui()
  const unsaved = useUnsaved()
  const containerRef = useRef<HTMLDivElement>(null)
  useConfirmedUnload(unsaved.isUnsaved)
  return (
    <div className={css.page}>
      <div className={css.tools}>
        {onBack && (
          <Button look="ghost" icon={<Back />} label={t`Back to orders`} onClick={() => unsaved.ask(onBack)} />
        )}
        <h2 className={css.number}>{OrderNumber}</h2>
      </div>
      <OrderPanel
        OrderNumber={OrderNumber}
        containerRef={containerRef}
        className={css.root}
        barClass={barOfPage}
        unsaved={unsaved}
        onPrint={onPrint}
        onInvoice={onInvoice}
        orderHref={orderHref}
      />
      <LeaveQuestion unsaved={unsaved} />
    </div>
  )
}

const PageView = (props: OrderPageProps) => <OpenPage key={props.OrderNumber} {...props} />

export const OrderPage = defineWidget<OrderPageProps>({
  apps: { orders: ordersApp, shops: shopsApp, auth: authApp },
  views: { ...orderEditViews, ...editingViews, ...trackingViews },
  messages: [messages, ordersMessages, leaveMessages, entryMessages, moneyMessages, failureMessages, lazyMessages],
  Skeleton: OrderSkeleton,
  View: PageView,
})

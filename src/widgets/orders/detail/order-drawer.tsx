import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as leaveMessages } from 'langraan:messages/form'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as moneyMessages } from 'langraan:messages/money'
import { messages as entryMessages } from 'langraan:messages/order'
import { messages as ordersMessages } from 'langraan:messages/orders'
import { messages } from 'langraan:messages/orders.detail'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { authApp } from '../../../core/auth/app'
import { editingViews } from '../../../core/live/editing/views'
import { ordersApp } from '../../../core/orders/app'
import { orderEditViews } from '../../../core/orders/edit/views'
import { trackingViews } from '../../../core/orders/tracking/views'
import { shopsApp } from '../../../core/shops/app'
import { LeaveQuestion } from '../../form/leave-question'
import { useConfirmedEscape, useConfirmedUnload } from '../../form/use-leave-confirmation'
import { useUnsaved } from '../../form/use-unsaved'
import { defineWidget } from '../../runtime/define-widget'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { classNames } from '../../ui/class-names'
import { Dialog } from '../../ui/dialog'
import { barOfDialog } from './order-bar.css'
import * as css from './order-detail.css'
import { type MakeInvoice, OrderPanel, type PrintOrders } from './order-panel'
import type { OrderHref } from './tracking-form'

export type OrderDrawerProps = {
  /** undefined: closed */
  OrderNumber: string | undefined
  onClose(): void
  /** another order, or none, was asked for, but this one has unsaved changes: it stays until the user decides */
  onKept?(OrderNumber: string): void
  /** undefined if printing isn't available */
  onPrint?: PrintOrders | undefined
  /** undefined if invoices aren't available */
  onInvoice?: MakeInvoice | undefined
  /** undefined if orders have no page of their own */
  orderHref?: OrderHref | undefined
}

type OpenDrawerProps = Omit<OrderDrawerProps, 'OrderNumber'> & {
  OrderNumber: string
  /** what the page asks for now */
  asked: string | undefined
  /** whether unsaved changes keep it open, whatever is asked for */
  onHeld(isHeld: boolean): void
}

function OpenDrawer({ OrderNumber, asked, onHeld, onClose, onKept, onPrint, onInvoice, orderHref }: OpenDrawerProps) {
  const { t } = useLingui()
  const unsaved = useUnsaved()
  const { isUnsaved } = unsaved
  const containerRef = useRef<HTMLDivElement>(null)
  const close = () => unsaved.ask(onClose)
  const hold = useEffectEvent(onHeld)
  useEffect(() => hold(isUnsaved), [hold, isUnsaved])
  const keep = useEffectEvent(() => {
    if (!isUnsaved) return
    onKept?.(OrderNumber)
    close()
  })
  useEffect(() => {
    if (asked !== OrderNumber) keep()
  }, [asked, OrderNumber, keep])
  useConfirmedEscape(containerRef, isUnsaved, close)
  useConfirmedUnload(isUnsaved)
  return (
    <>
      <Dialog open look="end" title={OrderNumber} closeLabel={t`Close`} onClose={close}>
        <OrderPanel
          OrderNumber={OrderNumber}
          containerRef={containerRef}
          className={classNames(css.root, css.inDrawer)}
          barClass={barOfDialog}
          unsaved={unsaved}
          onPrint={onPrint}
          onInvoice={onInvoice}
          orderHref={orderHref}
        />
      </Dialog>
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

function DrawerView({ OrderNumber: asked, ...props }: OrderDrawerProps) {
  const [held, setHeld] = useState<string>()
  const OrderNumber = held ?? asked
  if (OrderNumber === undefined) return null
  return (
    <OpenDrawer
      key={OrderNumber}
      OrderNumber={OrderNumber}
      asked={asked}
      onHeld={(isHeld) => setHeld(isHeld ? OrderNumber : undefined)}
      {...props}
    />
  )
}

export const OrderDrawer = defineWidget<OrderDrawerProps>({
  apps: { orders: ordersApp, shops: shopsApp, auth: authApp },
  views: { ...orderEditViews, ...editingViews, ...trackingViews },
  messages: [messages, ordersMessages, leaveMessages, entryMessages, moneyMessages, failureMessages, lazyMessages],
  Skeleton: () => null,
  View: DrawerView,
})

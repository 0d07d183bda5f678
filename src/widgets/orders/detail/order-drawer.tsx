import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as moneyTexts } from 'langraan:texts/money'
import { texts as entryTexts } from 'langraan:texts/order'
import { texts as ordersTexts } from 'langraan:texts/orders'
import { texts } from 'langraan:texts/orders.detail'
import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { authApp } from '../../../core/auth/app'
import { ordersApp } from '../../../core/orders/app'
import { orderEditViews } from '../../../core/orders/edit/views'
import { shopsApp } from '../../../core/shops/app'
import { defineWidget } from '../../root/define-widget'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import { useAskedEscape, useAskedUnload } from '../../root/unsaved/use-asked'
import { useUnsaved } from '../../root/unsaved/use-unsaved'
import { classNames } from '../../ui/class-names'
import { Dialog } from '../../ui/dialog'
import * as css from './detail.css'
import { barOfDialog } from './order-bar.css'
import { type MakeInvoice, OrderPanel, type PrintOrders } from './order-panel'

export type OrderDrawerProps = {
  /** undefined: closed */
  OrderNumber: string | undefined
  onClose(): void
  /** missing: there is nowhere to print */
  onPrint?: PrintOrders | undefined
  /** missing: there is nowhere to write an invoice for it */
  onInvoice?: MakeInvoice | undefined
}

function OpenDrawer({ OrderNumber, onClose, onPrint, onInvoice }: OrderDrawerProps & { OrderNumber: string }) {
  const { t } = useLingui()
  const unsaved = useUnsaved()
  const place = useRef<HTMLDivElement>(null)
  const close = () => unsaved.ask(onClose)
  useAskedEscape(place, unsaved.isUnsaved, close)
  useAskedUnload(unsaved.isUnsaved)
  return (
    <>
      <Dialog open look="end" title={OrderNumber} closeLabel={t`Close`} onClose={close}>
        <OrderPanel
          OrderNumber={OrderNumber}
          place={place}
          className={classNames(css.place, css.inDrawer)}
          barClass={barOfDialog}
          unsaved={unsaved}
          onPrint={onPrint}
          onInvoice={onInvoice}
        />
      </Dialog>
      <LeaveQuestion unsaved={unsaved} />
    </>
  )
}

const DrawerView = ({ OrderNumber, ...props }: OrderDrawerProps) =>
  OrderNumber === undefined ? null : <OpenDrawer key={OrderNumber} OrderNumber={OrderNumber} {...props} />

/** One order beside the list. */
export const OrderDrawer = defineWidget<OrderDrawerProps>({
  apps: { orders: ordersApp, shops: shopsApp, auth: authApp },
  views: orderEditViews,
  texts: [texts, ordersTexts, leaveTexts, entryTexts, moneyTexts, failureTexts, lazyTexts],
  Skeleton: () => null,
  View: DrawerView,
})

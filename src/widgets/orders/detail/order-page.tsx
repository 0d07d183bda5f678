import { texts as failureTexts } from 'langraan:texts/failure'
import { texts as lazyTexts } from 'langraan:texts/lazy'
import { texts as moneyTexts } from 'langraan:texts/money'
import { texts as entryTexts } from 'langraan:texts/order'
import { texts as ordersTexts } from 'langraan:texts/orders'
import { texts } from 'langraan:texts/orders.detail'
import { texts as leaveTexts } from 'langraan:texts/root.unsaved'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import { useRef } from 'react'
import { authApp } from '../../../core/auth/app'
import { ordersApp } from '../../../core/orders/app'
import { orderEditViews } from '../../../core/orders/edit/views'
import { shopsApp } from '../../../core/shops/app'
import { defineWidget } from '../../root/define-widget'
import { LeaveQuestion } from '../../root/unsaved/leave-question'
import { useAskedUnload } from '../../root/unsaved/use-asked'
import { useUnsaved } from '../../root/unsaved/use-unsaved'
import { Button } from '../../ui/button'
import * as css from './detail.css'
import { barOfPage } from './order-bar.css'
import { type MakeInvoice, OrderPanel, OrderPlace, type PrintOrders } from './order-panel'

export type OrderPageProps = {
  OrderNumber: string
  /** back to the list; missing: no such button */
  onBack?: (() => void) | undefined
  /** missing: there is nowhere to print */
  onPrint?: PrintOrders | undefined
  /** missing: there is nowhere to write an invoice for it */
  onInvoice?: MakeInvoice | undefined
}

function OpenPage({ OrderNumber, onBack, onPrint, onInvoice }: OrderPageProps) {
  const { t } = useLingui()
  const unsaved = useUnsaved()
  const place = useRef<HTMLDivElement>(null)
  useAskedUnload(unsaved.isUnsaved)
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
        place={place}
        className={css.place}
        barClass={barOfPage}
        unsaved={unsaved}
        onPrint={onPrint}
        onInvoice={onInvoice}
      />
      <LeaveQuestion unsaved={unsaved} />
    </div>
  )
}

const PageView = (props: OrderPageProps) => <OpenPage key={props.OrderNumber} {...props} />

/** One order on a page of its own. */
export const OrderPage = defineWidget<OrderPageProps>({
  apps: { orders: ordersApp, shops: shopsApp, auth: authApp },
  views: orderEditViews,
  texts: [texts, ordersTexts, leaveTexts, entryTexts, moneyTexts, failureTexts, lazyTexts],
  Skeleton: OrderPlace,
  View: PageView,
})

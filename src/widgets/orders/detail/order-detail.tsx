import { useLingui } from '@lingui/react/macro'
import Arrow from 'lucide-react/icons/chevron-down'
import Invoice from 'lucide-react/icons/file-text'
import Edit from 'lucide-react/icons/pencil'
import Print from 'lucide-react/icons/printer'
import { useEffect, useRef, useState } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import type { Mark } from '../../form/use-unsaved'
import { Button } from '../../ui/button'
import { OrderReply } from '../reply/order-reply'
import { useOrderRights } from '../use-order-rights'
import { OrderDelivery } from './delivery-section'
import { OrderCustomer, OrderHistory, OrderItems, OrderMessage, OrderNote } from './order-contents'
import * as css from './order-detail.css'
import { OrderHead } from './order-head'
import { OrderProblem, OrderSaid, OrderSection } from './order-section'
import { OrderSteps } from './order-steps'
import { OrderPayment } from './payment-section'
import type { OrderHref } from './tracking-form'

function OrderAnswer({ order }: { order: Order }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.fold} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.summary}>
        <h3 className={css.heading}>{t`Reply to paste in chat`}</h3>
        <Arrow className={css.arrow} aria-hidden="true" />
      </summary>
      {isOpen && (
        <div className={css.unfolded}>
          <OrderReply order={order} />
        </div>
      )}
    </details>
  )
}

type OrderDetailProps = {
  order: Order
  /** offers to reload if the latest state could not be loaded */
  onReload: (() => void) | undefined
  /** how an edit ended: focus returns to where it started */
  left: 'saved' | 'as-it-was' | undefined
  barClass: string
  onEdit(): void
  onPrint: ((detail: { orderNumbers: readonly string[] }) => void) | undefined
  /** undefined if invoices aren't available here or not permitted */
  onInvoice: (() => void) | undefined
  /** undefined if orders have no page of their own */
  orderHref: OrderHref | undefined
  onMark: Mark
}

export function OrderDetail(props: OrderDetailProps) {
  const { order, onReload, left, barClass, onEdit, onPrint, onInvoice, orderHref, onMark } = props
  const { t } = useLingui()
  const edit = useRef<HTMLButtonElement>(null)
  const [openedAt] = useState(order.version)
  useEffect(() => {
    if (left) edit.current?.focus()
  }, [left])
  const { canWrite, canPack } = useOrderRights()
  const isCancelled = order.OrderStatus === 'cancelled'
  const isPrintable = onPrint && canPack && !isCancelled
  return (
    <>
      <div className={css.columns}>
        <div className={css.head}>
          <OrderHead order={order} />
          <div className={css.tools}>
            {canWrite && <Button ref={edit} icon={<Edit />} onClick={onEdit}>{t`Edit`}</Button>}
            {isPrintable && (
              <Button icon={<Print />} onClick={() => onPrint({ orderNumbers: [order.OrderNumber] })}>
                {order.printAddrData.IsPrintAddr ? t`Print label again` : t`Print label`}
              </Button>
            )}
            {onInvoice && !isCancelled && <Button icon={<Invoice />} onClick={onInvoice}>{t`Create invoice`}</Button>}
          </div>
          <OrderSaid>{left === 'saved' && order.version === openedAt && t`Changes saved`}</OrderSaid>
          {onReload && <OrderProblem onAgain={onReload}>{t`You're seeing the last loaded version.`}</OrderProblem>}
        </div>
        <div className={css.column}>
          <OrderCustomer order={order} />
          <OrderItems order={order} />
          <OrderNote order={order} />
          <OrderMessage order={order} />
        </div>
        <div className={css.column}>
          <OrderPayment order={order} onMark={onMark} />
          <OrderDelivery order={order} orderHref={orderHref} onMark={onMark} />
          <OrderAnswer order={order} />
          {order.history.length > 0 && (
            <OrderSection title={t`History`}>
              <OrderHistory changes={order.history} />
            </OrderSection>
          )}
        </div>
      </div>
      <OrderSteps order={order} className={barClass} />
    </>
  )
}

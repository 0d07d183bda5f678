import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as orderMessages } from 'langraan:messages/order'
import { messages } from 'langraan:messages/order.saved'
import { useLingui } from '@lingui/react/macro'
import { ordersApp } from '../../../core/orders/app'
import { FailurePanel } from '../../failure/failure-panel'
import { useShownOrder } from '../../orders/detail/use-shown-order'
import { defineWidget } from '../../runtime/define-widget'
import { EmptyPanel } from '../../ui/empty-panel'
import { Loading, Skeleton } from '../../ui/skeleton'
import * as css from '../order.css'
import { OrderAfter, OrderSaved, type OrderSavedProps } from '../order-saved'

export type SavedOrderProps = Omit<OrderSavedProps, 'saved'> & { OrderNumber: string }

const Place = () => (
  <div className={css.root}>
    <Loading className={css.form}>
      <Skeleton shape="block" height={110} />
      <Skeleton shape="block" height={320} />
    </Loading>
  </div>
)

/** What is done with an order that was just taken, under an address of its own. */
function SavedOrderView({ OrderNumber, ...next }: SavedOrderProps) {
  const { t } = useLingui()
  const { order, status, error, reload } = useShownOrder(OrderNumber)
  if (order)
    return (
      <div className={css.root}>
        <div className={css.form}>
          <OrderSaved saved={order} {...next} />
          {order.OrderStatus !== 'cancelled' && <OrderAfter saved={order} />}
        </div>
      </div>
    )
  if (status === 'missing')
    return <EmptyPanel title={t`This order doesn't exist`}>{t`It may have been removed.`}</EmptyPanel>
  if (status !== 'failed') return <Place />
  // it was saved before this address was opened: nobody should take it again
  return (
    <div className={css.root}>
      <div className={css.form}>
        <OrderSaved saved={{ OrderNumber }} {...next} />
        <FailurePanel
          error={error}
          title={t`Couldn't load the order`}
          forbidden={t`You don't have access to this order`}
          onRetry={reload}
        />
      </div>
    </div>
  )
}

export const SavedOrder = defineWidget<SavedOrderProps>({
  apps: { orders: ordersApp },
  messages: [messages, orderMessages, failureMessages],
  Skeleton: Place,
  View: SavedOrderView,
})

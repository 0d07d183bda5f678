import { messages } from 'langraan:messages/orders.ship'
import { Plural, useLingui } from '@lingui/react/macro'
import type { Order } from '../../../core/orders/orders.contract'
import { type ShippingDoubt, shippingDoubts } from '../../../core/orders/orders.shipping'
import { defineWidget } from '../../runtime/define-widget'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useOrderMessages } from '../use-order-messages'

type ShipQuestionProps = { orders: readonly Order[]; onConfirm(): void; onCancel(): void }

const mostNamed = 10

function QuestionView({ orders, onConfirm, onCancel }: ShipQuestionProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const doubtText = (doubt: ShippingDoubt) => {
    if (doubt === 'oldLabel') return t`Label out of date: print it again`
    return doubt === 'untracked' ? t`No tracking number` : messages.payment(doubt)
  }
  const rest = orders.length - mostNamed
  return (
    <ConfirmDialog
      open
      dangerous
      title={<Plural value={orders.length} one="Ship this order already?" other="Ship these # orders already?" />}
      confirmLabel={t`Ship anyway`}
      cancelLabel={t`Don't ship yet`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul>
        {orders.slice(0, mostNamed).map((order) => (
          <li key={order.OrderNumber}>
            {order.OrderNumber} · <bdi>{order.name}</bdi>: {shippingDoubts(order).map(doubtText).join(', ')}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p>
          <Plural value={rest} one="and # more" other="and # more" />
        </p>
      )}
    </ConfirmDialog>
  )
}

/** Asks before parcels leave that aren't paid, have no tracking number, or an outdated label. */
export const ShipQuestion = defineWidget<ShipQuestionProps>({
  apps: {},
  messages: [messages],
  Skeleton: () => null,
  View: QuestionView,
})

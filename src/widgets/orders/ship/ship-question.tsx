import { messages } from 'langraan:messages/orders.ship'
import { Plural, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import { type ShippingDoubt, shippingDoubts } from '../../../core/orders/orders.shipping'
import { canMoveTo } from '../../../core/orders/orders.status'
import { defineWidget } from '../../runtime/define-widget'
import { useEffectEvent } from '../../runtime/use-effect-event'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useShownOrder } from '../detail/use-shown-order'
import { useOrderMessages } from '../use-order-messages'
import { useQuickerNotice } from '../use-quicker-notice'

type ShipQuestionProps = { orders: readonly Order[]; onConfirm(): void; onCancel(): void }

const mostNamed = 10

const canShip = ({ OrderStatus }: Order) => canMoveTo(OrderStatus, 'shipped')

type AskedOrderProps = { asked: Order; onChange(order: Order): void }

/** As it is now: a colleague may cancel or ship it meanwhile. */
function AskedOrder({ asked, onChange }: AskedOrderProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const order = useShownOrder(asked.OrderNumber).order ?? asked
  const isGone = !canShip(order)
  const { OrderStatus } = order
  const report = useEffectEvent(() => onChange(order))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each status
  useEffect(() => report(), [OrderStatus, report])
  const doubtText = (doubt: ShippingDoubt) => {
    if (doubt === 'oldLabel') return t`Label out of date: print it again`
    return doubt === 'untracked' ? t`No tracking number` : messages.payment(doubt)
  }
  const doubts = shippingDoubts(order).map(doubtText)
  return (
    <li>
      {order.OrderNumber} · <bdi>{order.name}</bdi>
      {isGone && `: ${messages.status(order.OrderStatus, order.OrderStatusDisplay)}`}
      {!isGone && doubts.length > 0 && `: ${doubts.join(', ')}`}
    </li>
  )
}

function QuestionView({ orders, onConfirm, onCancel }: ShipQuestionProps) {
  const { t } = useLingui()
  const notify = useQuickerNotice()
  const [gone, setGone] = useState<readonly Order[]>([])
  const last = gone.length === orders.length ? gone.at(-1) : undefined
  const note = (order: Order) =>
    setGone((all) => {
      const others = all.filter(({ OrderNumber }) => OrderNumber !== order.OrderNumber)
      return canShip(order) ? others : [...others, order]
    })
  const end = useEffectEvent((order: Order) => {
    notify(order)
    onCancel()
  })
  useEffect(() => {
    if (last) end(last)
  }, [last, end])
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
          <AskedOrder key={order.OrderNumber} asked={order} onChange={note} />
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

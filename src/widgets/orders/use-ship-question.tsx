import { Plural, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Order, OrderStatus } from '../../core/orders/orders.contract'
import { doubtfulToShip, type ShippingDoubt, shippingDoubts } from '../../core/orders/orders.shipping'
import { ConfirmDialog } from '../ui/confirm-dialog'
import { useOrderMessages } from './use-order-messages'

type Asked = { orders: readonly Order[]; go(): void }

const mostNamed = 10

function useDoubtText(): (doubt: ShippingDoubt) => string {
  const { t } = useLingui()
  const messages = useOrderMessages()
  return (doubt) => (doubt === 'untracked' ? t`No tracking number` : messages.payment(doubt))
}

/** Asks before parcels leave that aren't paid or have no tracking number. */
export function useShipQuestion(): {
  /** makes the step, after a question if one is due */
  ask(orders: readonly Order[], status: OrderStatus, go: () => void): void
  question: ReactNode
} {
  const { t } = useLingui()
  const [asked, setAsked] = useState<Asked>()
  const doubtText = useDoubtText()
  const { orders = [] } = asked ?? {}
  const rest = orders.length - mostNamed
  return {
    ask(all, status, go) {
      const doubtful = doubtfulToShip(all, status)
      if (doubtful.length === 0) go()
      else setAsked({ orders: doubtful, go })
    },
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        dangerous
        title={<Plural value={orders.length} one="Ship this order already?" other="Ship these # orders already?" />}
        confirmLabel={t`Ship anyway`}
        cancelLabel={t`Don't ship yet`}
        onConfirm={() => {
          setAsked(undefined)
          asked?.go()
        }}
        onCancel={() => setAsked(undefined)}
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
    ),
  }
}

import { useLingui } from '@lingui/react/macro'
import Arrow from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import { OrderReply } from '../reply/order-reply'
import * as css from './detail.css'

/** The reply to paste back, out of the way until it is wanted. */
export function OrderAnswer({ order }: { order: Order }) {
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

import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../../../core/orders/orders.contract'
import { classNames } from '../../ui/class-names'
import { useOrderMessages } from '../use-order-messages'
import * as css from './order-track.css'

const way = ['new', 'confirmed', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[]

/** How far the order has come; nothing for one that left the way. */
export function OrderTrack({ status }: { status: string }) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const at = (way as readonly string[]).indexOf(status)
  if (at < 0) return null
  return (
    <ol className={css.track} aria-label={t`Order progress`}>
      {way.map((step, index) => (
        <li
          key={step}
          className={classNames(css.step, index <= at && css.done)}
          aria-current={index === at ? 'step' : undefined}
        >
          {messages.status(step)}
        </li>
      ))}
    </ol>
  )
}

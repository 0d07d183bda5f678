import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import type { Order } from '../../../core/orders/orders.contract'
import { isErased } from '../../../core/orders/orders.status'
import type { Mark } from '../../form/use-unsaved'
import { Button } from '../../ui/button'
import { copyText } from '../reply/copying'
import { useOrderMessages } from '../use-order-messages'
import { useOrderRights } from '../use-order-rights'
import * as css from './order-detail.css'
import { OrderSaid, OrderSection } from './order-section'
import { type OrderHref, TrackingForm } from './tracking-form'

function CopyButton({ text }: { text: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>()
  const copy = async () => setCopied({ text, isDone: await copyText(text, null) })
  const said = copied?.text === text ? copied : undefined
  return (
    <>
      <Button look="ghost" size="s" icon={<Copy />} label={t`Copy tracking number`} onClick={() => void copy()} />
      <OrderSaid>{said?.isDone && t`Tracking number copied`}</OrderSaid>
      {said && !said.isDone && (
        <p className={css.quiet} role="alert">
          {t`Your browser blocked copying. Select the number and copy it yourself.`}
        </p>
      )}
    </>
  )
}

type OrderDeliveryProps = { order: Order; orderHref: OrderHref | undefined; onMark: Mark }

export function OrderDelivery({ order, orderHref, onMark }: OrderDeliveryProps) {
  const { t } = useLingui()
  const messages = useOrderMessages()
  const { trackingNumber, OrderStatus, DeliveryType } = order
  const { canPack } = useOrderRights()
  return (
    <OrderSection title={t`Delivery`}>
      <span>{messages.delivery(DeliveryType)}</span>
      {trackingNumber !== '' && (
        <span className={css.tools}>
          <bdi className={css.number}>{trackingNumber}</bdi>
          <CopyButton text={trackingNumber} />
        </span>
      )}
      {canPack &&
        !isErased(order) &&
        (OrderStatus === 'cancelled' ? (
          <p className={css.quiet}>{t`The order is cancelled, so it can't have a tracking number.`}</p>
        ) : (
          <TrackingForm order={order} orderHref={orderHref} onMark={onMark} />
        ))}
    </OrderSection>
  )
}

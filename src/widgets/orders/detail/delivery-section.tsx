import { useLingui } from '@lingui/react/macro'
import Copy from 'lucide-react/icons/copy'
import { type FormEvent, useState } from 'react'
import { normalizeNumber } from '../../../core/kernel/normalize-text'
import { longestTrackingNumber, type Order } from '../../../core/orders/orders.contract'
import { isMistyped, isUnlikeCourier, readTrackingNumber } from '../../../core/orders/orders.tracking-numbers'
import { useErrorText } from '../../form/use-error-text'
import { type Mark, useMarked } from '../../form/use-unsaved'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { copyText } from '../reply/copying'
import { useOrderMessages } from '../use-order-messages'
import { useOrderRights } from '../use-order-rights'
import * as css from './order-detail.css'
import { OrderProblem, OrderSaid, OrderSection } from './order-section'
import { useOneChange } from './use-one-change'

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

function TrackingForm({ order, onMark }: { order: Order; onMark: Mark }) {
  const { t } = useLingui()
  const { OrderNumber, trackingNumber } = order
  const [typed, setTyped] = useState(trackingNumber)
  const [known, setKnown] = useState(trackingNumber)
  const change = useOneChange()
  // a tracking number changed elsewhere replaces an unedited one
  if (trackingNumber !== known) {
    setKnown(trackingNumber)
    if (normalizeNumber(typed) === known) setTyped(trackingNumber)
  }
  const tidy = normalizeNumber(typed)
  const isChanged = tidy !== trackingNumber
  const isTooLong = tidy.length > longestTrackingNumber
  const isWrong = isChanged && isMistyped(tidy)
  const [isAsked, setAsked] = useState(false)
  const messages = useOrderMessages()
  useMarked(onMark, 'tracking', isChanged)
  const send = () => {
    setAsked(false)
    const number = readTrackingNumber(tidy) || tidy
    setTyped(number)
    change.start({ kind: 'tracking', numbers: [{ OrderNumber, trackingNumber: number }] })
  }
  const errorText = useErrorText({}, () => longestTrackingNumber)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || isTooLong || isWrong) return
    if (isUnlikeCourier(tidy, order.DeliveryType.value)) setAsked(true)
    else send()
  }
  const courier = messages.delivery(order.DeliveryType)
  return (
    <form noValidate onSubmit={save}>
      <div className={css.row}>
        <Field
          className={css.grow}
          label={t`Tracking number`}
          hint={t`Type or scan it; leave blank to remove it`}
          error={
            isTooLong
              ? errorText(['too-long'])
              : isWrong && t`A digit is mistyped: the check digit doesn't match. Compare it with the parcel.`
          }
        >
          <Input value={typed} onChange={setTyped} readOnly={change.isRunning} autoComplete="off" spellCheck={false} />
        </Field>
        {isChanged && (
          <Button type="submit" className={css.besideField} busy={change.isRunning}>
            {tidy === '' ? t`Remove number` : t`Save number`}
          </Button>
        )}
      </div>
      <OrderSaid>{change.isDone && !isChanged && t`Tracking number saved`}</OrderSaid>
      {change.problem && (
        <OrderProblem busy={change.isRunning} onAgain={change.again} onDismiss={change.forget}>
          {change.problem}
        </OrderProblem>
      )}
      <ConfirmDialog
        open={isAsked}
        cautious
        title={t`Use this number for ${courier}?`}
        confirmLabel={t`Use it`}
        cancelLabel={t`Change it`}
        onCancel={() => setAsked(false)}
        onConfirm={send}
      >
        {t`${tidy} looks different from the numbers of ${courier}.`}
      </ConfirmDialog>
    </form>
  )
}

export function OrderDelivery({ order, onMark }: { order: Order; onMark: Mark }) {
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
        (OrderStatus === 'cancelled' ? (
          <p className={css.quiet}>{t`The order is cancelled, so it can't have a tracking number.`}</p>
        ) : (
          <TrackingForm order={order} onMark={onMark} />
        ))}
    </OrderSection>
  )
}

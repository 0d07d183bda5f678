import { useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import { type FormEvent, Fragment, useState } from 'react'
import { normalizeNumber } from '../../../core/kernel/normalize-text'
import { longestTrackingNumber, type Order } from '../../../core/orders/orders.contract'
import { isMistyped, isUnlikeCourier, readTrackingNumber } from '../../../core/orders/orders.tracking-numbers'
import { factsOf, sharedWith } from '../../../core/orders/tracking/orders.tracked.line'
import { useErrorText } from '../../form/use-error-text'
import { type Mark, useMarked } from '../../form/use-unsaved'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Field } from '../../ui/field'
import { Input } from '../../ui/input'
import { warning, warningIcon } from '../../ui/problem.css'
import { useParcels } from '../tracking/use-parcels'
import { useOrderMessages } from '../use-order-messages'
import * as css from './order-detail.css'
import { OrderProblem, OrderSaid } from './order-section'
import { useOneChange } from './use-one-change'

/** Address of an order's own page. */
export type OrderHref = (OrderNumber: string) => string

type OtherOrdersProps = { numbers: readonly string[]; cancelled: readonly string[]; orderHref: OrderHref | undefined }

/** Links open beside this order, whose number isn't saved yet. */
function OtherOrders({ numbers, cancelled, orderHref }: OtherOrdersProps) {
  const status = useOrderMessages().status('cancelled')
  return numbers.map((number, nth) => (
    <Fragment key={number}>
      {nth > 0 && ', '}
      {orderHref ? (
        <a className={css.otherOrder} href={orderHref(number)} target="_blank" rel="noopener">
          {number}
        </a>
      ) : (
        <bdi className={css.otherOrder}>{number}</bdi>
      )}
      {cancelled.includes(number) && ` (${status})`}
    </Fragment>
  ))
}

/** What is typed, and which other orders have it. */
function useTyped({ OrderNumber, trackingNumber }: Order) {
  const [typed, setTyped] = useState(trackingNumber)
  const [known, setKnown] = useState(trackingNumber)
  // a tracking number changed elsewhere replaces an unedited one
  if (trackingNumber !== known) {
    setKnown(trackingNumber)
    if (normalizeNumber(typed) === known) setTyped(trackingNumber)
  }
  const tidy = normalizeNumber(typed)
  const isChanged = tidy !== trackingNumber
  const isTooLong = tidy.length > longestTrackingNumber
  const isWrong = isChanged && isMistyped(tidy)
  const number = readTrackingNumber(tidy) || tidy
  const line = { OrderNumber, trackingNumber: number }
  const isLooked = isChanged && tidy !== '' && !isTooLong && !isWrong
  const parcels = useParcels(isLooked ? number : '', isLooked ? [line] : [])
  const { usedBy = [], cancelled = [] } = isLooked ? factsOf(line, parcels.known) : {}
  return { typed, setTyped, tidy, number, isChanged, isTooLong, isWrong, usedBy, cancelled, forget: parcels.forget }
}

type TrackingFormProps = { order: Order; orderHref: OrderHref | undefined; onMark: Mark }

export function TrackingForm({ order, orderHref, onMark }: TrackingFormProps) {
  const { t } = useLingui()
  const { OrderNumber, DeliveryType } = order
  const field = useTyped(order)
  const { typed, setTyped, tidy, isChanged, isTooLong, isWrong } = field
  const change = useOneChange()
  const [isAsked, setAsked] = useState(false)
  const messages = useOrderMessages()
  useMarked(onMark, 'tracking', isChanged)
  // another user may have saved it since it was looked up
  const isTaken = change.refusal?.reason === 'taken'
  const usedBy = [...new Set([...field.usedBy, ...((isTaken && change.refusal?.usedFor) || [])])]
  const send = () => {
    setAsked(false)
    setTyped(field.number)
    const line = { OrderNumber, trackingNumber: field.number }
    change.start({ kind: 'tracking', numbers: [sharedWith(line, usedBy)] })
  }
  const errorText = useErrorText({}, () => longestTrackingNumber)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged || isTooLong || isWrong) return
    if (usedBy.length > 0 || isUnlikeCourier(tidy, DeliveryType.value)) setAsked(true)
    else send()
  }
  const stay = () => {
    setAsked(false)
    if (!isTaken) return
    change.forget()
    field.forget()
  }
  const courier = messages.delivery(DeliveryType)
  const others = <OtherOrders numbers={usedBy} cancelled={field.cancelled} orderHref={orderHref} />
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
          <Button type="submit" className={css.saveBeside} busy={change.isRunning}>
            {tidy === '' ? t`Remove number` : t`Save number`}
          </Button>
        )}
      </div>
      <div role="status">
        {usedBy.length > 0 && (
          <p className={warning}>
            <Warning className={warningIcon} aria-hidden="true" />
            <span>
              {t`This number already belongs to:`} {others}
            </span>
          </p>
        )}
      </div>
      <OrderSaid>{change.isDone && !isChanged && t`Tracking number saved`}</OrderSaid>
      {change.problem && !isTaken && (
        <OrderProblem busy={change.isRunning} onAgain={change.again} onDismiss={change.forget}>
          {change.problem}
        </OrderProblem>
      )}
      <ConfirmDialog
        open={isAsked || isTaken}
        cautious
        title={usedBy.length > 0 ? t`Use this number for this order, too?` : t`Use this number for ${courier}?`}
        confirmLabel={t`Use it`}
        cancelLabel={t`Change it`}
        onCancel={stay}
        onConfirm={send}
      >
        {usedBy.length > 0 ? (
          <>
            <p>
              {t`${tidy} already belongs to:`} {others}
            </p>
            <p>{t`Several orders may share a parcel, or the number belongs to the other order.`}</p>
          </>
        ) : (
          t`${tidy} looks different from the numbers of ${courier}.`
        )}
      </ConfirmDialog>
    </form>
  )
}

import { useLingui } from '@lingui/react/macro'
import Warning from 'lucide-react/icons/triangle-alert'
import { type FormEvent, useId, useState } from 'react'
import { lazyPart } from '../../../core/kernel/lazy-part'
import { type Satang, satang } from '../../../core/kernel/money'
import { isConclusive } from '../../../core/kernel/outcome'
import { longestInSlip } from '../../../core/orders/edit/orders.edit.slip.fields'
import type { Order } from '../../../core/orders/orders.contract'
import { useErrorText } from '../../form/use-error-text'
import { type Mark, useMarked } from '../../form/use-unsaved'
import { Lazy } from '../../lazy/lazy'
import { useMoneyMessages } from '../../money/use-money-messages'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { DateField } from '../../ui/date-field'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { FieldError } from '../../ui/field-error'
import { onSubmitKey } from '../../ui/first-error'
import { dayAndTime } from '../../ui/form.css'
import { Input } from '../../ui/input'
import { MoneyField } from '../../ui/money-field'
import { priceText } from '../../ui/price-text'
import { warning, warningIcon } from '../../ui/problem.css'
import { TimeInput } from '../../ui/time-input'
import { useChangeMessages } from '../use-change-messages'
import * as css from './order-detail.css'
import { OrderProblem } from './order-section'
import { useOrderSlip } from './use-order-edit'
import { useStaffName } from './use-staff'

/** Shown if the slip's amount differs from the order total. */
export function SlipDifference({ amount, total }: { amount: Satang; total: Satang }) {
  const { t } = useLingui()
  const locale = useLocale()
  if (amount === total) return null
  const wanted = priceText(total, locale)
  const difference = priceText(satang(Math.abs(amount - total)), locale)
  return (
    <p className={warning} role="status">
      <Warning className={warningIcon} aria-hidden="true" />
      <span>
        {amount < total
          ? t`${difference} less than the total of ${wanted}`
          : t`${difference} more than the total of ${wanted}`}
      </span>
    </p>
  )
}

/** Money of a cancelled order belongs to the customer. */
export function MoneyToReturn() {
  const { t } = useLingui()
  return (
    <p className={warning}>
      <Warning className={warningIcon} aria-hidden="true" />
      <span>{t`This order is cancelled: money that came in has to be sent back.`}</span>
    </p>
  )
}

const slipCodes = lazyPart(
  () => import('../slip/slip-codes'),
  (file) => file.SlipCodes,
)

type UsedForProps = {
  orders: readonly string[]
  isAccepted: boolean
  error: string | undefined
  onAccept(is: boolean): void
}

/** The same transfer is recorded for other orders: a slip that was sent twice, or one payment of several orders. */
function UsedFor({ orders, isAccepted, error, onAccept }: UsedForProps) {
  const { t } = useLingui()
  const numbers = orders.join(', ')
  return (
    <div className={warning} role="alert">
      <Warning className={warningIcon} aria-hidden="true" />
      <div className={css.form}>
        <p>{t`This slip is already recorded for ${numbers}. Check in the bank's app that the money came in for this order, too.`}</p>
        <Checkbox required checked={isAccepted} invalid={error !== undefined} onChange={onAccept}>
          {t`I checked it: one transfer paid for all of them`}
        </Checkbox>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}

type PaidAtProps = {
  /** YYYY-MM-DDTHH:mm in Thailand; what isn't a time, or no day, stays in it */
  value: string
  error: string | undefined
  onChange(value: string): void
}

function PaidAt({ value, error, onChange }: PaidAtProps) {
  const { t } = useLingui()
  const [day = '', time = ''] = value.split('T')
  const change = (newDay: string, newTime: string) => onChange(newDay || newTime ? `${newDay}T${newTime}` : '')
  return (
    <div className={dayAndTime}>
      <DateField
        label={t`Transferred on`}
        required
        value={day}
        error={error}
        onChange={(newDay) => change(newDay, time)}
      />
      <Field label={t`Thai time`} required>
        <TimeInput value={time} onChange={(newTime) => change(day, newTime)} />
      </Field>
    </div>
  )
}

type SlipDialogProps = { order: Order; onClose(): void; onSaved(): void; onMark: Mark }

function useSlipMessages() {
  const { t } = useLingui()
  const codes: Record<string, string> = {
    ...useMoneyMessages(),
    required: t`This field is required`,
    time: t`Enter a valid date and time`,
    future: t`This time is in the future`,
  }
  return useErrorText(codes, longestInSlip)
}

export function SlipDialog({ order, onClose, onSaved, onMark }: SlipDialogProps) {
  const { t } = useLingui()
  const form = useId()
  const errorText = useSlipMessages()
  const changeWords = useChangeMessages()
  const slip = useOrderSlip(order, useStaffName(), onSaved)
  const { stage, draft, errors, error } = slip
  const isBusy = stage === 'saving'
  const isSettled = stage === 'settled'
  const [first] = useState(draft)
  useMarked(onMark, 'slip', draft !== first && !isSettled)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    slip.save()
  }
  return (
    <Dialog
      open
      title={t`Record payment`}
      closeLabel={t`Close`}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        isSettled ? (
          <Button look="primary" onClick={onClose}>{t`Close`}</Button>
        ) : (
          <>
            <Button disabled={isBusy} onClick={onClose}>{t`Cancel`}</Button>
            <Button look="primary" type="submit" form={form} busy={isBusy}>{t`Save as paid`}</Button>
          </>
        )
      }
    >
      <form id={form} className={css.form} noValidate onSubmit={submit} onKeyDown={onSubmitKey(slip.save)}>
        {isSettled ? (
          <OrderProblem>
            {error && !isConclusive(error)
              ? t`This payment is already recorded, by an earlier attempt of yours or by someone else. Its slip is in the order.`
              : t`Someone else recorded this payment.`}
          </OrderProblem>
        ) : (
          error && slip.usedFor.length === 0 && <OrderProblem>{changeWords.failure(error)}</OrderProblem>
        )}
        {order.OrderStatus === 'cancelled' && <MoneyToReturn />}
        <fieldset className={css.form} disabled={isBusy || isSettled}>
          <Lazy part={slipCodes} fallback={null}>
            {(SlipCodes) => <SlipCodes order={order} reference={draft.reference} onCode={slip.take} />}
          </Lazy>
          <Field label={t`Amount on the slip`} required error={errorText(errors.amount, 'amount')}>
            <MoneyField
              value={draft.amount}
              onChange={(amount) => slip.set('amount', amount)}
              onError={(code) => slip.refuse(code)}
            />
          </Field>
          {draft.amount !== null && <SlipDifference amount={draft.amount} total={slip.order.total} />}
          <PaidAt
            value={draft.paidAt}
            error={errorText(errors.paidAt, 'paidAt')}
            onChange={(paidAt) => slip.set('paidAt', paidAt)}
          />
          <Field
            label={t`Bank reference`}
            hint={t`If it's on the slip`}
            error={errorText(errors.reference, 'reference')}
          >
            <Input
              value={draft.reference}
              autoComplete="off"
              onChange={(reference) => slip.set('reference', reference)}
            />
          </Field>
          {slip.usedFor.length > 0 && (
            <UsedFor
              orders={slip.usedFor}
              isAccepted={slip.isAccepted}
              error={errorText(errors.usedFor, 'usedFor')}
              onAccept={slip.accept}
            />
          )}
          <Field label={t`Checked by`} required error={errorText(errors.checkedBy, 'checkedBy')}>
            <Input value={draft.checkedBy} autoComplete="off" onChange={(by) => slip.set('checkedBy', by)} />
          </Field>
        </fieldset>
      </form>
    </Dialog>
  )
}

import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { lookUp } from '../../../core/kernel/look-up'
import { type PaymentMethod, paymentMethods } from '../../../core/orders/orders.contract'
import { useMoneyTexts } from '../../money/use-money-texts'
import { useLocale } from '../../root/use-locale'
import { useToaster } from '../../root/use-toaster'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import { Price } from '../../ui/price'
import { priceText } from '../../ui/price-text'
import { Select } from '../../ui/select'
import { useRoomWords } from '../room/use-room-words'
import { DeedDrawer } from './deed-drawer'
import * as css from './deeds.css'
import { usePayment } from './use-deed-form'

/** What a client paid for an invoice: amount, day and way. */
export function PaymentDrawer({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const words = useRoomWords()
  const toaster = useToaster()
  const form = usePayment(invoice, (saved) => {
    const left = priceText(saved.balance, locale, true)
    toaster.show({
      id: 'invoice-payment',
      tone: 'success',
      title: t`Payment recorded`,
      text: saved.balance > 0 ? t`${left} still due` : t`Invoice paid`,
    })
    onClose()
  })
  const { draft, errors, set } = form
  const codes: Record<string, string> = {
    ...useMoneyTexts(),
    required: t`This field is required`,
    'too-large': t`More than the balance due`,
  }
  const said = (name: string) =>
    lookUp(errors, name)
      ?.map((code) => lookUp(codes, code) ?? code)
      .join(' · ')
  return (
    <DeedDrawer
      form={form}
      title={t`Payment for invoice ${invoice.id}`}
      confirm={t`Record payment`}
      unsure={t`We couldn't confirm whether the payment was recorded. It's safe to record it again: it counts only once.`}
      icon={<Check />}
      onClose={onClose}
    >
      <p className={css.due}>
        <span>{t`Balance due`}</span>
        <Price amount={invoice.balance} exact className={css.dueSum} />
      </p>
      <Field label={t`Amount (baht)`} required error={said('amount')}>
        <Input
          value={draft.amount}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus=""
          onChange={(amount) => set({ amount })}
        />
      </Field>
      <DateField
        label={t`Paid on`}
        required
        error={said('date')}
        value={draft.date}
        disabled={form.stage === 'saving'}
        onChange={(date) => set({ date })}
      />
      <Field label={t`Paid by`}>
        <Select<PaymentMethod>
          value={draft.method}
          onChange={(method) => set({ method })}
          options={paymentMethods.map((value) => ({ value, label: words.methods[value] }))}
        />
      </Field>
      <Field label={t`Note`}>
        <Textarea value={draft.note} rows={2} dir="auto" onChange={(note) => set({ note })} />
      </Field>
    </DeedDrawer>
  )
}

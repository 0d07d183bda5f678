import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { lookUp } from '../../../core/kernel/look-up'
import { type PaymentMethod, paymentMethods } from '../../../core/orders/orders.contract'
import { useMoneyMessages } from '../../money/use-money-messages'
import { useLocale } from '../../runtime/use-locale'
import { useToaster } from '../../runtime/use-toaster'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import { Price } from '../../ui/price'
import { priceText } from '../../ui/price-text'
import { Select } from '../../ui/select'
import { useInvoicePartMessages } from '../parts/use-invoice-part-messages'
import { ActionDrawer } from './action-drawer'
import * as css from './invoice-actions.css'
import { usePayment } from './use-action-form'

/** What a client paid for an invoice: amount, day and way. */
export function PaymentDrawer({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useInvoicePartMessages()
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
    ...useMoneyMessages(),
    required: t`This field is required`,
    'too-large': t`More than the balance due`,
  }
  const said = (name: string) =>
    lookUp(errors, name)
      ?.map((code) => lookUp(codes, code) ?? code)
      .join(' · ')
  return (
    <ActionDrawer
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
          options={paymentMethods.map((value) => ({ value, label: messages.methods[value] }))}
        />
      </Field>
      <Field label={t`Note`}>
        <Textarea value={draft.note} rows={2} dir="auto" onChange={(note) => set({ note })} />
      </Field>
    </ActionDrawer>
  )
}

import { messages as formMessages } from 'langraan:messages/form'
import { messages as invoiceMessages } from 'langraan:messages/invoices'
import { messages } from 'langraan:messages/invoices.actions'
import { messages as partMessages } from 'langraan:messages/invoices.parts'
import { messages as moneyMessages } from 'langraan:messages/money'
import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import Send from 'lucide-react/icons/send'
import { invoiceActionViews } from '../../../core/invoices/actions/views'
import { invoicesApp } from '../../../core/invoices/app'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { letterSchema } from '../../../core/invoices/invoices.update.contract'
import { longestText } from '../../../core/kernel/longest-text'
import { lookUp } from '../../../core/kernel/look-up'
import { type PaymentMethod, paymentMethods } from '../../../core/orders/orders.contract'
import { shopsApp } from '../../../core/shops/app'
import { useErrorText } from '../../form/use-error-text'
import { dayText } from '../../i18n/dates'
import { useMoneyMessages } from '../../money/use-money-messages'
import { defineWidget } from '../../runtime/define-widget'
import { useLocale } from '../../runtime/use-locale'
import { useToaster } from '../../runtime/use-toaster'
import { useShops } from '../../shops/use-shops'
import { DateField } from '../../ui/date-field'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import { Price } from '../../ui/price'
import { priceText } from '../../ui/price-text'
import { Problem } from '../../ui/problem'
import { Select } from '../../ui/select'
import { useInvoicePartMessages } from '../parts/use-invoice-part-messages'
import type { Action } from '../use-action-part'
import { ActionDrawer } from './action-drawer'
import { CancelDrawer } from './cancel-drawer'
import * as css from './invoice-actions.css'
import { useLetter, usePayment } from './use-action-form'

const longestInLetter = longestText(letterSchema)

function useFirstLetter({ id, client, shopId, balance, dueDate }: Invoice) {
  const { t } = useLingui()
  const locale = useLocale()
  const { shops } = useShops()
  const shop = shops.find((each) => each.id === shopId)?.ShopName ?? ''
  const name = client.name || client.company
  const [sum, due] = [priceText(balance, locale, true), dayText(dueDate, locale)]
  return {
    to: client.companyEmail,
    subject: shop === '' ? t`Invoice ${id}` : t`Invoice ${id} from ${shop}`,
    message: [
      t`Dear ${name},`,
      balance > 0
        ? t`please find invoice ${id} for ${sum}, due on ${due}.`
        : t`please find invoice ${id}. It is paid in full.`,
      t`Thank you.`,
    ].join('\n\n'),
  }
}

function SendDrawer({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const { t } = useLingui()
  const toaster = useToaster()
  const form = useLetter(invoice, useFirstLetter(invoice), ({ sent }) => {
    const reader = sent?.to ?? ''
    const title = sent?.isMailed ? t`Invoice ${invoice.id} sent to ${reader}` : t`Invoice ${invoice.id} marked as sent`
    toaster.show({ id: 'invoice-sent', tone: 'success', title })
    onClose()
  })
  const { draft, errors, set } = form
  const errorText = useErrorText(
    { required: t`This field is required`, email: t`Enter a valid email address` },
    longestInLetter,
  )
  const said = (name: string) => errorText(lookUp(errors, name), name)
  return (
    <ActionDrawer
      form={form}
      title={t`Send invoice ${invoice.id}`}
      confirm={t`Send`}
      unsure={t`We couldn't confirm whether the email was sent. It's safe to send again: it goes out only once.`}
      icon={<Send />}
      onClose={onClose}
    >
      {form.isEarlier && (
        <Problem>{t`The email was sent as you first wrote it. Your later changes are still here and weren't sent.`}</Problem>
      )}
      <p className={css.note}>
        {t`The email contains your message and the invoice. Replies go to you. If your shop has no mail server, the invoice is only marked as sent.`}
      </p>
      <Field label={t({ message: 'To', context: 'mail' })} required error={said('to')}>
        <Input type="email" value={draft.to} autoComplete="off" onChange={(to) => set({ to })} />
      </Field>
      <Field label={t`Subject`} required error={said('subject')}>
        <Input value={draft.subject} dir="auto" onChange={(subject) => set({ subject })} />
      </Field>
      <Field label={t`Message`} error={said('message')}>
        <Textarea value={draft.message} rows={8} dir="auto" onChange={(message) => set({ message })} />
      </Field>
    </ActionDrawer>
  )
}

function PaymentDrawer({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
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

type InvoiceActionProps = { action: Action; onClose(): void }

const drawers = { send: SendDrawer, pay: PaymentDrawer, cancel: CancelDrawer }

function ActionView({ action: { kind, invoice }, onClose }: InvoiceActionProps) {
  const Drawer = drawers[kind]
  return <Drawer invoice={invoice} onClose={onClose} />
}

export const InvoiceAction = defineWidget<InvoiceActionProps>({
  apps: { invoices: invoicesApp, shops: shopsApp },
  views: invoiceActionViews,
  messages: [formMessages, messages, partMessages, invoiceMessages, moneyMessages],
  Skeleton: () => null,
  View: ActionView,
})

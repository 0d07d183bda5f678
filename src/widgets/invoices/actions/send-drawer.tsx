import { useLingui } from '@lingui/react/macro'
import Send from 'lucide-react/icons/send'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { lookUp } from '../../../core/kernel/look-up'
import { dayText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { useToaster } from '../../runtime/use-toaster'
import { useShops } from '../../shops/use-shops'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'
import { priceText } from '../../ui/price-text'
import { Problem } from '../../ui/problem'
import { ActionDrawer } from './action-drawer'
import * as css from './invoice-actions.css'
import { useLetter } from './use-action-form'

/** The words a letter begins with. */
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

/** A letter to the client. What becomes of it is said before it goes. */
export function SendDrawer({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const { t } = useLingui()
  const toaster = useToaster()
  const form = useLetter(invoice, useFirstLetter(invoice), () => {
    toaster.show({ id: 'invoice-sent', tone: 'success', title: t`Invoice ${invoice.id} marked as sent` })
    onClose()
  })
  const { draft, errors, set } = form
  const codes: Record<string, string> = {
    required: t`This field is required`,
    email: t`Enter a valid email address`,
    'too-long': t`This text is too long`,
  }
  const said = (name: string) => lookUp(errors, name)?.map((code) => lookUp(codes, code) ?? code)[0]
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
        {t`Your shop's system sends the email if it can. The invoice is marked as sent either way. With the sample data, nothing is sent.`}
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

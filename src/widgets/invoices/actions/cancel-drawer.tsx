import { useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { cancellationSchema } from '../../../core/invoices/invoices.update.contract'
import { longestText } from '../../../core/kernel/longest-text'
import { satang } from '../../../core/kernel/money'
import { useErrorText } from '../../form/use-error-text'
import { useLocale } from '../../runtime/use-locale'
import { useToaster } from '../../runtime/use-toaster'
import { Field } from '../../ui/field'
import { Textarea } from '../../ui/input'
import { priceText } from '../../ui/price-text'
import { ActionDrawer } from './action-drawer'
import * as css from './invoice-actions.css'
import { useCancellation } from './use-action-form'

const longestOf = longestText(cancellationSchema)

export function CancelDrawer({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const { t } = useLingui()
  const toaster = useToaster()
  const locale = useLocale()
  const form = useCancellation(invoice, ({ cancelled }) => {
    const isOwn = cancelled === undefined || cancelled.reason === draft.reason.trim()
    toaster.show({
      id: 'invoice-cancelled',
      ...(isOwn
        ? { tone: 'success', title: t`Invoice ${invoice.id} cancelled` }
        : {
            tone: 'info',
            title: t`Invoice ${invoice.id} was already cancelled`,
            text: [cancelled.by, cancelled.reason].filter(Boolean).join(' · '),
          }),
    })
    onClose()
  })
  const { draft, errors, set } = form
  const paid = priceText(satang(invoice.total - invoice.balance), locale, true)
  const errorText = useErrorText({ required: t`This field is required` }, longestOf)
  return (
    <ActionDrawer
      form={form}
      title={t`Cancel invoice ${invoice.id}`}
      confirm={t`Cancel invoice`}
      unsure={t`We couldn't confirm whether the invoice was cancelled. It's safe to try again.`}
      dismiss={t`Don't cancel`}
      dangerous
      icon={<Ban />}
      onClose={onClose}
    >
      <p className={css.note}>
        {t`It keeps its number, is marked as cancelled on screen and on paper, and is no longer owed. This can't be undone.`}
      </p>
      {invoice.balance < invoice.total && (
        <p className={css.note}>{t`${paid} has already been paid. It becomes a credit for the client.`}</p>
      )}
      <Field label={t`Reason`} required error={errorText(errors.reason, 'reason')}>
        <Textarea value={draft.reason} rows={3} dir="auto" data-autofocus="" onChange={(reason) => set({ reason })} />
      </Field>
    </ActionDrawer>
  )
}

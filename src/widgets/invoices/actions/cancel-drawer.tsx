import { useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { lookUp } from '../../../core/kernel/look-up'
import { useToaster } from '../../runtime/use-toaster'
import { Field } from '../../ui/field'
import { Textarea } from '../../ui/input'
import { ActionDrawer } from './action-drawer'
import * as css from './invoice-actions.css'
import { useCancellation } from './use-action-form'

export function CancelDrawer({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const { t } = useLingui()
  const toaster = useToaster()
  const form = useCancellation(invoice, () => {
    toaster.show({ id: 'invoice-cancelled', tone: 'success', title: t`Invoice ${invoice.id} cancelled` })
    onClose()
  })
  const { draft, errors, set } = form
  const codes: Record<string, string> = {
    required: t`This field is required`,
    'too-long': t`This text is too long`,
  }
  return (
    <ActionDrawer
      form={form}
      title={t`Cancel invoice ${invoice.id}`}
      confirm={t`Cancel invoice`}
      unsure={t`We couldn't confirm whether the invoice was cancelled. It's safe to try again.`}
      icon={<Ban />}
      onClose={onClose}
    >
      <p className={css.note}>
        {t`It keeps its number, is marked as cancelled on screen and on paper, and is no longer owed. This can't be undone.`}
      </p>
      <Field label={t`Reason`} required error={errors.reason?.map((code) => lookUp(codes, code) ?? code)[0]}>
        <Textarea value={draft.reason} rows={3} dir="auto" data-autofocus="" onChange={(reason) => set({ reason })} />
      </Field>
    </ActionDrawer>
  )
}

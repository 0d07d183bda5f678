import { useLingui } from '@lingui/react/macro'
import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import More from 'lucide-react/icons/ellipsis-vertical'
import Look from 'lucide-react/icons/eye'
import Pay from 'lucide-react/icons/hand-coins'
import Edit from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Remove from 'lucide-react/icons/trash-2'
import { useContext } from 'react'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import { isCancelled, isDraft, isIssued } from '../../core/invoices/invoices.status'
import { dayText } from '../i18n/dates'
import { useReportLoadFailure } from '../lazy/use-pressed-part'
import { useLocale } from '../runtime/use-locale'
import { Avatar } from '../ui/avatar'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Menu } from '../ui/menu'
import { Price } from '../ui/price'
import { priceText } from '../ui/price-text'
import { InvoiceNavigationContext, NavigationButton } from './invoice-navigation'
import * as css from './invoices.css'
import { useInvoiceMessages } from './use-invoice-messages'
import type { InvoiceRights } from './use-invoice-rights'

export type InvoiceActionProps = {
  onSend(invoice: Invoice): void
  onPay(invoice: Invoice): void
  onRemove(invoice: Invoice): void
  onCancel(invoice: Invoice): void
  rights: InvoiceRights
}

export function InvoiceStatusBadge({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useInvoiceMessages()
  const Icon = messages.icon(invoice.invoiceStatus)
  const status = messages.status(invoice.invoiceStatus)
  const balance = priceText(invoice.balance, locale, true)
  const due = dayText(invoice.dueDate, locale)
  return (
    <span className={css.status} title={t`${status} · balance ${balance} · due ${due}`}>
      <Badge tone={messages.tone(invoice.invoiceStatus)}>
        <Icon className={css.statusIcon} aria-hidden="true" />
        {status}
      </Badge>
    </span>
  )
}

export function InvoiceBalance({ invoice }: { invoice: Invoice }) {
  const { balance, invoiceStatus } = invoice
  const { t } = useLingui()
  const locale = useLocale()
  if (isCancelled(invoice) && balance >= 0) return <span className={css.amount}>–</span>
  if (balance === 0) return <Badge tone="success">{t({ message: 'Paid', context: 'invoice' })}</Badge>
  if (balance > 0)
    return <Price amount={balance} exact className={invoiceStatus === 'Past Due' ? css.owing : css.amount} />
  const credit = priceText(balance, locale, true).replace('-', '')
  return <Badge tone="info">{t`Credit ${credit}`}</Badge>
}

export function InvoiceActions({
  invoice,
  onSend,
  onPay,
  onRemove,
  onCancel,
  rights,
}: InvoiceActionProps & { invoice: Invoice }) {
  const { t } = useLingui()
  const { go } = useContext(InvoiceNavigationContext)
  const reportLoadFailure = useReportLoadFailure()
  const { id } = invoice
  const { canCreate, canDelete } = rights
  const canWrite = rights.canWrite && !isCancelled(invoice)
  const canPay = canWrite && invoice.balance > 0
  return (
    <span className={css.actions}>
      {canWrite && (
        <Button look="ghost" size="s" icon={<Send />} label={t`Send invoice ${id}`} onClick={() => onSend(invoice)} />
      )}
      <NavigationButton
        look="ghost"
        size="s"
        icon={<Look />}
        label={t`View invoice ${id}`}
        to={{ mode: 'preview', id }}
      />
      <Menu
        area="tr"
        onFailed={reportLoadFailure}
        trigger={(props) => (
          <Button {...props} look="ghost" size="s" icon={<More />} label={t`More actions for invoice ${id}`} />
        )}
        items={[
          ...(canPay
            ? [{ value: 'pay', label: t`Record a payment`, icon: <Pay />, onSelect: () => onPay(invoice) }]
            : []),
          { value: 'print', label: t`Print`, icon: <Printer />, onSelect: () => go({ mode: 'print', id }) },
          ...(canWrite
            ? [{ value: 'edit', label: t`Edit`, icon: <Edit />, onSelect: () => go({ mode: 'edit', id }) }]
            : []),
          ...(canCreate
            ? [{ value: 'copy', label: t`Duplicate`, icon: <Copy />, onSelect: () => go({ mode: 'add', copyOf: id }) }]
            : []),
          ...(canDelete && isDraft(invoice)
            ? [{ value: 'remove', label: t`Delete`, icon: <Remove />, danger: true, onSelect: () => onRemove(invoice) }]
            : []),
          ...(canDelete && isIssued(invoice)
            ? [
                {
                  value: 'cancel',
                  label: t`Cancel invoice`,
                  icon: <Ban />,
                  danger: true,
                  onSelect: () => onCancel(invoice),
                },
              ]
            : []),
        ]}
      />
    </span>
  )
}

export function InvoiceClient({ invoice: { client, avatar } }: { invoice: Invoice }) {
  const name = client.company || client.name
  return (
    <span className={css.client}>
      <span className={css.avatar}>
        <Avatar name={name} src={avatar || undefined} size="s" />
      </span>
      <span className={css.stack}>
        <bdi className={css.name}>{name}</bdi>
        <bdi className={css.email}>{client.companyEmail}</bdi>
      </span>
    </span>
  )
}

import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Copy from 'lucide-react/icons/copy'
import More from 'lucide-react/icons/ellipsis-vertical'
import Pay from 'lucide-react/icons/hand-coins'
import Edit from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Remove from 'lucide-react/icons/trash-2'
import { useContext } from 'react'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { useLostPart } from '../../lazy/use-lost-part'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { InvoiceNavigationContext } from '../invoice-navigation'
import { NavigationButton } from '../invoice-navigation-button'
import { useInvoiceMessages } from '../use-invoice-messages'
import { useInvoiceRights } from '../use-invoice-rights'
import * as css from './preview.css'

type PreviewBarProps = { invoice: Invoice; onSend(): void; onPay(): void; onRemove(): void }

/** Which invoice this is, where it stands, and what can be done with it. */
export function PreviewBar({ invoice, onSend, onPay, onRemove }: PreviewBarProps) {
  const { t } = useLingui()
  const messages = useInvoiceMessages()
  const { canCreate, canWrite, canDelete } = useInvoiceRights()
  const { hasList, go } = useContext(InvoiceNavigationContext)
  const tellLost = useLostPart()
  const { id, invoiceStatus, balance } = invoice
  const Icon = messages.icon(invoiceStatus)
  return (
    <div className={css.bar}>
      {hasList && <NavigationButton look="ghost" icon={<Back />} label={t`Back to invoices`} to={{ mode: 'list' }} />}
      <h2 className={css.number}>{t`Invoice ${id}`}</h2>
      <Badge tone={messages.tone(invoiceStatus)}>
        <Icon className={css.icon} aria-hidden="true" />
        {messages.status(invoiceStatus)}
      </Badge>
      <div className={css.actions}>
        {canWrite && <Button look="primary" icon={<Send />} onClick={onSend}>{t`Send`}</Button>}
        {canWrite && balance > 0 && <Button icon={<Pay />} onClick={onPay}>{t`Record a payment`}</Button>}
        <NavigationButton icon={<Printer />} to={{ mode: 'print', id }}>{t`Print`}</NavigationButton>
        {canWrite && <NavigationButton icon={<Edit />} to={{ mode: 'edit', id }}>{t`Edit`}</NavigationButton>}
        {(canCreate || canDelete) && (
          <Menu
            onFailed={tellLost}
            trigger={(props) => <Button {...props} look="ghost" icon={<More />} label={t`More`} />}
            items={[
              ...(canCreate
                ? [
                    {
                      value: 'copy',
                      label: t`Duplicate`,
                      icon: <Copy />,
                      onSelect: () => go({ mode: 'add', copyOf: id }),
                    },
                  ]
                : []),
              ...(canDelete
                ? [{ value: 'remove', label: t`Delete`, icon: <Remove />, danger: true, onSelect: onRemove }]
                : []),
            ]}
          />
        )}
      </div>
    </div>
  )
}

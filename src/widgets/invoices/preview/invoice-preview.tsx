import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as invoiceMessages } from 'langraan:messages/invoices'
import { messages as paperMessages } from 'langraan:messages/invoices.paper'
import { messages as partMessages } from 'langraan:messages/invoices.parts'
import { messages } from 'langraan:messages/invoices.preview'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { useLingui } from '@lingui/react/macro'
import Back from 'lucide-react/icons/arrow-left'
import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import More from 'lucide-react/icons/ellipsis-vertical'
import Pay from 'lucide-react/icons/hand-coins'
import Edit from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Send from 'lucide-react/icons/send'
import Remove from 'lucide-react/icons/trash-2'
import { useContext } from 'react'
import { invoicesApp } from '../../../core/invoices/app'
import type { Invoice } from '../../../core/invoices/invoices.invoice'
import { isCancelled, isDraft, isIssued } from '../../../core/invoices/invoices.status'
import { shopsApp } from '../../../core/shops/app'
import { useReportLoadFailure } from '../../lazy/use-pressed-part'
import { defineWidget } from '../../runtime/define-widget'
import { useShops } from '../../shops/use-shops'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Menu } from '../../ui/menu'
import { InvoiceNavigationContext, NavigationButton } from '../invoice-navigation'
import { type InvoicePartProps, InvoicePlaceholder } from '../invoice-part'
import { InvoicePaper } from '../paper/invoice-paper'
import { InvoiceProblem } from '../parts/invoice-problem'
import { useActionPart } from '../use-action-part'
import { useFailedInvoiceChanges, useInvoiceChanges } from '../use-invoice-changes'
import { useInvoiceMessages } from '../use-invoice-messages'
import { useInvoiceRights } from '../use-invoice-rights'
import { useShownInvoice } from '../use-shown-invoice'
import * as css from './preview.css'
import { PreviewDetails } from './preview-details'

type PreviewBarProps = { invoice: Invoice; onSend(): void; onPay(): void; onRemove(): void; onCancel(): void }

function PreviewBar({ invoice, onSend, onPay, onRemove, onCancel }: PreviewBarProps) {
  const { t } = useLingui()
  const messages = useInvoiceMessages()
  const { canCreate, canDelete, ...rights } = useInvoiceRights()
  const canWrite = rights.canWrite && !isCancelled(invoice)
  const [canRemove, canCancel] = [canDelete && isDraft(invoice), canDelete && isIssued(invoice)]
  const { hasList, go } = useContext(InvoiceNavigationContext)
  const reportLoadFailure = useReportLoadFailure()
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
        {(canCreate || canRemove || canCancel) && (
          <Menu
            onFailed={reportLoadFailure}
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
              ...(canRemove
                ? [{ value: 'remove', label: t`Delete`, icon: <Remove />, danger: true, onSelect: onRemove }]
                : []),
              ...(canCancel
                ? [{ value: 'cancel', label: t`Cancel invoice`, icon: <Ban />, danger: true, onSelect: onCancel }]
                : []),
            ]}
          />
        )}
      </div>
    </div>
  )
}

function PreviewView({ location }: InvoicePartProps) {
  const { shown, status, error, reload } = useShownInvoice(location.id)
  const { go } = useContext(InvoiceNavigationContext)
  const { shops } = useShops()
  const { remove } = useInvoiceChanges()
  const action = useActionPart()
  useFailedInvoiceChanges()
  if (!shown)
    return <InvoiceProblem status={status} error={error} isLatest={location.id === undefined} onRetry={reload} />
  const { invoice, paymentDetails, isPayable } = shown
  const { Part: Action } = action
  return (
    <div className={css.root} part="invoice">
      <PreviewBar
        invoice={invoice}
        onSend={() => action.send(invoice)}
        onPay={() => action.pay(invoice)}
        onCancel={() => action.cancel(invoice)}
        onRemove={() => {
          remove(invoice.id)
          go({ mode: 'list' })
        }}
      />
      <div className={css.columns}>
        <div className={css.letter}>
          <InvoicePaper
            invoice={invoice}
            shop={shops.find(({ id }) => id === invoice.shopId)}
            paymentDetails={paymentDetails}
            isPayable={isPayable}
          />
        </div>
        <PreviewDetails invoice={invoice} shop={shops.find(({ id }) => id === invoice.shopId)} />
      </div>
      {Action && action.action && <Action action={action.action} onClose={action.close} />}
    </div>
  )
}

export const InvoicePreview = defineWidget<InvoicePartProps>({
  apps: { invoices: invoicesApp, shops: shopsApp },
  messages: [messages, partMessages, invoiceMessages, paperMessages, listMessages, failureMessages, lazyMessages],
  Skeleton: InvoicePlaceholder,
  View: PreviewView,
})

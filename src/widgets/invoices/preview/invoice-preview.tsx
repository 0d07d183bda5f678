import { messages as failureMessages } from 'langraan:messages/failure'
import { messages as invoiceMessages } from 'langraan:messages/invoices'
import { messages as paperMessages } from 'langraan:messages/invoices.paper'
import { messages as partMessages } from 'langraan:messages/invoices.parts'
import { messages } from 'langraan:messages/invoices.preview'
import { messages as lazyMessages } from 'langraan:messages/lazy'
import { messages as listMessages } from 'langraan:messages/list'
import { useContext } from 'react'
import { invoicesApp } from '../../../core/invoices/app'
import { shopsApp } from '../../../core/shops/app'
import { defineWidget } from '../../runtime/define-widget'
import { useShops } from '../../shops/use-shops'
import { InvoiceNavigationContext } from '../invoice-navigation'
import { type InvoicePartProps, InvoicePlaceholder } from '../invoice-stage'
import { InvoicePaper } from '../paper/invoice-paper'
import { InvoiceProblem } from '../parts/invoice-problem'
import { useActionPart } from '../use-action-part'
import { useFailedInvoiceChanges, useInvoiceChanges } from '../use-invoice-changes'
import { useShownInvoice } from '../use-shown-invoice'
import * as css from './preview.css'
import { PreviewBar } from './preview-bar'
import { PreviewCourse } from './preview-course'

function PreviewView({ location }: InvoicePartProps) {
  const { shown, status, error, reload } = useShownInvoice(location.id)
  const { go } = useContext(InvoiceNavigationContext)
  const { shops } = useShops()
  const { remove } = useInvoiceChanges()
  const action = useActionPart()
  useFailedInvoiceChanges()
  if (!shown) return <InvoiceProblem status={status} error={error} onRetry={reload} />
  const { invoice, paymentDetails } = shown
  const { Part: Action } = action
  return (
    <div className={css.root} part="invoice">
      <PreviewBar
        invoice={invoice}
        onSend={() => action.send(invoice)}
        onPay={() => action.pay(invoice)}
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
          />
        </div>
        <PreviewCourse invoice={invoice} shop={shops.find(({ id }) => id === invoice.shopId)} />
      </div>
      {Action && action.action && <Action action={action.action} onClose={action.close} />}
    </div>
  )
}

/** One invoice as the client sees it, with what was paid and what can be done. */
export const InvoicePreview = defineWidget<InvoicePartProps>({
  apps: { invoices: invoicesApp, shops: shopsApp },
  messages: [messages, partMessages, invoiceMessages, paperMessages, listMessages, failureMessages, lazyMessages],
  Skeleton: InvoicePlaceholder,
  View: PreviewView,
})

import { messages as invoiceMessages } from 'langraan:messages/invoices'
import { messages } from 'langraan:messages/invoices.actions'
import { messages as partMessages } from 'langraan:messages/invoices.parts'
import { messages as moneyMessages } from 'langraan:messages/money'
import { invoiceActionViews } from '../../../core/invoices/actions/views'
import { invoicesApp } from '../../../core/invoices/app'
import { shopsApp } from '../../../core/shops/app'
import { defineWidget } from '../../runtime/define-widget'
import type { Action } from '../use-action-part'
import { PaymentDrawer } from './payment-drawer'
import { SendDrawer } from './send-drawer'

export type InvoiceActionProps = { action: Action; onClose(): void }

const ActionView = ({ action: { kind, invoice }, onClose }: InvoiceActionProps) =>
  kind === 'send' ? (
    <SendDrawer invoice={invoice} onClose={onClose} />
  ) : (
    <PaymentDrawer invoice={invoice} onClose={onClose} />
  )

/** What is done with one invoice beside what is shown: sending it, recording a payment. */
export const InvoiceAction = defineWidget<InvoiceActionProps>({
  apps: { invoices: invoicesApp, shops: shopsApp },
  views: invoiceActionViews,
  messages: [messages, partMessages, invoiceMessages, moneyMessages],
  Skeleton: () => null,
  View: ActionView,
})

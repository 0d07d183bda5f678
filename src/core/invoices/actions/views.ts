import type { ViewModule } from '../../kernel/app-module'
import { invoiceCancelMachine, invoiceLetterMachine, invoicePaymentMachine } from './invoices.actions'

export const invoiceActionViews = {
  'invoices.payment': { machine: invoicePaymentMachine },
  'invoices.cancel': { machine: invoiceCancelMachine },
  'invoices.letter': { machine: invoiceLetterMachine },
} satisfies Record<string, ViewModule>

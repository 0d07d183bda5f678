import type { ViewModule } from '../../kernel/ports'
import { invoiceLetterMachine, invoicePaymentMachine } from './invoices.deeds'

export const invoiceDeedViews = {
  'invoices.payment': { machine: invoicePaymentMachine },
  'invoices.letter': { machine: invoiceLetterMachine },
} satisfies Record<string, ViewModule>

import type { ViewModule } from '../../kernel/ports'
import { invoiceLetterMachine, invoicePaymentMachine } from './invoices.actions'

export const invoiceActionViews = {
  'invoices.payment': { machine: invoicePaymentMachine },
  'invoices.letter': { machine: invoiceLetterMachine },
} satisfies Record<string, ViewModule>

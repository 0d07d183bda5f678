import type { AppModule } from '../kernel/ports'
import { invoiceLetterMachine, invoicePaymentMachine } from './invoice.deeds'
import { invoiceMachine } from './invoice.machine'

/** An app of its own, so that whoever looks at the list does not load how invoices are written. */
export const invoiceApp = {
  views: {
    invoice: { machine: invoiceMachine },
    'invoice.payment': { machine: invoicePaymentMachine },
    'invoice.letter': { machine: invoiceLetterMachine },
  },
} satisfies AppModule

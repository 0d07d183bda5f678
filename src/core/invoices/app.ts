import type { AppModule } from '../kernel/ports'
import { type InvoiceChange, invoiceChangesMachine, rowChange } from './invoices.changes'
import type { Invoice } from './invoices.invoice'
import { invoiceDetailMachine, invoicesMachine } from './invoices.machine'

type Heard = { type: string; change?: InvoiceChange; answer?: Invoice; invoice?: Invoice }

/** What is stored elsewhere stands in the list at once; sums and order come with the next answer. */
function changeOfRows({ type, change, answer, invoice }: Heard) {
  if (type === 'invoices.saved' && invoice)
    return { type: 'rows.apply' as const, apply: rowChange(invoice.id, invoice), anew: true }
  if (type === 'invoices.changed' && change)
    return { type: 'rows.apply' as const, apply: rowChange(change.id, answer), anew: true }
  return undefined
}

const deeds = async () => (await import('./deeds/views')).invoiceDeedViews

export const invoicesApp = {
  data: invoiceChangesMachine,
  views: {
    invoices: { machine: invoicesMachine, reacts: changeOfRows },
    'invoices.one': {
      machine: invoiceDetailMachine,
      reacts: ({ type }) => (type === 'invoices.saved' || type === 'invoices.changed' ? { type: 'reload' } : undefined),
    },
    'invoices.form': async () => (await import('./form/views')).invoiceFormViews['invoices.form'],
    'invoices.payment': async () => (await deeds())['invoices.payment'],
    'invoices.letter': async () => (await deeds())['invoices.letter'],
  },
} satisfies AppModule

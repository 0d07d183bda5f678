import type { AppModule } from '../kernel/app-module'
import type { EngineEvent } from '../kernel/engine-events'
import { invoiceChangesMachine, rowChange } from './invoices.changes'
import { invoiceDetailMachine, invoicesMachine } from './invoices.machine'

/** Invoices stored elsewhere update the list immediately; sums and order follow with the next response. */
function changeOfRows(event: EngineEvent) {
  if (event.type === 'invoices.saved')
    return { type: 'rows.apply' as const, apply: rowChange(event.invoice.id, event.invoice), anew: true }
  if (event.type === 'invoices.changed')
    return { type: 'rows.apply' as const, apply: rowChange(event.change.id, event.answer), anew: true }
  return undefined
}

const actions = async () => (await import('./actions/views')).invoiceActionViews

export const invoicesApp = {
  data: invoiceChangesMachine,
  views: {
    invoices: { machine: invoicesMachine, reacts: changeOfRows },
    'invoices.one': {
      machine: invoiceDetailMachine,
      reacts: ({ type }) =>
        type === 'invoices.saved' || type === 'invoices.changed' ? { type: 'reload' as const } : undefined,
    },
    'invoices.form': async () => (await import('./form/views')).invoiceFormViews['invoices.form'],
    'invoices.payment': async () => (await actions())['invoices.payment'],
    'invoices.cancel': async () => (await actions())['invoices.cancel'],
    'invoices.letter': async () => (await actions())['invoices.letter'],
  },
} satisfies AppModule

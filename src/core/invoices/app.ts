import type { EngineEvent } from '../kernel/engine-events'
import type { AppModule } from '../kernel/ports'
import { isChangedElsewhere, reloadIfChanged } from '../kernel/records-changed'
import { invoiceChangesMachine, rowChange } from './invoices.changes'
import { invoiceDetailMachine, invoicesMachine } from './invoices.machine'

/** Invoices stored elsewhere update the list immediately; sums and order follow with the next response. */
function changeOfRows(event: EngineEvent) {
  if (isChangedElsewhere(event, 'invoices')) return { type: 'reload' as const }
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
      reacts: (event) =>
        event.type === 'invoices.saved' || event.type === 'invoices.changed'
          ? { type: 'reload' as const }
          : reloadIfChanged(event, 'invoices'),
    },
    'invoices.form': async () => (await import('./form/views')).invoiceFormViews['invoices.form'],
    'invoices.payment': async () => (await actions())['invoices.payment'],
    'invoices.letter': async () => (await actions())['invoices.letter'],
  },
} satisfies AppModule

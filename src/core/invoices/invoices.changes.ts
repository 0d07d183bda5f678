import { type ChangesEmitted, createChangesMachine, type Pending } from '../kernel/changes-machine'
import type { EventsByName } from '../kernel/engine-events'
import { RaanError } from '../kernel/errors'
import type { Shown } from '../kernel/list-rows'
import { invoicesCalls } from './invoices.contract'
import type { Invoice } from './invoices.invoice'
import { isDraft } from './invoices.status'
import { invoiceUpdateCalls } from './invoices.update.contract'

/** Optimistic changes; `print` records that it was printed now. */
export type InvoiceChange = { kind: 'remove'; id: number } | { kind: 'print'; id: number }

/** Returns the stored invoice; undefined if removed. */
export const invoiceChangesMachine = createChangesMachine<'invoices', InvoiceChange, Invoice | undefined>({
  app: 'invoices',
  async make({ change: { kind, id }, call, signal }) {
    if (kind === 'remove') {
      try {
        await call(invoicesCalls.remove, { query: { id } }, { signal })
      } catch (error) {
        // already gone: removed by another user, or our response was lost
        if (!(error instanceof RaanError && error.detail.status === 404)) throw error
      }
      return undefined
    }
    const { invoice } = await call(
      invoiceUpdateCalls.update,
      { body: { invoice: { id, isPrinted: true } } },
      { signal },
    )
    return invoice
  },
})

declare module '../kernel/engine-events' {
  interface EngineEvents extends EventsByName<ChangesEmitted<'invoices', InvoiceChange, Invoice | undefined>> {}
}

/** An invoice with these changes applied; undefined if removed. */
export function withChanges(invoice: Invoice, changes: readonly Pending<InvoiceChange>[]): Invoice | undefined {
  const own = changes.filter(({ change }) => change.id === invoice.id)
  if (own.some(({ change }) => change.kind === 'remove')) return undefined
  return isDraft(invoice) && own.length > 0 ? { ...invoice, invoiceStatus: 'Downloaded' } : invoice
}

/** Updates a list's rows after a response: with the stored invoice, or without a removed one. */
export const rowChange =
  (id: number, invoice: Invoice | undefined) =>
  <Extra>({ rows, total, extra }: Shown<Invoice, Extra>): Shown<Invoice, Extra> => {
    if (invoice) return { rows: rows.map((each) => (each.id === id ? invoice : each)), total, extra }
    const left = rows.filter((each) => each.id !== id)
    return { rows: left, total: total - (rows.length - left.length), extra }
  }

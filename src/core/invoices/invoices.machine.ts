import type { EngineEvent } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import type { AppModule } from '../kernel/ports'
import { createResourceMachine } from '../kernel/resource-machine'
import { invoiceChangesMachine, rowChange } from './invoices.changes'
import {
  type InvoiceQuery,
  invoiceQuerySchema,
  invoiceSorts,
  invoicesCalls,
  type PaymentDetails,
} from './invoices.contract'
import type { Invoice } from './invoices.invoice'
import { newestNumber } from './invoices.newest'
import { type InvoicesSummary, summaryOf } from './invoices.summary'

/** What narrows the list down, besides page and order. */
export type InvoiceFilters = Omit<InvoiceQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>

/** The highest number first unless sorted otherwise. */
export const invoicesMachine = createListMachine<Invoice, InvoiceFilters, InvoicesSummary>({
  id: 'invoices',
  query: {},
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, sortBy, sortDesc, signal }) {
    const known = invoiceSorts.find((sort) => sort === sortBy)
    const { invoices, total, allData } = await call(
      invoicesCalls.list,
      { query: { ...query, page, perPage, ...(known && { sortBy: known, sortDesc }) } },
      { signal },
    )
    return { rows: invoices, total, extra: summaryOf(allData) }
  },
})

export type ShownInvoice = { invoice: Invoice; paymentDetails?: PaymentDetails | undefined }

/** One invoice with its items and payments, and where to pay; 0 is the newest. */
export const invoiceDetailMachine = createResourceMachine<ShownInvoice>({
  id: 'invoices.one',
  async load({ call, key, signal }) {
    const id = key === 0 ? await newestNumber(call, signal) : key
    return call(invoicesCalls.one, { params: { id } }, { signal })
  },
})

/** A list's place as text, for an address: `status=Past+Due&page=2`. */
export const invoicesText = (perPage: number) => listText(invoiceQuerySchema, perPage)

/** What is stored elsewhere stands in the list at once; sums and order come with the next answer. */
function changeOfRows(event: EngineEvent) {
  if (event.type === 'invoices.saved')
    return { type: 'rows.apply' as const, apply: rowChange(event.invoice.id, event.invoice), anew: true }
  if (event.type === 'invoices.changed')
    return { type: 'rows.apply' as const, apply: rowChange(event.change.id, event.answer), anew: true }
  return undefined
}

export const invoicesApp = {
  data: invoiceChangesMachine,
  views: {
    invoices: { machine: invoicesMachine, reacts: changeOfRows },
    'invoices.one': {
      machine: invoiceDetailMachine,
      reacts: ({ type }) =>
        type === 'invoices.saved' || type === 'invoices.changed' ? { type: 'reload' as const } : undefined,
    },
  },
} satisfies AppModule

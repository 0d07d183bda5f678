import { createListMachine, onePage } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { createResourceMachine } from '../kernel/resource-machine'
import {
  type InvoiceQuery,
  type InvoicesSummary,
  invoiceQuerySchema,
  invoiceSorts,
  invoicesCalls,
  type PaymentDetails,
} from './invoices.contract'
import type { Invoice } from './invoices.invoice'
import { newestNumber } from './invoices.newest'
import { summaryOf } from './invoices.summary'

/** The filters, without paging and sorting. */
export type InvoiceFilters = Omit<InvoiceQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>

/** Invoices, highest number first unless sorted otherwise. */
export const invoicesMachine = createListMachine<Invoice, InvoiceFilters, InvoicesSummary | undefined>({
  id: 'invoices',
  query: {},
  keyOf: ({ id }) => id,
  async load({ call, query, page, perPage, sortBy, sortDesc, signal }) {
    const known = invoiceSorts.find((sort) => sort === sortBy)
    const { invoices, total, allData, summary } = await call(
      invoicesCalls.list,
      { query: { ...query, page, perPage, allData: false, ...(known && { sortBy: known, sortDesc }) } },
      { signal },
    )
    return {
      ...onePage({ rows: invoices, total }, { page, perPage }),
      extra: summary ?? (allData && summaryOf(allData)),
    }
  },
})

export type ShownInvoice = { invoice: Invoice; paymentDetails?: PaymentDetails | undefined; isPayable?: boolean }

/** One invoice with its items and payments, and where to pay; 0 is the newest. */
export const invoiceDetailMachine = createResourceMachine<ShownInvoice>({
  id: 'invoices.one',
  async load({ call, key, signal }) {
    const id = key === 0 ? await newestNumber(call, signal) : key
    return call(invoicesCalls.one, { params: { id } }, { signal })
  },
})

/** A list's filters, page and order as a query string: `status=Past+Due&page=2`. */
export const invoicesText = (perPage: number) => listText(invoiceQuerySchema, perPage)

import type { InvoiceListQuery, InvoiceQuery } from '../../core/invoices/invoices.contract'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import { balanceOf, invoiceStatus, invoiceStatuses } from '../../core/invoices/invoices.status'
import { bangkokDay } from '../../core/kernel/clock'
import { phoneLines, readSearch } from '../../core/orders/orders.search'
import type { StoredInvoice } from './invoices.table'

/** As returned at this time. */
export function answered(stored: StoredInvoice, now: number): Invoice {
  const course = {
    ...stored,
    isSent: stored.sent !== undefined,
    isPrinted: stored.printedAt !== undefined,
    isCancelled: stored.cancelled !== undefined,
  }
  return { ...stored, balance: balanceOf(course), invoiceStatus: invoiceStatus(course, bangkokDay(now)) }
}

/** Without the fields that only its own page shows. */
export function listed(invoice: Invoice): Invoice {
  const { sent: _, cancelled: __, ...rest } = invoice
  return { ...rest, items: [], payments: [], note: '' }
}

const thai = new Intl.Collator('th')
/** Statuses in the order of an invoice's life. */
const ranks = new Map<string, number>(invoiceStatuses.map((status, rank) => [status, rank]))
const rank = ({ invoiceStatus: status }: Invoice): number => ranks.get(status) ?? ranks.size
const nameOf = ({ client }: Invoice): string => client.company || client.name

const comparers: Record<NonNullable<InvoiceQuery['sortBy']>, (a: Invoice, b: Invoice) => number> = {
  id: (a, b) => a.id - b.id,
  client: (a, b) => thai.compare(nameOf(a), nameOf(b)),
  total: (a, b) => a.total - b.total,
  balance: (a, b) => a.balance - b.balance,
  issuedDate: (a, b) => a.issuedDate.localeCompare(b.issuedDate),
  dueDate: (a, b) => a.dueDate.localeCompare(b.dueDate),
  invoiceStatus: (a, b) => rank(a) - rank(b),
}

function isFound(invoice: Invoice, query: InvoiceListQuery): boolean {
  const { id, client, service, invoiceStatus: status } = invoice
  if (query.orderNumber !== undefined && invoice.orderNumber !== query.orderNumber) return false
  if (query.status !== undefined && status !== query.status) return false
  // a number is typed with or without its sign
  const search = readSearch(query.q?.replace(/^#\s*(?=\d)/, ''))
  if (!search) return true
  const words = [client.name, client.company, client.companyEmail, String(id), service, invoice.orderNumber]
  return search.isIn(words.join('\n')) || (search.digits !== '' && phoneLines(client.contact).includes(search.digits))
}

/** The rows of a query in its order; highest number first by default. */
export function findInvoices(all: readonly Invoice[], query: InvoiceListQuery): Invoice[] {
  const compare = query.sortBy ? comparers[query.sortBy] : undefined
  const sign = query.sortDesc ? -1 : 1
  return all
    .filter((invoice) => isFound(invoice, query))
    .sort((a, b) => (compare ? sign * compare(a, b) : 0) || b.id - a.id)
}

import { addSatang, noMoney, type Satang } from '../kernel/money'
import type { Invoice } from './invoices.invoice'

/** What all invoices together come to, whatever the list shows. */
export type InvoicesSummary = {
  /** how many there are of each status */
  counts: Readonly<Record<string, number>>
  /** what clients owe: drafts are nobody's debt yet */
  outstanding: Satang
  /** the part of it that is late */
  overdue: Satang
}

export function summaryOf(invoices: readonly Pick<Invoice, 'invoiceStatus' | 'balance'>[]): InvoicesSummary {
  const counts = new Map<string, number>()
  let outstanding = noMoney
  let overdue = noMoney
  for (const { invoiceStatus, balance } of invoices) {
    counts.set(invoiceStatus, (counts.get(invoiceStatus) ?? 0) + 1)
    if (balance <= 0 || invoiceStatus === 'Draft') continue
    outstanding = addSatang(outstanding, balance)
    if (invoiceStatus === 'Past Due') overdue = addSatang(overdue, balance)
  }
  return { counts: Object.fromEntries(counts), outstanding, overdue }
}

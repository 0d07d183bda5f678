import { addSatang, noMoney, type Satang } from '../kernel/money'
import type { Invoice } from './invoices.invoice'

/** Totals of all invoices, regardless of filters. */
export type InvoicesSummary = {
  /** number of invoices per status */
  counts: Readonly<Record<string, number>>
  /** the amount clients owe, without drafts */
  outstanding: Satang
  /** the overdue part of it */
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

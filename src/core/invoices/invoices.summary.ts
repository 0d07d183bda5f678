import { addSatang, noMoney } from '../kernel/money'
import type { InvoicesSummary } from './invoices.contract'
import type { Invoice } from './invoices.invoice'
import { isCancelled, isDraft } from './invoices.status'

export function summaryOf(invoices: readonly Pick<Invoice, 'invoiceStatus' | 'balance'>[]): InvoicesSummary {
  const counts = new Map<string, number>()
  let outstanding = noMoney
  let overdue = noMoney
  for (const { invoiceStatus, balance } of invoices) {
    counts.set(invoiceStatus, (counts.get(invoiceStatus) ?? 0) + 1)
    if (balance <= 0 || isDraft({ invoiceStatus }) || isCancelled({ invoiceStatus })) continue
    outstanding = addSatang(outstanding, balance)
    if (invoiceStatus === 'Past Due') overdue = addSatang(overdue, balance)
  }
  return { counts: Object.fromEntries(counts), outstanding, overdue }
}

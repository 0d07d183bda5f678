import type { InvoiceDiscount } from '../../core/invoices/invoices.totals'
import type { Satang } from '../../core/kernel/money'
import type { StoredInvoice } from './invoices.table'

const bahtOf = (amount: Satang): string => String(amount / 100)

const between = ' · '

/** The texts of a client as the log has them, the name first; empty ones are missing. */
export const clientTexts = (logged: string): string[] => logged.split(between)

function discountText(discount: InvoiceDiscount): string {
  if (discount.kind === 'none') return ''
  return discount.kind === 'amount' ? bahtOf(discount.value) : `${discount.value}%`
}

/** An invoice as the activity log says it: texts, and amounts in baht. */
export function loggedInvoice({ requestId: _, ...invoice }: StoredInvoice): Record<string, unknown> {
  const { client, items, discount, payments, total, vatRate, sent, cancelled } = invoice
  return {
    ...invoice,
    client: Object.values(client)
      .filter((text) => text !== '')
      .join(between),
    items: items.map(({ name, quantity, cost }) => `${quantity} × ${name} (${bahtOf(cost)})`).join(', '),
    discount: discountText(discount),
    payments: payments.map(({ amount, date }) => `${bahtOf(amount)} (${date})`).join(', '),
    total: bahtOf(total),
    vatRate: `${vatRate}%`,
    sent: sent && `${sent.to} · ${sent.subject}`,
    cancelled: cancelled?.reason,
  }
}

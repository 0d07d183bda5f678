import type { FieldErrors } from '../kernel/errors'
import { addSatang, mostMoney, timesSatang } from '../kernel/money'
import { balanceOf } from './invoices.status'
import { type InvoiceDiscount, invoiceTotals } from './invoices.totals'
import type { NewInvoice } from './invoices.update.contract'

const isMore = (discount: InvoiceDiscount, amount: number): boolean =>
  discount.kind === 'amount' && discount.value > amount

/** Validation errors that involve several fields, by path; empty if it can be stored. */
export function invoiceErrors(invoice: NewInvoice): FieldErrors {
  const fieldErrors: FieldErrors = {}
  if (invoice.dueDate < invoice.issuedDate) fieldErrors.dueDate = ['before']
  for (const [position, { cost, quantity, discount }] of invoice.items.entries())
    if (isMore(discount, timesSatang(cost, quantity))) fieldErrors[`items.${position}.discount`] = ['too-large']
  const { subtotal, total } = invoiceTotals(invoice)
  if (isMore(invoice.discount, subtotal)) fieldErrors.discount = ['too-large']
  if (total > mostMoney) fieldErrors.items = ['too-large']
  const ids = invoice.payments.map(({ id }) => id)
  if (new Set(ids).size < ids.length) fieldErrors.payments = ['duplicate']
  return fieldErrors
}

/** Why a payment can't be recorded; undefined if it can. */
export function paymentError(
  invoice: Parameters<typeof balanceOf>[0],
  amount: number,
): 'required' | 'too-large' | undefined {
  if (amount <= 0) return 'required'
  return amount > Math.max(0, balanceOf(invoice)) ? 'too-large' : undefined
}

/** The total paid so far. */
export const paidOf = ({ payments }: Pick<NewInvoice, 'payments'>) => addSatang(...payments.map(({ amount }) => amount))

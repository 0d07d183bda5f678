import { addSatang, noMoney, type Satang, satang, timesSatang } from '../kernel/money'

/** Off a line or the total; `percent` has at most two decimals. */
export type InvoiceDiscount = { kind: 'none' } | { kind: 'amount'; value: Satang } | { kind: 'percent'; value: number }

export const noDiscount: InvoiceDiscount = { kind: 'none' }

/** Value added tax in Thailand, in percent. */
export const vatRates = [0, 7] as const

export type InvoiceAmounts = {
  items: readonly { cost: Satang; quantity: number; discount: InvoiceDiscount }[]
  /** off the sum of the lines */
  discount: InvoiceDiscount
  /** percent */
  vatRate: number
  /** whether costs and discounts include the tax */
  vatIncluded: boolean
}

export type InvoiceTotals = {
  /** each line after its own discount */
  lines: readonly Satang[]
  subtotal: Satang
  /** the amount of the discount off the total */
  discount: Satang
  /** the taxable value, without tax */
  beforeVat: Satang
  vat: Satang
  /** what the client pays */
  total: Satang
}

/** amount × numerator / denominator in whole satang, half up. Exact for any size. */
function share(amount: Satang, numerator: number, denominator: number): Satang {
  const [times, by] = [BigInt(numerator), BigInt(denominator)]
  return satang(Number((2n * BigInt(amount) * times + by) / (2n * by)))
}

/** The amount of a discount: a percentage in whole satang, half up; at most the amount itself. */
export function discountOf(amount: Satang, discount: InvoiceDiscount): Satang {
  if (discount.kind === 'none') return noMoney
  const off = discount.kind === 'amount' ? discount.value : share(amount, Math.round(discount.value * 100), 10_000)
  return satang(Math.min(off, amount))
}

/** A line total: quantity × cost, less its discount. */
export function lineTotal({ cost, quantity, discount }: InvoiceAmounts['items'][number]): Satang {
  const gross = timesSatang(cost, quantity)
  return satang(gross - discountOf(gross, discount))
}

/**
 * The totals of an invoice. The tax is rounded once for the whole invoice, half up to a satang, as Thai tax invoices
 * have two decimals. If prices include the tax, it is the total × 7/107 and the total stays as it is; otherwise it is 7
 * % of the value, added on top.
 */
export function invoiceTotals({ items, discount, vatRate, vatIncluded }: InvoiceAmounts): InvoiceTotals {
  const lines = items.map(lineTotal)
  const subtotal = addSatang(...lines)
  const off = discountOf(subtotal, discount)
  const left = satang(subtotal - off)
  const vat = share(left, vatRate, vatIncluded ? 100 + vatRate : 100)
  const beforeVat = vatIncluded ? satang(left - vat) : left
  return { lines, subtotal, discount: off, beforeVat, vat, total: addSatang(beforeVat, vat) }
}

import type { Shop } from '../shops/shops.contract'
import type { Invoice, InvoiceItem } from './invoices.invoice'
import { noDiscount } from './invoices.totals'

/** Why something prints as a receipt and not as a tax invoice. */
export type ReceiptReason = 'no-tax-id' | 'no-vat' | 'no-buyer'
export type InvoiceDocument = { kind: 'tax-invoice' } | { kind: 'receipt'; because: ReceiptReason }

/**
 * What the paper may call itself. "ใบกำกับภาษี" (Revenue Code, section 86/4) takes a seller with a tax number of 13 digits,
 * value added tax that is charged and shown by itself, and a buyer with name and address; anything else is "ใบเสร็จรับเงิน".
 */
export function documentOf(
  { client, vatRate }: Pick<Invoice, 'client' | 'vatRate'>,
  shop: Pick<Shop, 'TaxId'> | undefined,
): InvoiceDocument {
  if (!/^\d{13}$/.test(shop?.TaxId ?? '')) return { kind: 'receipt', because: 'no-tax-id' }
  if (vatRate === 0) return { kind: 'receipt', because: 'no-vat' }
  const hasBuyer = (client.company || client.name).trim() !== '' && client.address.trim() !== ''
  return hasBuyer ? { kind: 'tax-invoice' } : { kind: 'receipt', because: 'no-buyer' }
}

/** `00000` is the head office of a seller or buyer. */
export const headOffice = '00000'

/** What stands on the paper. An invoice that came without items has one line: its service. */
export const printedItems = ({ items, service, total }: Invoice): readonly InvoiceItem[] =>
  items.length > 0 ? items : [{ name: service, description: '', cost: total, quantity: 1, discount: noDiscount }]

/**
 * How many items stand on each page. `heights` are theirs, `room` is what a page has for items, `tail` what the sums and
 * all below them take on the last page, in any one unit. Sums that find no room take the last item along to their page.
 */
export function pagesOf(heights: readonly number[], room: number, tail: number): number[] {
  const pages: number[] = []
  let count = 0
  let used = 0
  for (const height of heights) {
    if (count > 0 && used + height > room) {
      pages.push(count)
      count = 0
      used = 0
    }
    count += 1
    used += height
  }
  if (count === 0 || used + tail <= room) return [...pages, count]
  const isAlone = count === 1 || (heights.at(-1) ?? 0) + tail > room
  return isAlone ? [...pages, count, 0] : [...pages, count - 1, 1]
}

import type { Shop } from '../shops/shops.contract'
import type { Invoice } from './invoices.invoice'

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

/** Lines of a page of paper: a page that ends with the sums has room for fewer. */
const [withSums, without] = [11, 22]

const linesOf = ({ name, description }: { name: string; description: string }): number =>
  Math.min(2, Math.ceil(name.length / 52)) + (description === '' ? 0 : 1)

/** The items page by page; the last page has room for the sums, and is empty of items when they leave none. */
export function pagesOf<Item extends { name: string; description: string }>(items: readonly Item[]): Item[][] {
  const pages: Item[][] = [[]]
  let used = 0
  for (const item of items) {
    const lines = linesOf(item)
    if (used + lines > without) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(item)
    used += lines
  }
  if (used > withSums) pages.push([])
  return pages
}

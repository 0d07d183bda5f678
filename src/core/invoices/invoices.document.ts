import type { Shop } from '../shops/shops.contract'
import type { Invoice, InvoiceItem, InvoicePayment } from './invoices.invoice'
import { balanceOf, isCancelled } from './invoices.status'
import { noDiscount } from './invoices.totals'

/** Why a document is a receipt rather than a tax invoice. */
export type ReceiptReason = 'no-tax-id' | 'no-vat' | 'no-buyer'
export type InvoiceDocument = { kind: 'tax-invoice' } | { kind: 'receipt'; because: ReceiptReason }

/**
 * The legal title of the document. "ใบกำกับภาษี" (Revenue Code, section 86/4) requires a seller with a 13-digit tax
 * number, VAT that is charged and shown separately, and a buyer with name and address; anything else is
 * "ใบเสร็จรับเงิน".
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

/** The Thai title, required by law whatever the language. */
export const thaiTitles = {
  tax: 'ใบกำกับภาษี',
  receipt: 'ใบเสร็จรับเงิน',
  open: 'ใบแจ้งหนี้ / ใบเสร็จรับเงิน',
} as const

/** Lines for the costs of an order other than goods: Thai, as the document is. */
export const thaiCosts = { shippingCost: 'ค่าส่ง', CODFee: 'ค่าเก็บเงินปลายทาง', otherCost: 'ค่าใช้จ่ายอื่น' } as const

/** A line's name on a document in another language: costs are translated, goods are named as the shop names them. */
export const lineName = (name: string, costs: Record<keyof typeof thaiCosts, string>): string => {
  const cost = (['shippingCost', 'CODFee', 'otherCost'] as const).find((each) => thaiCosts[each] === name)
  return cost ? costs[cost] : name
}

/** A cancelled invoice keeps the title it had, though nothing of it is owed any more. */
export function titleOf(
  kind: InvoiceDocument['kind'],
  invoice: Pick<Invoice, 'balance' | 'invoiceStatus' | 'total'> & {
    payments: readonly Pick<InvoicePayment, 'amount'>[]
  },
): keyof typeof thaiTitles {
  if (kind === 'tax-invoice') return 'tax'
  const { total, payments, balance } = invoice
  const owed = isCancelled(invoice) ? balanceOf({ total, payments }) : balance
  return owed <= 0 ? 'receipt' : 'open'
}

/** The lines of a buyer's address, without the seller's own country. */
export const addressLines = ({ address, country }: Pick<Invoice['client'], 'address' | 'country'>): string[] =>
  [address, /^(ไทย|ประเทศไทย|thailand|th)$/i.test(country.trim()) ? '' : country].filter(Boolean)

/** `00000` is the head office of a seller or buyer. */
export const headOffice = '00000'

/** The printed items. An invoice without items has one line: its service. */
export const printedItems = ({ items, service, total }: Invoice): readonly InvoiceItem[] =>
  items.length > 0 ? items : [{ name: service, description: '', cost: total, quantity: 1, discount: noDiscount }]

/**
 * Number of items on each page. `heights` are the items', `room` is a page's space for items, `tail` the height of the
 * totals and everything below them on the last page, all in one unit. If the totals don't fit, they take the last item
 * to their page.
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

import { arabicDigits, noMoney, type Satang } from '../../kernel/money'
import { parseBaht } from '../../kernel/parse-baht'
import type { Client, Invoice, InvoiceItem } from '../invoices.invoice'
import { type InvoiceDiscount, noDiscount } from '../invoices.totals'
import type { NewInvoice } from '../invoices.update.contract'

/** A line as typed. */
export type ItemDraft = {
  key: string
  name: string
  description: string
  /** baht */
  cost: string
  quantity: string
  /** `50` baht or `10%` */
  discount: string
}

/** An invoice in a form: input stays as typed until it is saved. */
export type InvoiceDraft = Omit<NewInvoice, 'items' | 'discount' | 'requestId'> & {
  items: readonly ItemDraft[]
  /** off the total: `50` baht or `10%` */
  discount: string
}

/** The fields edited in the form; payments are recorded elsewhere. */
export type WrittenInvoice = Omit<NewInvoice, 'payments' | 'requestId'>

export const noClient: Client = {
  name: '',
  company: '',
  companyEmail: '',
  contact: '',
  address: '',
  country: '',
  taxId: '',
  branch: '',
}

export const emptyItem = (key: string): ItemDraft => ({
  key,
  name: '',
  description: '',
  cost: '',
  quantity: '1',
  discount: '',
})

/** Without input: not stored. */
export const isEmptyItem = ({ name, description, cost, discount }: ItemDraft): boolean =>
  [name, description, cost, discount].every((text) => text.trim() === '')

export const bahtText = (amount: Satang): string => (amount / 100).toFixed(amount % 100 === 0 ? 0 : 2)

export function discountText(discount: InvoiceDiscount): string {
  if (discount.kind === 'none') return ''
  return discount.kind === 'amount' ? bahtText(discount.value) : `${discount.value}%`
}

/** `50`, `฿50.50`, `10%`, `๗.๕ %`; empty = none. An error code if it is neither an amount nor a percentage. */
export function parseDiscount(typed: string): InvoiceDiscount | string {
  const isShare = /[%％]/.test(typed)
  const read = parseBaht(typed.replace(/[%％]/g, ''))
  if (read === 'empty') return isShare ? 'not-a-number' : noDiscount
  if (typeof read === 'string') return read
  if (read === 0) return noDiscount
  if (!isShare) return { kind: 'amount', value: read }
  return read > 10_000 ? 'too-large' : { kind: 'percent', value: read / 100 }
}

/** A whole number, also in Thai digits; an error code if invalid. */
export function parseQuantity(typed: string): number | string {
  const plain = arabicDigits(typed.trim().replaceAll(',', ''))
  if (plain === '') return 'required'
  if (!/^\d{1,9}$/.test(plain)) return 'whole'
  const number = Number(plain)
  return number >= 1 && number <= 9_999 ? number : 'range'
}

export type ReadItem = { item: InvoiceItem; fieldErrors: Record<string, string> }

/** The parsed line; unreadable values count as zero and are reported. */
export function readItem({ name, description, ...typed }: ItemDraft): ReadItem {
  const [cost, quantity, discount] = [
    parseBaht(typed.cost),
    parseQuantity(typed.quantity),
    parseDiscount(typed.discount),
  ]
  const fieldErrors = Object.entries({ cost: cost === 'empty' ? 'required' : cost, quantity, discount })
  return {
    item: {
      name: name.normalize('NFC').trim(),
      description: description.normalize('NFC').trim(),
      cost: typeof cost === 'string' ? noMoney : cost,
      quantity: typeof quantity === 'string' ? 0 : quantity,
      discount: typeof discount === 'string' ? noDiscount : discount,
    },
    fieldErrors: Object.fromEntries(
      fieldErrors.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}

/** A stored invoice in a form. One without items becomes one line with its total. */
export function draftOf(invoice: Invoice, newKey: () => string): InvoiceDraft {
  const { issuedDate, dueDate, client, service, shopId, branch, vatIncluded, payments } = invoice
  const items: readonly InvoiceItem[] =
    invoice.items.length > 0
      ? invoice.items
      : [{ name: service, description: '', cost: invoice.total, quantity: 1, discount: noDiscount }]
  return {
    ...{ issuedDate, dueDate, client, service, shopId, branch, vatIncluded, payments },
    vatRate: invoice.vatRate === 7 ? 7 : 0,
    salesperson: invoice.salesperson,
    note: invoice.note,
    orderNumber: invoice.orderNumber,
    discount: discountText(invoice.discount),
    items: items.map(({ name, description, cost, quantity, discount }) => ({
      key: newKey(),
      name,
      description,
      cost: bahtText(cost),
      quantity: String(quantity),
      discount: discountText(discount),
    })),
  }
}

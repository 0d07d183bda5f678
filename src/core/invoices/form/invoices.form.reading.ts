import { decode, encode } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { normalizeNumber, normalizeText } from '../../kernel/normalize-text'
import { isNewlyMistyped } from '../../shops/shops.promptpay'
import type { Client } from '../invoices.invoice'
import { invoiceErrors } from '../invoices.rules'
import { noDiscount } from '../invoices.totals'
import { type NewInvoice, newClientSchema, newInvoiceSchema } from '../invoices.update.contract'
import { type InvoiceDraft, isEmptyItem, parseDiscount, readItem } from './invoices.form.draft'

const digitsOf = (typed: string): string => normalizeNumber(typed).replace(/[\s-]/g, '')

/** As stored. */
export const tidyClient = (client: Client): Client => ({
  name: normalizeText(client.name),
  company: normalizeText(client.company),
  companyEmail: normalizeText(client.companyEmail),
  contact: normalizeNumber(client.contact),
  address: normalizeText(client.address),
  country: normalizeText(client.country),
  taxId: digitsOf(client.taxId),
  branch: digitsOf(client.branch),
})

/** As clients write it; a number of another country may have 13 digits of its own. */
const isInThailand = (country: string): boolean => /^(?:thailand|th|ประเทศไทย|ไทย|)$/i.test(normalizeText(country))

/** Validation errors by field; empty if the client can be used. A number that `known` already has blocks nothing. */
export function clientErrors(client: Client, known?: Client): FieldErrors {
  const tidy = tidyClient(client)
  const read = decode(newClientSchema, tidy)
  if (!read.ok) return read.fields
  const isMistaken = isInThailand(tidy.country) && isNewlyMistyped(tidy.taxId, digitsOf(known?.taxId ?? ''))
  return isMistaken ? { taxId: ['check-digit'] } : {}
}

export type ReadDraft = {
  invoice: NewInvoice
  /** error codes by path; lines by their position in the form: `items.2.cost` */
  fieldErrors: FieldErrors
  /** positions in the form of the lines that would be stored */
  places: readonly number[]
}

/** Maps `items.0.cost` of the stored invoice to `items.2.cost` of the form. */
export const inForm = (path: string, places: readonly number[]): string =>
  path.replace(/^items\.(\d+)/, (whole, location: string) => {
    const own = places[Number(location)]
    return own === undefined ? whole : `items.${own}`
  })

/** The parsed invoice, for live totals and for saving, with all its validation errors. */
export function readDraft(draft: InvoiceDraft): ReadDraft {
  const rows = draft.items.flatMap((item, position) => (isEmptyItem(item) ? [] : [{ position, ...readItem(item) }]))
  const places = rows.map(({ position }) => position)
  const discount = parseDiscount(draft.discount)
  const [first] = rows
  const invoice: NewInvoice = {
    ...draft,
    client: tidyClient(draft.client),
    // never empty, since the list searches it
    service: normalizeText(draft.service) || (first?.item.name ?? ''),
    branch: digitsOf(draft.branch),
    salesperson: normalizeText(draft.salesperson),
    note: normalizeText(draft.note),
    items: rows.map(({ item }) => item),
    discount: typeof discount === 'string' ? noDiscount : discount,
  }
  const read = decode(newInvoiceSchema, encode(newInvoiceSchema, invoice))
  const said = { ...invoiceErrors(invoice), ...(read.ok ? {} : read.fields) }
  const fieldErrors: FieldErrors = Object.fromEntries(
    Object.entries(said).map(([path, codes]) => [inForm(path, places), codes]),
  )
  if (typeof discount === 'string') fieldErrors.discount = [discount]
  for (const row of rows)
    for (const [name, code] of Object.entries(row.fieldErrors)) fieldErrors[`items.${row.position}.${name}`] = [code]
  return { invoice, fieldErrors, places }
}

/** Whether leaving would lose edits. */
export const isChanged = (base: InvoiceDraft, draft: InvoiceDraft): boolean => {
  const kept = ({ items, ...rest }: InvoiceDraft) =>
    JSON.stringify([rest, items.filter((item) => !isEmptyItem(item)).map(({ key: _, ...item }) => item)])
  return kept(base) !== kept(draft)
}

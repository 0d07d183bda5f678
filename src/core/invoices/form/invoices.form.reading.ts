import { decode, encode } from '../../kernel/codec'
import type { FieldErrors } from '../../kernel/errors'
import { tidyNumber, tidyText } from '../../kernel/tidy'
import type { Client } from '../invoices.invoice'
import { invoiceFaults } from '../invoices.rules'
import { noDiscount } from '../invoices.totals'
import { type NewInvoice, newClientSchema, newInvoiceSchema } from '../invoices.update.contract'
import { type InvoiceDraft, isEmptyItem, parseDiscount, readItem } from './invoices.form.draft'

const digitsOf = (typed: string): string => tidyNumber(typed).replace(/[\s-]/g, '')

/** As it is stored. */
export const tidyClient = (client: Client): Client => ({
  name: tidyText(client.name),
  company: tidyText(client.company),
  companyEmail: tidyText(client.companyEmail),
  contact: tidyNumber(client.contact),
  address: tidyText(client.address),
  country: tidyText(client.country),
  taxId: digitsOf(client.taxId),
  branch: digitsOf(client.branch),
})

/** Codes by field; empty = the client may be stored. */
export function clientFaults(client: Client): FieldErrors {
  const read = decode(newClientSchema, tidyClient(client))
  return read.ok ? {} : read.fields
}

export type ReadDraft = {
  invoice: NewInvoice
  /** codes by path; a line has its place in the form: `items.2.cost` */
  faults: FieldErrors
  /** for each line that would be stored, its place in the form */
  places: readonly number[]
}

/** `items.0.cost` of what is stored -> `items.2.cost` of the form. */
export const inForm = (path: string, places: readonly number[]): string =>
  path.replace(/^items\.(\d+)/, (whole, place: string) => {
    const own = places[Number(place)]
    return own === undefined ? whole : `items.${own}`
  })

/** The invoice that is meant, for live sums and for storing, and all that stands in its way. */
export function readDraft(draft: InvoiceDraft): ReadDraft {
  const rows = draft.items.flatMap((item, place) => (isEmptyItem(item) ? [] : [{ place, ...readItem(item) }]))
  const places = rows.map(({ place }) => place)
  const discount = parseDiscount(draft.discount)
  const [first] = rows
  const invoice: NewInvoice = {
    ...draft,
    client: tidyClient(draft.client),
    // what the list is searched by is never empty
    service: tidyText(draft.service) || (first?.item.name ?? ''),
    branch: digitsOf(draft.branch),
    salesperson: tidyText(draft.salesperson),
    note: tidyText(draft.note),
    items: rows.map(({ item }) => item),
    discount: typeof discount === 'string' ? noDiscount : discount,
  }
  const read = decode(newInvoiceSchema, encode(newInvoiceSchema, invoice))
  const said = { ...invoiceFaults(invoice), ...(read.ok ? {} : read.fields) }
  const faults: FieldErrors = Object.fromEntries(
    Object.entries(said).map(([path, codes]) => [inForm(path, places), codes]),
  )
  if (typeof discount === 'string') faults.discount = [discount]
  for (const row of rows)
    for (const [name, code] of Object.entries(row.faults)) faults[`items.${row.place}.${name}`] = [code]
  return { invoice, faults, places }
}

/** Whether leaving would lose something. */
export const isChanged = (base: InvoiceDraft, draft: InvoiceDraft): boolean => {
  const kept = ({ items, ...rest }: InvoiceDraft) =>
    JSON.stringify([rest, items.filter((item) => !isEmptyItem(item)).map(({ key: _, ...item }) => item)])
  return kept(base) !== kept(draft)
}

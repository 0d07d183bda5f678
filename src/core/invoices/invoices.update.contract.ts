import * as v from 'valibot'
import { quantitySchema } from '../cart/cart.contract'
import { endpoint } from '../kernel/endpoint'
import { idSchema } from '../kernel/record-id'
import { clientSchema, invoiceSchema, itemSchema, paymentSchema } from './invoices.invoice'
import { vatRates } from './invoices.totals'

const text = (most: number) => v.pipe(v.string(), v.maxLength(most, 'too-long'))
const named = (most: number) =>
  v.pipe(
    text(most),
    v.check((said) => said.trim() !== '', 'required'),
  )
const digits = (pattern: RegExp, code: string) => v.optional(v.pipe(v.string(), v.regex(pattern, code)), '')

export const newClientSchema = v.object({
  ...clientSchema.entries,
  name: named(200),
  company: text(200),
  companyEmail: v.pipe(text(200), v.regex(/^([^\s@]+@[^\s@.]+\.[^\s@]+)?$/, 'email')),
  contact: text(100),
  address: text(500),
  country: text(100),
  taxId: digits(/^(\d{13})?$/, 'tax-id'),
  branch: digits(/^(\d{5})?$/, 'branch'),
})

/** Lines that fit above the signatures of a page. */
const noteLines = 14
const linesOf = (said: string): number =>
  said.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 90)), 0)
const noteSchema = v.pipe(
  v.string(),
  v.check((said) => linesOf(said) <= noteLines, 'too-long'),
)

/** The fields of an invoice's author; number, sums, balance and status are the backend's. */
export const newInvoiceSchema = v.object({
  issuedDate: invoiceSchema.entries.issuedDate,
  dueDate: invoiceSchema.entries.dueDate,
  client: newClientSchema,
  service: v.optional(text(200), ''),
  shopId: invoiceSchema.entries.shopId,
  branch: digits(/^(\d{5})?$/, 'branch'),
  items: v.pipe(
    v.array(
      v.object({
        ...itemSchema.entries,
        name: named(200),
        description: v.optional(text(500), ''),
        quantity: quantitySchema,
      }),
    ),
    v.minLength(1, 'no-lines'),
    v.maxLength(100, 'too-many'),
  ),
  discount: invoiceSchema.entries.discount,
  vatRate: v.optional(v.picklist(vatRates), 0),
  vatIncluded: invoiceSchema.entries.vatIncluded,
  payments: v.optional(v.pipe(v.array(paymentSchema), v.maxLength(100, 'too-many')), []),
  salesperson: v.optional(text(200), ''),
  note: v.optional(noteSchema, ''),
  orderNumber: v.optional(text(64), ''),
  /**
   * chosen by the caller: a repeated one is the same invoice. The Idempotency-Key, except for an order's first
   * invoice
   */
  requestId: v.exactOptional(v.pipe(text(64), v.nonEmpty('required'))),
})
export type NewInvoice = v.InferOutput<typeof newInvoiceSchema>

/** Omitted fields stay; with a `version`, only that version is changed. */
const changedSchema = v.object({
  id: idSchema,
  version: v.exactOptional(v.number()),
  ...v.partial(newInvoiceSchema).entries,
  /** it was printed or saved as a file now; the backend records the time */
  isPrinted: v.exactOptional(v.literal(true)),
})
export type ChangedInvoice = v.InferOutput<typeof changedSchema>

export const letterSchema = v.object({
  to: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.email('email')),
  subject: named(200),
  message: text(5_000),
})
export type Letter = v.InferOutput<typeof letterSchema>

export const cancellationSchema = v.object({ reason: v.pipe(named(500), v.trim()) })

const answer = v.object({ invoice: invoiceSchema })

/** Each returns the stored invoice; 404 for an unknown one, 422 with codes by field, `cancelled` for a cancelled one. */
export const invoiceUpdateCalls = {
  /** 422 `used` with the invoice stored under the key */
  add: endpoint({
    name: 'invoices.add',
    shops: 'limited',
    allow: 'create:Invoice',
    method: 'POST',
    path: '/apps/invoice/add',
    repeat: 'keyed',
    status: 201,
    body: v.object({ invoice: newInvoiceSchema }),
    answer,
    conflict: answer,
  }),
  /** 409 with the current one if `version` is stale; without versions, repeating the call stores the same again */
  update: endpoint({
    name: 'invoices.update',
    shops: 'limited',
    allow: 'write:Invoice',
    method: 'POST',
    path: '/apps/invoice/update',
    missing: true,
    repeat: 'checked',
    body: v.object({ invoice: changedSchema }),
    answer,
    conflict: answer,
  }),
  /** whether or not the backend mails it, the invoice counts as sent; `sent.isMailed` says which */
  send: endpoint({
    name: 'invoices.send',
    shops: 'limited',
    allow: 'write:Invoice',
    method: 'POST',
    path: '/apps/invoice/send',
    missing: true,
    repeat: 'keyed',
    body: v.object({ id: idSchema, letter: letterSchema }),
    answer,
    conflict: answer,
  }),
  /** a cancelled one stays as it is, with the first reason */
  cancel: endpoint({
    name: 'invoices.cancel',
    shops: 'limited',
    allow: 'delete:Invoice',
    method: 'POST',
    path: '/apps/invoice/cancel',
    missing: true,
    repeat: 'safe',
    body: v.object({ id: idSchema, ...cancellationSchema.entries }),
    answer,
  }),
}

import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { rows } from '../kernel/lenient'
import { pagingEntries, searchSchema, usualPerPage } from '../kernel/paging'
import { idSchema } from '../kernel/record-id'
import { clientSchema, invoiceSchema } from './invoices.invoice'
import { invoiceStatuses, knownStatus } from './invoices.status'

/** Sort columns; by default, highest number first. */
export const invoiceSorts = ['id', 'client', 'total', 'issuedDate', 'dueDate', 'balance', 'invoiceStatus'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

export const invoiceQuerySchema = v.object({
  /** in client name, email, number and service */
  q: searchSchema,
  /** ignores case */
  status: filterSchema(
    v.pipe(
      v.string(),
      v.transform((text) => knownStatus(text) ?? text),
      v.picklist(invoiceStatuses),
    ),
  ),
  sortBy: v.optional(v.picklist(invoiceSorts)),
  ...pagingEntries(usualPerPage),
})
export type InvoiceQuery = v.InferOutput<typeof invoiceQuerySchema>

/** Where to pay; the same for all invoices of a backend. */
const paymentDetailsSchema = v.object({
  /** the backend's text; the amount due is the invoice's balance */
  totalDue: v.optional(v.string(), ''),
  bankName: v.string(),
  country: v.string(),
  /** or an account number */
  iban: v.string(),
  swiftCode: v.string(),
})
export type PaymentDetails = v.InferOutput<typeof paymentDetailsSchema>

export const invoicesCalls = {
  list: endpoint({
    name: 'invoices.list',
    allow: 'read:Invoice',
    method: 'GET',
    path: '/apps/invoice/invoices',
    repeat: 'safe',
    query: invoiceQuerySchema,
    answer: v.object({
      /** all invoices, regardless of filters */
      allData: v.optional(rows(invoiceSchema), []),
      invoices: rows(invoiceSchema),
      total: v.number(),
    }),
  }),
  one: endpoint({
    name: 'invoices.one',
    allow: 'read:Invoice',
    method: 'GET',
    path: '/api/invoice/invoices/{id}',
    missing: true,
    repeat: 'safe',
    params: v.object({ id: idSchema }),
    answer: v.object({ invoice: invoiceSchema, paymentDetails: v.optional(paymentDetailsSchema) }),
  }),
  /** the clients of the first five invoices */
  clients: endpoint({
    name: 'invoices.clients',
    allow: 'read:Invoice',
    method: 'GET',
    path: '/api/invoice/clients',
    repeat: 'safe',
    answer: rows(clientSchema),
  }),
  remove: endpoint({
    name: 'invoices.remove',
    allow: 'delete:Invoice',
    method: 'DELETE',
    path: '/apps/invoice/delete',
    missing: true,
    repeat: 'safe',
    query: v.object({ id: idSchema }),
  }),
}

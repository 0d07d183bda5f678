import * as v from 'valibot'
import { endpoint } from '../kernel/endpoint'
import { filterSchema } from '../kernel/filter'
import { rows } from '../kernel/lenient'
import { positiveBahtSchema } from '../kernel/money'
import { countSchema, pagingEntries, searchSchema, usualPerPage } from '../kernel/paging'
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

/** Query of the list. */
const listQuerySchema = v.object({
  ...invoiceQuerySchema.entries,
  /** only invoices of this order; older backends ignore it */
  orderNumber: filterSchema(v.string()),
  /** false = a page without `allData`; older backends ignore it */
  allData: v.optional(v.boolean()),
})
export type InvoiceListQuery = v.InferOutput<typeof listQuerySchema>

/** Totals of all invoices, regardless of filters. */
const summarySchema = v.object({
  /** number of invoices per status */
  counts: v.record(v.string(), countSchema),
  /** the amount clients owe, without drafts and cancelled ones */
  outstanding: positiveBahtSchema,
  /** the overdue part of it */
  overdue: positiveBahtSchema,
})
export type InvoicesSummary = v.InferOutput<typeof summarySchema>

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
    shops: 'limited',
    allow: 'read:Invoice',
    method: 'GET',
    path: '/apps/invoice/invoices',
    repeat: 'safe',
    query: listQuerySchema,
    answer: v.object({
      /** all invoices, regardless of filters: replaced by `summary` if the query says `allData=false` */
      allData: v.optional(rows(invoiceSchema)),
      summary: v.optional(summarySchema),
      invoices: rows(invoiceSchema),
      total: countSchema,
    }),
  }),
  one: endpoint({
    name: 'invoices.one',
    shops: 'limited',
    allow: 'read:Invoice',
    method: 'GET',
    path: '/api/invoice/invoices/{id}',
    missing: true,
    repeat: 'safe',
    params: v.object({ id: idSchema }),
    answer: v.object({
      invoice: invoiceSchema,
      paymentDetails: v.optional(paymentDetailsSchema),
      /** false if nobody is to pay it to the shop: the courier collects, or its order was paid or cancelled */
      isPayable: v.optional(v.boolean(), true),
    }),
  }),
  /** the clients of the first five invoices */
  clients: endpoint({
    name: 'invoices.clients',
    shops: 'limited',
    allow: 'read:Invoice',
    method: 'GET',
    path: '/api/invoice/clients',
    repeat: 'safe',
    answer: rows(clientSchema),
  }),
  /** drafts only: 422 `issued` otherwise */
  remove: endpoint({
    name: 'invoices.remove',
    shops: 'limited',
    allow: 'delete:Invoice',
    method: 'DELETE',
    path: '/apps/invoice/delete',
    missing: true,
    repeat: 'safe',
    query: v.object({ id: idSchema }),
  }),
}

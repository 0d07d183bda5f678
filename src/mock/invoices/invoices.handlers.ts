import { invoicesCalls } from '../../core/invoices/invoices.contract'
import { invoiceErrors } from '../../core/invoices/invoices.rules'
import { invoiceTotals } from '../../core/invoices/invoices.totals'
import { invoiceUpdateCalls, type NewInvoice } from '../../core/invoices/invoices.update.contract'
import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import type { AppMock } from '../app-mock'
import { handle, missing, refuse, reply } from '../handle'
import { shopsTable } from '../shops/shops.seed'
import { nextId, type World } from '../world'
import { answered, findInvoices, listed } from './invoices.list'
import { invoicesTable, type StoredInvoice, samplePaymentDetails } from './invoices.seed'

const stored = (world: World, id: number) => world.read(invoicesTable).find((each) => each.id === id)

/** Only a shop with a tax number may charge the tax; an invoice of no shop charges none. */
function errorsOf(invoice: NewInvoice, world: World) {
  const shop = world.read(shopsTable).find(({ id }) => id === invoice.shopId)
  return {
    ...invoiceErrors(invoice),
    ...(invoice.shopId !== 0 && !shop && { shopId: ['unknown'] }),
    ...(invoice.vatRate > 0 && shop?.TaxId === '' && { vatRate: ['no-tax-id'] }),
  }
}

const refused = (fieldErrors: Record<string, readonly string[]>) =>
  refuse(Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`invoice.${path}`, codes])))

/** Puts one row in its place, or at the end. */
function store(world: World, row: StoredInvoice) {
  const rows = world.read(invoicesTable)
  const isKnown = rows.some(({ id }) => id === row.id)
  world.write(invoicesTable, isKnown ? rows.map((each) => (each.id === row.id ? row : each)) : [...rows, row])
  return { invoice: answered(row, world.now()) }
}

type Changes = { readonly [F in keyof NewInvoice]?: NewInvoice[F] | undefined }

const changed = (row: StoredInvoice, changes: Changes): StoredInvoice => {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined)
  const next: StoredInvoice = { ...row, ...Object.fromEntries(named), version: row.version + 1 }
  return { ...next, total: invoiceTotals(next).total }
}

/** The parts of a stored invoice that whoever writes it decides. */
const writtenOf = (row: StoredInvoice): NewInvoice => ({ ...row, vatRate: row.vatRate === 7 ? 7 : 0 })

export const invoicesMock: AppMock = {
  tables: [invoicesTable],
  handlers: [
    handle(invoicesCalls.list, ({ query, world }) => {
      const all = world.read(invoicesTable).map((row) => listed(answered(row, world.now())))
      const found = findInvoices(all, query)
      const invoices = found.slice((query.page - 1) * query.perPage, query.page * query.perPage)
      return { allData: all, invoices, total: found.length }
    }),

    handle(invoicesCalls.one, ({ params, world }) => {
      const row = stored(world, params.id)
      return row ? { invoice: answered(row, world.now()), paymentDetails: samplePaymentDetails } : missing()
    }),

    handle(invoicesCalls.clients, ({ world }) =>
      world
        .read(invoicesTable)
        .slice(0, 5)
        .map(({ client }) => client),
    ),

    handle(invoicesCalls.remove, ({ query, world }) => {
      const rows = world.read(invoicesTable)
      if (!rows.some(({ id }) => id === query.id)) return missing()
      world.write(
        invoicesTable,
        rows.filter(({ id }) => id !== query.id),
      )
      return undefined
    }),

    handle(invoiceUpdateCalls.add, ({ body: { invoice }, world }) => {
      const fieldErrors = errorsOf(invoice, world)
      if (Object.keys(fieldErrors).length > 0) return refused(fieldErrors)
      const rows = world.read(invoicesTable)
      const known = invoice.requestId && rows.find(({ requestId }) => requestId === invoice.requestId)
      if (known) {
        // what was paid meanwhile stays
        const { payments: _, ...written } = invoice
        return store(world, changed(known, written))
      }
      const { total } = invoiceTotals(invoice)
      return store(world, { ...invoice, id: nextId(rows), version: 1, total, avatar: null })
    }),

    handle(invoiceUpdateCalls.update, ({ body: { invoice }, world }) => {
      const { id, version, isPrinted, ...changes } = invoice
      const row = stored(world, id)
      if (!row) return missing()
      if (version !== undefined && version !== row.version)
        return reply(409, encode(invoiceUpdateCalls.update.conflict, { invoice: answered(row, world.now()) }))
      const isWritten = Object.keys(changes).length > 0
      const next = isWritten ? changed(row, changes) : { ...row, version: row.version + 1 }
      const fieldErrors = isWritten ? errorsOf(writtenOf(next), world) : {}
      if (Object.keys(fieldErrors).length > 0) return refused(fieldErrors)
      return store(world, isPrinted ? { ...next, printedAt: isoTime(world.now()) } : next)
    }),

    // nothing leaves this backend: it only keeps the letter
    handle(invoiceUpdateCalls.send, ({ body: { id, letter }, world }) => {
      const row = stored(world, id)
      if (!row) return missing()
      return store(world, { ...row, version: row.version + 1, sent: { at: isoTime(world.now()), ...letter } })
    }),
  ],
}

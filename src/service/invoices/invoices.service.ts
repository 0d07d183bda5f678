import { invoicesCalls } from '../../core/invoices/invoices.contract'
import { invoiceErrors } from '../../core/invoices/invoices.rules'
import { isDraft } from '../../core/invoices/invoices.status'
import { summaryOf } from '../../core/invoices/invoices.summary'
import { invoiceTotals } from '../../core/invoices/invoices.totals'
import { invoiceUpdateCalls, type NewInvoice } from '../../core/invoices/invoices.update.contract'
import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { handle, type Service } from '../handle'
import { nextId } from '../next-id'
import { missing, refuse, reply } from '../reply'
import type { Bearer } from '../rights'
import { shopsTable } from '../shops/shops.table'
import { type Tx, wholeOf } from '../store'
import { changesBetween, note } from '../users/users.activity.write'
import { loggedInvoice } from './invoices.activity'
import { isPayableNow, queueInvoice, withdrawMail } from './invoices.letter'
import { answered, findInvoices, listed } from './invoices.list'
import { invoicesTable, paymentDetailsTable, removedInvoicesTable, type StoredInvoice } from './invoices.table'

const stored = (tx: Tx, id: number) => tx.read(invoicesTable).find((each) => each.id === id)

/** Only a shop with a tax number may charge VAT; an invoice without a shop charges none. */
function errorsOf(invoice: NewInvoice, tx: Tx) {
  const shop = tx.read(shopsTable).find(({ id }) => id === invoice.shopId)
  return {
    ...invoiceErrors(invoice),
    ...((invoice.shopId !== 0 || tx.within) && !shop && { shopId: ['unknown'] }),
    ...(invoice.vatRate > 0 && shop?.TaxId === '' && { vatRate: ['no-tax-id'] }),
  }
}

const refused = (fieldErrors: Record<string, readonly string[]>) =>
  refuse(Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`invoice.${path}`, codes])))

/** Who makes the change, with which call. */
type Author = { user: Bearer | null; call: string }

/** Replaces one row, or appends it. */
function store(tx: Tx, { user, call }: Author, row: StoredInvoice) {
  const rows = tx.read(invoicesTable)
  const before = rows.find(({ id }) => id === row.id)
  tx.write(invoicesTable, before ? rows.map((each) => (each === before ? row : each)) : [...rows, row])
  note(tx, user, {
    kind: 'invoice',
    call,
    record: String(row.id),
    changes: changesBetween(before && loggedInvoice(before), loggedInvoice(row)),
  })
  return { invoice: answered(row, tx.now()) }
}

/** An invoice whose client was erased stays without one; any other has a name. */
const refills = ({ client: stored }: StoredInvoice, { client }: Changes): boolean =>
  stored.name === '' && client !== undefined && client.name !== ''

const erased = () => refused({ 'client.name': ['erased'] })

type Changes = { readonly [F in keyof NewInvoice]?: NewInvoice[F] | undefined }

const changed = (row: StoredInvoice, changes: Changes): StoredInvoice => {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined)
  const next: StoredInvoice = { ...row, ...Object.fromEntries(named), version: row.version + 1 }
  return { ...next, total: invoiceTotals(next).total }
}

/** The author's fields of a stored invoice. */
const writtenOf = (row: StoredInvoice): NewInvoice => ({ ...row, vatRate: row.vatRate === 7 ? 7 : 0 })

export const invoicesService: Service = {
  tables: [invoicesTable, removedInvoicesTable, paymentDetailsTable],
  handlers: [
    handle(invoicesCalls.list, ({ query, tx }) => {
      const all = tx.read(invoicesTable).map((row) => listed(answered(row, tx.now())))
      const found = findInvoices(all, query)
      const invoices = found.slice((query.page - 1) * query.perPage, query.page * query.perPage)
      const whole = query.allData === false ? { summary: summaryOf(all) } : { allData: all }
      return { ...whole, invoices, total: found.length }
    }),

    handle(invoicesCalls.one, ({ params, tx }) => {
      const row = stored(tx, params.id)
      if (!row) return missing()
      const [paymentDetails] = tx.read(paymentDetailsTable)
      return {
        invoice: answered(row, tx.now()),
        ...(paymentDetails && { paymentDetails }),
        isPayable: isPayableNow(tx, row),
      }
    }),

    handle(invoicesCalls.clients, ({ tx }) =>
      tx
        .read(invoicesTable)
        .slice(0, 5)
        .map(({ client }) => client),
    ),

    handle(invoicesCalls.remove, ({ query, user, tx }) => {
      const row = stored(tx, query.id)
      if (!row) return missing()
      if (!isDraft(answered(row, tx.now()))) return refuse({ id: ['issued'] })
      tx.write(
        invoicesTable,
        tx.read(invoicesTable).filter((each) => each !== row),
      )
      const removed = tx.read(removedInvoicesTable)
      tx.write(removedInvoicesTable, [...removed, { id: query.id, at: isoTime(tx.now()) }])
      note(tx, user, { kind: 'invoice', call: invoicesCalls.remove.name, record: String(query.id) })
      return undefined
    }),

    handle(invoiceUpdateCalls.add, ({ body: { invoice }, user, tx }) => {
      const fieldErrors = errorsOf(invoice, tx)
      if (Object.keys(fieldErrors).length > 0) return refused(fieldErrors)
      const rows = tx.read(invoicesTable)
      const known = invoice.requestId && rows.find((each) => each.requestId === invoice.requestId && !each.cancelled)
      if (known && refills(known, invoice)) return erased()
      if (known) {
        // payments made meanwhile stay
        const { payments: _, ...written } = invoice
        return store(tx, { user, call: invoiceUpdateCalls.add.name }, changed(known, written))
      }
      const { total } = invoiceTotals(invoice)
      return store(
        tx,
        { user, call: invoiceUpdateCalls.add.name },
        {
          ...invoice,
          id: nextId([...wholeOf(tx).read(invoicesTable), ...tx.read(removedInvoicesTable)]),
          version: 1,
          total,
          avatar: null,
        },
      )
    }),

    handle(invoiceUpdateCalls.update, ({ body: { invoice }, user, tx }) => {
      const { id, version, isPrinted, ...changes } = invoice
      const row = stored(tx, id)
      if (!row) return missing()
      if (version !== undefined && version !== row.version)
        return reply(409, encode(invoiceUpdateCalls.update.conflict, { invoice: answered(row, tx.now()) }))
      if (refills(row, changes)) return erased()
      const isWritten = Object.keys(changes).length > 0
      if (isWritten && row.cancelled) return refused({ id: ['cancelled'] })
      const next = isWritten ? changed(row, changes) : { ...row, version: row.version + 1 }
      const fieldErrors = isWritten ? errorsOf(writtenOf(next), tx) : {}
      if (Object.keys(fieldErrors).length > 0) return refused(fieldErrors)
      return store(
        tx,
        { user, call: invoiceUpdateCalls.update.name },
        isPrinted ? { ...next, printedAt: isoTime(tx.now()) } : next,
      )
    }),

    handle(invoiceUpdateCalls.send, ({ body: { id, letter }, user, tx, mail: outbox }) => {
      const row = stored(tx, id)
      if (!row) return missing()
      if (row.cancelled) return refuse({ id: ['cancelled'] })
      const sent = { at: isoTime(tx.now()), ...letter, ...(outbox === 'sent' && { isMailed: true }) }
      const next = { ...row, version: row.version + 1, sent }
      if (outbox !== 'none') queueInvoice(tx, next, letter, user)
      return store(tx, { user, call: invoiceUpdateCalls.send.name }, next)
    }),

    handle(invoiceUpdateCalls.cancel, ({ body: { id, reason }, user, tx }) => {
      const row = stored(tx, id)
      if (!row) return missing()
      if (row.cancelled) return { invoice: answered(row, tx.now()) }
      const cancelled = { at: isoTime(tx.now()), by: user?.fullName || (user?.username ?? ''), reason }
      const next = { ...withdrawMail(tx, row), version: row.version + 1, cancelled }
      return store(tx, { user, call: invoiceUpdateCalls.cancel.name }, next)
    }),
  ],
}

import { customerPrivacyCalls, type WhichCustomer } from '../../core/customers/privacy/customers.privacy.contract'
import { invoiceSchema } from '../../core/invoices/invoices.invoice'
import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { orderSchema } from '../../core/orders/orders.contract'
import { keyOfCustomer } from '../../core/orders/orders.search'
import type { Backend } from '../handle'
import { answered } from '../invoices/invoices.list'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { note } from '../users/users.activity.write'
import { eraseFound, type Found, findByKey, isOpen, noteErasure, removeFiles } from './customers.erase'

/** Everything stored about a customer, as the calls of the contract would say it; undefined if there is nothing. */
export function storedAbout(tx: Tx, which: WhichCustomer): Record<string, unknown> | undefined {
  const found = findByKey(tx, keyOfCustomer(which))
  return found && exported(tx, which, found)
}

/** Milliseconds in which the same person exporting again is one entry: an answer may have been lost on the way. */
const once = 15 * 60_000

/** Under a number of theirs, so that the next export has the entry too. */
function noteExport(tx: Tx, user: Bearer | null, { card, orders, invoices, entries }: Found): void {
  const call = customerPrivacyCalls.export.name
  const since = isoTime(tx.now() - once)
  if (entries.some((each) => each.call === call && each.by.id === (user?.id ?? 0) && each.at > since)) return
  if (card) note(tx, user, { kind: 'customer', call, record: String(card.id) })
  else if (orders[0]) note(tx, user, { kind: 'order', call, record: orders[0].OrderNumber })
  else note(tx, user, { kind: 'invoice', call, record: String(invoices[0]?.id ?? entries[0]?.record) })
}

/** The same, with an entry in the activity log, which isn't in it yet. */
export function exportCustomer(tx: Tx, user: Bearer | null, which: WhichCustomer): Record<string, unknown> | undefined {
  const found = findByKey(tx, keyOfCustomer(which))
  if (!found) return undefined
  const stored = exported(tx, which, found)
  noteExport(tx, user, found)
  return stored
}

function exported(tx: Tx, which: WhichCustomer, found: Found): Record<string, unknown> {
  return {
    exportedAt: isoTime(tx.now()),
    customer: which,
    ...(found.card && { card: found.card }),
    orders: found.orders.map((order) => encode(orderSchema, order)),
    invoices: found.invoices.map((row) => encode(invoiceSchema, answered(row, tx.now()))),
    activity: found.entries,
  }
}

export type Erasure =
  | { readonly orders: number; readonly invoices: number }
  /** nothing was erased, because of orders that aren't finished */
  | { readonly openOrders: string[] }

/** Erases a customer's personal data, with the files of their orders. */
export async function eraseCustomer(
  { store, files }: Pick<Backend, 'store' | 'files'>,
  user: Bearer | null,
  which: WhichCustomer,
): Promise<Erasure> {
  const { erasure, fileIds } = await store.transact(user, (tx): { erasure: Erasure; fileIds: readonly string[] } => {
    const found = findByKey(tx, keyOfCustomer(which))
    if (!found) return { erasure: { orders: 0, invoices: 0 }, fileIds: [] }
    const openOrders = found.orders.filter(isOpen).map(({ OrderNumber }) => OrderNumber)
    if (openOrders.length > 0) return { erasure: { openOrders }, fileIds: [] }
    const fileIds = eraseFound(tx, found)
    noteErasure(tx, user, found.orders.length)
    return { erasure: { orders: found.orders.length, invoices: found.invoices.length }, fileIds }
  })
  await removeFiles(files, fileIds)
  return erasure
}

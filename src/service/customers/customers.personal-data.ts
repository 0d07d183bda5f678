import type { WhichCustomer } from '../../core/customers/privacy/customers.privacy.contract'
import { invoiceSchema } from '../../core/invoices/invoices.invoice'
import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { orderSchema } from '../../core/orders/orders.contract'
import { keyOfCustomer } from '../../core/orders/orders.search'
import type { Backend } from '../handle'
import { answered } from '../invoices/invoices.list'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { eraseFound, findByKey, isOpen, noteErasure, removeFiles } from './customers.erase'

/** Everything stored about a customer, as the calls of the contract would say it; undefined if there is nothing. */
export function exportCustomer(tx: Tx, which: WhichCustomer): Record<string, unknown> | undefined {
  const found = findByKey(tx, keyOfCustomer(which))
  if (!found) return undefined
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

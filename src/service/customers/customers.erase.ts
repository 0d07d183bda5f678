import { isOutstanding } from '../../core/cod/cod.summary'
import { customerMergeCalls } from '../../core/customers/merge/customers.merge.contract'
import { customerPrivacyCalls } from '../../core/customers/privacy/customers.privacy.contract'
import { isoTime } from '../../core/kernel/clock'
import type { Order } from '../../core/orders/orders.contract'
import { momentOf } from '../../core/orders/orders.day'
import { keyOfCustomer } from '../../core/orders/orders.search'
import type { ActivityEntry } from '../../core/users/activity/users.activity.contract'
import { withdrawMailsTo } from '../email/email.outbox'
import type { FileStore } from '../file-store'
import { firstAnswers } from '../first-answer'
import { withdrawMail } from '../invoices/invoices.letter'
import { invoicesTable, type StoredInvoice } from '../invoices/invoices.table'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { note } from '../users/users.activity.write'
import { type CustomerCard, idsOf, textsOf } from './customers.card'
import { cardOf, removeCards } from './customers.cards'
import { erasedEntry, erasedInvoice, erasedOrder } from './customers.erased'
import { entriesOfRemovedDrafts } from './customers.removed-drafts'

/** Everything stored about one customer. */
export type Found = {
  readonly orders: readonly Order[]
  readonly invoices: readonly StoredInvoice[]
  readonly entries: readonly ActivityEntry[]
  /** entries about others that name this customer as well */
  readonly shared: readonly ActivityEntry[]
  readonly card: CustomerCard | undefined
}

/** Everything about the customer with this key, under all of their keys; undefined if there is nothing. */
export function findByKey(tx: Tx, key: string): Found | undefined {
  if (key === '') return undefined
  const card = cardOf(tx, key)
  const keys = card?.keys ?? [key]
  const orders = keys.flatMap((each) => tx.orders.ofCustomer(each))
  const numbers = new Set(orders.map(({ OrderNumber }) => OrderNumber))
  const invoices = tx
    .read(invoicesTable)
    .filter(
      ({ orderNumber, client: { name, contact: phoneNumber } }) =>
        numbers.has(orderNumber) || keys.includes(keyOfCustomer({ name, phoneNumber })),
    )
  const drafts = entriesOfRemovedDrafts(tx, { keys, numbers })
  if (orders.length + invoices.length + drafts.length === 0 && !card) return undefined
  const entries = [
    ...tx.activity.about(['order', 'settlement'], [...numbers]),
    ...tx.activity.about(
      ['invoice'],
      invoices.map(({ id }) => String(id)),
    ),
    ...drafts,
    ...(card ? tx.activity.about(['customer'], idsOf(card).map(String)) : []),
  ]
  const shared = tx.activity
    .about(['customer'], (card?.apart ?? []).map(String))
    .filter(({ call }) => call === customerMergeCalls.merge.name || call === customerMergeCalls.separate.name)
  return { orders, invoices, entries, shared, card }
}

const finished = ['delivered', 'cancelled', 'returned']
export const isOpen = (order: Order): boolean => !finished.includes(order.OrderStatus) || isOutstanding(order)

/** Names and numbers before they were corrected. */
const formerTexts = ({ entries, orders }: Found): string[] =>
  [...entries.flatMap(({ changes }) => changes), ...orders.flatMap(({ history }) => history)]
    .filter(({ field }) => field === 'name' || field === 'phoneNumber')
    .flatMap(({ from, to }) => [from, to])

/** Responses stored under a key that may contain the customer. The key stays used. */
function eraseAnswers(tx: Tx, found: Found): void {
  const { orders, invoices, entries, card } = found
  const logged = entries.filter(({ kind }) => kind === 'invoice').map(({ record }) => Number(record))
  const ids = new Set<unknown>([...invoices.map(({ id }) => id), ...logged])
  const isOfInvoice = (body: unknown) => ids.has((body as { invoice?: { id?: unknown } } | undefined)?.invoice?.id)
  const texts = [
    ...formerTexts(found),
    ...orders.flatMap(({ OrderNumber, name, phoneNumber }) => [OrderNumber, name, phoneNumber]),
    ...invoices.flatMap(({ client }) => [client.name, client.contact, client.companyEmail]),
    ...(card ? textsOf(card) : []),
  ].filter((text) => text.trim() !== '')
  const quoted = texts.map((text) => JSON.stringify(text))
  // a file that was imported may have them under another name, and beside another number
  const numbers = [...orders.map(keyOfCustomer), ...(card?.keys ?? [])].filter((key) => /^\d+$/.test(key))
  const answers = tx.keyed(firstAnswers)
  for (const row of answers.all()) {
    const text = `${row.asked}${JSON.stringify(row.body)}`
    if (!isOfInvoice(row.body) && ![...quoted, ...numbers].some((each) => text.includes(each))) continue
    const { body: _, ...rest } = row
    answers.put({ ...rest, asked: '' })
  }
}

const addressesOf = ({ client, sent }: StoredInvoice): string[] =>
  [client.companyEmail, sent?.to ?? ''].map((email) => email.trim().toLowerCase()).filter((email) => email !== '')

/** Addresses that nobody else's invoice has. */
function ownAddresses(tx: Tx, { invoices }: Found): ReadonlySet<string> {
  const theirs = new Set(invoices)
  const others = tx.read(invoicesTable).filter((row) => !theirs.has(row))
  const shared = new Set(others.flatMap(addressesOf))
  return new Set(invoices.flatMap(addressesOf).filter((email) => !shared.has(email)))
}

/** Returns the ids of the orders' files, to remove once this is committed. */
export function eraseFound(tx: Tx, found: Found): string[] {
  tx.orders.erase(found.orders.map(erasedOrder))
  const invoices = new Set(found.invoices)
  if (invoices.size > 0) {
    const rows = tx.read(invoicesTable)
    const erased = rows.map((row) => (invoices.has(row) ? erasedInvoice(withdrawMail(tx, row)) : row))
    withdrawMailsTo(tx, ownAddresses(tx, found))
    tx.write(invoicesTable, erased)
  }
  if (found.card) removeCards(tx, [found.card])
  tx.activity.erase([...found.entries, ...found.shared].map(erasedEntry))
  eraseAnswers(tx, found)
  return found.orders.flatMap(({ files = [] }) => files.map(({ id }) => id))
}

/** If the process ends before, no order names these files any more: `doctor --repair` removes them. */
export async function removeFiles(files: FileStore | undefined, ids: readonly string[]): Promise<void> {
  for (const id of ids) await files?.remove(id)
}

/** Says when and by whom, not whose. */
export const noteErasure = (tx: Tx, user: Bearer | null, orders: number): void =>
  note(tx, user, {
    kind: 'order',
    call: customerPrivacyCalls.erase.name,
    record: '',
    changes: [{ field: 'orders', from: '', to: String(orders) }],
  })

/** Whether all orders are finished and older than this moment, and so is everything else. */
export const isErasable = ({ orders, invoices, card }: Found, moment: string): boolean =>
  !orders.some(isOpen) &&
  orders.every((order) => momentOf(order) < moment) &&
  invoices.every(({ issuedDate }) => issuedDate < moment.slice(0, 10)) &&
  (orders.length > 0 || card === undefined || isoTime(card.changedAt) < moment)

import { isOutstanding } from '../../core/cod/cod.summary'
import { customerPrivacyCalls, type WhichCustomer } from '../../core/customers/privacy/customers.privacy.contract'
import { invoiceSchema } from '../../core/invoices/invoices.invoice'
import { isoTime } from '../../core/kernel/clock'
import { encode } from '../../core/kernel/codec'
import { type Order, orderSchema } from '../../core/orders/orders.contract'
import { customerKey, phoneLines } from '../../core/orders/orders.search'
import type { ActivityEntry } from '../../core/users/activity/users.activity.contract'
import { firstAnswers } from '../first-answer'
import { type Handler, handle } from '../handle'
import { answered } from '../invoices/invoices.list'
import { invoicesTable, type StoredInvoice } from '../invoices/invoices.table'
import { missing, reply } from '../reply'
import type { Tx } from '../store'
import { note } from '../users/users.activity.write'
import { erasedEntry, erasedInvoice, erasedOrder } from './customers.erased'

type Found = {
  readonly orders: readonly Order[]
  readonly invoices: readonly StoredInvoice[]
  readonly entries: readonly ActivityEntry[]
}

const keyOf = (name: string, phones: string): string => customerKey(name, phoneLines(phones))

/** Everything about one customer; undefined if there is nothing. */
function find(tx: Tx, { name, phoneNumber }: WhichCustomer): Found | undefined {
  const key = keyOf(name, phoneNumber)
  if (key === '') return undefined
  const orders = tx.orders.ofCustomer(key)
  const numbers = new Set(orders.map(({ OrderNumber }) => OrderNumber))
  const invoices = tx
    .read(invoicesTable)
    .filter(({ orderNumber, client }) => numbers.has(orderNumber) || keyOf(client.name, client.contact) === key)
  if (orders.length + invoices.length === 0) return undefined
  const entries = [
    ...tx.activity.about(['order', 'settlement'], [...numbers]),
    ...tx.activity.about(
      ['invoice'],
      invoices.map(({ id }) => String(id)),
    ),
  ]
  return { orders, invoices, entries }
}

const finished = ['delivered', 'cancelled', 'returned']
const isOpen = (order: Order): boolean => !finished.includes(order.OrderStatus) || isOutstanding(order)

/** Responses stored under a key that may contain the customer. The key stays used. */
function eraseAnswers(tx: Tx, { orders, invoices }: Found): void {
  const texts = [
    ...orders.flatMap(({ OrderNumber, name, phoneNumber }) => [OrderNumber, name, phoneNumber]),
    ...invoices.flatMap(({ client }) => [client.name, client.contact, client.companyEmail]),
  ].filter((text) => text.trim() !== '')
  const quoted = texts.map((text) => JSON.stringify(text))
  const stored = tx.read(firstAnswers)
  const next = stored.map((row) => {
    const text = `${row.asked}${JSON.stringify(row.body)}`
    if (!quoted.some((each) => text.includes(each))) return row
    const { body: _, ...rest } = row
    return { ...rest, asked: '' }
  })
  if (next.some((row, nth) => row !== stored[nth])) tx.write(firstAnswers, next)
}

function erase(tx: Tx, found: Found): void {
  tx.orders.erase(found.orders.map(erasedOrder))
  const invoices = new Set(found.invoices)
  if (invoices.size > 0)
    tx.write(
      invoicesTable,
      tx.read(invoicesTable).map((row) => (invoices.has(row) ? erasedInvoice(row) : row)),
    )
  tx.activity.erase(found.entries.map(erasedEntry))
  eraseAnswers(tx, found)
}

export const customerPrivacyHandlers: readonly Handler[] = [
  handle(customerPrivacyCalls.export, ({ body, tx }) => {
    const found = find(tx, body)
    if (!found) return missing()
    const numbers = found.orders.map(({ OrderNumber }) => OrderNumber)
    return {
      export: {
        exportedAt: isoTime(tx.now()),
        customer: body,
        orders: found.orders.map((order) => encode(orderSchema, order)),
        requests: tx.orders.requestsFor(numbers).map((text): unknown => JSON.parse(text || 'null')),
        invoices: found.invoices.map((row) => encode(invoiceSchema, answered(row, tx.now()))),
        activity: found.entries,
      },
    }
  }),

  handle(customerPrivacyCalls.erase, ({ body, user, tx }) => {
    const found = find(tx, body)
    if (!found) return { orders: 0, invoices: 0 }
    const openOrders = found.orders.filter(isOpen).map(({ OrderNumber }) => OrderNumber)
    if (openOrders.length > 0) return reply(409, { openOrders })
    erase(tx, found)
    const counts = { orders: found.orders.length, invoices: found.invoices.length }
    // says when and by whom, not whose
    note(tx, user, {
      kind: 'order',
      call: customerPrivacyCalls.erase.name,
      record: '',
      changes: [{ field: 'orders', from: '', to: String(counts.orders) }],
    })
    return counts
  }),
]

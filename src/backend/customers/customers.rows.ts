import { sql } from 'kysely'
import { lookUp } from '../../core/kernel/look-up'
import type { Order } from '../../core/orders/orders.contract'
import { isRefusedCOD } from '../../core/orders/orders.kinds'
import { keyOfCustomer } from '../../core/orders/orders.search'
import { customerWords } from '../orders/orders.row'
import { orderOf } from '../orders/orders.text'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { inParts } from '../sql/in-parts'
import { markCards } from './customers.marks'
import { sortKeysOf } from './customers.sort-keys'

type Recipient = Pick<Order, 'name' | 'phoneNumber'>

/** What a row of `customers` says of its orders. */
type Columns = Readonly<ReturnType<typeof countsOf> & ReturnType<typeof latestOf>>

/** A row of `customers` while its orders are stored. */
type Customer = {
  readonly id: number
  readonly key: string
  readonly card: number | null
  /** before the change; undefined for a new customer */
  readonly stored: Columns | undefined
  orders: number
  refused: number
  /** the latest order; no other one is later, also if that one has left */
  latest: { readonly id: number; readonly at: number } | undefined
  hasLeft: boolean
  /** the latest order before and after the change, if it is among the changed ones */
  before: Order | undefined
  after: Order | undefined
}

/** An order to store; `before` is its stored state. */
export type Saved = {
  readonly id: number
  readonly order: Order
  readonly before: { readonly customer: number; readonly order: Order } | undefined
}

export type Customers = {
  /** the id of an order's customer */
  idOf(order: Order): number
  /** Updates those that existed; call it once the orders are stored. */
  update(): void
}

function leave(customer: Customer | undefined, id: number, order: Order): void {
  if (!customer) return
  customer.orders--
  customer.refused -= Number(isRefusedCOD(order))
  if (customer.latest?.id !== id) return
  customer.hasLeft = true
  customer.before = order
}

function join(customer: Customer, id: number, order: Order): void {
  customer.orders++
  customer.refused += Number(isRefusedCOD(order))
  const at = Date.parse(order.createdAt)
  const { latest } = customer
  if (latest && (latest.at > at || (latest.at === at && latest.id > id))) return
  customer.latest = { id, at }
  customer.hasLeft = false
  customer.after = order
}

const knownCustomers = ({ dialect }: Connection, keys: readonly string[], ids: readonly number[]) =>
  build
    .selectFrom('customers')
    .selectAll()
    .where((where) => where.or([where('key', 'in', dialect.texts(keys)), where('id', 'in', dialect.numbers(ids))]))
const highestId = build.selectFrom('customers').select(sql<number | null>`max(id)`.as('id'))

const cardsOfKeys = ({ dialect }: Connection, keys: readonly string[]) =>
  build.selectFrom('card_keys').selectAll().where('key', 'in', dialect.texts(keys))

const keysOfAll = (orders: readonly Recipient[]): string[] => [...new Set(orders.map(keyOfCustomer))]

/** What `customersOf` reads for new orders. */
export function likelyReads(connection: Connection, orders: readonly Recipient[]) {
  const keys = keysOfAll(orders)
  return [knownCustomers(connection, keys, []), highestId, cardsOfKeys(connection, keys)]
}

function load(connection: Connection, saved: readonly Saved[]): ReadonlyMap<string, Customer> {
  const keys = keysOfAll(saved.map(({ order }) => order))
  const owners = [...new Set(saved.flatMap(({ before }) => before?.customer ?? []))]
  const rows = connection.all(knownCustomers(connection, keys, owners))
  const unchanged = { hasLeft: false, before: undefined, after: undefined }
  const known = new Map(
    rows.map(({ id, key, card, shown: _, ...stored }): [string, Customer] => {
      const latest = { id: stored.latest, at: stored.latest_at }
      return [key, { id, key, card, stored, ...countsOf(stored), latest, ...unchanged }]
    }),
  )
  const unknown = keys.filter((key) => !known.has(key))
  if (unknown.length === 0) return known
  const highest = connection.first(highestId)?.id ?? 0
  const cards = new Map(connection.all(cardsOfKeys(connection, keys)).map(({ key, card }) => [key, card]))
  for (const [nth, key] of unknown.entries()) {
    const none = { stored: undefined, orders: 0, refused: 0, latest: undefined }
    known.set(key, { id: highest + nth + 1, key, card: cards.get(key) ?? null, ...none, ...unchanged })
  }
  return known
}

const countsOf = ({ orders, refused }: { orders: number; refused: number }) => ({ orders, refused })

/** The columns that come from the latest order. */
export const latestOf = (id: number, order: Order) => ({
  latest: id,
  latest_at: Date.parse(order.createdAt),
  ...sortKeysOf(order),
})

/** An erased customer isn't shown. */
export const customerRow = (key: string, card: number | null) => ({ key, card, shown: Number(key !== '') })

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other)

const insertWords = (connection: Connection, added: readonly { id: number; after: Order }[]): void =>
  inParts(added, (part) =>
    connection.run(
      build.insertInto('customer_words').values(part.map(({ id, after }) => ({ rowid: id, ...customerWords(after) }))),
    ),
  )

const deleteWords = (connection: Connection, id: number): void =>
  connection.run(build.deleteFrom('customer_words').where('rowid', '=', id))

function updateCustomer(connection: Connection, customer: Customer): void {
  const { id, stored = {}, latest, before, after } = customer
  if (customer.orders === 0) {
    deleteWords(connection, id)
    connection.run(build.deleteFrom('customers').where('id', '=', id))
    return
  }
  const row = { ...countsOf(customer), ...(after && latest && latestOf(latest.id, after)) }
  // each column that is set costs its indices
  const changed = Object.fromEntries(Object.entries(row).filter(([name, value]) => lookUp(stored, name) !== value))
  if (Object.keys(changed).length === 0) return
  connection.run(build.updateTable('customers').set(changed).where('id', '=', id))
  if (!after || (before && same(customerWords(before), customerWords(after)))) return
  deleteWords(connection, id)
  insertWords(connection, [{ id, after }])
}

/** Whether the customer came or went, or has another latest order. */
const isMoved = ({ stored, orders, after, hasLeft }: Customer): boolean =>
  stored === undefined || orders === 0 || hasLeft || after !== undefined

/** Reads the latest orders of customers whose latest order has left. */
function readLatest(connection: Connection, customers: readonly Customer[]): void {
  if (customers.length === 0) return
  const byId = new Map(customers.map((each) => [each.id, each]))
  const rows = connection.all(
    build
      .selectFrom('customers')
      .innerJoin('orders as order', (on) =>
        on.on('order.id', '=', (of) =>
          of
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.customer', '=', 'customers.id')
            .orderBy('orders.created_at', 'desc')
            .orderBy('orders.id', 'desc')
            .limit(1),
        ),
      )
      .select(['customers.id as customer', 'order.id', 'order.json'])
      .where('customers.id', 'in', connection.dialect.numbers([...byId.keys()])),
  )
  for (const { customer, id, json } of rows) {
    const known = byId.get(customer)
    const order = orderOf(json)
    if (known) Object.assign(known, { after: order, latest: { id, at: Date.parse(order.createdAt) } })
  }
}

/** Loads the customers of orders that are about to be stored, and inserts the new ones. */
export function customersOf(connection: Connection, saved: readonly Saved[]): Customers {
  const known = load(connection, saved)
  const all = [...known.values()]
  const byId = new Map(all.map((each) => [each.id, each]))
  const customerOf = (order: Order): Customer => known.get(keyOfCustomer(order)) as Customer
  for (const { id, order, before } of saved) {
    if (before) leave(byId.get(before.customer), id, before.order)
    join(customerOf(order), id, order)
  }
  const added = all.flatMap(({ id, key, card, stored, latest, after, ...counts }) =>
    stored || !latest || !after
      ? []
      : [{ id, after, row: { ...customerRow(key, card), id, ...countsOf(counts), ...latestOf(latest.id, after) } }],
  )
  inParts(added, (part) => connection.run(build.insertInto('customers').values(part.map(({ row }) => row))))
  insertWords(connection, added)
  return {
    idOf: (order) => customerOf(order).id,
    update() {
      const existing = all.filter(({ stored }) => stored)
      readLatest(
        connection,
        existing.filter(({ hasLeft, orders }) => hasLeft && orders > 0),
      )
      for (const each of existing) updateCustomer(connection, each)
      // of a card's keys, another one may have the latest order now
      markCards(connection, [...new Set(all.flatMap((each) => (isMoved(each) && each.card) || []))])
    },
  }
}

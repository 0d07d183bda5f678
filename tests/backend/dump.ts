import { sql } from 'kysely'
import { cardIn } from '../../src/backend/customers/customers.cards.row'
import { sqlCards } from '../../src/backend/customers/customers.cards.rows'
import { sqlOrders } from '../../src/backend/orders/orders.rows'
import { build } from '../../src/backend/sql/database'
import { sqlKeyedRows } from '../../src/backend/sql/keyed-rows'
import type { Order } from '../../src/core/orders/orders.contract'
import type { Rows } from '../../src/mock/db'
import { sample } from '../../src/sample/index'
import type { CustomerCard } from '../../src/service/customers/customers.card'
import { cardsTable } from '../../src/service/customers/customers.cards.table'
import { firstAnswers } from '../../src/service/first-answer'
import type { KeyedTable } from '../../src/service/keyed-table'
import { orderKeysTable, ordersTable } from '../../src/service/orders/orders.table'
import { services } from '../../src/service/services'
import type { Table } from '../../src/service/table'
import type { Bench } from './bench'

/** A snapshot of all rows; the same object until something is written. */
export type Dump = { readonly changes: number | undefined; readonly rows: Rows | undefined }

const tables = new Map(
  [firstAnswers, cardsTable, ...[...services, ...sample.services].flatMap((service) => service.tables)].map((table) => [
    table.name,
    table,
  ]),
)

export function dump(connection: Bench, last: Dump | undefined): Dump {
  const changes = connection.changes()
  if (last && changes !== undefined && changes === last.changes) return last
  const begun = connection.all(build.selectFrom('begun').selectAll())
  const small = connection.all(
    build.selectFrom('small_rows').selectAll().orderBy('tbl').orderBy('owner').orderBy('place'),
  )
  const keyed = connection.all(build.selectFrom('keyed_rows').selectAll().orderBy('tbl').orderBy('place'))
  if (begun.length + small.length + keyed.length === 0) return { changes, rows: undefined }
  const rows: Record<string, unknown[]> = Object.fromEntries([...tables.keys()].map((name) => [name, []]))
  for (const { tbl, owner } of [...begun, ...small]) rows[owner === 0 ? tbl : `${tbl}/${owner}`] = []
  for (const { tbl, owner, json } of small) rows[owner === 0 ? tbl : `${tbl}/${owner}`]?.push(JSON.parse(json))
  for (const { tbl, json } of keyed) rows[tbl]?.push(JSON.parse(json))
  const numbers = connection.all(build.selectFrom('orders').select('number').orderBy('id')).map(({ number }) => number)
  const orders = sqlOrders(connection, () => 0).byNumber(numbers)
  rows[ordersTable.name] = numbers.map((number) => orders.get(number))
  rows[cardsTable.name] = connection
    .all(build.selectFrom('cards').select('json').orderBy('id'))
    .map(({ json }) => cardIn(json))
  rows[orderKeysTable.name] = connection
    .all(
      build
        .selectFrom('order_keys')
        .innerJoin('orders', 'orders.id', 'order_keys.order_id')
        .select(['key', 'hash as body', 'number as OrderNumber'])
        .orderBy('orders.id'),
    )
    .map((key) => ({ ...key }))
  return { changes, rows: sameTables(rows, last?.rows) }
}

/** Reuses the previous objects of unchanged tables, or of all. */
function sameTables(rows: Rows, before: Rows | undefined): Rows {
  const reused = Object.entries(rows).map(([name, now]): [string, readonly unknown[]] => {
    const old = before?.[name]
    return [name, old && JSON.stringify(old) === JSON.stringify(now) ? old : now]
  })
  const isUnchanged = before && reused.every(([name, now]) => before[name] === now)
  return isUnchanged && Object.keys(before).length === reused.length ? before : Object.fromEntries(reused)
}

/** Each refers to those after it. */
export const orderTables = [
  'order_keys',
  'order_histories',
  'order_days',
  'order_provinces',
  'order_kinds',
  'order_products',
  'order_letters',
  'order_words',
  'customer_words',
  'orders',
  'customers',
  'card_words',
  'card_keys',
  'cards',
] as const

export const forgetOrders = (connection: Bench): void => {
  for (const name of orderTables) connection.execute(`delete from ${name}`)
}

/** Replaces the given tables, and all orders. */
export function fill(connection: Bench, rows: Rows): void {
  connection.execute('begin')
  forgetOrders(connection)
  connection.run(build.deleteFrom('small_rows'))
  connection.run(build.deleteFrom('begun'))
  connection.run(build.deleteFrom('keyed_rows'))
  for (const [place, given] of Object.entries(rows)) {
    const [tbl = '', owner = '0'] = place.split('/')
    const table = tables.get(tbl)
    if (table?.name === cardsTable.name) {
      sqlCards(connection).put(given as readonly CustomerCard[])
      continue
    }
    if (table && isKeyed(table)) {
      const keyed = sqlKeyedRows(connection, table)
      for (const row of given) keyed.put(row)
      continue
    }
    connection.run(build.insertInto('begun').values({ tbl, owner: Number(owner) }))
    if (!table) continue
    for (const [nth, row] of given.entries())
      connection.run(build.insertInto('small_rows').values(smallRow(table, Number(owner), row, nth)))
  }
  const orders = sqlOrders(connection, () => 0)
  orders.save((rows[ordersTable.name] ?? []) as readonly Order[])
  for (const { key, body, OrderNumber } of (rows[orderKeysTable.name] ?? []) as {
    key: string
    body: string
    OrderNumber: string
  }[])
    connection.run(
      build
        .insertInto('order_keys')
        .columns(['key', 'hash', 'order_id'])
        .expression(
          build
            .selectFrom('orders')
            .select([sql.val(key).as('key'), sql.val(body).as('hash'), 'id'])
            .where('number', '=', OrderNumber),
        ),
    )
  connection.execute('commit')
}

const isKeyed = (table: Table<unknown>): table is KeyedTable<unknown> => 'placeOf' in table

const smallRow = (table: Table<unknown>, owner: number, row: unknown, place: number) => ({
  tbl: table.name,
  owner,
  key: String(table.key(row, place)),
  place,
  json: JSON.stringify(row),
})

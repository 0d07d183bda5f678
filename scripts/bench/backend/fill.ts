import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { cardRow, cardWords } from '../../../src/backend/customers/customers.cards.row'
import { customerRow, latestOf } from '../../../src/backend/customers/customers.rows'
import { fillLetters } from '../../../src/backend/orders/orders.facets'
import { historyText } from '../../../src/backend/orders/orders.history-text'
import { requestHash } from '../../../src/backend/orders/orders.request-hash'
import { customerWords, orderWords, rowOf } from '../../../src/backend/orders/orders.row'
import type { Order } from '../../../src/core/orders/orders.contract'
import { dayOf } from '../../../src/core/orders/orders.day'
import { isRefusedCOD } from '../../../src/core/orders/orders.kinds'
import { customerKey, phoneLines } from '../../../src/core/orders/orders.search'
import { blankTexts, type CustomerCard } from '../../../src/service/customers/customers.card'
import { firstId, manyOrders } from './many-orders'

type Row = Record<string, unknown>
/** Takes rows of a table; each has the same columns. */
type Into = { add(table: string, row: Row): Promise<void> | void; end(): Promise<void> | void }

const together = 2000

const kind = 'shop_id, status, payment_status, payment_method, delivery, printed'
const countAgain = `delete from order_kinds; insert into order_kinds select ${kind}, count(*) from orders group by ${kind};
delete from order_letters; ${fillLetters}`

/** The sample shop's orders have products of the same ids. */
const atConflict: Readonly<Record<string, string>> = {
  order_products: ' on conflict (product_id, status) do update set pieces = order_products.pieces + excluded.pieces',
}

/** A note of staff: every customer has one. */
const cardOf = (id: number, key: string): CustomerCard => ({
  ...blankTexts,
  id,
  keys: [key],
  note: 'โทรก่อนส่ง',
  merged: [],
  changedAt: 0,
  version: 1,
})

/** Fills the tables of orders without an index to keep up, which the caller rebuilds. */
async function fill(count: number, now: number, into: Into): Promise<void> {
  const orderAt = manyOrders(count, now)
  const people = new Map<number, { orders: number; refused: number; latest: number }>()
  const days = new Map<string, Row & { orders: number; total: number }>()
  const provinces = new Map<string, Row & { orders: number; total: number }>()
  const addTo = (sums: typeof days, row: Row, total: number) => {
    const key = JSON.stringify(row)
    const sum = sums.get(key) ?? { ...row, orders: 0, total: 0 }
    sums.set(key, Object.assign(sum, { orders: sum.orders + 1, total: sum.total + total }))
  }
  const products = new Map<string, Row & { pieces: number }>()
  const addPieces = ({ OrderStatus: status, ProductOrders }: Order) => {
    if (status === 'cancelled') return
    for (const { productId: product_id, Quantity } of ProductOrders) {
      if (product_id === null) continue
      const key = JSON.stringify([product_id, status])
      products.set(key, { product_id, status, pieces: (products.get(key)?.pieces ?? 0) + Quantity })
    }
  }
  for (let nth = 0; nth < count; nth++) {
    const { id, person, order } = orderAt(nth)
    const known = people.get(person) ?? { orders: 0, refused: 0, latest: nth }
    people.set(person, {
      orders: known.orders + 1,
      refused: known.refused + Number(isRefusedCOD(order)),
      latest: nth,
    })
    const sum = { day: dayOf(order), shop_id: order.shopId }
    addTo(days, { ...sum, status: order.OrderStatus }, order.total)
    if (order.OrderStatus !== 'cancelled') addTo(provinces, { ...sum, province: order.province }, order.total)
    addPieces(order)
    await into.add('orders', { id, ...rowOf(order, firstId + person) })
    await into.add('order_histories', { order_id: id, changes: historyText(order.history) })
    await into.add('order_keys', { key: `key-${id}`, order_id: id, hash: requestHash(`${id}`) })
    await into.add('order_words', { rowid: id, ...orderWords(order) })
  }
  for (const [person, { orders, refused, latest }] of people) {
    const { id, order } = orderAt(latest)
    const key = customerKey(order.name, phoneLines(order.phoneNumber))
    const own = firstId + person
    await into.add('customers', { ...customerRow(key, own), id: own, orders, refused, ...latestOf(id, order) })
    await into.add('customer_words', { rowid: own, ...customerWords(order) })
    const card = cardOf(own, key)
    await into.add('cards', { ...cardRow(card), has_orders: 1 })
    await into.add('card_keys', { key, card: own })
    await into.add('card_words', { rowid: own, ...cardWords(card) })
  }
  for (const [table, sums] of [
    ['order_days', days],
    ['order_provinces', provinces],
  ] as const)
    for (const row of sums.values()) await into.add(table, row)
  for (const row of products.values()) await into.add('order_products', row)
  await into.end()
}

export async function fillSqlite(folder: string, count: number, now: number): Promise<void> {
  const database = new DatabaseSync(join(folder, 'langraan.db'), { enableForeignKeyConstraints: false })
  database.exec('pragma synchronous = off; pragma cache_size = -400000; pragma temp_store = memory')
  const indices = database
    .prepare("select name, sql from sqlite_master where type = 'index' and sql is not null")
    .all() as { name: string; sql: string }[]
  database.exec(['begin', ...indices.map(({ name }) => `drop index ${name}`)].join(';'))
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  await fill(count, now, {
    add(table, row) {
      const columns = Object.keys(row)
      const known = statements.get(table)
      const insert =
        known ??
        database.prepare(
          `insert into ${table} (${columns}) values (${columns.map(() => '?')})${atConflict[table] ?? ''}`,
        )
      if (!known) statements.set(table, insert)
      insert.run(...(Object.values(row) as (string | number)[]))
    },
    end: () => database.exec([...indices.map(({ sql }) => sql), countAgain, 'commit'].join(';')),
  })
  database.exec('pragma wal_checkpoint(truncate)')
  database.close()
}

export async function fillPostgres(address: string, count: number, now: number): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  // its own cluster: no checks of references, no waits for the disk
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '512MB'")
  const { rows: indices } = await client.query(
    `select indexname as name, indexdef as sql from pg_indexes
     where schemaname = 'public' and indexname not in (select conname from pg_constraint)
     and tablename ~ '^(order|customer|card)'`,
  )
  for (const { name } of indices) await client.query(`drop index ${name}`)
  const waiting = new Map<string, Row[]>()
  const flush = async (table: string) => {
    // its text has no character 0
    const rows = JSON.stringify(waiting.get(table) ?? []).replaceAll('\\u0000', '\\u0001')
    waiting.set(table, [])
    await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1)${atConflict[table] ?? ''}`,
      [rows],
    )
  }
  await fill(count, now, {
    add(table, row) {
      const rows = waiting.get(table) ?? []
      waiting.set(table, rows)
      return rows.push(row) >= together ? flush(table) : undefined
    },
    async end() {
      for (const table of waiting.keys()) await flush(table)
      for (const { sql } of indices) await client.query(sql)
      await client.query(countAgain)
      await client.query('vacuum analyze')
    },
  })
  await client.end()
}

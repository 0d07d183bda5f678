import { isoTime } from '../../core/kernel/clock'
import type { Order } from '../../core/orders/orders.contract'
import { ordersTable } from '../../service/orders/orders.table'
import { createRandom, seedOf } from '../../service/random'
import type { Bearer } from '../../service/rights'
import type { Seed } from '../../service/seed'
import type { Store, Tx } from '../../service/store'
import { sqliteCustomers } from '../customers/customers.find'
import { sqliteOrders } from '../orders/orders.sqlite'
import { sqliteActivity } from '../users/users.activity.sqlite'
import type { Connection } from './connection'
import { build } from './schema'
import { type FirstRows, openSmallRows, type RowCache } from './small-rows'

export type SqliteStoreOptions = {
  connection: Connection
  /** milliseconds since 1970 */
  now(): number
  /** first rows of the tables; default: none */
  seeds?: readonly Seed[]
  /** of the sample data's random numbers */
  seed?: number
  random?(): number
  /** shared by stores on the same connection */
  cache?: RowCache
}

type Waiting = { readonly run: () => () => void; readonly reject: (error: unknown) => void }

/**
 * A store in one SQLite file. Transactions requested while another one runs are batched: they run in sequence, each in
 * its own savepoint, and share one commit. Several processes may use the same file.
 */
export function createSqliteStore(options: SqliteStoreOptions): Store {
  const { connection, now, seeds = [], seed = 1, random = Math.random, cache = new Map() } = options
  const rowsOf = new Map(seeds.map(({ table, rows }) => [table.name, rows]))
  let waiting: Waiting[] = []
  let dataVersion = -1

  /** When the first table was seeded; sample data is relative to this time. */
  function began(): number {
    const known = connection.first(build.selectFrom('facts').select('value').where('name', '=', 'began'))
    if (known) return Date.parse(known.value)
    connection.run(build.insertInto('facts').values({ name: 'began', value: isoTime(now()) }))
    return now()
  }

  const firstRows: FirstRows = ({ name }) => {
    const rows = rowsOf.get(name)
    return rows && (() => rows({ now: began(), random: createRandom(seedOf(seed, name)) }))
  }

  function decide<T>(who: Bearer | null, act: (tx: Tx) => T): T {
    let isOpen = true
    const guarded: Connection = {
      ...connection,
      all: (query) => open().all(query),
      first: (query) => open().first(query),
      run: (query) => open().run(query),
    }
    const open = (): Connection => {
      if (!isOpen) throw new Error('this transaction has ended')
      return connection
    }
    const rows = openSmallRows(guarded, cache, who, firstRows)
    const orders = sqliteOrders(guarded, now)
    const beginOrders = () => {
      const first = firstRows(ordersTable)
      if (first && rows.begins(ordersTable.name)) orders.save(first() as readonly Order[])
    }
    const tx: Tx = {
      now,
      random,
      read(table) {
        open()
        return rows.read(table)
      },
      write(table, next) {
        open()
        rows.write(table, next)
      },
      forget: rows.forget,
      get orders() {
        beginOrders()
        return orders
      },
      get customers() {
        beginOrders()
        return sqliteCustomers(guarded)
      },
      activity: sqliteActivity(guarded),
    }
    try {
      const result = act(tx)
      rows.keep()
      return result
    } finally {
      isOpen = false
    }
  }

  function begin(): void {
    connection.execute('begin immediate')
    const version = connection.pragma('data_version')
    if (version !== dataVersion) cache.clear()
    dataVersion = version
  }

  /** Runs all waiting decisions in one SQLite transaction. */
  function runWaiting(): void {
    const batch = waiting
    waiting = []
    const settle: (() => void)[] = []
    try {
      begin()
      for (const each of batch) {
        connection.execute('savepoint decision')
        try {
          settle.push(each.run())
          connection.execute('release decision')
        } catch (error) {
          // SQLite itself rolls back everything if the disk is full
          if (!connection.isInTransaction()) throw error
          connection.execute('rollback to decision; release decision')
          settle.push(() => each.reject(error))
        }
      }
      connection.execute('commit')
    } catch (error) {
      // nothing was committed: the disk is full, or another process held the lock for too long
      cache.clear()
      if (connection.isInTransaction()) connection.execute('rollback')
      for (const { reject } of batch) reject(error)
      return
    }
    for (const each of settle) each()
  }

  return {
    transact: (who, act) =>
      new Promise((resolve, reject) => {
        const run = () => {
          const result = decide(who, act)
          return () => resolve(result)
        }
        if (waiting.push({ run, reject }) === 1) setImmediate(runWaiting)
      }),
  }
}

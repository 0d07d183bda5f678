import { isoTime } from '../../core/kernel/clock'
import type { Order } from '../../core/orders/orders.contract'
import { talkWritten } from '../../service/chat/chat.talks'
import { followed, orderWritten, type WrittenRecord } from '../../service/live/live.store'
import { ordersTable } from '../../service/orders/orders.table'
import { createRandom, seedOf } from '../../service/random'
import type { Bearer } from '../../service/rights'
import type { Seed } from '../../service/seed'
import type { Tx } from '../../service/store'
import { sqlTalks } from '../chat/chat.talks.rows'
import { sqlCards } from '../customers/customers.cards.rows'
import { sqlCustomers } from '../customers/customers.find'
import { sqlChanges } from '../live/live.rows'
import { sqlOrders } from '../orders/orders.rows'
import { sqlActivity } from '../users/users.activity.rows'
import type { Connection } from './connection'
import { build } from './database'
import { type Gathered, gatheredAfter } from './gathered'
import { sqlKeyedRows } from './keyed-rows'
import { type FirstRows, openSmallRows, type RowCache } from './small-rows'
import { storeGathered, withGathered } from './store-gathered'

export type StoreOptions = {
  /** milliseconds since 1970 */
  now(): number
  /** first rows of the tables; default: none */
  seeds?: readonly Seed[]
  /** of the sample data's random numbers */
  seed?: number
  random?(): number
}

export type Decision<T> = { readonly who: Bearer | null; act(tx: Tx): T }

/** What a decision runs on: queries, the small tables known in this transaction, and what must not change in a rerun. */
export type Surroundings = {
  readonly connection: Connection
  readonly cache: RowCache
  /** what decisions before this one added; then this one leaves it, and what it adds itself, to the store */
  readonly gathered?: Gathered
  now(): number
  random(): number
}

export type Decided<T> = { readonly result: T; readonly hasSmallWrites: boolean; readonly gathered: Gathered }

/** Runs decisions on SQL tables; fills tables with their first rows when they are first used. */
export function createDecider({ seeds = [], seed = 1 }: Pick<StoreOptions, 'seeds' | 'seed'>) {
  const rowsOf = new Map(seeds.map(({ table, rows }) => [table.name, rows]))

  /** When the first table was seeded; sample data is relative to this time. */
  function began(connection: Connection, now: number): number {
    const known = connection.first(build.selectFrom('facts').select('value').where('name', '=', 'began'))
    if (known) return Date.parse(known.value)
    connection.run(build.insertInto('facts').values({ name: 'began', value: isoTime(now) }))
    return now
  }

  return function decide<T>(
    { who, act }: Decision<T>,
    { connection, cache, now, random, ...before }: Surroundings,
  ): Decided<T> {
    let isOpen = true
    const open = (): Connection => {
      if (!isOpen) throw new Error('this transaction has ended')
      return connection
    }
    const guarded: Connection = {
      dialect: connection.dialect,
      all: (query) => open().all(query),
      first: (query) => open().first(query),
      run: (query) => open().run(query),
      expect: (...queries) => open().expect?.(...queries),
      long: () => open().long?.(),
    }
    const firstRows: FirstRows = ({ name }) => {
      const rows = rowsOf.get(name)
      return rows && (() => rows({ now: began(guarded, now()), random: createRandom(seedOf(seed, name)) }))
    }
    const rows = openSmallRows(guarded, cache, who, firstRows)
    const written: WrittenRecord[] = []
    const gathered = gatheredAfter(before.gathered)
    const settled = withGathered(guarded, gathered)
    const adding = { direct: guarded, created: gathered.orders }
    const orders = sqlOrders(settled, now, adding, (...order) => written.push(...orderWritten(...order)))
    const beginOrders = () => {
      const first = firstRows(ordersTable)
      if (first && rows.begins(ordersTable.name)) sqlOrders(settled, now, adding).save(first() as readonly Order[])
    }
    const tx: Tx = {
      now,
      random,
      read(table) {
        open()
        return rows.read(table)
      },
      containing(table, text) {
        open()
        return rows.containing(table, text)
      },
      write(table, next) {
        open()
        rows.write(table, next)
      },
      keyed: (table) => sqlKeyedRows(guarded, table),
      announce: (kind, ref) => void written.push(followed(kind, ref)),
      forget(person) {
        storeGathered(guarded, gathered)
        rows.forget(person)
      },
      activity: sqlActivity(settled, gathered.entries),
      talks: sqlTalks(settled, (person, contact) => written.push(talkWritten(person, contact))),
      changes: sqlChanges(settled),
      get orders() {
        beginOrders()
        return orders
      },
      get customers() {
        beginOrders()
        return sqlCustomers(settled)
      },
      get cards() {
        return sqlCards(settled, (id, action, version) =>
          written.push({ kind: 'customers', action, ref: String(id), version, person: 0, shop: 0 }),
        )
      },
    }
    try {
      const result = act(tx)
      const made = { at: isoTime(now()), by: who?.id ?? 0, session: who?.session ?? '' }
      gathered.changes.push(...[...written, ...rows.written].map((each) => ({ ...each, ...made })))
      if (!before.gathered) storeGathered(guarded, gathered)
      return { result, hasSmallWrites: rows.keep(), gathered }
    } finally {
      isOpen = false
    }
  }
}

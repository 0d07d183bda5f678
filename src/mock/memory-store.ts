import { lookUp } from '../core/kernel/look-up'
import { createRandom, seedOf } from '../service/random'
import type { Seed } from '../service/seed'
import type { Store, Tx } from '../service/store'
import type { Table } from '../service/table'
import { memoryCustomers } from './customers/customers.memory'
import type { Db, Rows } from './db'
import { memoryOrders } from './orders/orders.memory'

export type MemoryStoreOptions = {
  db: Db
  tables: readonly Table<unknown>[]
  seeds: readonly Seed[]
  /** of sample data and of `random` */
  seed: number
  now: () => number
}

/** Rows by table, as one transaction sees them. */
export type MemoryTables = Pick<Tx, 'now' | 'read'> & {
  put<Row>(table: Table<Row>, rows: readonly Row[]): void
}

/** A store on a `Db`: one set of rows, whoever asks. A transaction reads and writes without waiting. */
export function createMemoryStore({ db, tables, seeds, seed, now }: MemoryStoreOptions): Store & { reset(): void } {
  let random = createRandom(seed)
  const rowsOf = new Map(seeds.map(({ table, rows }) => [table.name, rows]))

  const seeded = (missing: readonly Table<unknown>[]): Rows =>
    Object.fromEntries(
      missing.map(({ name }) => [
        name,
        rowsOf.get(name)?.({ now: now(), random: createRandom(seedOf(seed, name)) }) ?? [],
      ]),
    )

  const load = (): Rows => {
    const rows = db.read() ?? {}
    const missing = tables.filter((each) => !Array.isArray(lookUp(rows, each.name)))
    if (missing.length === 0) return rows
    const filled = { ...rows, ...seeded(missing) }
    db.write(filled)
    return filled
  }

  return {
    async transact(_who, act) {
      const before = load()
      let rows: Rows | undefined = before
      const open = (): Rows => {
        if (!rows) throw new Error('this transaction has ended')
        return rows
      }
      const own: MemoryTables = {
        now,
        // The rows of a table are what its own seed and writes put there.
        read: <Row>({ name }: Table<Row>) => (lookUp(open(), name) ?? []) as readonly Row[],
        put: ({ name }, next) => {
          rows = { ...open(), [name]: next }
        },
      }
      const tx: Tx = {
        now,
        random: () => random(),
        read: own.read,
        write(table, next) {
          if (new Set(next.map((row, position) => table.key(row, position))).size < next.length)
            throw new RangeError(`${table.name}: two rows of one key`)
          own.put(table, next)
        },
        orders: memoryOrders(own),
        customers: memoryCustomers(own),
      }
      try {
        const result = act(tx)
        if (rows !== before) db.write(rows)
        return result
      } finally {
        rows = undefined
      }
    },
    reset() {
      random = createRandom(seed)
      db.write({ ...load(), ...seeded(tables.filter(({ kept }) => !kept)) })
    },
  }
}

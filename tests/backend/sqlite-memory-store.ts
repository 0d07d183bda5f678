import { build } from '../../src/backend/sql/database'
import { createSqliteStore } from '../../src/backend/sqlite/sqlite-store'
import type { Order } from '../../src/core/orders/orders.contract'
import { createMemoryStore as inMemory, type MemoryStoreOptions } from '../../src/mock/memory-store'
import { cardsTable } from '../../src/service/customers/customers.cards.table'
import { orderKeysTable, ordersTable } from '../../src/service/orders/orders.table'
import { createRandom, seedOf } from '../../src/service/random'
import type { Store } from '../../src/service/store'
import { connections } from './connections'
import { forgetOrders } from './dump'

/** Replaces the mock's in-memory store with the backend's, if the rows are in SQLite. */
export function createMemoryStore(options: MemoryStoreOptions): Store & { reset(): Promise<void> | void } {
  const { db, tables, seeds, seed, now } = options
  const known = connections.get(db)
  if (!known) return inMemory(options)
  const { connection, cache } = known
  let random = createRandom(seed)
  const store = createSqliteStore({ connection, cache, seeds, seed, now, random: () => random() })
  const own: readonly string[] = [ordersTable, orderKeysTable, cardsTable].map(({ name }) => name)
  const isSmall = ({ name }: { name: string }) => !own.includes(name)
  const small = tables.filter(isSmall)
  // like the in-memory mock, which fills all tables at once
  const filled = () =>
    store.transact(null, (tx) => {
      for (const table of small) tx.read(table)
      tx.orders.nextPrintId()
    })
  let filling: Promise<void> | undefined
  return {
    async transact(who, act) {
      filling ??= filled()
      await filling
      return store.transact(who, act)
    },
    async reset() {
      random = createRandom(seed)
      await store.transact(null, (tx) => {
        for (const { owner } of connection.all(build.selectFrom('begun').select('owner').distinct()))
          if (owner > 0) tx.forget(owner)
        const first = ({ name }: { name: string }) =>
          seeds
            .find(({ table }) => table.name === name)
            ?.rows({ now: now(), random: createRandom(seedOf(seed, name)) }) ?? []
        for (const table of small.filter(({ kept }) => !kept)) tx.write(table, first(table))
        connection.run(build.deleteFrom('keyed_rows'))
        forgetOrders(connection)
        tx.orders.save(first(ordersTable) as readonly Order[])
      })
    },
  }
}

import { createPostgresStore } from '../../src/backend/postgres/postgres-store'
import type { Order } from '../../src/core/orders/orders.contract'
import { createMemoryStore as inMemory, type MemoryStoreOptions } from '../../src/mock/memory-store'
import { cardsTable } from '../../src/service/customers/customers.cards.table'
import { orderKeysTable, ordersTable } from '../../src/service/orders/orders.table'
import { createRandom, seedOf } from '../../src/service/random'
import type { Store } from '../../src/service/store'
import { forgetOrders } from './dump'
import { postgresBench } from './postgres-bench'
import { ask, schemaOf } from './postgres-schemas'

/** Replaces the mock's in-memory store with the backend's, if the rows are in PostgreSQL. */
export function createMemoryStore(options: MemoryStoreOptions): Store & { reset(): Promise<void> | void } {
  const { db, tables, seeds, seed, now } = options
  const schema = schemaOf(db)
  if (!schema) return inMemory(options)
  let random = createRandom(seed)
  const own: readonly string[] = [ordersTable, orderKeysTable, cardsTable].map(({ name }) => name)
  const isSmall = ({ name }: { name: string }) => !own.includes(name)
  const small = tables.filter(isSmall)
  const open = async () => {
    const pool = await schema.pool()
    const store = createPostgresStore({ pool, seeds, seed, now, random: () => random() })
    // like the in-memory mock, which fills all tables at once
    if (schema.isRead)
      await Promise.all([
        ...small.map((table) => store.transact(null, (tx) => void tx.read(table))),
        store.transact(null, (tx) => void tx.orders.nextPrintId()),
      ])
    return store
  }
  let opening: ReturnType<typeof open> | undefined
  const opened = () => {
    opening ??= open()
    return opening
  }
  const reset = async () => {
    random = createRandom(seed)
    const store = await opened()
    const bench = postgresBench(ask, schema.name)
    const owners = ask(schema.name, 'select distinct owner from begun where owner > 0') as { owner: number }[]
    await store.transact(null, (tx) => {
      for (const { owner } of owners) tx.forget(owner)
    })
    const first = ({ name }: { name: string }) =>
      seeds.find(({ table }) => table.name === name)?.rows({ now: now(), random: createRandom(seedOf(seed, name)) }) ??
      []
    await Promise.all(
      small.filter(({ kept }) => !kept).map((table) => store.transact(null, (tx) => tx.write(table, first(table)))),
    )
    bench.execute('delete from keyed_rows')
    forgetOrders(bench)
    await store.transact(null, (tx) => tx.orders.save(first(ordersTable) as readonly Order[]))
  }
  // in memory, a reset is done before the next call
  let resetting: Promise<void> = Promise.resolve()
  return {
    transact: async (...asked) => {
      await resetting
      return (await opened()).transact(...asked)
    },
    reset: () => {
      resetting = resetting.then(reset)
      return resetting
    },
  }
}

import { lookUp } from '../core/kernel/look-up'
import { talkWritten } from '../service/chat/chat.talks'
import { followed, orderWritten, type WrittenRecord } from '../service/live/live.store'
import { createRandom, seedOf } from '../service/random'
import type { Bearer } from '../service/rights'
import type { Seed } from '../service/seed'
import type { Store, Tx } from '../service/store'
import type { Table } from '../service/table'
import { memoryTalks } from './chat/chat.talks.memory'
import { memoryCards } from './customers/customers.cards.memory'
import { memoryCustomers } from './customers/customers.memory'
import type { Db, Rows } from './db'
import { memoryKeyed } from './keyed.memory'
import { appendChanges, forgetChanges, memoryChanges, writtenIn } from './live/live.memory'
import type { MemoryTables } from './memory-tables'
import { memoryOrders } from './orders/orders.memory'
import { memoryActivity } from './users/users.activity.memory'

export type MemoryStoreOptions = {
  db: Db
  tables: readonly Table<unknown>[]
  seeds: readonly Seed[]
  /** of sample data and of `random` */
  seed: number
  now: () => number
}

/** The name of a table's rows in the `Db`; a signed-in user's rows have a name of their own. */
const placeOf = ({ name, of }: Table<unknown>, who: Bearer | null): string =>
  of === 'person' && who ? `${name}/${who.id}` : name

/**
 * A store on a `Db`. Tables of a person have separate rows per signed-in user, and one set for requests without a token; each
 * starts with the sample data. A transaction reads and writes without waiting.
 */
export function createMemoryStore({ db, tables, seeds, seed, now }: MemoryStoreOptions): Store & { reset(): void } {
  let random = createRandom(seed)
  const rowsOf = new Map(seeds.map(({ table, rows }) => [table.name, rows]))
  const ofPersons = new Set(tables.filter(({ of }) => of === 'person').map(({ name }) => name))
  /** whether rows in a place are a person's, or this person's */
  const isOfPerson = (place: string, person?: number): boolean => {
    const [name = '', owner] = place.split('/')
    return ofPersons.has(name) && owner !== undefined && (person === undefined || owner === String(person))
  }

  const firstRows = (name: string): readonly unknown[] =>
    rowsOf.get(name)?.({ now: now(), random: createRandom(seedOf(seed, name)) }) ?? []
  const seeded = (missing: readonly Table<unknown>[]): Rows =>
    Object.fromEntries(missing.map(({ name }) => [name, firstRows(name)]))

  const load = (): Rows => {
    const rows = db.read() ?? {}
    const missing = tables.filter((each) => !Array.isArray(lookUp(rows, each.name)))
    if (missing.length === 0) return rows
    const filled = { ...rows, ...seeded(missing) }
    db.write(filled)
    return filled
  }

  return {
    async transact(who, act) {
      const before = load()
      let rows: Rows | undefined = before
      const open = (): Rows => {
        if (!rows) throw new Error('this transaction has ended')
        return rows
      }
      const own: MemoryTables = {
        now,
        read<Row>(table: Table<Row>) {
          const place = placeOf(table, who)
          if (table.of === 'person' && !lookUp(open(), place)) rows = { ...open(), [place]: firstRows(table.name) }
          // The rows of a table are what its own seed and writes put there.
          return (lookUp(open(), place) ?? []) as readonly Row[]
        },
        put(table, next) {
          rows = { ...open(), [placeOf(table, who)]: next }
        },
      }
      const written: WrittenRecord[] = []
      const tx: Tx = {
        now,
        random: () => random(),
        read: own.read,
        containing: <Row>(table: Table<Row>, text: string) =>
          Object.entries(open())
            .filter(([place]) => place.split('/')[0] === table.name)
            .flatMap(([, all]) => (all as readonly Row[]).filter((row) => JSON.stringify(row).includes(text))),
        write(table, next) {
          if (new Set(next.map((row, position) => table.key(row, position))).size < next.length)
            throw new RangeError(`${table.name}: two rows of one key`)
          written.push(...writtenIn(table, who, own.read(table), next))
          own.put(table, next)
        },
        keyed: (table) => memoryKeyed(own, table),
        announce: (kind, ref) => void written.push(followed(kind, ref)),
        forget(person) {
          rows = Object.fromEntries(Object.entries(open()).filter(([place]) => !isOfPerson(place, person)))
          forgetChanges(own, person)
        },
        orders: memoryOrders(own, (...order) => written.push(...orderWritten(...order))),
        customers: memoryCustomers(own),
        get cards() {
          return memoryCards(tx)
        },
        activity: memoryActivity(own),
        talks: memoryTalks(own, (person, contact) => written.push(talkWritten(person, contact))),
        changes: memoryChanges(own),
      }
      try {
        const result = act(tx)
        appendChanges(own, who, written)
        if (rows !== before) db.write(rows)
        return result
      } finally {
        rows = undefined
      }
    },
    reset() {
      random = createRandom(seed)
      const shared = Object.entries(load()).filter(([place]) => !isOfPerson(place))
      db.write({ ...Object.fromEntries(shared), ...seeded(tables.filter(({ kept }) => !kept)) })
    },
  }
}

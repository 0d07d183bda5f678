import { lookUp } from '../core/kernel/look-up'
import type { Db, Rows, Table } from './db'
import { createRandom, seedOf } from './random'

/** What a handler may touch. */
export type World = {
  /** milliseconds since 1970 */
  now(): number
  /** in [0, 1), from the seed; begins anew with every mock, so nothing that must be unique comes from it */
  random(): number
  /** what tokens are signed with; undefined = what the rows have */
  readonly secret: string | undefined
  read<Row>(table: Table<Row>): readonly Row[]
  write<Row>(table: Table<Row>, rows: readonly Row[]): void
  /** Runs `act` on one state of the rows and stores all its writes at once, or none when it throws. */
  transact<T>(act: () => T): T
}

export type WorldOptions = {
  db: Db
  tables: readonly Table<unknown>[]
  seed: number
  now: () => number
  secret: string | undefined
}

export function createWorld({ db, tables, seed, now, secret }: WorldOptions): World & { reset(): void } {
  let random = createRandom(seed)
  /** the transaction that is running */
  let open: { rows: Rows } | undefined

  const seeded = (missing: readonly Table<unknown>[]): Rows =>
    Object.fromEntries(
      missing.map((each) => [each.name, each.seed({ now: now(), random: createRandom(seedOf(seed, each.name)) })]),
    )

  const load = (): Rows => {
    const rows = db.read() ?? {}
    const missing = tables.filter((each) => !Array.isArray(lookUp(rows, each.name)))
    if (missing.length === 0) return rows
    const filled = { ...rows, ...seeded(missing) }
    db.write(filled)
    return filled
  }

  const transact = <T>(act: () => T): T => {
    if (open) return act()
    const before = load()
    const own = { rows: before }
    open = own
    try {
      const result = act()
      if (own.rows !== before) db.write(own.rows)
      return result
    } finally {
      open = undefined
    }
  }

  return {
    now,
    random: () => random(),
    secret,
    // The rows of a table are what its own seed and writes put there.
    read: <Row>({ name }: Table<Row>) => (lookUp(open?.rows ?? load(), name) ?? []) as readonly Row[],
    write: ({ name }, rows) =>
      transact(() => {
        if (open) open.rows = { ...open.rows, [name]: rows }
      }),
    transact,
    reset() {
      random = createRandom(seed)
      const before = load()
      db.write({ ...before, ...seeded(tables.filter(({ kept }) => !kept)) })
    },
  }
}

/** The next number of a record: one more than the highest. */
export const nextId = (rows: readonly { id: number }[]): number =>
  rows.reduce((most, { id }) => Math.max(most, id), 0) + 1

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { Compilable } from 'kysely'

/** One connection to a file. Queries are built by Kysely and answered at once: a decision never waits in between. */
export type Connection = {
  all<Row>(query: Compilable<Row>): Row[]
  first<Row>(query: Compilable<Row>): Row | undefined
  run(query: Compilable<unknown>): void
  /** statements without values or answers */
  execute(statements: string): void
  /** the one value of a pragma */
  pragma(name: string): number
  isInTransaction(): boolean
  close(): void
}

export type Durability =
  /** what is kept has reached the disk, also where the power fails */
  | 'full'
  /** for tests and for data that may be lost with the power */
  | 'off'

/** So many statements stay prepared. */
const mostPrepared = 400
/** How long another process may hold the file, in milliseconds. */
const patience = 10_000

export function openConnection(file: string, durability: Durability = 'full'): Connection {
  const database = new DatabaseSync(file, { timeout: patience })
  database.exec(`pragma journal_mode = wal; pragma synchronous = ${durability}; pragma foreign_keys = on`)
  const prepared = new Map<string, StatementSync>()

  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= mostPrepared) prepared.clear()
    const statement = database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  const open = (query: Compilable<unknown>) => {
    const { sql, parameters } = query.compile()
    return { statement: prepare(sql), values: parameters as readonly SQLInputValue[] }
  }

  return {
    // What a query answers is what Kysely says of it: both are made of the same table types.
    all<Row>(query: Compilable<Row>) {
      const { statement, values } = open(query)
      return statement.all(...values) as Row[]
    },
    first<Row>(query: Compilable<Row>) {
      const { statement, values } = open(query)
      return statement.get(...values) as Row | undefined
    },
    run(query) {
      const { statement, values } = open(query)
      statement.run(...values)
    },
    execute: (statements) => database.exec(statements),
    pragma: (name) => Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]),
    isInTransaction: () => database.isTransaction,
    close: () => database.close(),
  }
}

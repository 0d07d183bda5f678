import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { requestHash } from '../orders/orders.request-hash'
import type { Connection, Query } from '../sql/connection'
import { sqliteDialect } from './words'

/** A connection to one file, on which queries run synchronously. */
export type SqliteConnection = Connection & {
  /** Reads rows one by one; nothing else may run the same query meanwhile. */
  each<Row>(query: Query<Row>): IterableIterator<Row>
  /** statements without parameters or results */
  execute(statements: string): void
  /** reads a pragma's value */
  pragma(name: string): number
  isInTransaction(): boolean
  close(): void
}

export type Durability =
  /** commits survive a power failure */
  | 'full'
  /** for tests, and data that a power failure may destroy */
  | 'off'

/** Maximum number of cached prepared statements. */
const mostPrepared = 400
/** Maximum time to wait for another process's lock, in milliseconds. */
const patience = 10_000
const shortPatience = 2000

/** Another process has the file open. */
export class FileInUse extends Error {}

const busy = 5

/** Whether another process has locked the file for longer than this one waits. Extended codes end with the same byte. */
export function isLocked(error: unknown): boolean {
  const { errcode = 0 } = (error ?? {}) as { errcode?: number }
  return errcode % 256 === busy
}

/** Takes the file for this connection alone, until it is closed. */
function takeAlone(database: DatabaseSync): void {
  try {
    // before the file is read: while others have it open in this mode, they hold a shared lock
    database.exec('pragma locking_mode = exclusive; begin immediate; commit')
  } catch (error) {
    database.close()
    throw (error as { errcode?: number }).errcode === busy ? new FileInUse('another process uses the file') : error
  }
}

/**
 * Opens or creates a file; '' is a temporary one without a name, readable by this process only.
 * `isAlone`: throws `FileInUse` while another process has the file open, and keeps all others out.
 */
export function openConnection(
  file: string,
  durability: Durability = 'full',
  { isAlone = false }: { isAlone?: boolean } = {},
): SqliteConnection {
  const database = new DatabaseSync(file, { timeout: isAlone ? shortPatience : patience })
  if (isAlone) takeAlone(database)
  database.exec(`pragma journal_mode = wal; pragma synchronous = ${durability}; pragma foreign_keys = on`)
  // for a migration
  database.function('request_hash', { deterministic: true }, (body) => requestHash(String(body)))
  const prepared = new Map<string, StatementSync>()

  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= mostPrepared) prepared.clear()
    const statement = database.prepare(sql)
    prepared.set(sql, statement)
    return statement
  }
  const open = (query: Query<unknown>) => {
    const { sql, parameters } = query.compile()
    return { statement: prepare(sql), values: parameters as readonly SQLInputValue[] }
  }

  return {
    dialect: sqliteDialect,
    // safe casts: Kysely derives the row type from the same table types
    all<Row>(query: Query<Row>) {
      const { statement, values } = open(query)
      return statement.all(...values) as Row[]
    },
    first<Row>(query: Query<Row>) {
      const { statement, values } = open(query)
      return statement.get(...values) as Row | undefined
    },
    each<Row>(query: Query<Row>) {
      const { statement, values } = open(query)
      return statement.iterate(...values) as IterableIterator<Row>
    },
    run(query) {
      const { statement, values } = open(query)
      statement.run(...values)
    },
    execute: (statements) => database.exec(statements),
    pragma: (name) => Number(Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0]),
    isInTransaction: () => database.isOpen && database.isTransaction,
    close: () => database.close(),
  }
}

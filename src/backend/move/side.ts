import { CompiledQuery } from 'kysely'
import type { PoolClient } from 'pg'
import { send } from '../postgres/connect'
import { storable } from '../postgres/replay'
import { postgresDialect } from '../postgres/words'
import type { Dialect, Query } from '../sql/connection'
import type { SqliteConnection } from '../sqlite/connection'

export type Row = Readonly<Record<string, unknown>>

/** A database that a shop is moved from or to, within one transaction. */
export type Side = {
  readonly dialect: Dialect
  /** One statement at a time. */
  read(statement: string): Iterable<Row> | AsyncIterable<Row>
  insert(table: string, columns: readonly string[], rows: readonly Row[]): void | Promise<void>
}

export const listed = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

function query(text: string, parameters: unknown[] = []): Query<Row> {
  const compiled = CompiledQuery.raw(text, parameters)
  return { compile: () => compiled, toOperationNode: () => compiled.query }
}

export const sqliteSide = (connection: SqliteConnection): Side => ({
  dialect: connection.dialect,
  read: (statement) => connection.each(query(statement)),
  insert(table, columns, rows) {
    const text = `insert into ${table} (${listed(columns)}) values (${columns.map(() => '?').join(', ')})`
    for (const row of rows)
      connection.run(
        query(
          text,
          columns.map((name) => row[name]),
        ),
      )
  },
})

const fetchedTogether = 1000

/** The character 0 separates the parts of sort keys; PostgreSQL has the next one in its place. */
const asInSqlite = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('_key') && typeof value === 'string' ? value.replaceAll('\u0001', '\0') : value,
    ]),
  )

export const postgresSide = (client: PoolClient): Side => ({
  dialect: postgresDialect,
  async *read(statement) {
    const ask = (text: string) => send(client, { sql: text, parameters: [] }) as Promise<readonly Row[]>
    await ask(`declare moved no scroll cursor for ${statement}`)
    for (let rows: readonly Row[] = []; ; ) {
      rows = await ask(`fetch ${fetchedTogether} from moved`)
      yield* rows.map(asInSqlite)
      if (rows.length < fetchedTogether) break
    }
    await ask('close moved')
  },
  async insert(table, columns, rows) {
    const names = listed(columns)
    const stored = rows.map((row) => Object.fromEntries(columns.map((name) => [name, storable(row[name])])))
    await send(client, {
      sql: `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
      parameters: [JSON.stringify(stored)],
    })
  },
})

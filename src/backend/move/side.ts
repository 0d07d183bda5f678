import { CompiledQuery } from 'kysely'
import { lookUp } from '../../core/kernel/look-up'
import type { Dialect, Query } from '../sql/connection'
import type { SqliteConnection } from '../sqlite/sqlite-connection'

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
          columns.map((name) => lookUp(row, name)),
        ),
      )
  },
})

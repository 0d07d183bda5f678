import { rowsOf } from '../doctor/raw'
import type { SqliteConnection } from '../sqlite/sqlite-connection'

/** A table that is moved row by row. */
export type MovedTable = {
  readonly name: string
  readonly columns: readonly string[]
  /** the primary key, by which both databases sort alike */
  readonly key: readonly string[]
}

/** Facts that describe the place, not the shop. */
export const factsOfPlace: readonly string[] = ['version', 'secret', 'sample', 'demo']

type Column = { readonly name: string; readonly pk: number }

function tableOf(connection: SqliteConnection, name: string): MovedTable {
  const columns = rowsOf<Column>(connection, `select name, pk from pragma_table_info('${name}') order by cid`)
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  return { name, columns: columns.map((each) => each.name), key: key.map((each) => each.name) }
}

/** All tables of a shop but its search indices and facts; a table comes after those it refers to. */
export function movedTables(connection: SqliteConnection): readonly MovedTable[] {
  const names = rowsOf<{ name: string }>(
    connection,
    `select name from pragma_table_list
     where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name <> 'facts' order by name`,
  ).map(({ name }) => name)
  const sorted = new Set<string>()
  const add = (name: string): void => {
    const parents = rowsOf<{ table: string }>(connection, `select "table" from pragma_foreign_key_list('${name}')`)
    for (const { table } of parents) if (table !== name && !sorted.has(table)) add(table)
    sorted.add(name)
  }
  for (const name of names) add(name)
  return [...sorted].map((name) => tableOf(connection, name))
}

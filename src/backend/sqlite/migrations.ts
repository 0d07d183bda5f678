import { FolderError } from '../lost-shop'
import { sqliteSide } from '../move/side'
import type { Definition } from '../sql/definition'
import type { Fill } from '../sql/fill'
import { migrations as definitions } from '../sql/tables'
import { copyDatabase } from './copy-database'
import type { SqliteConnection } from './sqlite-connection'

const sqlite: Definition = {
  id: 'integer primary key',
  whole: 'integer',
  text: 'text',
  rows: ' strict',
  keyed: ' strict, without rowid',
  onlySqlite: (statements) => statements,
  onlyPostgres: () => '',
  // a function of `openConnection`
  hash: (column) => `request_hash(${column})`,
  orderLines: `json_each(orders.json, '$.ProductOrders') as line`,
  now: '(unixepoch() * 1000)',
  inLine: (name) => `(line.value ->> '${name}')`,
  words: (name, terms) => `
create virtual table ${name} using fts5(
  words, digits, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1');
create virtual table ${terms} using fts5vocab('${name}', 'col');`,
  wordsAlone: () => '',
}

/** Metadata of the store. */
const facts = 'create table facts (name text primary key, value text not null) strict, without rowid;'

/** One migration per version. */
export const migrations: readonly (string | Fill)[] = definitions.map((migration, version) => {
  if (typeof migration !== 'function') return migration
  return version === 0 ? `${facts}\n${migration(sqlite)}` : migration(sqlite)
})

export const latestVersion = migrations.length

function fill(connection: SqliteConnection, { from, begin }: Fill): void {
  const side = sqliteSide(connection)
  const follow = begin((words) => words)
  for (const row of side.read(from) as Iterable<object>)
    for (const { table, row: added } of follow(String(Object.values(row)[0])))
      side.insert(table, Object.keys(added), [added])
}

/** Migrates a file to the latest version. A file with data is first copied to the path that `copy` returns. */
export function migrate(
  connection: SqliteConnection,
  copy: (version: number) => string | undefined,
  all: readonly (string | Fill)[] = migrations,
): void {
  const version = connection.pragma('user_version')
  if (version > all.length)
    throw new FolderError(
      'This data was written by a newer version of Lang Raan. Install that version, or a newer one.',
    )
  if (version === all.length) return
  const file = version > 0 ? copy(version) : undefined
  if (file !== undefined) copyDatabase(connection, file)
  connection.execute('begin immediate')
  try {
    // another process may have migrated it meanwhile
    const now = connection.pragma('user_version')
    for (const each of all.slice(now))
      if (typeof each === 'string') connection.execute(each)
      else fill(connection, each)
    connection.execute(`pragma user_version = ${all.length}; commit`)
  } catch (error) {
    connection.execute('rollback')
    throw error
  }
}

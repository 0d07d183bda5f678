import { type Definition, migrations } from '../sql/tables'
import type { SqliteConnection } from './connection'

const sqlite: Definition = {
  id: 'integer primary key',
  whole: 'integer',
  text: 'text',
  rows: ' strict',
  keyed: ' strict, without rowid',
  words: (name, terms) => `
create virtual table ${name} using fts5(
  words, digits, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1');
create virtual table ${terms} using fts5vocab('${name}', 'col');`,
}

/** On PostgreSQL, it also contains the version of the tables. */
const facts = 'create table if not exists facts (name text primary key, value text not null) strict, without rowid;'

/** Migrates a file to the latest version. A file with data is first copied to the path that `copy` returns. */
export function migrate(connection: SqliteConnection, copy: (version: number) => string | undefined): void {
  const version = connection.pragma('user_version')
  if (version > migrations.length)
    throw new Error('This data was written by a newer version of Lang Raan. Install that version, or a newer one.')
  if (version === migrations.length) return
  const file = version > 0 ? copy(version) : undefined
  if (file !== undefined) connection.execute(`vacuum into '${file.replaceAll("'", "''")}'`)
  connection.execute('begin immediate')
  try {
    // another process may have migrated it meanwhile
    const now = connection.pragma('user_version')
    connection.execute(facts)
    for (const statements of migrations.slice(now)) connection.execute(statements(sqlite))
    connection.execute(`pragma user_version = ${migrations.length}; commit`)
  } catch (error) {
    connection.execute('rollback')
    throw error
  }
}

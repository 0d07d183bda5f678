import type { PoolClient } from 'pg'
import { copyTables } from '../move/copy'
import { movedTables } from '../move/moved-tables'
import { type Side, sqliteSide } from '../move/side'
import { migrate } from '../sqlite/migrations'
import { openConnection, type SqliteConnection } from '../sqlite/sqlite-connection'
import { postgresSide } from './postgres-side'

export type WorkingCopy = {
  readonly connection: SqliteConnection
  /** the copy, and the database it is of */
  readonly copy: Side
  readonly database: Side
}

/** Copies a shop into a temporary SQLite file, as it is: references may be broken. Its search indices are empty. */
async function fill(connection: SqliteConnection, database: Side): Promise<void> {
  const copy = sqliteSide(connection)
  connection.execute('pragma foreign_keys = off; begin')
  await copyTables(database, copy, movedTables(connection))
  connection.execute('commit; pragma foreign_keys = on')
}

/** Works on a copy of a shop's rows, in a file without a name: nobody can open it, and it's gone once this process ends. */
export async function withWorkingCopy<T>(client: PoolClient, work: (copy: WorkingCopy) => Promise<T>): Promise<T> {
  const connection = openConnection('', 'off')
  try {
    migrate(connection, () => undefined)
    const database = postgresSide(client)
    await fill(connection, database)
    return await work({ connection, copy: sqliteSide(connection), database })
  } finally {
    connection.close()
  }
}

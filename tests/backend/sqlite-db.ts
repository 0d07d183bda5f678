import { sql } from 'kysely'
import { build } from '../../src/backend/sql/database'
import type { RowCache } from '../../src/backend/sql/small-rows'
import { migrate } from '../../src/backend/sqlite/migrations'
import { openConnection } from '../../src/backend/sqlite/sqlite-connection'
import type { Db } from '../../src/mock/db'
import { connections } from './connections'
import { type Dump, dump, fill } from './dump'

export type { Db, Rows } from '../../src/mock/db'

/** Replaces the mock's in-memory rows with SQLite tables, read and written as a whole. */
export function memoryDb(): Db {
  const file = openConnection(':memory:', 'off')
  migrate(file, () => undefined)
  const connection = {
    ...file,
    changes: () => file.first(build.selectNoFrom(sql<number>`total_changes()`.as('count')))?.count,
  }
  const cache: RowCache = new Map()
  let last: Dump | undefined
  const db: Db = {
    read() {
      last = dump(connection, last)
      return last?.rows
    },
    write(rows) {
      fill(connection, rows)
      cache.clear()
      last = { changes: -1, rows }
    },
  }
  connections.set(db, { connection, cache })
  return db
}

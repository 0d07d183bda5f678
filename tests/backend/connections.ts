import type { RowCache } from '../../src/backend/sql/small-rows'
import type { SqliteConnection } from '../../src/backend/sqlite/connection'
import type { Db } from '../../src/mock/db'

/** The connection behind a SQLite `Db`; several mocks may share one. */
export const connections = new WeakMap<Db, { readonly connection: SqliteConnection; readonly cache: RowCache }>()

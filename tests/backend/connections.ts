import type { RowCache } from '../../src/backend/sql/small-rows'
import type { SqliteConnection } from '../../src/backend/sqlite/sqlite-connection'
import type { Db } from '../../src/mock/db'
import type { Bench } from './bench'

/** The connection behind a SQLite `Db`; several mocks may share one. */
export const connections = new WeakMap<
  Db,
  { readonly connection: SqliteConnection & Bench; readonly cache: RowCache }
>()

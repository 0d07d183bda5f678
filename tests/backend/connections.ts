import type { Connection } from '../../src/backend/sqlite/connection'
import type { RowCache } from '../../src/backend/sqlite/small-rows'
import type { Db } from '../../src/mock/db'

/** The connection behind a SQLite `Db`; several mocks may share one. */
export const connections = new WeakMap<Db, { readonly connection: Connection; readonly cache: RowCache }>()

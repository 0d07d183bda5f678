import type { Connection } from '../../src/backend/sqlite/connection'
import type { RowCache } from '../../src/backend/sqlite/small-rows'
import type { Db } from '../../src/mock/db'

/** What stands behind a `Db` of SQLite: several mocks may have one. */
export const connections = new WeakMap<Db, { readonly connection: Connection; readonly cache: RowCache }>()

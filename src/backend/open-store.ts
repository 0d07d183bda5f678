import { systemClock } from '../core/kernel/clock'
import type { Seed } from '../service/seed'
import type { Store } from '../service/store'
import { openDataFolder } from './data-folder'
import { openDatabase } from './postgres/open'
import { createPostgresStore } from './postgres/postgres-store'
import { build } from './sql/database'
import type { SqliteConnection } from './sqlite/sqlite-connection'
import { createSqliteStore } from './sqlite/sqlite-store'

export type Figures = { readonly orders: number; readonly databaseBytes: number }

/** A shop's database. */
export type Opened = {
  readonly store: Store
  readonly secret: string
  isReady(): Promise<boolean>
  figures(): Promise<Figures>
  close(): Promise<void>
}

export const now = (): number => systemClock.now()

function answers(connection: SqliteConnection): boolean {
  try {
    connection.pragma('user_version')
    return true
  } catch {
    return false
  }
}

/** Orders are never deleted, and numbered from 1. */
const lastOrder = build.selectFrom('orders').select((of) => of.fn.max<number | null>('id').as('last'))

export function openFolder(data: string, seeds: readonly Seed[]): Opened {
  const { connection, thread, secret, bytes } = openDataFolder(data)
  return {
    store: createSqliteStore({ connection, thread, now, seeds }),
    secret,
    isReady: async () => answers(connection),
    figures: async () => ({ orders: connection.first(lastOrder)?.last ?? 0, databaseBytes: bytes() }),
    async close() {
      await thread.close()
      connection.close()
    },
  }
}

export async function openPostgres(database: string, seeds: readonly Seed[], isSample: boolean): Promise<Opened> {
  const { pool, secret, isReady, figures } = await openDatabase(database, isSample)
  const store = createPostgresStore({ pool, now, seeds })
  return {
    store,
    secret,
    isReady,
    figures,
    async close() {
      await store.idle()
      await pool.end()
    },
  }
}

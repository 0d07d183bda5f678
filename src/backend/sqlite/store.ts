import type { Store } from '../../service/store'
import type { RowCache } from '../sql/small-rows'
import { createDecider, type StoreOptions } from '../sql/transaction'
import type { SqliteConnection } from './connection'

export type SqliteStoreOptions = StoreOptions & {
  connection: SqliteConnection
  /** shared by stores on the same connection; cleared when another process has written */
  cache?: RowCache
}

type Waiting = { readonly run: () => () => void; readonly reject: (error: unknown) => void }

/**
 * A store in one SQLite file. Transactions requested while another one runs are batched: they run in sequence, each in
 * its own savepoint, and share one commit. Several processes may use the same file.
 */
export function createSqliteStore(options: SqliteStoreOptions): Store {
  const { connection, now, random = Math.random, cache = new Map() } = options
  const decide = createDecider(options)
  let waiting: Waiting[] = []
  let dataVersion = -1

  function begin(): void {
    connection.execute('begin immediate')
    const version = connection.pragma('data_version')
    if (version !== dataVersion) cache.clear()
    dataVersion = version
  }

  /** Runs all waiting decisions in one SQLite transaction. */
  function runWaiting(): void {
    const batch = waiting
    waiting = []
    const settle: (() => void)[] = []
    try {
      begin()
      for (const each of batch) {
        connection.execute('savepoint decision')
        try {
          settle.push(each.run())
          connection.execute('release decision')
        } catch (error) {
          // SQLite itself rolls back everything if the disk is full
          if (!connection.isInTransaction()) throw error
          connection.execute('rollback to decision; release decision')
          settle.push(() => each.reject(error))
        }
      }
      connection.execute('commit')
    } catch (error) {
      // nothing was committed: the disk is full, or another process held the lock for too long
      cache.clear()
      if (connection.isInTransaction()) connection.execute('rollback')
      for (const { reject } of batch) reject(error)
      return
    }
    for (const each of settle) each()
  }

  return {
    transact: (who, act) =>
      new Promise((resolve, reject) => {
        const run = () => {
          const { result } = decide({ who, act }, { connection, cache, now, random })
          return () => resolve(result)
        }
        if (waiting.push({ run, reject }) === 1) setImmediate(runWaiting)
      }),
  }
}

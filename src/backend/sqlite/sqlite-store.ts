import type { Store } from '../../service/store'
import type { Connection } from '../sql/connection'
import { replay, WriteError } from '../sql/replay'
import { createRunInputs } from '../sql/run-inputs'
import type { RowCache } from '../sql/small-rows'
import { createDecider, type Decision, type StoreOptions } from '../sql/transaction'
import { sqliteLanguage } from './language'
import { NoThread, type ReadThread } from './read-thread'
import type { SqliteConnection } from './sqlite-connection'

export type SqliteStoreOptions = StoreOptions & {
  connection: SqliteConnection
  /** shared by stores on the same connection; cleared when another process has written */
  cache?: RowCache
  /** runs reads that take long; without, they run on the connection */
  thread?: ReadThread
}

/** A decision that reads so much that others shouldn't wait for it. */
class LongRead extends Error {}

type Waiting = { readonly run: () => () => void; readonly reject: (error: unknown) => void }

/**
 * A store in one SQLite file. Transactions requested while another one runs are batched: they run in sequence, each in
 * its own savepoint, and share one commit. Decisions that are likely to read, and take long, run on a snapshot in the
 * thread meanwhile. Several processes may use the same file.
 */
export function createSqliteStore(options: SqliteStoreOptions): Store {
  const { connection, now, random = Math.random, cache = new Map(), thread } = options
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

  const impatient: Connection = {
    ...connection,
    long() {
      throw new LongRead('a long read')
    },
  }

  const decideHere = <T>(decision: Decision<T>, on: Connection): Promise<T> =>
    new Promise((resolve, reject) => {
      const run = () => {
        const { result } = decide(decision, { connection: on, cache, now, random })
        return () => resolve(result)
      }
      if (waiting.push({ run, reject }) === 1) setImmediate(runWaiting)
    })

  const decideInThread = <T>(decision: Decision<T>, { inSnapshot }: ReadThread): Promise<T> =>
    inSnapshot(async (send) => {
      const inputs = createRunInputs(now, random)
      const decideOn = (snapshot: Connection) =>
        decide(decision, { connection: snapshot, cache: new Map(), ...inputs() })
      const { result: decided } = await replay(sqliteLanguage, send, decideOn, false)
      return decided.result
    })

  async function read<T>(decision: Decision<T>, thread: ReadThread): Promise<T> {
    try {
      return await decideHere(decision, impatient)
    } catch (error) {
      if (!(error instanceof LongRead)) throw error
    }
    try {
      return await decideInThread(decision, thread)
    } catch (error) {
      if (!(error instanceof WriteError || error instanceof NoThread)) throw error
      if (error.cause) process.emitWarning(`Long reads run in the main thread: ${error.cause}`)
      return decideHere(decision, connection)
    }
  }

  return {
    transact(who, act, likely) {
      const decision = { who, act }
      return thread && likely === 'reads' ? read(decision, thread) : decideHere(decision, connection)
    },
  }
}

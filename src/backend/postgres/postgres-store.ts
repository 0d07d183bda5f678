import type { Pool, PoolClient } from 'pg'
import { delay, systemClock } from '../../core/kernel/clock'
import type { Store } from '../../service/store'
import type { Connection } from '../sql/connection'
import type { Gathered } from '../sql/gathered'
import { replay, type Statement, WriteError } from '../sql/replay'
import { createRunInputs } from '../sql/run-inputs'
import type { RowCache } from '../sql/small-rows'
import { createDecider, type Decision, type StoreOptions } from '../sql/transaction'
import { isToRepeat, runBatch, TogetherError } from './batch'
import { SqlError, send, sendAll } from './connect'
import { postgresLanguage } from './language'
import { smallVersion } from './small-version'

export type PostgresStoreOptions = StoreOptions & { pool: Pool }

type Waiting = Decision<unknown> & { resolve(result: unknown): void; reject(error: unknown): void }

/** A decision that failed in a batch; the others can go without it. */
class DecisionError extends Error {
  readonly of: Waiting

  constructor(of: Waiting, cause: unknown) {
    super('a decision failed', { cause })
    this.of = of
  }
}

/** The connection was lost while committing: nobody knows whether the transaction was stored. */
class UnknownOutcome extends Error {}

/** Maximum number of decisions in one transaction. */
const mostTogether = 64
/** How often a transaction runs, and for how long; the waits in between are random up to a limit that doubles. */
const mostRuns = 10
const patience = 10_000
const [firstWait, longestWait] = [4, 500]

async function repeated<T>(run: () => Promise<T>): Promise<T> {
  const started = systemClock.now()
  for (let runs = 1; ; runs++) {
    try {
      return await run()
    } catch (error) {
      if (runs === mostRuns || systemClock.now() > started + patience || !isToRepeat(error)) throw error
    }
    await delay(systemClock, 1 + Math.random() * Math.min(longestWait, firstWait * 2 ** runs))
  }
}

const sender = (client: PoolClient) => (statement: Statement) => send(client, statement)

const blameOn = (of: Waiting) => (error: unknown) => (isToRepeat(error) ? error : new DecisionError(of, error))

const reading = ['begin isolation level repeatable read read only', 'select small from turns where id = 1']
const writing = [
  'begin isolation level read committed',
  // a process that hangs or lost its network must not keep the turn
  "set local lock_timeout = '10s'",
  "set local idle_in_transaction_session_timeout = '10s'",
  'update turns set turn = turn + 1 where id = 1 returning small',
]

/** `small` is the version of all small tables. */
type Version = { small: number }

/** The small tables of the latest version that is known here. */
function createCaches() {
  let latest: { readonly version: number; readonly rows: RowCache } = { version: -1, rows: new Map() }
  return {
    /** Rows that a transaction of this version may read and add to. */
    at(version: number): RowCache {
      if (version > latest.version) latest = { version, rows: new Map() }
      return version === latest.version ? latest.rows : new Map()
    },
    known: (version: number): RowCache | undefined => (version === latest.version ? latest.rows : undefined),
    publish(version: number, rows: RowCache): void {
      if (version >= latest.version) latest = { version, rows }
    },
  }
}

/** A decision needs rows that aren't known here. */
class NotCached extends Error {}
const notCached = (): never => {
  throw new NotCached('not cached')
}
const cached: Connection = { dialect: postgresLanguage.dialect, all: notCached, first: notCached, run: notCached }

/**
 * A store in a PostgreSQL database, for any number of processes. Transactions that write take turns, by a lock on one row:
 * each sees what the one before it committed, and none has to be repeated because of another. Those that are requested
 * while one runs are batched and share the next. Transactions that only read run beside them, each on one snapshot.
 */
export function createPostgresStore(options: PostgresStoreOptions): Store & { idle(): Promise<void> } {
  const { pool, now, random = Math.random } = options
  const decide = createDecider(options)
  const caches = createCaches()
  const versionNow = smallVersion(pool)
  let waiting: Waiting[] = []
  let working: Promise<void> | undefined

  /** A decision on the rows of a transaction, which may run again and again. */
  function prepared<T>(decision: Decision<T>) {
    const inputs = createRunInputs(now, random)
    return (cache: RowCache, gathered?: Gathered) => (connection: Connection) =>
      decide(decision, { connection, cache, ...(gathered && { gathered }), ...inputs() })
  }

  const connect = (): Promise<PoolClient> =>
    pool.connect().catch((error: Error) => {
      throw new SqlError(error)
    })

  /** Ends a transaction and gives the connection back, or closes it if that fails. */
  const leave = (client: PoolClient, end: 'commit' | 'rollback'): Promise<void> =>
    sendAll(client, [end]).then(
      () => client.release(),
      () => client.release(true),
    )

  /** A decision that reads small tables only, such as the check of a token, needs no transaction if they're known. */
  async function readCached<T>(decision: Decision<T>): Promise<{ result: T } | undefined> {
    const rows = caches.known(await versionNow())
    if (!rows) return undefined
    try {
      return prepared(decision)(rows)(cached)
    } catch (error) {
      if (error instanceof NotCached) return undefined
      throw error
    }
  }

  async function read<T>(decision: Decision<T>): Promise<T> {
    const known = await readCached(decision)
    if (known) return known.result
    const client = await connect()
    try {
      const [version] = await sendAll<Version>(client, reading)
      const known = caches.at(version?.small ?? 0)
      // a copy: a run has to find what the run before it found, while other decisions add to the rows that are known
      const cache: RowCache = new Map(known)
      const act = prepared(decision)(cache)
      const { result: decided } = await replay(postgresLanguage, sender(client), act, false)
      for (const [place, rows] of cache) known.set(place, rows)
      return decided.result
    } finally {
      leave(client, 'commit')
    }
  }

  /** Runs decisions in one transaction; `isTogether`: they share their first reads, and statements that store what they add. */
  async function write(batch: readonly Waiting[], isTogether: boolean): Promise<readonly unknown[]> {
    const client = await connect()
    try {
      const [version] = await sendAll<Version>(client, writing)
      const small = version?.small ?? 0
      const { results, cache, hasSmallWrites } = await runBatch({
        send: sender(client),
        cache: new Map(caches.at(small)),
        decisions: batch.map((each) => ({ act: prepared(each), blame: blameOn(each) })),
        isTogether,
      })
      const next = small + Number(hasSmallWrites)
      const changed = hasSmallWrites ? [`update turns set small = ${next} where id = 1`] : []
      await sendAll(client, [...changed, 'commit']).catch((error: unknown) => {
        throw error instanceof SqlError && error.isLost
          ? new UnknownOutcome('the connection was lost while committing', { cause: error })
          : error
      })
      caches.publish(next, cache)
      client.release()
      return results
    } catch (error) {
      leave(client, 'rollback')
      throw error
    }
  }

  async function writeAll(batch: readonly Waiting[]): Promise<void> {
    let rest = batch
    let isTogether = true
    while (rest.length > 0)
      try {
        const results = await repeated(() => write(rest, isTogether))
        for (const [nth, { resolve }] of rest.entries()) resolve(results[nth])
        return
      } catch (error) {
        if (error instanceof TogetherError) {
          isTogether = false
          continue
        }
        const failed = error instanceof DecisionError ? [error.of] : rest
        for (const { reject } of failed) reject(error instanceof DecisionError ? error.cause : error)
        rest = rest.filter((each) => !failed.includes(each))
      }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostTogether)
      waiting = waiting.slice(mostTogether)
      await writeAll(batch)
    }
    working = undefined
  }

  function writeSoon<T>(decision: Decision<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      // safe cast: a decision's result goes to its own promise
      waiting.push({ ...decision, resolve: resolve as (result: unknown) => void, reject })
      working ??= work()
    })
  }

  return {
    transact: (who, act, likely) =>
      likely === 'reads'
        ? repeated(() => read({ who, act })).catch((error: unknown) => {
            if (error instanceof WriteError) return writeSoon({ who, act })
            throw error
          })
        : writeSoon({ who, act }),
    idle: () => working ?? Promise.resolve(),
  }
}

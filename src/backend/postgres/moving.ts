import type { PoolClient } from 'pg'
import { delay, systemClock } from '../../core/kernel/clock'
import type { Side } from '../move/side'
import { migrations, otherVersion } from '../sql/tables'
import { connect, DatabaseError, SqlError, send, sendAll } from './connect'
import { createFacts, statementsAfter } from './migrations'
import { postgresSide } from './postgres-side'

/** What a shop keeps outside its tables, or under another name in each place. */
export type Marks = { readonly secret: string | undefined; readonly isSample: boolean }

/** The connection was lost while committing. */
export class UnknownEnd extends Error {}

async function withClient<T>(address: string, act: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = await connect(address)
  try {
    const client = await pool.connect()
    try {
      return await act(client)
    } finally {
      // ends a transaction that is still open
      client.release(true)
    }
  } finally {
    await pool.end()
  }
}

const hasShop = async (client: PoolClient): Promise<boolean> => {
  const [found] = await sendAll<{ facts: boolean }>(client, [`select to_regclass('facts') is not null as facts`])
  return found?.facts ?? false
}

const patient = ['set local statement_timeout = 0', 'set local idle_in_transaction_session_timeout = 0']

const taken = new DatabaseError('The database contains a shop. Create an empty one, and move into that.')

/** Another process creates the same tables. */
const isRace = (error: unknown): boolean => error instanceof SqlError && ['23505', '42P07'].includes(error.state ?? '')

async function createTables(client: PoolClient): Promise<void> {
  if (await hasShop(client)) throw taken
  try {
    await sendAll(client, [createFacts, ...statementsAfter(0)])
  } catch (error) {
    throw isRace(error) ? taken : error
  }
}

async function commit(client: PoolClient): Promise<void> {
  try {
    await sendAll(client, ['commit'])
  } catch (error) {
    throw error instanceof SqlError && error.isLost ? new UnknownEnd(error.message, { cause: error }) : error
  }
}

/** Creates the tables and everything that `fill` inserts in one transaction: all or nothing. */
export const intoDatabase = (address: string, marks: Marks, fill: (to: Side) => Promise<void>): Promise<void> =>
  withClient(address, async (client) => {
    await sendAll(client, ['begin', ...patient])
    await createTables(client)
    const facts = Object.entries({ version: migrations.length, sample: marks.isSample, secret: marks.secret })
    for (const [name, value] of facts)
      if (value !== undefined)
        await send(client, { sql: 'insert into facts values ($1, $2)', parameters: [name, String(value)] })
    await fill(postgresSide(client))
    await commit(client)
  })

async function checkVersion(client: PoolClient): Promise<void> {
  if (!(await hasShop(client))) throw new DatabaseError('There is no shop in the database.')
  const rows = await sendAll<{ value: string }>(client, [`select value from facts where name = 'version'`])
  if (Number(rows[0]?.value) !== migrations.length) throw new DatabaseError(otherVersion)
}

async function hasOthers(client: PoolClient): Promise<boolean> {
  const others = await sendAll<{ count: number }>(client, [
    `select count(*) as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  ])
  return Boolean(others[0]?.count)
}

/** Milliseconds within which a database notices that a process has ended. */
const noticed = 3_000

async function checkAlone(client: PoolClient): Promise<void> {
  const began = systemClock.now()
  while (await hasOthers(client)) {
    if (systemClock.now() - began >= noticed) throw new DatabaseError('A server is using the database. Stop it first.')
    await delay(systemClock, 100)
  }
}

/** Whoever writes takes this lock first. */
const alone = ['begin isolation level repeatable read', 'update turns set turn = turn + 1']

const isSample = async (client: PoolClient): Promise<boolean> => {
  const rows = await sendAll<{ value: string }>(client, [`select value from facts where name = 'sample'`])
  return rows[0]?.value === 'true'
}

/** Whether a database contains the sample shop; throws a sentence if it has no shop of this version. */
export const isSampleDatabase = (address: string): Promise<boolean> =>
  withClient(address, async (client) => {
    await checkVersion(client)
    return isSample(client)
  })

/** Reads a shop in one state of the database, beside its servers. */
export const lookInto = <T>(address: string, read: (client: PoolClient) => Promise<T>): Promise<T> =>
  withClient(address, async (client) => {
    await checkVersion(client)
    await sendAll(client, ['begin isolation level repeatable read read only', ...patient])
    return read(client)
  })

/** Changes a shop in one transaction, without servers. */
export const changeAlone = (address: string, change: (client: PoolClient) => Promise<void>): Promise<void> =>
  withClient(address, async (client) => {
    await checkVersion(client)
    await checkAlone(client)
    await sendAll(client, [...alone, ...patient])
    await change(client)
    await commit(client)
  })

/** Reads a shop in one state of the database, while nobody can write to it. */
export const fromDatabase = (address: string, read: (from: Side, marks: Marks) => Promise<void>): Promise<void> =>
  withClient(address, async (client) => {
    await checkVersion(client)
    await checkAlone(client)
    await sendAll(client, [...alone, ...patient])
    const [secret] = await sendAll<{ value: string }>(client, [`select value from facts where name = 'secret'`])
    await read(postgresSide(client), { secret: secret?.value, isSample: await isSample(client) })
    await sendAll(client, ['rollback'])
  })

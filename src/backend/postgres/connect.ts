import type { Pool, PoolClient } from 'pg'
import type { Statement } from '../sql/replay'

/** A database that can't be used, and what to do about it. */
export class DatabaseError extends Error {}

/** A statement or a connection that failed. */
export class SqlError extends Error {
  /** SQLSTATE; undefined if the connection failed */
  readonly state: string | undefined

  constructor(cause: Error & { code?: string }) {
    super(cause.message, { cause })
    this.state = /^[0-9A-Z]{5}$/.test(cause.code ?? '') ? cause.code : undefined
  }

  /** The connection was lost or ended, or the server is shutting down or starting. */
  get isLost(): boolean {
    return this.state === undefined || /^(?:08|57P0|25P03)/.test(this.state)
  }
}

const oldest = 15
/** Maximum number of connections, and how long to wait for one in milliseconds. */
const mostConnections = 10
const patience = 10_000

const [int8, numeric] = [20, 1700]

async function loadDriver() {
  try {
    return (await import('pg')).default
  } catch (cause) {
    throw new DatabaseError('PostgreSQL needs the package pg. Install it: npm install pg', { cause })
  }
}

/** Host and database, without the password. */
function nameOf(address: string): string {
  const { host, pathname } = URL.parse(address) ?? { host: '', pathname: '' }
  return `${host}${pathname}`
}

export type Server = { readonly version: string; readonly number: string; readonly encoding: string }

/** Why a server can't be used; undefined if it can. */
export function reasonAgainst({ version, number, encoding }: Server): string | undefined {
  // compatible databases count their own versions
  if (version.startsWith('PostgreSQL ') && Number(number) < oldest * 10_000)
    return `Lang Raan needs PostgreSQL ${oldest} or newer. This is ${version.split(' ')[1]}.`
  return encoding === 'UTF8'
    ? undefined
    : `Lang Raan needs a database with the encoding UTF8. This one has ${encoding}.`
}

async function check(pool: Pool, address: string): Promise<void> {
  const { rows } = await pool
    .query<Server>(
      `select version() as version, current_setting('server_version_num') as number,
       current_setting('server_encoding') as encoding`,
    )
    .catch((cause: Error & { code?: string }) => {
      const why = cause.message || cause.code || cause.name
      throw new DatabaseError(`Can’t connect to the database ${nameOf(address)}: ${why}.`, { cause })
    })
  const reason = rows[0] && reasonAgainst(rows[0])
  if (reason) throw new DatabaseError(reason)
}

/** Connects to a database of a supported version; throws a `DatabaseError` that says what is wrong. */
export async function connect(address: string): Promise<Pool> {
  const { Pool, types } = await loadDriver()
  const pool = new Pool({
    connectionString: address,
    max: mostConnections,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    pipeline: true,
    types: {
      // sums and amounts are safe integers
      getTypeParser: (oid, format) => (oid === int8 || oid === numeric ? Number : types.getTypeParser(oid, format)),
    },
  })
  // an idle connection was lost: the pool replaces it
  pool.on('error', () => undefined)
  try {
    await check(pool, address)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** Sends a statement; those sent without waiting travel together and run in this order. */
export async function send(client: PoolClient, { sql, parameters }: Statement): Promise<readonly unknown[]> {
  try {
    return (await client.query({ text: sql, values: [...parameters] })).rows
  } catch (error) {
    throw new SqlError(error as Error)
  }
}

/** Sends statements without parameters in one message; returns the rows of the last one. */
export async function sendAll<Row>(client: PoolClient, statements: readonly string[]): Promise<readonly Row[]> {
  try {
    const results: unknown = await client.query(statements.join('; '))
    return ([results].flat().at(-1) as { rows: Row[] }).rows
  } catch (error) {
    throw new SqlError(error as Error)
  }
}

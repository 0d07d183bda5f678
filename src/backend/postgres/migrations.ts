import type { Pool, PoolClient } from 'pg'
import { randomText } from '../../service/auth/auth.random'
import { type Definition, migrations } from '../sql/tables'
import { DatabaseError, SqlError, send, sendAll } from './connect'

const postgres: Definition = {
  id: 'bigint primary key',
  whole: 'bigint',
  text: 'text collate "C"',
  rows: '',
  keyed: '',
  onlySqlite: () => '',
  hash: (column) => `left(encode(sha256(convert_to(${column}, 'UTF8')), 'hex'), 32)`,
  // escapes that JavaScript writes and PostgreSQL refuses to read: the character 0 and halves of characters
  orderLines: `lateral json_array_elements(
    regexp_replace(orders.json, '\\\\u(0000|d[89a-f][0-9a-f]{2})', '\\\\u0001', 'g')::json -> 'ProductOrders') as line`,
  now: '(extract(epoch from now()) * 1000)::bigint',
  inLine: (name) => `(line ->> '${name}')::bigint`,
  words: (name) => `
create table ${name} (
  rowid bigint primary key, words text collate "C" not null, digits text collate "C" not null, grams text[] not null);
create index ${name}_grams on ${name} using gin (grams);`,
}

const factsColumns = '(name text primary key, value text not null)'
const facts = `create table if not exists facts ${factsColumns}`
/** Fails if the table exists. */
export const createFacts = `create table facts ${factsColumns}`

/** `turns` has one row, which every transaction that writes locks first; `small` is the version of the small tables. */
const first = `
create table turns (id bigint primary key, turn bigint not null, small bigint not null);
insert into turns values (1, 0, 0)`

/** Creates the tables of the latest version from those of an older one; 0 = none. */
export const statementsAfter = (version: number): readonly string[] => [
  ...migrations
    .slice(version)
    .map((statements) => statements(postgres))
    .filter((each) => each !== ''),
  ...(version === 0 ? [first] : []),
]

async function factOf(client: PoolClient, name: string, missing: string): Promise<string> {
  await send(client, {
    sql: 'insert into facts values ($1, $2) on conflict (name) do nothing',
    parameters: [name, missing],
  })
  const rows = await send(client, { sql: 'select value from facts where name = $1 for update', parameters: [name] })
  return (rows[0] as { value: string }).value
}

/** Another process created the same tables at the same time, or this one was chosen to give way. */
const isRace = (error: unknown): boolean =>
  error instanceof SqlError && ['23505', '42P07', '42710', '40001', '40P01'].includes(error.state ?? '')
const mostRuns = 10

async function migrateOnce(client: PoolClient): Promise<void> {
  await sendAll(client, ['begin', facts])
  const version = Number(await factOf(client, 'version', '0'))
  if (version > migrations.length)
    throw new DatabaseError(
      'This data was written by a newer version of Lang Raan. Install that version, or a newer one.',
    )
  if (version < migrations.length)
    await sendAll(client, [
      ...statementsAfter(version),
      `update facts set value = '${migrations.length}' where name = 'version'`,
    ])
  await sendAll(client, ['commit'])
}

/** Creates the tables, or migrates them to the latest version. */
export async function migrate(pool: Pool): Promise<void> {
  for (let runs = 1; ; runs++) {
    const client = await pool.connect()
    try {
      return await migrateOnce(client)
    } catch (error) {
      await sendAll(client, ['rollback'])
      if (runs === mostRuns || !isRace(error)) throw error
    } finally {
      client.release()
    }
  }
}

export type Facts = { readonly secret: string; readonly isSample: boolean }

/** Reads the signing secret and whether this is a sample shop; a new database gets the given kind. */
export async function readFacts(pool: Pool, isSample: boolean): Promise<Facts> {
  const client = await pool.connect()
  try {
    await sendAll(client, ['begin'])
    const secret = await factOf(client, 'secret', randomText(32))
    const sample = await factOf(client, 'sample', String(isSample))
    await sendAll(client, ['commit'])
    return { secret, isSample: sample === 'true' }
  } finally {
    client.release()
  }
}

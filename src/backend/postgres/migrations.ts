import type { Pool, PoolClient } from 'pg'
import { randomText } from '../../service/auth/auth.random'
import type { Row } from '../move/side'
import type { Definition } from '../sql/definition'
import type { Fill } from '../sql/fill'
import { migrations } from '../sql/tables'
import { DatabaseError, SqlError, send, sendAll } from './connect'
import { postgresSide } from './postgres-side'
import { gramsOfRow } from './words'

const postgres: Definition = {
  id: 'bigint primary key',
  whole: 'bigint',
  text: 'text collate "C"',
  rows: '',
  keyed: '',
  onlySqlite: () => '',
  onlyPostgres: (statements) => statements,
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
  // a change of type writes the rows anew, without what was dropped
  wordsAlone: (name) => `
drop index if exists ${name}_grams;
alter table ${name} drop column if exists grams, alter column words type text collate "C" using words || '';
create index ${name}_grams on ${name} using gin ((${gramsOfRow}));`,
}

const factsColumns = '(name text primary key, value text not null)'
const facts = `create table if not exists facts ${factsColumns}`
/** Fails if the table exists. */
export const createFacts = `create table facts ${factsColumns}`

/** `turns` has one row, which every transaction that writes locks first; `small` is the version of the small tables. */
const first = `
create table turns (id bigint primary key, turn bigint not null, small bigint not null);
insert into turns values (1, 0, 0)`

/** Migrates the tables of an older version to the latest one. */
const stepsAfter = (version: number): readonly (string | Fill)[] =>
  migrations
    .slice(version)
    .map((each) => (typeof each === 'function' ? each(postgres) : each))
    .filter((each) => each !== '')

/** Those of its statements that are always the same; from 0 they create all tables, of which none has rows to migrate. */
export const statementsAfter = (version: number): readonly string[] => [
  ...stepsAfter(version).filter((each) => typeof each === 'string'),
  ...(version === 0 ? [first] : []),
]

const filledTogether = 500

/** Fills rows of a version in which searched texts still have their letters, which a later one takes off. */
async function fill(client: PoolClient, { from, begin }: Fill): Promise<void> {
  const side = postgresSide(client)
  const follow = begin((words) => ({ ...words, grams: [] }))
  const waiting = new Map<string, Row[]>()
  const store = async (table: string, rows: readonly Row[]) => {
    if (rows.length > 0) await side.insert(table, Object.keys(rows[0] ?? {}), rows)
    waiting.set(table, [])
  }
  for await (const read of side.read(from))
    for (const { table, row } of follow(String(Object.values(read)[0]))) {
      const rows = [...(waiting.get(table) ?? []), row]
      waiting.set(table, rows)
      if (rows.length === filledTogether) await store(table, rows)
    }
  for (const [table, rows] of waiting) await store(table, rows)
}

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
  if (version === 0) await sendAll(client, statementsAfter(0))
  else
    for (const each of stepsAfter(version))
      if (typeof each === 'string') await sendAll(client, [each])
      else await fill(client, each)
  if (version < migrations.length)
    await sendAll(client, [`update facts set value = '${migrations.length}' where name = 'version'`])
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

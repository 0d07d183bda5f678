import { sql } from 'kysely'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { raw } from '../../src/backend/doctor/raw'
import { postgresLanguage } from '../../src/backend/postgres/language'
import { migrate } from '../../src/backend/postgres/migrations'
import { openDatabase } from '../../src/backend/postgres/open'
import { createPostgresStore } from '../../src/backend/postgres/postgres-store'
import { postgresDialect } from '../../src/backend/postgres/words'
import { type Connection, type Searched, searched } from '../../src/backend/sql/connection'
import { migrations } from '../../src/backend/sql/tables'
import type { Order, OrderQuery } from '../../src/core/orders/orders.contract'
import { readSearch } from '../../src/core/orders/orders.search'
import { ordersSeeds } from '../../src/sample/orders/orders.seed'
import { createRandom } from '../../src/service/random'
import { oldTexts } from './old-order-tables'
import { startPostgres } from './postgres-server'
import { now } from './random-orders'

const server = await startPostgres()
if (!server) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => server?.stop())

const pieces = ['ี', 'ใจ', 'ณส', 'สมชาย', '08', '081-2', 'lr-2', '\n', 'Z', 'zq']

/** The version before the letters of searched texts were in their index alone. */
const oldVersion = migrations.findIndex((each) => typeof each === 'function' && each.toString().includes('wordsAlone'))
const oldTables = searched.map(
  (of) => `
drop index ${of}_words_grams;
alter table ${of}_words add column grams text[];
update ${of}_words set grams = (
  select array_agg(distinct gram) from generate_series(1, length(words || digits)) as nth,
  lateral (values (substr(words || digits, nth, 1)), (substr(words || digits, nth, 2))) as grams (gram));
alter table ${of}_words alter column grams set not null;
create index ${of}_words_grams on ${of}_words using gin (grams);`,
)

describe.runIf(server)('on PostgreSQL', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = (await openDatabase(server?.newDatabase() ?? '', true)).pool
    const orders = ordersSeeds[0]?.rows({ now: now(), random: createRandom(1) }) as readonly Order[]
    await store().transact(null, (tx) => tx.orders.save(orders))
  })
  afterAll(() => pool.end())

  const store = () => createPostgresStore({ pool, now })
  const query = { page: 1, perPage: 200, sortBy: 'OrderNumber', sortDesc: false } as OrderQuery
  const found = () =>
    Promise.all(pieces.map((q) => store().transact(null, (tx) => tx.orders.find({ ...query, q }), 'reads')))

  /** How a search is run if the tables are too big to be read whole. */
  async function planOf(of: Searched, q: string): Promise<string> {
    const search = readSearch(q)
    if (!search) throw new Error('everything is found')
    const rows = postgresDialect.found({} as Connection, of, search)
    const { sql: text, parameters } = postgresLanguage.compiled(raw(sql`explain select * from ${rows} as found`))
    const client = await pool.connect()
    await client.query('begin; set local enable_seqscan = off')
    const { rows: lines } = await client.query(text, [...parameters])
    await client.query('rollback')
    client.release()
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  }

  test('BACK-2500 on PostgreSQL, the letters and pairs of searched texts are in an index alone, which every search uses', async () => {
    const { rows } = await pool.query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name like '%\\_words' order by table_name, ordinal_position`,
    )
    expect(rows.map(({ name }) => name)).toEqual(
      ['card', 'customer', 'order'].flatMap((of) => ['rowid', 'words', 'digits'].map((name) => `${of}_words.${name}`)),
    )
    for (const of of searched)
      for (const q of ['ี', 'ใจ', 'สมชาย', '081-2', '20261101000031'])
        expect(await planOf(of, q), `${of} ${q}`).toContain(`Bitmap Index Scan on ${of}_words_grams`)
  })

  test('BACK-2501 on PostgreSQL, an update takes the copy of their letters off: searches find the same, in less space', async () => {
    const before = await found()
    expect(before.map(({ total }) => total).slice(0, 3)).not.toContain(0)
    await pool.query(
      `${oldTexts()} ${oldTables.join('')} update facts set value = '${oldVersion}' where name = 'version'`,
    )
    const bytes = async () =>
      (await pool.query("select pg_table_size('order_words')::int as bytes")).rows[0].bytes as number
    const beforeUpdate = await bytes()
    await migrate(pool)
    expect(await bytes()).toBeLessThan(beforeUpdate / 3)
    expect(await found()).toEqual(before)
    const { rows } = await pool.query("select value from facts where name = 'version'")
    expect(rows).toEqual([{ value: String(migrations.length) }])
  })
})

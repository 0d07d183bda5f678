import type { PoolClient } from 'pg'
import { examine } from '../doctor/checks'
import type { Finding } from '../doctor/finding'
import { rowsOf } from '../doctor/raw'
import { rebuild } from '../doctor/repair'
import { type NamedFile, namedFiles } from '../files/named-files'
import { compareWords, copyWords } from '../move/copy'
import { movedTables } from '../move/moved-tables'
import { listed, type Row } from '../move/side'
import { latestVersion } from '../sqlite/migrations'
import { send, sendAll } from './connect'
import { storable } from './language'
import { changeAlone, lookInto } from './moving'
import { type WorkingCopy, withWorkingCopy } from './working-copy'

/** These concern the copy's own file. */
const ofTheCopy = ['schema version', 'file', 'search index']

async function searchIndex({ copy, database }: WorkingCopy): Promise<Finding> {
  const finding = { name: 'search index', isDerived: true }
  try {
    await compareWords(copy, database)
    return finding
  } catch (error) {
    return { ...finding, problem: `differs from the orders: ${(error as Error).message}` }
  }
}

export type Examined = {
  readonly findings: readonly Finding[]
  /** undefined if damaged rows don't say which files they have */
  readonly files: readonly NamedFile[] | undefined
}

/** Checks the rows of a shop's database as those of a file, in one state and beside its servers. */
export const examineDatabase = (address: string): Promise<Examined> =>
  lookInto(address, (client) =>
    withWorkingCopy(client, async (working) => {
      const found = examine(working.connection).filter(({ name }) => !ofTheCopy.includes(name))
      const isReadable = found.every(({ problem, isDerived }) => problem === undefined || isDerived)
      const version = { name: 'schema version', detail: String(latestVersion) }
      return {
        findings: [version, ...found, ...(isReadable ? [await searchIndex(working)] : [])],
        files: isReadable ? rowsOf<NamedFile>(working.connection, namedFiles) : undefined,
      }
    }),
  )

const together = 500

/** Replaces columns of rows by those of the copy; rows are found by their id. */
async function updateRows(
  client: PoolClient,
  { connection, copy }: WorkingCopy,
  of: 'orders' | 'cards',
): Promise<void> {
  const table = movedTables(connection).find(({ name }) => name === of)
  const columns = (table?.columns ?? []).filter((name) => name !== 'id' && name !== 'json')
  const pairs = columns.map((name) => `"${name}" = given."${name}"`).join(', ')
  let waiting: Row[] = []
  const store = async () => {
    const rows = JSON.stringify(waiting)
    waiting = []
    await send(client, {
      sql: `update ${of} set ${pairs} from json_populate_recordset(null::${of}, $1::json) as given where ${of}.id = given.id`,
      parameters: [rows],
    })
  }
  for await (const row of copy.read(`select ${listed(['id', ...columns])} from ${of} order by id`)) {
    waiting.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, storable(value)])))
    if (waiting.length === together) await store()
  }
  if (waiting.length > 0) await store()
}

const sums = ['order_days', 'order_provinces', 'order_kinds', 'order_products', 'order_letters']

async function insertAll(working: WorkingCopy, name: string): Promise<void> {
  const columns = movedTables(working.connection).find((table) => table.name === name)?.columns ?? []
  const rows = [...(working.copy.read(`select ${listed(columns)} from ${name}`) as Iterable<Row>)]
  for (let at = 0; at < rows.length; at += together)
    await working.database.insert(name, columns, rows.slice(at, at + together))
}

/**
 * Rebuilds what is derived from the orders, in one transaction. Orders refer to their customers, so the new ones get
 * higher ids than the old ones, which are removed last.
 */
export const repairDatabase = (address: string): Promise<void> =>
  changeAlone(address, (client) =>
    withWorkingCopy(client, async (working) => {
      const { connection, copy, database } = working
      const [highest] = await sendAll<{ id: number }>(client, ['select coalesce(max(id), 0) as id from customers'])
      const offset = highest?.id ?? 0
      rebuild(connection)
      connection.execute(`pragma foreign_keys = off;
        update customers set id = -id; update customers set id = ${offset} - id;
        update orders set customer = customer + ${offset}`)
      await sendAll(client, [
        ...sums.map((name) => `delete from ${name}`),
        'delete from order_words',
        'delete from customer_words',
        'delete from card_words',
        'delete from card_keys',
        'update customers set key = chr(1) || id || chr(1) || key',
      ])
      for (const name of ['customers', 'card_keys', ...sums]) await insertAll(working, name)
      await updateRows(client, working, 'orders')
      await updateRows(client, working, 'cards')
      await sendAll(client, [`delete from customers where id <= ${offset}`])
      await copyWords(copy, database)
    }),
  )

import type { PoolClient } from 'pg'
import { lookUp } from '../../core/kernel/look-up'
import { listed, type Row, type Side } from '../move/side'
import { send } from './connect'
import { storable } from './language'
import { postgresDialect } from './words'

const fetchedTogether = 1000

/** The character 0 separates the parts of sort keys; PostgreSQL has the next one in its place. */
const asInSqlite = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      name.endsWith('_key') && typeof value === 'string' ? value.replaceAll('\u0001', '\0') : value,
    ]),
  )

export const postgresSide = (client: PoolClient): Side => ({
  dialect: postgresDialect,
  async *read(statement) {
    const ask = (text: string) => send(client, { sql: text, parameters: [] }) as Promise<readonly Row[]>
    await ask(`declare moved no scroll cursor for ${statement}`)
    for (let rows: readonly Row[] = []; ; ) {
      rows = await ask(`fetch ${fetchedTogether} from moved`)
      yield* rows.map(asInSqlite)
      if (rows.length < fetchedTogether) break
    }
    await ask('close moved')
  },
  async insert(table, columns, rows) {
    const names = listed(columns)
    const stored = rows.map((row) => Object.fromEntries(columns.map((name) => [name, storable(lookUp(row, name))])))
    await send(client, {
      sql: `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
      parameters: [JSON.stringify(stored)],
    })
  },
})

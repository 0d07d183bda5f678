import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { createBackend } from '../../../src/backend/backend'
import { sample } from '../../../src/sample/index'
import { fillPostgres, fillSqlite } from './fill'
import { cpuTime, measure, wallTime } from './measure'

/** `fill` or `measure`, a data folder or the address of a database, and the number of orders. */
const [task, place = '', orders = '0'] = process.argv.slice(2)
const isAddress = place.startsWith('postgres:')
const open = () => createBackend(isAddress ? { database: place, sample } : { data: place, sample })

if (task === 'fill') {
  const backend = open()
  await backend.ready()
  // the sample's own orders are stored with the first question
  const login = { method: 'POST', body: JSON.stringify({ email: 'admin@langraan.test', password: 'admin' }) }
  const { accessToken } = await (await backend.fetch(new Request('http://localhost/jwt/login', login))).json()
  const headers = { Authorization: `Bearer ${accessToken}` }
  await backend.fetch(new Request('http://localhost/api/orders', { headers }))
  await backend.close()
  await (isAddress ? fillPostgres : fillSqlite)(place, Number(orders), Date.now())
} else {
  const begun = performance.now()
  const backend = open()
  await backend.ready()
  const openMs = performance.now() - begun
  const naive = isAddress ? await naivePostgres() : naiveSqlite()
  const figures = await measure(backend, isAddress ? wallTime : cpuTime, naive)
  const { databaseBytes, orders: stored } = await backend.figures()
  await backend.close()
  console.log(JSON.stringify({ ...figures, openMs, bytesPerOrder: databaseBytes / Math.min(stored, figures.orders) }))
  process.exit()
}

function naiveSqlite() {
  const database = new DatabaseSync(join(place, 'langraan.db'))
  return (sql: (from: string) => string) => database.prepare(sql('orders not indexed')).all()
}

async function naivePostgres() {
  const client = new pg.Client({ connectionString: place })
  await client.connect()
  for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan']) await client.query(`set enable_${way} = off`)
  return (sql: (from: string) => string) => client.query(sql('orders'))
}

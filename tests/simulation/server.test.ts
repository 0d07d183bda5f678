import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../backend/postgres-server'
import { newFolder, removeFolder } from '../backend/server-process'
import { openKilledServer } from './killed-server'
import { rowsAt } from './shop-rows'
import { simulate } from './simulate'

const all = process.env.ALL !== undefined
const patience = { timeout: all ? 600_000 : 120_000 }
const postgres = await startPostgres({ durable: true })
if (!postgres) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => postgres?.stop())

/** Stories on one server until that many orders are through; what went wrong in them and in its tables. */
async function take(orders: number, place: string) {
  const server = await openKilledServer({ place, rows: rowsAt(place), seed: 1, kills: 8 })
  const faults: string[] = []
  let pressed = 0
  for (let seed = 1; pressed < orders; seed++) {
    const begun = { start: new Date().toISOString(), open: server.open }
    const report = await simulate(seed, { server: begun })
    pressed += report.orders
    faults.push(...report.faults.map(({ kind, words }) => `${kind}, seed ${seed}: ${words}`))
  }
  const end = await server.conclude()
  return { ...end, faults: [...faults, ...end.faults] }
}

test(
  'SIM-620 a server on SQLite that is killed during creations loses no order, doubles none and reports none wrongly',
  patience,
  async () => {
    const folder = newFolder()
    const { killed, faults } = await take(all ? 300 : 40, folder)
    expect(faults).toEqual([])
    expect(killed).toBeGreaterThan(0)
    removeFolder(folder)
  },
)

test('SIM-622 an order that is missing from the tables, or that nobody sent, is reported', patience, async () => {
  const folder = newFolder()
  const server = await openKilledServer({ place: folder, rows: rowsAt(folder), seed: 1, kills: 0 })
  await simulate(1, { scenario: 'calm', server: { start: new Date().toISOString(), open: server.open } })
  const database = new DatabaseSync(join(folder, 'langraan.db'), { enableForeignKeyConstraints: false })
  const [removed, foreign] = database
    .prepare('select number, order_id from order_keys join orders on id = order_id')
    .all()
  if (!removed || !foreign) throw new Error('no orders')
  for (const table of ['orders where id', 'order_keys where order_id'])
    database.prepare(`delete from ${table} = ?`).run(removed.order_id ?? 0)
  database.prepare("update order_keys set key = 'x' where order_id = ?").run(foreign.order_id ?? 0)
  database.close()
  const { faults } = await server.conclude()
  expect(faults).toContain(`${removed.number} is lost`)
  expect(faults).toContain(`${foreign.number} was never sent`)
  removeFolder(folder)
})

describe.runIf(postgres)('PostgreSQL', () => {
  test(
    'SIM-621 a server on PostgreSQL that is killed during creations loses no order, doubles none and reports none wrongly',
    patience,
    async () => {
      const address = postgres?.newDatabase() ?? ''
      const { killed, faults } = await take(all ? 300 : 20, address)
      expect(faults).toEqual([])
      expect(killed).toBeGreaterThan(0)
    },
  )
})

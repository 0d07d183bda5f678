import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { inBatches } from '../../src/backend/import/batches'
import { delay } from '../../src/core/kernel/clock'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { newOrder } from '../orders/new-order'
import { importing } from './importing'
import { signIn, startShop } from './server-process'

const { place, pathOf, ask, fileOf, imported, openShop } = importing()

const head = 'เลขออเดอร์,วันที่,ชื่อ,เบอร์โทร,สินค้า,ยอดรวม\n'
const doubtful = `${head}A-1,99/1/2567,มาลี,0812345678,ชา,100\n`

test('IMPORT-33 a folder, a place where nothing can be written and a locked database are told in a sentence', {
  timeout: 120_000,
}, async () => {
  await openShop()
  expect(await imported(place.folder)).toEqual({ code: 1, lines: [`${place.folder} isn’t a file.`] })
  // the name of the rejected rows is too long
  const long = await imported(fileOf(`${'x'.repeat(245)}.csv`, doubtful))
  expect([long.code, long.lines.at(-1)]).toEqual([
    1,
    expect.stringMatching(
      /^The file of rejected rows can’t be written beside the file: ENAMETOOLONG.* Correct them in .*\.csv and import it again\.$/,
    ),
  ])
  mkdirSync(pathOf('old.rejected.csv'))
  const other = await imported(fileOf('old.csv', doubtful))
  expect([other.code, other.lines.at(-1)]).toEqual([1, expect.stringContaining('old.rejected-2.csv')])

  const database = new DatabaseSync(`${place.data}/langraan.db`)
  database.exec('begin immediate')
  const locked = await imported(fileOf('ok.csv', doubtful.replace('99', '9')))
  database.close()
  expect([locked.code, locked.lines.filter((line) => / {4}at |Error/.test(line)), locked.lines.at(-1)]).toEqual([
    1,
    [],
    'Another program keeps the shop’s database locked. Run the command again.',
  ])
})

test('IMPORT-35 between two transactions, an import leaves the shop to others for as long as the last one took', async () => {
  const clock = simulatedClock({ start: 0 })
  const began: number[] = []
  const took = [50, 5, 120, 30]
  const batches = inBatches(
    [1, 2, 3, 4, 5, 6, 7],
    2,
    async (some) => {
      const nth = began.push(clock.now()) - 1
      await delay(clock, took[nth] ?? 0)
      return some
    },
    { clock },
  )
  for (let ms = 0; ms < 400; ms++) {
    clock.increment(1)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await batches).toEqual([[1, 2], [3, 4], [5, 6], [7]])
  expect(began).toEqual([0, 100, 125, 365])
})

test('IMPORT-34 while a shop is imported, its server goes on taking orders, and open pages hear of the import once per transaction', {
  timeout: 180_000,
}, async () => {
  const shop = await startShop(place.data, '--demo')
  const token = await signIn(shop)
  const { cursor } = (await shop.ask('GET /api/changes', { token })).body
  const count = 2_000
  const rows = Array.from({ length: count }, (_, nth) => `N-${nth},5/1/2567,ลูกค้า ${nth},,ชา,100\n`)
  const file = fileOf('many.csv', head + rows.join(''))
  let isOver = false
  const importing = imported(file, '--shop', '1').finally(() => {
    isOver = true
  })
  let created = 0
  while (!isOver) {
    const asking = { body: { order: newOrder }, key: `k${created}`, token }
    expect((await shop.ask('POST /api/orders', asking)).status).toBe(201)
    created++
  }
  expect(created).toBeGreaterThan(0)
  expect((await importing).lines.at(-1)).toContain('2,000 orders created')
  const heard = ask<{ by: number }>(
    `select session from changes where kind = 'orders' and session = '' and id > ${Number(cursor.split('-')[0])}`,
  )
  expect(heard).toHaveLength(count / 100)
  await shop.kill('SIGTERM')
})

import { type Browser, chromium } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'
import { scrolledHead, tellScrolled } from './drawn.ts'
import { type Long, longest, longFrames, written } from './long-frames.ts'
import { throttle } from './pace.ts'
import { rowPeers } from './row-peers.ts'
import { ours, published, showTable, type Table } from './tables.ts'

const count = 100_000
const rounds = 5

/** ms until the first rows stand there and until they are sorted by Thai names, and what took long meanwhile */
type Figures = { shown: number; sorted: number; sorting: Long }

async function measure(browser: Browser, url: string, table: Table): Promise<Figures> {
  const { page, shown, timed } = await showTable(browser, url, { table, count })
  const sorted = await timed(table.sort, table.isSorted)
  const sorting = await longFrames(page)
  await page.context().close()
  return { shown, sorted, sorting }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The same hundred thousand rows in our table, in a published data grid, in a virtualizer and in a plain recycler. */
export async function benchRows(): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const tables = [ours, ...rowPeers, published]
  console.log(`\n${count} rows at ${throttle}x processor throttle (ms, medians of ${rounds})`)
  console.log('table\tshown\tsorted\tframes while sorting with more than 50 ms of work')
  const figures = new Map<Table, Figures[]>(tables.map((table) => [table, []]))
  // in turn, so that all of them have the machine's better and worse moments
  for (let round = 0; round < rounds; round++)
    for (const table of tables) figures.get(table)?.push(await measure(browser, url, table))
  for (const [table, each] of figures) {
    const [shown, sorted] = [median(each.map(({ shown }) => shown)), median(each.map(({ sorted }) => sorted))]
    const worst = each.map(({ sorting }) => sorting).toSorted((a, b) => longest(a) - longest(b))[rounds >> 1] ?? []
    console.log([table.name, shown.toFixed(0), sorted.toFixed(0), written(worst)].join('\t'))
  }
  console.log(`\nScrolling them\ntable\t${scrolledHead}`)
  for (const table of tables) {
    const { page } = await showTable(browser, url, { table, count })
    await tellScrolled(page, table.name, table.list)
    await page.context().close()
  }
  await browser.close()
  close()
}

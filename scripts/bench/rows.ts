import { type Browser, chromium } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'
import { scrolledHead, scrolledLines } from './drawn.ts'
import { type Long, longest, longFrames, written } from './long-frames.ts'
import { median, throttle } from './pace.ts'
import { ms, type Report } from './report.ts'
import { rowPeers } from './row-peers.ts'
import { ours, published, showTable, type Table } from './tables.ts'

const count = 100_000

/** ms until the first rows are rendered and until they are sorted by Thai names, and long frames while sorting */
type Figures = { shown: number; sorted: number; sorting: Long }

async function measure(browser: Browser, url: string, table: Table): Promise<Figures> {
  const { page, shown, timed } = await showTable(browser, url, { table, count })
  const sorted = await timed(table.sort, table.isSorted)
  const sorting = await longFrames(page)
  await page.context().close()
  return { shown, sorted, sorting }
}

/** Compares our table with 100,000 rows to a published data grid, a virtualizer and a plain recycler. */
export async function benchRows(report: Report, rounds: number): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const tables = [ours, ...rowPeers, published]
  const figures = new Map<Table, Figures[]>(tables.map((table) => [table, []]))
  // in turn, so that slow moments of the machine affect all of them
  for (let round = 0; round < rounds; round++)
    for (const table of tables) figures.get(table)?.push(await measure(browser, url, table))
  report.table(
    'rows',
    `${count.toLocaleString('en')} rows at ${throttle}x, medians of ${rounds} (ms)`,
    ['table', 'shown', 'sorted by Thai names', 'frames with more than 50 ms of work while sorting'],
    [...figures].map(([table, each]) => {
      const [shown, sorted] = [median(each.map(({ shown }) => shown)), median(each.map(({ sorted }) => sorted))]
      const bySorting = each.map(({ sorting }) => sorting).toSorted((a, b) => longest(a) - longest(b))
      return [table.name, ms(shown), ms(sorted), written(bySorting[(rounds - 1) >> 1] ?? [])]
    }),
  )
  const lines: string[][] = []
  for (const table of tables) {
    const { page } = await showTable(browser, url, { table, count })
    lines.push(...(await scrolledLines(page, { ...table, isOurs: table === ours })))
    await page.context().close()
  }
  report.table('scrolling', `Scrolling them at ${throttle}x, 300 frames per speed`, ['table', ...scrolledHead], lines)
  await browser.close()
  close()
}

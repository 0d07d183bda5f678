import { type Browser, chromium, type Page } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'
import { type Long, longest, longFrames, written } from './long-frames.ts'
import { speeds, throttle } from './pace.ts'
import { ours, published, showTable, type Table } from './tables.ts'

const count = 100_000

/** frames in each of three places of the table */
const stretch = 100

/** ms until the first rows stand there and until they are sorted by Thai names, and what took long meanwhile */
type Figures = { shown: number; sorted: number; sorting: Long; scrolling: readonly Long[] }

/** Scrolls from three places on, a step a frame, and says which frames took long. */
async function scroll(page: Page, scroller: string, pixels: number): Promise<Long> {
  const place = await page.evaluateHandle<Element>(scroller)
  const long: number[] = []
  for (const start of [0, 0.3, 0.6]) {
    await place.evaluate((each, start) => {
      each.scrollTop = each.scrollHeight * start
    }, start)
    // a jump is no scrolling
    await longFrames(page)
    await place.evaluate(
      async (each, { pixels, stretch }) => {
        const from = each.scrollTop
        for (let nth = 0; nth < stretch; nth++) {
          each.scrollTop += pixels
          await new Promise(requestAnimationFrame)
        }
        if (each.scrollTop < from + (pixels * stretch) / 2) throw new Error('it does not scroll')
      },
      { pixels, stretch },
    )
    long.push(...(await longFrames(page)))
  }
  return long
}

async function measure(browser: Browser, url: string, table: Table): Promise<Figures> {
  const { page, shown, timed } = await showTable(browser, url, { table, count })
  const sorted = await timed(table.sort, table.isSorted)
  const sorting = await longFrames(page)
  const scrolling: Long[] = []
  for (const pixels of Object.values(speeds)) scrolling.push(await scroll(page, table.scroller, pixels))
  await page.context().close()
  return { shown, sorted, sorting, scrolling }
}

/** The same hundred thousand rows in our table and in a published data grid. */
export async function benchRows(): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  console.log(`\n${count} rows at ${throttle}x processor throttle (ms; frames with more than 50 ms of work)`)
  console.log('table\tshown\tsorted\tframes while sorting\twhile scrolling: wheel\tfling\tdrag')
  const figures: Figures[] = []
  for (const table of [ours, published]) {
    const each = await measure(browser, url, table)
    figures.push(each)
    const { shown, sorted, sorting, scrolling } = each
    const frames = [sorting, ...scrolling].map(written)
    console.log([table.name, shown.toFixed(0), sorted.toFixed(0), ...frames].join('\t'))
  }
  await browser.close()
  close()
  const [own, other] = figures
  if (!own || !other) return
  const times = (key: 'shown' | 'sorted') => `${(other[key] / own[key]).toFixed(1)}x`
  const frame = (longest(other.sorting) / Math.max(50, longest(own.sorting))).toFixed(1)
  console.log(
    `ag-grid-community / ours: shown ${times('shown')}, sorted ${times('sorted')}, longest frame while sorting at least ${frame}x`,
  )
}

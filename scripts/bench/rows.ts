import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'

const count = 100_000
/** how much slower than this machine the page's processor is made */
const throttle = 4

/** pixels a frame: a quick wheel, a hard fling, and the scroll bar being dragged */
const speeds = { wheel: 60, fling: 120, drag: 450 }
/** frames in each of three places of the table */
const stretch = 100

/** Work of frames with more than 50 ms of it, in ms. A late tick of the screen is none. */
type Long = readonly number[]
/** ms until the first rows stand there and until they are sorted by Thai names, and what took long meanwhile */
type Figures = { shown: number; sorted: number; sorting: Long; scrolling: readonly Long[] }

const gridCode = 'node_modules/ag-grid-community/dist/ag-grid-community.min.js'

/** The same rows for both: invented Thai names, numbers, days. */
function makeRows(): void {
  const letters = 'กขคงจฉชซญดตถทธนบปผพฟมยรลวสหอ'
  let state = 7
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  const word = (length: number) => Array.from({ length }, () => letters[next(letters.length)]).join('')
  const rows = Array.from({ length: 100_000 }, (_, at) => ({
    id: at + 1,
    name: `${word(4)} ${word(6)}`,
    province: word(5),
    total: next(1_000_000),
    day: `20${10 + next(16)}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`,
  }))
  Object.assign(window, { rows })
}

/** Keeps the work of what the browser calls a long frame, from now on. */
function watchFrames(): void {
  type Frame = PerformanceEntry & {
    renderStart: number
    blockingDuration: number
    scripts: readonly PerformanceEntry[]
  }
  const long: number[] = []
  /** what ran before the frame was rendered, and its rendering; between them the page may have waited for the screen */
  const workOf = ({ startTime, duration, renderStart, blockingDuration, scripts }: Frame) => {
    const before = scripts.filter((script) => renderStart === 0 || script.startTime < renderStart)
    const rendering = renderStart === 0 ? 0 : startTime + duration - renderStart
    const known = before.reduce((sum, script) => sum + script.duration, rendering)
    // scripts that nobody is named for count as well: one long task says how long it was
    return Math.max(known, blockingDuration > 0 ? 50 + blockingDuration : 0)
  }
  const keep = (entries: readonly PerformanceEntry[]) =>
    long.push(...entries.map((entry) => workOf(entry as Frame)).filter((work) => work > 50))
  const observer = new PerformanceObserver((seen) => keep(seen.getEntries()))
  observer.observe({ type: 'long-animation-frame' })
  const take = () => {
    keep(observer.takeRecords())
    return long.splice(0)
  }
  Object.assign(window, { takeLong: take })
}

/** The long frames since this was asked last, once the last of them is over. */
const longFrames = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise((next) => setTimeout(next, 100))
    return (window as unknown as { takeLong(): number[] }).takeLong()
  })

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

type Table = {
  name: string
  /** what the page needs before its rows */
  prepare(page: Page): Promise<void>
  /** puts the rows on the page */
  show(): void
  /** true once the first rows stand there */
  isShown: string
  /** presses the head of the names */
  sort(): void
  isSorted: string
  /** what scrolls */
  scroller: string
}

const ours: Table = {
  name: '<raan-datatable>',
  prepare: async (page) => {
    await page.addScriptTag({ url: '/embed/auto.js', type: 'module' })
    // the other grid has its code as well by the time it is asked
    await page.evaluate(async () => {
      await customElements.whenDefined('raan-datatable')
      const provider = document.body.appendChild(document.createElement('raan-provider'))
      provider.setAttribute('base-url', '/backend')
      const table = document.createElement('raan-datatable')
      provider.append(Object.assign(table, { rows: [{ name: 'a' }], columns: [{ key: 'name' }], locale: 'en' }))
      while (!table.shadowRoot?.querySelector('tr[data-row]')) await new Promise(requestAnimationFrame)
      provider.remove()
    })
  },
  show() {
    const provider = document.body.appendChild(document.createElement('raan-provider'))
    provider.setAttribute('base-url', '/backend')
    const table = document.createElement('raan-datatable')
    const { rows } = window as unknown as { rows: object[] }
    const columns = [
      { key: 'id', kind: 'number' },
      { key: 'name' },
      { key: 'province' },
      { key: 'total', kind: 'number' },
      { key: 'day', kind: 'date' },
    ]
    provider.append(Object.assign(table, { columns, rows, locale: 'en' }))
  },
  isShown: 'document.querySelector("raan-datatable")?.shadowRoot?.querySelector("tr[data-row]")',
  sort() {
    const root = document.querySelector('raan-datatable')?.shadowRoot
    const heads = [...(root?.querySelectorAll<HTMLElement>('th button') ?? [])]
    heads.find((head) => head.textContent === 'name')?.click()
  },
  isSorted: `(() => {
    const root = document.querySelector('raan-datatable').shadowRoot
    return !root.querySelector('[aria-busy=true]') && root.querySelector('th[aria-sort=ascending]')
  })()`,
  scroller: '(document.querySelector("raan-datatable").shadowRoot.querySelector("section[tabindex]"))',
}

const published: Table = {
  name: 'ag-grid-community',
  prepare: async (page) => {
    await page.addScriptTag({ content: readFileSync(gridCode, 'utf8') })
  },
  show() {
    const { agGrid, rows } = window as unknown as {
      agGrid: { createGrid(place: Element, options: object): unknown }
      rows: object[]
    }
    const place = document.body.appendChild(document.createElement('div'))
    place.style.blockSize = '640px'
    const thai = new Intl.Collator('th', { numeric: true })
    const columnDefs = [
      { field: 'id' },
      { field: 'name', comparator: thai.compare },
      { field: 'province' },
      { field: 'total' },
      { field: 'day' },
    ]
    Object.assign(window, { grid: agGrid.createGrid(place, { columnDefs, rowData: rows }) })
  },
  isShown: 'document.querySelector(".ag-row")',
  sort() {
    const { grid } = window as unknown as { grid: { applyColumnState(state: object): void } }
    grid.applyColumnState({ state: [{ colId: 'name', sort: 'asc' }] })
  },
  isSorted: 'document.querySelector(\'.ag-header-cell[aria-sort="ascending"]\')',
  scroller: '([...document.querySelectorAll("[class*=viewport]")].find((each) => each.scrollHeight > 100_000))',
}

async function measure(browser: Browser, url: string, table: Table): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(`${url}/bench-empty.html`)
  await table.prepare(page)
  await page.evaluate(makeRows)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const timed = async (act: () => void, isDone: string) => {
    const began = await page.evaluate(() => performance.now())
    // from a timer: what a driver runs by itself is nobody's script to the browser
    await page.evaluate(`void setTimeout(() => ({ ${act} }).${act.name}())`)
    await page.waitForFunction(isDone, undefined, { polling: 'raf', timeout: 60_000 })
    return (await page.evaluate(() => performance.now())) - began
  }
  const shown = await timed(table.show, table.isShown)
  await page.waitForTimeout(1_500)
  await page.evaluate(watchFrames)
  const sorted = await timed(table.sort, table.isSorted)
  const sorting = await longFrames(page)
  const scrolling: Long[] = []
  for (const pixels of Object.values(speeds)) scrolling.push(await scroll(page, table.scroller, pixels))
  await context.close()
  return { shown, sorted, sorting, scrolling }
}

const longest = (frames: Long) => Math.max(0, ...frames)
const written = (frames: Long) =>
  frames.length === 0 ? 'none' : `${frames.length}, up to ${longest(frames).toFixed(0)}`

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

import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'

const count = 100_000
/** how much slower than this machine the page's processor is made */
const throttle = 4

/** How long until the first rows, until sorted by Thai names, and the longest frame of sorting and of scrolling. */
type Figures = { shown: number; sorted: number; sortFrame: number; scrollFrame: number }

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

/** Keeps the longest time between two frames from now on. */
function watchFrames(): void {
  const seen = { longest: 0, last: performance.now() }
  Object.assign(window, { seen })
  const look = (now: number) => {
    seen.longest = Math.max(seen.longest, now - seen.last)
    seen.last = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const longestFrame = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: { longest: number; last: number } }
    const { longest } = seen
    seen.longest = 0
    return longest
  })

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
    await page.evaluate(() => customElements.whenDefined('raan-datatable'))
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
    await page.evaluate(act)
    await page.waitForFunction(isDone, undefined, { polling: 'raf', timeout: 60_000 })
    return (await page.evaluate(() => performance.now())) - began
  }
  const shown = await timed(table.show, table.isShown)
  await page.waitForTimeout(1_500)
  await page.evaluate(watchFrames)
  await page.waitForTimeout(300)
  await longestFrame(page)
  const sorted = await timed(table.sort, table.isSorted)
  await page.waitForTimeout(300)
  const sortFrame = await longestFrame(page)
  for (let step = 1; step <= 40; step++) {
    await page.evaluate(`${table.scroller}.scrollTop += ${step % 10 === 0 ? 400_000 : 480}`)
    await page.waitForTimeout(50)
  }
  const scrollFrame = await longestFrame(page)
  await context.close()
  return { shown, sorted, sortFrame, scrollFrame }
}

/** The same hundred thousand rows in our table and in a published data grid. */
export async function benchRows(): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  console.log(`\n${count} rows at ${throttle}x processor throttle (ms)`)
  console.log('table\tshown\tsorted\tlongest frame sorting\tlongest frame scrolling')
  const figures: Figures[] = []
  for (const table of [ours, published]) {
    const each = await measure(browser, url, table)
    figures.push(each)
    console.log([table.name, ...Object.values(each).map((value) => value.toFixed(0))].join('\t'))
  }
  await browser.close()
  close()
  const [own, other] = figures
  if (!own || !other) return
  const times = (key: keyof Figures) => `${(other[key] / own[key]).toFixed(1)}x`
  console.log(
    `ag-grid-community / ours: shown ${times('shown')}, sorted ${times('sorted')}, sorting frame ${times('sortFrame')}, scrolling frame ${times('scrollFrame')}`,
  )
}

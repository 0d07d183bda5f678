import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import type { DrawnRows } from './drawn.ts'
import { watchFrames } from './long-frames.ts'
import { throttle } from './pace.ts'

const gridCode = 'node_modules/ag-grid-community/dist/ag-grid-community.min.js'

/** The rows of all compared tables: invented Thai names, numbers, dates. */
function makeRows(count: number): void {
  const letters = 'กขคงจฉชซญดตถทธนบปผพฟมยรลวสหอ'
  let state = 7
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  const word = (length: number) => Array.from({ length }, () => letters[next(letters.length)]).join('')
  const rows = Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${word(4)} ${word(6)}`,
    province: word(5),
    total: next(1_000_000),
    day: `20${10 + next(16)}-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`,
  }))
  Object.assign(window, { rows })
}

export type Table = {
  name: string
  /** loads what the page needs before its rows */
  prepare(page: Page): Promise<void>
  /** renders the rows */
  show(): void
  /** expression that is true once the first rows are rendered */
  isShown: string
  /** sorts by name */
  sort(): void
  isSorted: string
  /** its rows, before sorting */
  list: DrawnRows
}

const root = 'document.querySelector("raan-datatable").shadowRoot'

export const ours: Table = {
  name: '`<raan-datatable>`',
  prepare: async (page) => {
    await page.addScriptTag({ url: '/embed/auto.js', type: 'module' })
    // load our code first, as the other grids' code is loaded before they are measured
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
  list: {
    scroller: `${root}.querySelector('section[tabindex]')`,
    covered: `${root}.querySelector('thead').offsetHeight`,
    rows: `${root}.querySelectorAll('tr[data-row]')`,
    index: "Number(row.getAttribute('aria-rowindex')) - 2",
    text: 'rows[index].name',
  },
}

export const published: Table = {
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
  list: {
    scroller: '[...document.querySelectorAll("[class*=viewport]")].find((each) => each.scrollHeight > 100_000)',
    covered: '0',
    rows: 'document.querySelectorAll(".ag-row")',
    index: 'Number(row.getAttribute("row-index"))',
    text: 'rows[index].name',
  },
}

/** Opens a throttled page with this table; also returns the ms until its first rows were rendered. */
export async function showTable(browser: Browser, url: string, { table, count }: { table: Table; count: number }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(`${url}/bench-empty.html`)
  await table.prepare(page)
  await page.evaluate(makeRows, count)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const timed = async (act: () => void, isDone: string) => {
    const began = await page.evaluate(() => performance.now())
    // from a timer: the browser doesn't attribute what a driver evaluates to a script
    await page.evaluate(`void setTimeout(() => ({ ${act} }).${act.name}())`)
    await page.waitForFunction(isDone, undefined, { polling: 'raf', timeout: 60_000 })
    return (await page.evaluate(() => performance.now())) - began
  }
  const shown = await timed(table.show, table.isShown)
  await page.waitForTimeout(1_500)
  await page.evaluate(watchFrames)
  return { page, shown, timed }
}

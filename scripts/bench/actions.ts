import { type Browser, chromium } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'
import { type Long, longest, longFrames } from './long-frames.ts'
import { throttle } from './pace.ts'
import { ours, showTable } from './tables.ts'

const many = 100_000
/** baseline: the cost of an action independent of the number of rows */
const few = 200

type Pressed = (root: ShadowRoot) => HTMLElement | null | undefined

/** Elements to click, in this order. The functions run in the page, so they can't use anything from this file. */
const actions: Readonly<Record<string, Pressed>> = {
  'unfold a row': (root) => root.querySelectorAll<HTMLElement>('tr[data-row] button[aria-expanded]')[3],
  'tick one': (root) => root.querySelectorAll<HTMLElement>('tr[data-row] input')[3],
  'tick all': (root) => root.querySelector<HTMLElement>('thead input'),
  'untick one of all': (root) => root.querySelectorAll<HTMLElement>('tr[data-row] input')[3],
  'sort with ticks': (root) =>
    [...root.querySelectorAll<HTMLElement>('th button')].find(({ textContent }) => textContent === 'total'),
  'save as CSV': (root) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('CSV')),
  'open the form': (root) => root.querySelector<HTMLElement>('tr[data-row] td:last-child button'),
  'save the form': (root) => root.querySelector<HTMLElement>('dialog[open] button[type=submit]'),
}

const isAtRest = '!document.querySelector("raan-datatable").shadowRoot.querySelector("[aria-busy=true]")'

async function measure(browser: Browser, url: string, count: number): Promise<Long[]> {
  const { page } = await showTable(browser, url, { table: ours, count })
  const figures: Long[] = []
  for (const [name, pressed] of Object.entries(actions)) {
    const found = await page.evaluateHandle<HTMLElement | null>(
      `(${pressed})(document.querySelector('raan-datatable').shadowRoot)`,
    )
    await longFrames(page)
    await found.evaluate((each, name) => {
      if (!each) throw new Error(`there is nothing to press: ${name}`)
      // from a timer: the browser doesn't attribute what a driver evaluates to a script
      setTimeout(() => each.click())
    }, name)
    // wait for late work, such as painting new rows
    await page.waitForTimeout(200)
    await page.waitForFunction(isAtRest, undefined, { polling: 100, timeout: 60_000 })
    await page.waitForTimeout(500)
    figures.push(await longFrames(page))
  }
  await page.context().close()
  return figures
}

/** Compares actions on a table of 100,000 rows with the same on 200. */
export async function benchActions(): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const [ofMany, ofFew] = [await measure(browser, url, many), await measure(browser, url, few)]
  await browser.close()
  close()
  console.log(`\nActions in a table at ${throttle}x CPU throttling (longest frame with more than 50 ms of work, ms)`)
  console.log(['action', `${many} rows`, `${few} rows`, 'ratio'].join('\t'))
  const figure = (long: Long) => (long.length === 0 ? 'none' : longest(long).toFixed(0))
  for (const [nth, name] of Object.keys(actions).entries()) {
    const [here, there] = [ofMany[nth] ?? [], ofFew[nth] ?? []]
    const times = Math.max(50, longest(here)) / Math.max(50, longest(there))
    console.log([name, figure(here), figure(there), times.toFixed(1)].join('\t'))
  }
}

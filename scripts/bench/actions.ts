import { type Browser, chromium } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'
import { type Long, longest, longFrames } from './long-frames.ts'
import { throttle } from './pace.ts'
import { ours, showTable } from './tables.ts'

const many = 100_000
/** what a deed takes by itself, whatever there is */
const few = 200

type Pressed = (root: ShadowRoot) => HTMLElement | null | undefined

/** What is pressed, in this order; it is found in the page, which knows nothing of this file. */
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
      // from a timer: what a driver runs by itself is nobody's script to the browser
      setTimeout(() => each.click())
    }, name)
    // what it begins late, as a picture of rows that come
    await page.waitForTimeout(200)
    await page.waitForFunction(isAtRest, undefined, { polling: 100, timeout: 60_000 })
    await page.waitForTimeout(500)
    figures.push(await longFrames(page))
  }
  await page.context().close()
  return figures
}

/** What people do to a table of a hundred thousand rows, beside the same with two hundred. */
export async function benchActions(): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const [ofMany, ofFew] = [await measure(browser, url, many), await measure(browser, url, few)]
  await browser.close()
  close()
  console.log(`\nDeeds in a table at ${throttle}x processor throttle (longest frame with more than 50 ms of work, ms)`)
  console.log(['deed', `${many} rows`, `${few} rows`, 'times'].join('\t'))
  const figure = (long: Long) => (long.length === 0 ? 'none' : longest(long).toFixed(0))
  for (const [nth, name] of Object.keys(actions).entries()) {
    const [here, there] = [ofMany[nth] ?? [], ofFew[nth] ?? []]
    const times = Math.max(50, longest(here)) / Math.max(50, longest(there))
    console.log([name, figure(here), figure(there), times.toFixed(1)].join('\t'))
  }
}

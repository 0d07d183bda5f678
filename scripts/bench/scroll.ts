import { createMock, type Db } from 'langraan/mock'
import { chromium, type Page } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'
import { type DrawnRows, scrolledHead, scrolledLines } from './drawn.ts'
import { watchFrames } from './long-frames.ts'
import { throttle } from './pace.ts'

export type ScrollBench = {
  /** what is scrolled, including the number of rows */
  name: string
  page: string
  element: string
  /** selector of the scrolled list within the element */
  list: string
  /** path of the call that returns the rows */
  calls: string
  db: Db
  /** a text that each row contains */
  texts: readonly string[]
  /** expression that is true once the list is rendered */
  isShown: string
}

/** A mock's database that already has these rows. */
export function filled(rows: ReturnType<Db['read']>): Db {
  let now = rows
  return {
    read: () => now,
    write: (next) => {
      now = next
    },
  }
}

/** A static list without code, as long as browsers handle well: the machine's own effect on frames. */
async function plainList(page: Page): Promise<void> {
  await page.setContent('<div id="plain"></div>')
  await page.evaluate(() => {
    const root = document.querySelector('#plain')?.attachShadow({ mode: 'open' })
    const row = (nth: number) => `<li style="height: 52px; contain: strict" aria-posinset="${nth + 1}">${nth}</li>`
    const rows = Array.from({ length: 5_000 }, (_, nth) => row(nth)).join('')
    root?.setHTMLUnsafe(`<div style="height: 800px; overflow: auto; contain: strict"><ul>${rows}</ul></div>`)
  })
}

const lists = (element: string, list: string, text: string): DrawnRows => {
  const root = `document.querySelector(${JSON.stringify(element)}).shadowRoot`
  const found = `${root}.querySelector(${JSON.stringify(list)})`
  return {
    scroller: `${found}.parentElement`,
    covered: '0',
    rows: `${found}.children`,
    index: "Number(row.getAttribute('aria-posinset')) - 1",
    text,
  }
}

/** Scrolls a long list with CPU throttling: frames with all rows, and long frames, compared to a static list. */
export async function benchScroll(bench: ScrollBench): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const mock = createMock({ base: '/backend', db: bench.db })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, bypassCSP: true })).newPage()
  await page.route(bench.calls, async (route) => {
    const answer = await mock.fetch(new Request(route.request().url()))
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() })
  })
  await page.goto(`${url}${bench.page}`)
  await page.waitForFunction(bench.isShown)
  await page.evaluate((texts) => Object.assign(window, { texts }), bench.texts)
  // code that loads when idle isn't part of scrolling
  await page.waitForTimeout(2_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.evaluate(watchFrames)
  console.log(`\nScrolling ${bench.name} at ${throttle}x CPU throttling\n${['list', ...scrolledHead].join('\t')}`)
  const print = (lines: string[][]) => console.log(lines.map((line) => line.join('\t')).join('\n'))
  const ours = lists(bench.element, bench.list, 'texts[index]')
  print(await scrolledLines(page, { name: 'ours', isOurs: true, list: ours }))
  await plainList(page)
  await page.evaluate(watchFrames)
  const plain = lists('#plain', 'ul', 'String(index)')
  print(await scrolledLines(page, { name: 'static list', isOurs: false, list: plain }))
  await browser.close()
  close()
}

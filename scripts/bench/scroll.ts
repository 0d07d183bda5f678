import { createMock, type Db } from 'langraan/mock'
import { chromium, type Page } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'
import { speeds, throttle } from './pace.ts'

/** ms; the browser reports frames whose work takes longer */
const most = 50
/** frames in each of three places of the list */
const stretch = 300

export type ScrollBench = {
  /** what is scrolled, with how many there are */
  name: string
  page: string
  element: string
  /** of the scrolled list within the element */
  list: string
  /** where rows come from */
  calls: string
  db: Db
  /** true once the list stands */
  isShown: string
}

/** Rows that are there already, for a mock. */
export function filled(rows: ReturnType<Db['read']>): Db {
  let now = rows
  return {
    read: () => now,
    write: (next) => {
      now = next
    },
  }
}

type Scrolled = {
  /** from one picture to the next: whole ticks of the screen */
  took: number[]
  /** work of the frames that the browser itself calls long: more than 50 ms */
  long: number[]
  /** from the last scroll of each place until all rows stand */
  whole: number[]
}

/** Scrolls from three places on, and says how long each frame took. */
const scrolled = (
  page: Page,
  { element, list }: Pick<ScrollBench, 'element' | 'list'>,
  pixels: number,
): Promise<Scrolled> =>
  page.evaluate(
    async ({ element, list, pixels, stretch }) => {
      const rows = document.querySelector(element)?.shadowRoot?.querySelector(list)
      const scroller = rows?.parentElement
      if (!scroller) throw new Error('there is nothing to scroll')
      const frame = () => new Promise<number>((next) => requestAnimationFrame(next))
      const took: number[] = []
      const long: number[] = []
      const whole: number[] = []
      const keep = (entries: readonly PerformanceEntry[]) => long.push(...entries.map(({ duration }) => duration))
      const observer = new PerformanceObserver((seen) => keep(seen.getEntries()))
      for (const start of [0, 0.3, 0.6]) {
        scroller.scrollTop = scroller.scrollHeight * start
        // a jump is no scrolling
        for (let still = 0; still < 10; still++) await frame()
        const from = scroller.scrollTop
        observer.observe({ type: 'long-animation-frame' })
        let before = await frame()
        for (let nth = 0; nth < stretch; nth++) {
          scroller.scrollTop += pixels
          const now = await frame()
          took.push(now - before)
          before = now
        }
        await frame()
        keep(observer.takeRecords())
        observer.disconnect()
        if (scroller.scrollTop < from + (pixels * stretch) / 2) throw new Error('it does not scroll')
        const isBusy = () => rows.closest('[aria-busy=true]') || rows.querySelector('[aria-busy=true]')
        let now = await frame()
        for (; isBusy(); now = await frame()) if (now - before > 10_000) throw new Error('its rows never stand')
        whole.push(now - before)
        if (!rows.querySelector('[aria-posinset]')) throw new Error('nothing is shown')
      }
      return { took, long, whole }
    },
    { element, list, pixels, stretch },
  )

/** As many rows as a browser holds well, which nothing makes: what this machine does to frames by itself. */
async function plainList(page: Page): Promise<void> {
  await page.setContent('<div id="plain"></div>')
  await page.evaluate(() => {
    const root = document.querySelector('#plain')?.attachShadow({ mode: 'open' })
    const row = (nth: number) => `<li style="height: 52px; contain: strict" aria-posinset="${nth}">${nth}</li>`
    const rows = Array.from({ length: 5_000 }, (_, nth) => row(nth)).join('')
    root?.setHTMLUnsafe(`<div style="height: 800px; overflow: auto; contain: strict"><ul>${rows}</ul></div>`)
  })
}

/** Scrolling a long list on a slow processor: how many frames took long, beside a list that nothing is done for. */
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
  // what loads when the page has nothing else to do is no part of scrolling
  await page.waitForTimeout(2_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  console.log(`\nScrolling ${bench.name} at ${throttle}x processor throttle (ms a frame)`)
  console.log('list\tspeed\tpx/frame\tframes\tmedian\t99th\tworst\tover 50 ms\tlongest work\tat rest, whole after')
  const tell = async (name: string, list: Pick<ScrollBench, 'element' | 'list'>) => {
    for (const [speed, pixels] of Object.entries(speeds)) {
      const { took, long, whole } = await scrolled(page, list, pixels)
      took.sort((a, b) => a - b)
      const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? 0
      const ticks = [0.5, 0.99, 1].map((share) => at(share).toFixed(1))
      const longest = long.length > 0 ? Math.max(...long).toFixed(0) : `below ${most}`
      const rest = Math.max(...whole).toFixed(0)
      console.log([name, speed, pixels, took.length, ...ticks, long.length, longest, rest].join('\t'))
    }
  }
  await tell('ours', bench)
  await plainList(page)
  await tell('plain, no code', { element: '#plain', list: 'ul' })
  await browser.close()
  close()
}

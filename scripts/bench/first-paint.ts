import { chromium } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'
import { throttle } from './pace.ts'

const runs = 5

type Paint = { firstPaint: number; shown: number; blocking: number }

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** First paint, until the cart shows its lines, and total blocking time (what tasks took beyond 50 ms). */
async function measure(url: string, path: string, isShown: string): Promise<Paint> {
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true })).newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(`${url}${path}`, { waitUntil: 'load' })
  await page.waitForFunction(isShown)
  const paint = await page.evaluate(async () => {
    const shown = performance.now()
    await new Promise((resolve) => setTimeout(resolve, 500))
    const { tasks } = window as unknown as { tasks: number[] }
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    return { firstPaint, shown, blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0) }
  })
  await browser.close()
  return paint
}

async function medians(url: string, path: string, isShown: string): Promise<Paint> {
  const all: Paint[] = []
  for (let run = 0; run < runs; run++) all.push(await measure(url, path, isShown))
  const of = (key: keyof Paint) => median(all.map((paint) => paint[key]))
  return { firstPaint: of('firstPaint'), shown: of('shown'), blocking: of('blocking') }
}

/** A page with one cart beside the same page without it. */
export async function benchFirstPaint(): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  console.log(`\nFirst paint at ${throttle}x processor throttle, median of ${runs} (ms)`)
  console.log('page\tfirst paint\tshown\tblocking')
  const rows = {
    empty: await medians(url, '/bench-empty.html', 'document.readyState === "complete"'),
    cart: await medians(
      url,
      '/bench-cart.html',
      'document.querySelector("raan-cart").shadowRoot?.querySelector("[part~=line]")',
    ),
  }
  for (const [name, paint] of Object.entries(rows))
    console.log([name, paint.firstPaint.toFixed(0), paint.shown.toFixed(0), paint.blocking.toFixed(0)].join('\t'))
  console.log(
    `first paint of the cart page / empty page: ${(rows.cart.firstPaint / rows.empty.firstPaint).toFixed(2)}x`,
  )
  close()
}

import { type Browser, chromium } from 'playwright-core'
import { serve } from '../../demo/server.ts'
import { chromeFlags, needChrome } from '../build/chrome.ts'
import { throttle } from './pace.ts'

const runs = 5

type Landing = { paint: number; largest: number; usable: number; blocking: number }
type Kept = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const viewport = { width: 1440, height: 900 }
const hasFigures = 'document.querySelector("raan-dashboard")?.shadowRoot?.querySelector("main a[href*=orderStatus]")'

async function signIn(browser: Browser, url: string): Promise<Kept> {
  const context = await browser.newContext({ viewport, bypassCSP: true })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.locator('input[name=email]').fill('admin@langraan.test')
  await page.locator('input[name=password]').fill('admin')
  await page.keyboard.press('Enter')
  await page.waitForFunction(hasFigures)
  const kept = await context.storageState()
  await context.close()
  return kept
}

/** First and largest paint, until the figures stand, and total blocking time (what tasks took beyond 50 ms), with the charts. */
async function measure(browser: Browser, url: string, storageState: Kept): Promise<Landing> {
  const context = await browser.newContext({ viewport, bypassCSP: true, storageState })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await page.addInitScript(() => {
    const seen = { tasks: [] as number[], largest: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForFunction(hasFigures)
  const usable = await page.evaluate(() => performance.now())
  await page.waitForTimeout(4_000)
  const landing = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { tasks: number[]; largest: number } }
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largest: seen.largest,
      blocking: seen.tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    }
  })
  await context.close()
  return { ...landing, usable }
}

/** The page staff land on, signed in, with all that comes to it. */
export async function benchLanding(): Promise<void> {
  const { url, close } = await serve({ port: 0, host: 'localhost' })
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const kept = await signIn(browser, url)
  const all: Landing[] = []
  for (let run = 0; run < runs; run++) all.push(await measure(browser, url, kept))
  await browser.close()
  close()
  const of = (key: keyof Landing) => median(all.map((landing) => landing[key])).toFixed(0)
  console.log(`\nLanding page at ${throttle}x processor throttle, median of ${runs} (ms)`)
  console.log('first paint\tlargest paint\tfigures\tblocking')
  console.log([of('paint'), of('largest'), of('usable'), of('blocking')].join('\t'))
}

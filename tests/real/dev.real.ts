import { utimesSync } from 'node:fs'
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeFlags, findChrome } from '../../scripts/build/chrome.ts'
import { serveSources } from '../../scripts/dev/server.ts'

const defaultViewport = { width: 1200, height: 800 }
const machine = 'src/core/orders/orders.machine.ts'

let server: Awaited<ReturnType<typeof serveSources>>
let browser: Browser
let page: Page
beforeAll(async () => {
  server = await serveSources({ port: 0 })
  browser = await puppeteer.launch({ executablePath: findChrome() ?? '', args: chromeFlags, defaultViewport })
  page = await browser.newPage()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** The machine as somebody changed it, without a change of the file that other tests read. */
async function changed(request: HTTPRequest): Promise<void> {
  if (!request.url().includes(`/${machine}?t=`)) return request.continue()
  const text = await (await fetch(request.url())).text()
  const body = text.replace('rows: orders,', 'rows: orders.slice(0, 2),')
  expect(body).not.toBe(text)
  await request.respond({ contentType: 'text/javascript', body })
}

const rowsOnPage = (count: number) =>
  page.waitForFunction(
    (wanted) => document.querySelector('raan-dashboard')?.shadowRoot?.querySelectorAll('tbody tr').length === wanted,
    { timeout: 60_000 },
    count,
  )

test('BUILD-3102 a saved machine is on the page without a reload, and whoever was signed in still is', async () => {
  await page.goto(server.url)
  await page.locator('raan-dashboard >>> input[type=email]').fill('admin@langraan.test')
  await page.locator('raan-dashboard >>> input[type=password]').fill('admin')
  await page.locator('raan-dashboard >>> button[type=submit]').click()
  await page.locator('raan-dashboard >>> nav').wait()
  await page.goto(`${server.url}/desk/orders`)
  await rowsOnPage(10)
  await page.setRequestInterception(true)
  page.on('request', changed)
  const loads: string[] = []
  page.on('framenavigated', (frame) => loads.push(frame.url()))
  const now = new Date()
  utimesSync(machine, now, now)
  await rowsOnPage(2)
  expect(loads).toEqual([])
})

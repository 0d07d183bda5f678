import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { isAll } from './engines.ts'
import { missingIn, oldestBrowsers, remove } from './older-browsers.ts'
import type { Person } from './person.ts'
import { serveShop } from './served-shop.ts'
import { openShop } from './shop.ts'
import { signIn } from './sign-in.ts'

declare const person: Person

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
})
afterAll(() => browser?.close())

async function newPage(): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ locale: 'en-US' })
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  return { page, complaints }
}

const name = 'สมชาย ใจดี'
const message = `${name} 0891112222 99/1 หมู่ 2 ต.บางพลีใหญ่ อ.บางพลี จ.สมุทรปราการ 10540`

/** Takes an order from a message at the element of a page; the numbers of what was stored. */
async function orderIn(page: Page) {
  const shop = await openShop()
  try {
    await page.goto(shop.secure)
    await page.waitForFunction(() => 'person' in globalThis)
    await page.locator('textarea').first().fill(message)
    await page.waitForFunction((name) => person.name() === name, name)
    // the earlier orders and the customer of the number are looked up meanwhile
    await page.waitForTimeout(1_000)
    await page.evaluate((name) => person.take(name), name)
    await page.evaluate(() => person.press())
    await page.evaluate(() => person.until('saved'))
    return shop.ordersOf(name)
  } finally {
    await page.close()
    await shop.close()
  }
}

test('REAL-5404 beside zone.js, which replaces promises and timers, an order is saved and the console is silent', async () => {
  const { page, complaints } = await newPage()
  await page.addInitScript({ path: fileURLToPath(import.meta.resolve('zone.js')) })
  expect(await orderIn(page)).toHaveLength(1)
  expect(complaints).toEqual([])
})

describe.each(oldestBrowsers())('$browser $version', ({ browser, version }) => {
  const missing = missingIn(browser, version)

  test('REAL-5405 an order is saved without what is newer than the oldest browsers documented, and the console is silent', async () => {
    const { page, complaints } = await newPage()
    await page.addInitScript(remove, missing)
    expect(await orderIn(page)).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  test.runIf(isAll)('REAL-5406 nor does any screen of the menu need it', async () => {
    const shop = await serveShop()
    const { page, complaints } = await newPage()
    const origin = `http://localhost:${shop.port}`
    try {
      await page.addInitScript(remove, missing)
      await page.goto(`${origin}/desk/orders`)
      await signIn(page)
      await page
        .getByText(/LR-\d{8}-000030/)
        .first()
        .waitFor()
      const links = page.locator('nav a[href^="/"]')
      const paths = await links.evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).pathname))
      expect(paths.length).toBeGreaterThan(30)
      for (const path of new Set(paths)) {
        await page.goto(origin + path)
        await page.getByRole('heading', { level: 1 }).first().waitFor()
        await page.waitForFunction(() => {
          const [last] = performance.getEntriesByType('resource').slice(-1)
          return last && performance.now() - last.startTime > 1_000
        })
        expect({ path, complaints }).toEqual({ path, complaints: [] })
      }
    } finally {
      await page.close()
      await shop.close()
    }
  })
})

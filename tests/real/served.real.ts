import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { plainName, type ServedShop, serveShop } from './served-shop.ts'

let shop: ServedShop
let browser: Browser

beforeAll(async () => {
  shop = await serveShop()
  const args = [...chromeFlags, `--host-resolver-rules=MAP ${plainName} 127.0.0.1`]
  browser = await chromium.launch({ executablePath: await needChrome(), args })
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

test('REAL-611 on plain http staff sign in to langraan serve and see the orders, and the console is silent', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(`http://${plainName}:${shop.port}/desk/orders`)
  await page.locator('input[type=email]').fill('admin@langraan.test')
  await page.locator('input[type=password]').fill('admin')
  await page.keyboard.press('Enter')
  await page
    .getByText(/LR-\d{8}-000030/)
    .first()
    .waitFor()
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  expect(complaints).toEqual([])
})

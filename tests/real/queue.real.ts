import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../demo/server'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { openShop, type RunningServer } from '../../src/backend/server'
import { signIn } from './sign-in.ts'

const [first, second] = ['มาลี ศรีสุข', 'สมชาย ใจดี'] as const
const two = `${first} 0898765432
45 ซ.ลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900
---
${second} 0812345678
99/1 ต.ในเมือง อ.เมือง จ.ขอนแก่น 40000`

let folder: string
let shop: Awaited<ReturnType<typeof openShop>>
let server: RunningServer
let browser: Browser

const start = async (port = 0) => {
  shop = await openShop({ data: folder, demo: true })
  server = await serve({ port, host: 'localhost', shop })
}
const stop = async () => {
  await server.close()
  shop.close()
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'raan-queue-'))
  await start()
  browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
})
afterAll(async () => {
  await browser?.close()
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: 'Orders to check' })
const patience = { timeout: 30_000 }
const isOpen = (page: Page, name: string) =>
  expect.poll(() => field(page, "Recipient's name").inputValue(), patience).toBe(name)

async function paste(page: Page, text: string): Promise<void> {
  const box = field(page, 'Message from the customer')
  const offer = page.getByRole('button', { name: 'Check one by one' })
  // the part that takes several orders loads when the page is idle
  await expect
    .poll(async () => {
      await box.evaluate((element, given) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', given)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, text)
      return offer.isVisible()
    }, patience)
    .toBe(true)
  await offer.click()
}

async function complete(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Shop', exact: true }).selectOption({ label: 'บ้านชาปลายดอย' })
  await page.getByLabel('Add products').fill('ชาเขียวใบหม่อน')
  await page.locator('[role=option]').first().click()
}

const ordersOf = async (page: Page, name: string): Promise<string[]> => {
  await page.goto(`${server.url}/desk/orders?q=${encodeURIComponent(name)}`)
  await page
    .getByText(/LR-\d{8}-\d{6}/)
    .first()
    .waitFor()
  return page.locator('tbody [data-row]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row') ?? ''))
}

test('QUEUE-30 if the server is killed right after it stored an order of the list, the list waits, and goes on with the next one once it is back, with one order stored', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  await context.addInitScript(() => {
    const looks = { version: 1, collapsed: false, locale: 'en', skin: 'light' }
    localStorage.setItem('langraan.layout', JSON.stringify(looks))
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/desk/order`)
  await signIn(page)
  await paste(page, two)
  await isOpen(page, first)
  await complete(page)

  const port = Number(new URL(server.url).port)
  let isKilled = false
  await page.route('**/backend/api/orders', async (route) => {
    if (isKilled || route.request().method() !== 'POST') return route.continue()
    isKilled = true
    expect((await route.fetch()).status()).toBe(201)
    await stop()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Save order' }).click()
  await page.getByText("We don't know yet whether this order was saved").waitFor()
  expect(await bar(page).getByRole('status').textContent()).toBe(`Order 1 of 2 · ${first}`)
  const skip = bar(page).getByRole('button', { name: 'Skip for now' })
  expect(await skip.getAttribute('aria-disabled')).toBe('true')

  await start(port)
  await page
    .getByRole('button', { name: 'Send again now' })
    .click({ timeout: 3_000 })
    .catch(() => undefined)
  await isOpen(page, second)
  expect(await bar(page).getByRole('status').textContent()).toBe(`Order 2 of 2 · ${second}`)
  await page.getByText('Show all 2 orders').click()
  const [number = ''] = /LR-\d{8}-\d{6}/.exec((await bar(page).textContent()) ?? '') ?? []

  // a real second tab, with a session storage of its own
  const other = await context.newPage()
  await other.goto(`${server.url}/desk/order`)
  await bar(other).getByText('1 order to check').waitFor()
  await bar(other).getByRole('button', { name: 'Continue checking' }).click()
  await other.getByText('This order is open in another window').waitFor()
  expect([await field(other, "Recipient's name").inputValue(), await ordersOf(other, first)]).toEqual(['', [number]])
  await isOpen(page, second)
  await context.close()
})

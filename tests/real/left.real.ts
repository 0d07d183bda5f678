import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { serveWith } from './served-shop.ts'

let folder: string
let shop: Awaited<ReturnType<typeof serveWith>>
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'raan-left-'))
  shop = await serveWith(folder, '--demo')
  browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
})
afterAll(async () => {
  await browser?.close()
  await shop?.stop()
  rmSync(folder, { recursive: true })
})

async function ask(path: string, token: string, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(`${shop.url}/backend${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body ? JSON.stringify(body) : null,
  })
  return response.json()
}

const account = { email: 'admin@langraan.test', password: 'admin' }

async function sentSubjects(): Promise<string[]> {
  const { accessToken } = await ask('/jwt/login', '', account)
  const { emails } = await ask('/apps/email/emails?folder=sent', accessToken)
  return emails.map((each: { subject: string }) => each.subject)
}

async function sendLetter(page: Page, subject: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('langraan.layout', JSON.stringify({ version: 1, locale: 'en', skin: 'light' }))
  })
  await page.goto(`${shop.url}/apps/email`)
  await page.locator('input[type=email]').fill(account.email)
  await page.locator('input[type=password]').fill(account.password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Compose' }).first().click()
  await page.getByRole('combobox', { name: 'To' }).fill('malee@tea.example')
  await page.keyboard.press('Enter')
  await page.getByLabel('Subject').fill(subject)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
}

const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

test.each([
  ['closed', (page: Page) => page.close()],
  ['reloaded', (page: Page) => page.reload({ waitUntil: 'commit' })],
  ['left for another site', (page: Page) => page.goto('about:blank')],
  ['hidden', hide],
] as const)('EMAIL-5117 a letter is sent if the page is %s while it could still be undone', async (how, leave) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await sendLetter(page, `Letter ${how}`)
  const times = async () => (await sentSubjects()).filter((subject) => subject === `Letter ${how}`).length
  expect(await times()).toBe(0)
  await leave(page)
  await expect.poll(times, { timeout: 3_000 }).toBe(1)
  // longer than the moment for undoing
  await pause(5_500)
  expect(await times()).toBe(1)
  await context.close()
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../demo/server'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { openShop, type RunningServer } from '../../src/backend/server'
import { signIn } from './sign-in.ts'

let folder: string
let shop: Awaited<ReturnType<typeof openShop>>
let server: RunningServer
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'raan-started-'))
  shop = await openShop({ data: folder, demo: true })
  server = await serve({ port: 0, host: 'localhost', shop })
  browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  context = await browser.newContext()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A page, what it asked of the server's backend, and what it complained about. */
async function openPage(path: string) {
  const page = await context.newPage()
  const calls: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/backend/')) calls.push(pathname)
  })
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(server.url + path)
  return { page, calls, complaints }
}

const orders = (page: Page) => page.getByText(/LR-\d{8}-000030/).first()

test('REAL-612 the dashboard of npm start uses the backend on the server; a tab opened with ?mock stays with the mock', async () => {
  const real = await openPage('/desk/orders')
  await signIn(real.page)
  await orders(real.page).waitFor()
  expect(real.calls).toContain('/backend/api/orders')

  const mock = await openPage('/?mock')
  // signed in at the server's backend is not signed in at the mock
  await signIn(mock.page)
  await mock.page.locator('input[type=password]').waitFor({ state: 'detached' })
  await mock.page.goto(`${server.url}/desk/orders`)
  await orders(mock.page).waitFor()
  expect(mock.calls).toEqual([])

  // another tab of the same browser is with the server again, and signed in there
  const again = await openPage('/desk/orders')
  await orders(again.page).waitFor()
  expect(again.calls).toContain('/backend/api/orders')
  expect([real, mock, again].flatMap(({ complaints }) => complaints)).toEqual([])
})

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../demo/server'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { openShop, type RunningServer } from '../../src/backend/server'
import { type Habit, openProxy } from './proxies.ts'

const [malee, somchai] = [1001, 1002]

let folder: string
let shop: Awaited<ReturnType<typeof openShop>>
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'raan-proxied-'))
  shop = await openShop({ data: folder, demo: true })
  server = await serve({ port: 0, host: 'localhost', shop })
  browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const ask = async (path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}/backend${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect([path, answer.status]).toEqual([path, 200])
    return answer.json()
  }
  const { accessToken } = await ask('/jwt/login', { email: 'admin@langraan.test', password: 'admin' })
  await ask('/apps/users/update', { user: { id: 2, permissions: ['manage:Chat', 'read:Auth'] } }, accessToken)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  shop?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody in a browser of their own, in the chat with a colleague. */
async function chatOf(url: string, name: string, contact: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addInitScript(() => {
    const looks = { version: 1, collapsed: false, locale: 'en', skin: 'light' }
    localStorage.setItem('langraan.layout', JSON.stringify(looks))
  })
  const page = await context.newPage()
  await page.goto(`${url}/apps/chat?chat=${contact}`)
  await page.locator('input[type=email]').fill(`${name}@langraan.test`)
  await page.locator('input[type=password]').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  return page
}

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill(text)
  await field.press('Enter')
}
const shows = (page: Page, text: string) => page.locator('li[data-index]', { hasText: text })

const habits: readonly [Habit, what: string][] = [
  ['holds back', 'holds back what has no end'],
  ['cuts', 'ends every stream after a moment'],
]
for (const [habit, what] of habits)
  test(`LIVE-520 behind a proxy that ${what}, two staff users in two browsers read each other's messages, each once`, async () => {
    const proxy = await openProxy(server.url, habit)
    const [first, second] = [await chatOf(proxy.url, 'admin', somchai), await chatOf(proxy.url, 'client', malee)]
    const texts = ['สวัสดี', 'ตอบกลับ', 'อีกที'].map((text) => `${text} ${habit}`)
    for (const [at, text] of texts.entries()) {
      const [from, to] = at % 2 === 0 ? [first, second] : [second, first]
      await write(from, text)
      await shows(to, text).waitFor({ timeout: 60_000 })
    }
    for (const page of [first, second])
      for (const text of texts) expect([text, await shows(page, text).count()]).toEqual([text, 1])
    expect(proxy.counts.streams).toBeGreaterThan(1)
    await first.context().close()
    await second.context().close()
    await proxy.close()
  })

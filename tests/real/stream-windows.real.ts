import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAll } from './engines.ts'
import { openProxy } from './proxies.ts'
import { firefox, firefoxProgram } from './puppeteer.ts'
import { plainName, type ServedShop, serveShop } from './served-shop.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop?.close())

/** A page's text, with what is in its shadow roots. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const within = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map(
          (each) =>
            [...each.childNodes].map((node) => node.nodeValue).join('') +
            (each.shadowRoot ? within(each.shadowRoot) : ''),
        )
        .join(' ')
    return within(document)
  })
const shows = (page: Page, text: string) =>
  expect.poll(() => textOf(page), { timeout: 25_000, interval: 200 }).toContain(text)

/** Replaces what is in the field. */
async function fill(page: Page, selector: string, text: string): Promise<void> {
  const field = await page.waitForSelector(`pierce/${selector}`)
  await field?.click({ count: 3 })
  await page.keyboard.type(text)
}

if (firefox.missing) console.log(`skipped: shared stream in Firefox: ${firefox.missing}`)
for (const host of ['localhost', plainName])
  test.runIf(isAll && !firefox.missing)(
    `LIVE-210 windows of Firefox on ${host} share a stream, and a closed one passes it on`,
    async () => {
      const profile = mkdtempSync(join(tmpdir(), 'raan-windows-'))
      const proxy = await openProxy(`http://localhost:${shop.port}`, 'passes on')
      const browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: firefoxProgram ?? '',
        userDataDir: profile,
        extraPrefsFirefox: { 'network.dns.localDomains': plainName },
      })
      try {
        const origin = `http://${host}:${new URL(proxy.url).port}`
        // of tabs in one window all but one are hidden, and a hidden page follows nothing
        const windows: Page[] = []
        const openWindow = async () => {
          const page = await browser.newPage({ type: 'window' })
          await page.goto(`${origin}/desk/orders`)
          windows.push(page)
          return page
        }
        const first = await openWindow()
        await fill(first, 'input[type=email]', 'admin@langraan.test')
        await fill(first, 'input[type=password]', 'admin')
        await first.keyboard.press('Enter')
        await shows(first, '-000030')
        for (let nth = 0; nth < 3; nth++) await shows(await openWindow(), '-000030')
        const oneStream = () => expect.poll(() => proxy.counts.open, { timeout: 25_000, interval: 200 }).toBe(1)
        await oneStream()
        await shop.rename('ชื่อที่หนึ่ง')
        for (const page of windows) await shows(page, 'ชื่อที่หนึ่ง')
        await windows.shift()?.close()
        await shop.rename('ชื่อที่สอง')
        for (const page of windows) await shows(page, 'ชื่อที่สอง')
        await oneStream()
        expect(await windows[0]?.evaluate(() => isSecureContext)).toBe(host === 'localhost')
      } finally {
        await browser.close()
        await proxy.close()
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
      }
    },
  )

import { type Browser, chromium, type Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { plainName, type ServedShop, serveShop } from './served-shop.ts'
import { signIn } from './sign-in.ts'

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
  await signIn(page)
  await page
    .getByText(/LR-\d{8}-000030/)
    .first()
    .waitFor()
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  expect(complaints).toEqual([])
})

/** Pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test.each([1300, 390])(
  "REAL-5408 at %i px, the browser's own print command prints an invoice's pages and nothing of its screen",
  async (width) => {
    const page = await browser.newPage({ locale: 'en-US', viewport: { width, height: 800 } })
    await page.goto(`http://localhost:${shop.port}/apps/invoice/print/5036`)
    await signIn(page)
    const copy = page.locator('input[type=checkbox]').last()
    await page.getByText('5036').first().waitFor()
    await copy.waitFor()
    const print = async () => pagesOf(await page.pdf({ format: 'A4' }))
    await expect.poll(print).toBe(1)
    await copy.check()
    await expect.poll(print).toBe(2)
    await page.close()
  },
)

test.each([
  [320, 256, false],
  [390, 700, true],
  [1300, 700, true],
])(
  'REAL-5556 at %i × %i px, the save button of the order form, and a header that is to stay, are in sight while it scrolls: %s',
  async (width, height, stays) => {
    const page = await browser.newPage({ locale: 'en-US', viewport: { width, height } })
    await page.addInitScript(() => localStorage.setItem('langraan.layout', '{"version":1,"navbar":"sticky"}'))
    await page.goto(`http://localhost:${shop.port}/desk/order`)
    await signIn(page)
    await page.locator('main textarea').first().waitFor()
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.wheel(0, height + 60)
    await page.waitForTimeout(500)
    const isInSight = async (found: Locator) => {
      const boxes = await Promise.all((await found.all()).map((each) => each.boundingBox()))
      return boxes.some((box) => box !== null && box.y >= 0 && box.y + box.height <= height)
    }
    const save = await isInSight(page.getByRole('button', { name: /^บันทึกออเดอร์/ }))
    expect([save, await isInSight(page.getByRole('banner'))]).toEqual([stays, stays])
    await page.close()
  },
)

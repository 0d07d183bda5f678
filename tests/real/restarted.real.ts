import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { serveBuild, serveWith } from './served-shop.ts'
import { signIn } from './sign-in.ts'

/** Opens a screen whose data wasn't loaded yet, by its entry in the menu. */
const openScreen = (page: Page, path: string) => page.locator(`nav a[href$="${path}"]`).first().click()

test('REAL-5517 when a server that was down is back, the screens of two open tabs load by themselves', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'raan-restarted-'))
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  let shop = await serveWith(folder, '--demo')
  try {
    const context = await browser.newContext({ locale: 'en-US' })
    await context.addInitScript(() => {
      localStorage.setItem('langraan.layout', JSON.stringify({ version: 1, locale: 'en', skin: 'light' }))
    })
    const one = await context.newPage()
    await one.goto(`${shop.url}/desk/orders`)
    await signIn(one)
    await one
      .getByText(/LR-\d{8}-/)
      .first()
      .waitFor()
    const other = await context.newPage()
    await other.goto(`${shop.url}/desk/orders`)
    await other
      .getByText(/LR-\d{8}-/)
      .first()
      .waitFor()
    // the code of both screens is in the cache, their data is not
    for (const path of ['/desk/customers', '/desk/products', '/desk/orders']) {
      await openScreen(one, path)
      await one.locator('main tbody tr').first().waitFor()
    }
    await shop.stop()
    await openScreen(one, '/desk/customers')
    await openScreen(other, '/desk/products')
    for (const page of [one, other]) await page.getByRole('button', { name: 'Try again' }).first().waitFor()
    shop = await serveBuild('dist/backend', folder, shop.port, '--demo')
    for (const page of [one, other]) {
      await page.locator('main tbody tr').first().waitFor({ timeout: 60_000 })
      await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    }
  } finally {
    await browser.close()
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

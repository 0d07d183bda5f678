import type { Page } from 'playwright-core'

/** Signs in as the sample shop's administrator, in the form that the page shows in place of a screen. */
export async function signIn(page: Page): Promise<void> {
  await page.locator('input[type=email]').fill('admin@langraan.test')
  await page.locator('input[type=password]').fill('admin')
  await page.keyboard.press('Enter')
}

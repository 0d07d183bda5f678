import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { serveShop } from './served-shop.ts'
import { signIn } from './sign-in.ts'

/** A screen whose browser is asked to print it: Ctrl+P. */
test('REAL-6111 a screen in a dark skin is printed in black on white, without the bar of its steps or the offer of a tour', async () => {
  const shop = await serveShop()
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  try {
    const page = await browser.newPage({ locale: 'en-US' })
    const layout = JSON.stringify({ version: 1, collapsed: false, locale: 'en', skin: 'dark' })
    await page.addInitScript((layout) => localStorage.setItem('langraan.layout', layout), layout)
    await page.goto(`http://localhost:${shop.port}/desk/orders`)
    await signIn(page)
    await page
      .getByText(/LR-\d{8}-000030/)
      .first()
      .waitFor()
    const [number] = /LR-\d{8}-000030/.exec((await page.locator('main').textContent()) ?? '') ?? []
    /** Of the heading, and of the nearest background behind it. */
    const colors = () =>
      page
        .locator('h1')
        .first()
        .evaluate((heading) => {
          const above = (node: Element) => node.parentElement ?? (node.getRootNode() as ShadowRoot).host
          const backOf = (node: Element) => getComputedStyle(node).backgroundColor
          let behind: Element = heading
          while (above(behind) && backOf(behind) === 'rgba(0, 0, 0, 0)') behind = above(behind)
          return [getComputedStyle(heading).color, backOf(behind)]
        })
    const brightness = (color: string) => Math.max(...(color.match(/\d+/g) ?? []).map(Number))
    const open = async (path: string) => {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(`http://localhost:${shop.port}${path}`)
    }

    await open('/')
    const offer = page.getByRole('button', { name: /start the tour|tour/i }).first()
    await offer.waitFor()
    const [ink, paper] = await colors()
    expect([brightness(ink ?? '') > 200, brightness(paper ?? '') < 60]).toEqual([true, true])
    await page.emulateMedia({ media: 'print' })
    const [printedInk, printedPaper] = await colors()
    expect([brightness(printedInk ?? '') < 60, brightness(printedPaper ?? '') > 200]).toEqual([true, true])
    expect(await offer.isVisible()).toBe(false)

    await open(`/desk/orders/${number}`)
    const step = page.getByRole('button', { name: 'Confirm order', exact: true }).first()
    await step.waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await step.isVisible()).toBe(false)
  } finally {
    await browser.close()
    await shop.close()
  }
})

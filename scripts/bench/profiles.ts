import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { chromeFlags, needChrome } from '../build/chrome.ts'

export type Viewport = { width: number; height: number }
export const screen: Viewport = { width: 1440, height: 900 }
export const phone: Viewport = { width: 390, height: 844 }

/** What a browser keeps of files and of compiled code. */
const caches = /(?:^|[\\/])(?:[^\\/]*Cache[^\\/]*|Code Cache)(?:$|[\\/])/

/** Of an element of the dashboard, once the figures of the landing page are there. */
export const figureShown =
  'document.querySelector("raan-dashboard")?.shadowRoot?.querySelector("main a[href*=orderStatus]")'

const newFolder = () => mkdtempSync(join(tmpdir(), 'langraan-bench-'))

/** A browser on its own folder, with what `template` kept: who is signed in, rows, but no file. */
export async function openProfile(viewport: Viewport, template?: string) {
  const folder = newFolder()
  if (template)
    cpSync(template, folder, { recursive: true, filter: (path) => !caches.test(path.slice(template.length)) })
  const executablePath = await needChrome()
  return {
    /** Starts the browser; what it keeps is there when it is started again. */
    start: (): Promise<BrowserContext> =>
      chromium.launchPersistentContext(folder, { executablePath, args: chromeFlags, viewport, bypassCSP: true }),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** The folder of a browser in which somebody signed in at this page. */
export async function signedIn(url: string): Promise<{ folder: string; remove(): void }> {
  const folder = newFolder()
  const executablePath = await needChrome()
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: chromeFlags, bypassCSP: true })
  const [page = await context.newPage()] = context.pages()
  await page.goto(url)
  await page.locator('input[name=email]').fill('admin@langraan.test')
  await page.locator('input[name=password]').fill('admin')
  await page.keyboard.press('Enter')
  await page.waitForFunction(figureShown)
  await context.close()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

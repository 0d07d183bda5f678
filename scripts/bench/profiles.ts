import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import { chromeFlags, needChrome } from '../build/chrome.ts'

export type Viewport = { width: number; height: number }
export const screen: Viewport = { width: 1440, height: 900 }
export const phone: Viewport = { width: 390, height: 844 }

/** The browser's caches of files and compiled code. */
const caches = /(?:^|[\\/])(?:[^\\/]*Cache[^\\/]*|Code Cache)(?:$|[\\/])/

/** Expression for an element of the dashboard once the landing page shows its figures. */
export const figureShown =
  'document.querySelector("raan-dashboard")?.shadowRoot?.querySelector("main a[href*=orderStatus]")'

const newFolder = () => mkdtempSync(join(tmpdir(), 'langraan-bench-'))

/** A browser on its own copy of the profile `template`: session and rows, but no cached files. */
export async function openProfile(viewport: Viewport, template?: string) {
  const folder = newFolder()
  if (template)
    cpSync(template, folder, { recursive: true, filter: (path) => !caches.test(path.slice(template.length)) })
  const executablePath = await needChrome()
  return {
    /** Starts the browser; its profile persists until the next start. */
    start: (): Promise<BrowserContext> =>
      chromium.launchPersistentContext(folder, { executablePath, args: chromeFlags, viewport, bypassCSP: true }),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Creates a profile that is signed in on this page. */
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

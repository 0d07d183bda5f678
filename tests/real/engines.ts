import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, type TestContext } from 'vitest'
import type { Browser, Engine, Tab } from './browser.ts'
import { chromium, firefox } from './puppeteer.ts'
import { openShop, type Shop } from './shop.ts'
import { webkit } from './webkit.ts'

export const isAll = Boolean(process.env.ALL)
const engines = isAll ? [chromium, firefox, webkit] : [chromium]

/** The same scenarios in each engine that is installed; of the others it is said that they were skipped, and why. */
export function inEachEngine(tests: (engine: Engine) => void): void {
  for (const engine of engines) {
    if (engine.missing) console.log(`skipped: ${engine.name}: ${engine.missing}`)
    describe.skipIf(engine.missing)(engine.name, () => tests(engine))
  }
}

/** Says why this engine cannot be asked for it. */
export function skip(context: TestContext, engine: Engine, reason: string): never {
  console.log(`skipped: ${engine.name}: ${context.task.name}: ${reason}`)
  return context.skip(reason)
}

export type Scene = {
  shop: Shop
  browser: Browser
  open(url: string): Promise<Tab>
  /** the power goes and comes back: the same profile in a browser that was started again */
  powerCut(): Promise<void>
}

/** One shop and one browser with an empty profile, which are gone afterwards. */
export async function scene(engine: Engine, play: (scene: Scene) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'langraan-profile-'))
  const shop = await openShop()
  let browser = await engine.launch(profile, shop)
  try {
    await play({
      shop,
      get browser() {
        return browser
      },
      open: (url) => browser.open(url),
      async powerCut() {
        await browser.cut()
        browser = await engine.launch(profile, shop)
      },
    })
  } finally {
    await browser.cut()
    await shop.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

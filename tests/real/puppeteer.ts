import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import puppeteer, { type LaunchOptions, type Page } from 'puppeteer-core'
import { chromeFlags, findChrome } from '../../scripts/build/chrome.ts'
import type { Browser, Engine, Tab } from './browser.ts'
import { firstOf, killTree } from './processes.ts'
import { plainHost } from './shop.ts'

type Kind = { browser: 'chrome' | 'firefox'; options: LaunchOptions }

const askedOf = (verb: string, given: readonly unknown[]) => `(async () => {
  while (!globalThis.person) await new Promise((next) => setTimeout(next, 10))
  return globalThis.person[${JSON.stringify(verb)}](...${JSON.stringify(given)})
})()`

async function tabOf(page: Page, kind: Kind): Promise<Tab> {
  const tab: Tab = {
    async do(verb, ...given) {
      // who does something looks at the tab, and a page nobody sees draws nothing
      await page.bringToFront()
      return page.evaluate(askedOf(verb, given)) as never
    },
  }
  if (kind.browser === 'firefox') return tab
  const session = await page.createCDPSession()
  tab.freeze = async (isFrozen) => {
    await session.send('Page.setWebLifecycleState', { state: isFrozen ? 'frozen' : 'active' })
  }
  tab.fill = async () => {
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  }
  return tab
}

/** When Firefox has ended, Puppeteer puts its preferences back; a start in the middle of that fails. */
async function preferencesPutBack(profile: string): Promise<void> {
  const backups = ['prefs.js', 'user.js'].map((name) => join(profile, `${name}.puppeteer`))
  for (let nth = 0; nth < 500 && backups.some((file) => existsSync(file)); nth++) await pause(20)
}

async function launch(kind: Kind, profile: string): Promise<Browser> {
  const program = await puppeteer.launch({
    browser: kind.browser,
    userDataDir: profile,
    defaultViewport: null,
    ...kind.options,
  })
  const pid = program.process()?.pid
  if (pid === undefined) throw new Error(`${kind.browser} did not start`)
  const pages = new Map<Tab, Page>()
  const known = async (page: Page) => {
    const tab = await tabOf(page, kind)
    pages.set(tab, page)
    return tab
  }
  return {
    async open(url) {
      const page = await program.newPage()
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      return known(page)
    },
    async duplicate(tab) {
      const before = await program.pages()
      await tab.do('duplicate')
      for (let nth = 0; nth < 500; nth++) {
        const page = (await program.pages()).find((each) => !before.includes(each))
        if (page) return known(page)
        await pause(20)
      }
      throw new Error('no other tab came')
    },
    async cut() {
      await killTree(pid)
      await program.disconnect().catch(() => undefined)
      await preferencesPutBack(profile)
    },
    close: () => program.close(),
  }
}

const chromiumKind: Kind = {
  browser: 'chrome',
  options: {
    executablePath: findChrome() ?? '',
    args: [
      ...chromeFlags,
      `--host-resolver-rules=MAP ${plainHost} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
    ],
    pipe: true,
  },
}

export const firefoxProgram = firstOf([
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
])

const firefoxKind: Kind = {
  browser: 'firefox',
  options: {
    executablePath: firefoxProgram ?? '',
    extraPrefsFirefox: {
      'network.dns.localDomains': plainHost,
      // whatever is not this machine would go to a proxy that does not exist
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': `${plainHost}, localhost, 127.0.0.1`,
      'network.proxy.allow_hijacking_localhost': false,
    },
  },
}

export const chromium: Engine = {
  name: 'Chromium',
  missing: findChrome() ? undefined : 'chromium is not installed',
  launch: (profile) => launch(chromiumKind, profile),
}

export const firefox: Engine = {
  name: 'Firefox',
  missing: firefoxProgram ? undefined : 'firefox-esr is not installed',
  launch: (profile) => launch(firefoxKind, profile),
}

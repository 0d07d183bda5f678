import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { plainName, type ServedShop, serveShop } from './served-shop.ts'
import { signIn } from './sign-in.ts'

const tabsAtOnce = 8
let shop: ServedShop
let browser: Browser
let context: BrowserContext | undefined

beforeAll(async () => {
  shop = await serveShop()
  const args = [...chromeFlags, `--host-resolver-rules=MAP ${plainName} 127.0.0.1`]
  browser = await chromium.launch({ executablePath: await needChrome(), args })
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** Which tabs have a stream of changes open. */
function watchStreams() {
  const open = new Map<Request, Page>()
  const end = (request: Request) => void open.delete(request)
  return {
    watch(page: Page) {
      page.on('request', (request) => {
        const isStream = request.url().includes('/api/changes') && request.headers().accept?.includes('event-stream')
        if (isStream) open.set(request, page)
      })
      page.on('requestfinished', end)
      page.on('requestfailed', end)
      const endAll = () => {
        for (const [request, of] of open) if (of === page) open.delete(request)
      }
      page.on('close', endAll)
      page.on('crash', endAll)
    },
    of: () => [...open.values()],
  }
}

for (const host of ['localhost', plainName])
  test(`LIVE-209 eight tabs on ${host} share a stream; a closed, a crashed and an offline tab pass it on`, async () => {
    const streams = watchStreams()
    context = await browser.newContext({ viewport: { width: 1000, height: 700 } })
    const origin = `http://${host}:${shop.port}`
    const [first, ...others] = await Promise.all(Array.from({ length: tabsAtOnce }, () => context?.newPage()))
    if (!first) throw new Error('no tab')
    streams.watch(first)
    await first.goto(`${origin}/desk/orders`)
    await signIn(first)
    const tabs = new Set([first])
    await first.locator('tbody tr').first().waitFor()
    for (const tab of others) {
      if (!tab) continue
      tabs.add(tab)
      streams.watch(tab)
      // an eighth tab that waits for a connection would not get past this
      await tab.goto(`${origin}/desk/orders`)
      await tab.locator('tbody tr').first().waitFor()
    }
    const oneStream = () => expect.poll(() => streams.of().length, { timeout: 25_000, interval: 200 }).toBe(1)
    const allShow = async (name: string) => {
      await shop.rename(name)
      for (const tab of tabs) await tab.getByText(name).first().waitFor({ timeout: 25_000 })
    }
    await oneStream()
    await allShow('ชื่อที่หนึ่ง')

    const leader = streams.of()[0]
    if (!leader) throw new Error('no stream')
    tabs.delete(leader)
    await leader.close()
    await allShow('ชื่อที่สอง')
    await oneStream()

    const crashing = streams.of()[0]
    if (!crashing) throw new Error('no stream')
    tabs.delete(crashing)
    const crashed = crashing.waitForEvent('crash')
    const session = await context.newCDPSession(crashing)
    session.send('Page.crash').catch(() => undefined)
    await crashed
    await allShow('ชื่อที่สาม')
    await oneStream()

    const [leaving] = streams.of()
    if (!leaving) throw new Error('no stream')
    const network = await context.newCDPSession(leaving)
    const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    await network.send('Network.enable')
    await network.send('Network.emulateNetworkConditions', { offline: true, ...conditions })
    tabs.delete(leaving)
    await allShow('ชื่อที่สี่')
    await oneStream()
    expect(streams.of()[0]).not.toBe(leaving)
    await network.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
    await leaving.getByText('ชื่อที่สี่').first().waitFor({ timeout: 25_000 })
    expect(await leaving.evaluate(() => 'locks' in navigator)).toBe(host === 'localhost')
  })

import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { type ServedShop, serveShop } from './served-shop.ts'
import { signIn } from './sign-in.ts'

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

let shop: ServedShop
let browser: Browser
let signedIn: SignedIn

beforeAll(async () => {
  shop = await serveShop()
  browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const page = await browser.newPage()
  await page.goto(`http://localhost:${shop.port}/desk/order`)
  await signIn(page)
  await page.locator('main textarea').first().waitFor()
  signedIn = await page.context().storageState()
  await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** All that a browser without a cache asks the server for, until it has asked for nothing during a second. */
async function requestsOf(path: string): Promise<string[]> {
  const context = await browser.newContext({ storageState: signedIn })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => request.url().startsWith('http') && requests.push(new URL(request.url()).pathname))
  await page.goto(`http://localhost:${shop.port}${path}`)
  // the last that every screen asks for
  for (let known = -1; known < requests.length || !requests.includes('/backend/api/changes'); await pause(1_000))
    known = requests.length
  await context.close()
  return requests
}

test.each([
  '/',
  '/dashboard/analytics',
  '/desk/orders',
  '/desk/order',
  '/desk/labels',
  '/desk/shops',
  '/desk/cod',
  '/desk/customers',
  '/apps/calendar',
  '/apps/email',
  '/apps/todo',
  '/apps/chat',
  '/apps/user/list',
  '/apps/user/view/1',
  '/apps/user/edit/1',
  '/apps/user/activity',
  '/apps/ecommerce/checkout',
  '/apps/invoice/add',
  '/apps/invoice/edit/5036',
  '/apps/invoice/preview/5036',
  '/apps/invoice/print/5036',
  '/pages/knowledge-base',
  '/pages/faq',
  '/pages/blog/list',
  '/pages/blog/detail/1',
  '/pages/blog/add',
])('PAGE-3306 signed in and without a cache, %s makes at most 14 requests', async (path) => {
  const requests = await requestsOf(path)
  expect(requests.slice(14), requests.join('\n')).toEqual([])
})

/** What a page asks the server for, as long as it goes on; without what its browser still has. */
async function networkRequestsOf(context: BrowserContext, path: string): Promise<string[]> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const requests: string[] = []
  const cached = new Set<string>()
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response: { url, fromDiskCache } }) => {
    if (url.startsWith('http') && !fromDiskCache && !cached.has(requestId)) requests.push(new URL(url).pathname)
  })
  await page.goto(`http://localhost:${shop.port}${path}`)
  // what the page starts with is known three seconds after its last call
  for (let known = -1; known < requests.length || !requests.includes('/backend/api/changes'); await pause(3_500))
    known = requests.length
  await page.close()
  return requests
}

test.each(['/', '/dashboard/analytics', '/desk/orders', '/desk/order', '/apps/chat'])(
  'PAGE-5110 from the third visit on, %s makes at most 4 requests: itself, its calls as one, and the stream of changes',
  async (path) => {
    const context = await browser.newContext({ storageState: signedIn })
    for (let visit = 0; visit < 2; visit++) await networkRequestsOf(context, path)
    const requests = await networkRequestsOf(context, path)
    await context.close()
    expect(requests).toContain('/backend/batch')
    expect(requests.slice(4), requests.join('\n')).toEqual([])
  },
)

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'

/** Without Web Locks there: the name leads to this machine by the browser's own rule. */
const plainHost = 'shop.example'
const tabsAtOnce = 8
let folder: string
let server: ChildProcess
let port: string
let browser: Browser
let context: BrowserContext | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'raan-stream-'))
  const command = ['dist/backend/cli.js', 'serve', '--demo', '--data', folder, '--port', '0', '--host']
  server = spawn(process.execPath, command)
  let text = ''
  port = await new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        text += chunk
        const found = /localhost:(\d+)/.exec(text)?.[1]
        if (found) resolve(found)
      })
    server.once('exit', () => reject(new Error(text)))
  })
  const args = [...chromeFlags, `--host-resolver-rules=MAP ${plainHost} 127.0.0.1`]
  browser = await chromium.launch({ executablePath: await needChrome(), args })
})
afterEach(() => context?.close())
afterAll(async () => {
  await browser?.close()
  if (server) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
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

async function ask(path: string, token: string, body?: object) {
  const response = await fetch(`http://localhost:${port}/backend${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Somebody else renames the newest order. */
async function rename(name: string): Promise<void> {
  const { accessToken } = await ask('/jwt/login', '', { email: 'admin@langraan.test', password: 'admin' })
  const { orders } = await ask('/api/orders?page=1&perPage=10', accessToken)
  const { OrderNumber, version } = orders[0]
  await ask('/api/orders/update', accessToken, { OrderNumber, version, changes: { name } })
}

for (const host of ['localhost', plainHost])
  test(`LIVE-209 eight tabs on ${host} share a stream; a closed, a crashed and an offline tab pass it on`, async () => {
    const streams = watchStreams()
    context = await browser.newContext({ viewport: { width: 1000, height: 700 } })
    const origin = `http://${host}:${port}`
    const [first, ...others] = await Promise.all(Array.from({ length: tabsAtOnce }, () => context?.newPage()))
    if (!first) throw new Error('no tab')
    streams.watch(first)
    await first.goto(`${origin}/desk/orders`)
    await first.locator('input[type=email]').fill('admin@langraan.test')
    await first.locator('input[type=password]').fill('admin')
    await first.keyboard.press('Enter')
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
      await rename(name)
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

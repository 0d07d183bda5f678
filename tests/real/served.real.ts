import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'

/** No secure context there: the name leads to this machine by the browser's own rule. */
const host = 'shop.example'
let folder: string
let server: ChildProcess
let port: string
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'raan-served-'))
  server = spawn(process.execPath, [
    'dist/backend/cli.js',
    'serve',
    '--demo',
    '--data',
    folder,
    '--port',
    '0',
    '--host',
  ])
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
  const args = [...chromeFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1`]
  browser = await chromium.launch({ executablePath: await needChrome(), args })
})
afterAll(async () => {
  await browser?.close()
  if (server) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
})

test('REAL-611 on plain http staff sign in to langraan serve and see the orders, and the console is silent', async () => {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(`http://${host}:${port}/desk/orders`)
  await page.locator('input[type=email]').fill('admin@langraan.test')
  await page.locator('input[type=password]').fill('admin')
  await page.keyboard.press('Enter')
  await page
    .getByText(/LR-\d{8}-000030/)
    .first()
    .waitFor()
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  expect(complaints).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'

/** Opens a bundled page in a browser: the scripts of a folder, and at every other address a page that loads `main.js`. */
export async function openBundled(folder: string, { body = '', hash = '' } = {}) {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = globSync(path, { withFileTypes: true }).find((entry) => entry.isFile())
    if (!file)
      return void response
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><body>${body}<script type="module" src="/main.js"></script>`)
    response.setHeader('content-type', 'text/javascript').end(readFileSync(path))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  const tab = await browser.newPage()
  const errors: string[] = []
  tab.on('pageerror', (error) => void errors.push(error.message))
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/${hash}`)
  return {
    tab,
    errors,
    async [Symbol.asyncDispose]() {
      await browser.close()
      server.close()
    },
  }
}

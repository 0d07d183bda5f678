import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { minifySync } from '@swc/core'
import { chromium } from 'playwright-core'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { createMock } from '../../src/mock/index.ts'

/** What a page loads of us: files, and bytes minified and compressed. React and the backend are not counted. */
export type Weight = { files: number; bytes: number }

declare global {
  interface Window {
    /** when the cart's heading was drawn first */
    stood: number
  }
}

const imports = {
  react: '/react/react.js',
  'react/jsx-runtime': '/react/jsx-runtime.js',
  'react-dom': '/react/react-dom.js',
  'react-dom/client': '/react/react-dom-client.js',
}
export const reactOfPage = Object.keys(imports)

const importMap = `<script type="importmap">${JSON.stringify({ imports })}</script>`
const cart = '<raan-provider base-url="/backend" locale="th"><raan-cart></raan-cart></raan-provider>'
const page = (script: string) =>
  `<!doctype html>${importMap}<script type="module" src="${script}"></script><body>${cart}</body>`

/** One minifier for all, since not each bundler brings one. */
const minified = (code: string): string =>
  minifySync(code, { module: true, ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: { toplevel: true } }).code

const weightOf = (files: readonly string[]): Weight => ({
  files: files.length,
  bytes: files.reduce((sum, file) => sum + brotliCompressSync(minified(readFileSync(file, 'utf8'))).length, 0),
})

/** A page with one cart and its script out of a folder: what it loads until the cart stands, and in all. */
export async function weighCart(folder: string, script: string): Promise<{ first: Weight; all: Weight }> {
  const mock = createMock()
  const browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
  try {
    const tab = await browser.newPage()
    const loaded: string[] = []
    await tab.route('**/*', async (route) => {
      const request = route.request()
      const { pathname, search } = new URL(request.url())
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: page(script) })
      if (pathname.startsWith('/backend/')) {
        const address = `http://localhost${pathname.slice('/backend'.length)}${search}`
        const headers = await request.allHeaders()
        const response = await mock.fetch(
          new Request(address, { method: request.method(), headers, body: request.postData() }),
        )
        return route.fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: await response.text(),
        })
      }
      const isReact = pathname.startsWith('/react/')
      const file = isReact ? resolve(`dist/demo${pathname}`) : join(folder, pathname)
      if (!existsSync(file)) return route.fulfill({ status: 404 })
      if (!isReact) loaded.push(pathname)
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(file) })
    })
    await tab.addInitScript(() => {
      const look = () => {
        if (document.querySelector('raan-cart')?.shadowRoot?.querySelector('section[part=cart] h2'))
          window.stood = performance.now()
        else requestAnimationFrame(look)
      }
      look()
    })
    await tab.goto('http://localhost/')
    // on a busy machine, what is left for an idle moment begins long after the network fell silent
    await tab.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ startTime }) => startTime > window.stood),
    )
    for (let known = 0; known < loaded.length; await tab.waitForTimeout(1000)) known = loaded.length
    const begun = await tab.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime <= window.stood)
        .map(({ name }) => new URL(name).pathname),
    )
    const weigh = (paths: readonly string[]) => weightOf(paths.map((path) => join(folder, path)))
    return { first: weigh(loaded.filter((path) => begun.includes(path))), all: weigh(loaded) }
  } finally {
    await browser.close()
  }
}

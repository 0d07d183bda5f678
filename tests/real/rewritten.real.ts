import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { type Changes, openProxy } from './proxies.ts'
import { type ServedShop, serveShop } from './served-shop.ts'
import { signIn } from './sign-in.ts'

let shop: ServedShop
let browser: Browser

beforeAll(async () => {
  shop = await serveShop()
  browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

const changeInline = (tag: string, html: string): string =>
  html.replace(new RegExp(`<${tag}([^>]*)>([\\s\\S]+?)</${tag}>`, 'g'), `<${tag}$1>\n$2\n</${tag}>`)

/** Removes the scripts of the page, to run them itself, which the page's policy prevents. */
const takeScripts = (html: string): string =>
  html.replace(/<script(?![^>]*data-cfasync="false")/g, '<script type="text/later" data-was')

const proxies: readonly [what: string, changes: Changes][] = [
  ['minifies scripts', { page: (html) => changeInline('script', html) }],
  ['minifies styles', { page: (html) => changeInline('style', html) }],
  ['minifies both', { page: (html) => changeInline('style', changeInline('script', html)) }],
  ['adds a script and a comment', { page: (html) => html.replace('<head>', '<head><!-- x --><script>x = 1</script>') }],
  ['removes white space and quotes', { page: (html) => html.replace(/>\s+</g, '><').replace(/="([\w/.-]+)"/g, '=$1') }],
  ['runs the scripts itself', { page: takeScripts }],
  ['allows files only', { policy: "default-src 'self'; img-src 'self' data:" }],
]

const looks = () => {
  const { margin } = getComputedStyle(document.body)
  const { backgroundColor } = getComputedStyle(document.documentElement)
  return { margin, backgroundColor, frames: document.querySelectorAll('[data-frame]').length }
}

for (const [what, changes] of proxies)
  test(`PAGE-3304 behind a proxy that ${what}, staff sign in to langraan serve, see the orders, and reload them`, async () => {
    const proxy = await openProxy(`http://localhost:${shop.port}`, 'passes on', changes)
    const context = await browser.newContext()
    const page = await context.newPage()
    const order = page.getByText(/LR-\d{8}-000030/).first()
    await page.goto(`${proxy.url}/desk/orders`)
    await signIn(page)
    await order.waitFor()
    await page.reload()
    await order.waitFor()
    expect(await page.evaluate(looks)).toEqual({ margin: '0px', backgroundColor: 'rgb(250, 248, 245)', frames: 0 })
    await context.close()
    await proxy.close()
  })

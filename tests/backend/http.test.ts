import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../src/backend/http/app'
import { dashboardPage } from '../../src/backend/http/dashboard-page'

let embed: string
let files: string
beforeAll(() => {
  embed = mkdtempSync(join(tmpdir(), 'raan-embed-'))
  files = mkdtempSync(join(tmpdir(), 'raan-page-'))
  writeFileSync(join(embed, 'auto.js'), 'export {}\n'.repeat(500))
})
afterAll(() => {
  for (const folder of [embed, files]) rmSync(folder, { recursive: true })
})

const backend = { fetch: async () => Response.json({ answered: true }) }
const ask = (address: string, headers: Record<string, string> = {}, anyHost = true) =>
  createApp({ backend, embed, anyHost, pages: dashboardPage(files) }).request(address, { headers })

test('BACK-40 every response has the strict policy; headers that browsers ignore on plain HTTP are not sent there', async () => {
  const openerPolicy = async (address: string, headers?: Record<string, string>) => {
    const response = await ask(address, headers)
    expect(response.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    return response.headers.get('cross-origin-opener-policy')
  }
  expect([
    await openerPolicy('http://localhost/'),
    await openerPolicy('http://127.0.0.1/backend/jwt/login'),
    await openerPolicy('http://shop.example/'),
    await openerPolicy('http://shop.example/', { 'x-forwarded-proto': 'https' }),
    await openerPolicy('https://shop.example/'),
  ]).toEqual(['same-origin', 'same-origin', null, 'same-origin', 'same-origin'])
})

test('BACK-41 without --host, foreign host names are rejected', async () => {
  const statusOf = async (address: string) => (await ask(address, {}, false)).status
  expect([await statusOf('http://localhost/'), await statusOf('http://shop.example/')]).toEqual([200, 421])
})

test('BACK-42 responses are compressed if the browser accepts it', async () => {
  const packed = await ask('http://localhost/embed/auto.js', { 'accept-encoding': 'gzip' })
  const text = gunzipSync(await packed.bytes()).toString()
  const plain = await ask('http://localhost/embed/auto.js')
  expect([packed.headers.get('content-encoding'), text]).toEqual(['gzip', await plain.text()])
})

describe('the page that was built', () => {
  const entry = "import('/page/runtime-ABCDEFGH.js').then(() => 1 < 2)"
  const icon = 'data:image/svg+xml,%3Csvg%2F%3E'
  const screensOf = (locale: string) => [
    { paths: ['/'], title: `Overview ${locale}`, preloads: ['sales.js', `${locale}-sales.js`] },
    { paths: ['/desk/orders/:number'], title: `Order ${locale}`, preloads: ['orders.js', `${locale}-orders.js`] },
  ]
  const frame = (locale: string) => ({
    screens: screensOf(locale).map((screen) => ({ ...screen, subject: 'Order', place: 'screen', group: 'Desk' })),
    html: { screen: '<div data-frame="">{{title}}</div>' },
  })
  const frames = Object.fromEntries(['th', 'en', 'de', 'fr', 'pt'].map((locale) => [locale, frame(locale)]))
  const names = { filesPath: '/page', styleFile: 'page-style.css', start: 'runtime-ABCDEFGH.js' }
  const built = { ...names, style: '.a{}', icon, entry, script: 'arrange()', mockPreloads: [], frames }
  beforeAll(() => {
    writeFileSync(join(files, 'frames.json'), JSON.stringify(built))
    writeFileSync(join(files, 'runtime-ABCDEFGH.js'), 'export {}')
  })
  const signIns = [{ email: 'a@b.test', password: '<"&' }]
  const askPage = (path: string, headers: Record<string, string> = {}) =>
    createApp({ backend, embed, anyHost: true, pages: dashboardPage(files, signIns) }).request(
      `http://localhost${path}`,
      { headers },
    )

  test('BACK-2700 the page is in the language of its cookie, and preloads the files of its screen', async () => {
    const pageAt = async (path: string, cookie = '') => {
      const text = await (await askPage(path, { cookie })).text()
      const preloads = [...text.matchAll(/<link rel="modulepreload" href="\/page\/([^"]+)">/g)].map(([, file]) => file)
      return [/<html lang="(\w+)"/.exec(text)?.[1], ...preloads]
    }
    expect(await pageAt('/')).toEqual(['th', 'sales.js', 'th-sales.js'])
    expect(await pageAt('/?tab=1', 'a=1; locale=en')).toEqual(['en', 'sales.js', 'en-sales.js'])
    expect(await pageAt('/', 'locale=toString')).toEqual(['th', 'sales.js', 'th-sales.js'])
    expect(await pageAt('/desk/orders/LR-1', 'locale=en')).toEqual(['en', 'orders.js', 'en-orders.js'])
    expect(await pageAt('/nowhere/else', 'locale=en')).toEqual(['en'])
  })

  test('BACK-4205 the page offers no registration, which the backend would refuse', async () => {
    expect(await (await askPage('/pages/login-v1')).text()).toMatch(/<raan-dashboard [^>]*registration="closed"/)
  })

  test('BACK-3300 the language of a shop on another port of the same host is not this shop’s', async () => {
    const ask = (host: string) =>
      createApp({ backend, embed, anyHost: true, pages: dashboardPage(files, signIns) }).request(`http://${host}/`, {
        headers: { cookie: 'locale=fr; locale-8081=de; locale-8082=en' },
      })
    const said = async (host: string) => {
      const [, ...found] = /<html lang="(\w+)" data-locale-cookie="([\w-]+)"/.exec(await (await ask(host)).text()) ?? []
      return found
    }
    expect([await said('localhost:8081'), await said('localhost:8080'), await said('shop.example')]).toEqual([
      ['de', 'locale-8081'],
      ['th', 'locale-8080'],
      ['fr', 'locale'],
    ])
  })

  test('BACK-3301 proxies are asked to leave a page as it is, and it is compressed all the same; files may be changed', async () => {
    const many = Array.from({ length: 20 }, () => ({ email: 'somebody@shop.example', password: 'a password' }))
    const app = createApp({ backend, embed, anyHost: true, pages: dashboardPage(files, many) })
    const heads = async (path: string) => {
      const { headers } = await app.request(`http://localhost${path}`, { headers: { 'accept-encoding': 'gzip' } })
      return [headers.get('cache-control'), headers.get('content-encoding')]
    }
    expect(await heads('/')).toEqual(['no-cache, no-transform', 'gzip'])
    const [ofFile] = await heads('/page/runtime-ABCDEFGH.js')
    expect(ofFile ?? '').not.toContain('no-transform')
  })

  test('BACK-3003 the page has the frame of its screen, in its language; a path of no screen has none', async () => {
    const frameAt = async (path: string) =>
      /<div data-frame=""[\s\S]*?<\/div>/.exec(await (await askPage(path, { cookie: 'locale=en' })).text())?.[0]
    expect([await frameAt('/'), await frameAt('/nowhere')]).toEqual([
      '<div data-frame="" data-subject="Order">Overview en</div>',
      undefined,
    ])
  })

  test('BACK-3000 script, style and icon are in the page, which allows this very script and has what it loads below its own path', async () => {
    const response = await askPage('/')
    const page = await response.text()
    expect(page).toContain(`<script type="module">${entry}</script>`)
    expect(page).toContain(`<link rel="icon" href="${icon}"`)
    expect(page).not.toMatch(/<(?:script|link)[^>]* (?:src|href)="\/(?!page\/)/)
    const policy = response.headers.get('content-security-policy') ?? ''
    for (const text of [entry, 'arrange()', '.a{}'])
      expect(policy).toContain(` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(await (await askPage('/page/runtime-ABCDEFGH.js')).text()).toBe('export {}')
  })

  test('BACK-3001 a page that the browser has is not sent again', async () => {
    const etag = (await askPage('/')).headers.get('etag') ?? ''
    const again = await askPage('/desk/../', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await askPage('/', { 'if-none-match': etag, cookie: 'locale=en' })).status).toBe(200)
  })

  test('BACK-3002 the page passes the sample sign-ins on to the dashboard', async () => {
    const given = /data-sample-sign-ins="([^"]*)"/.exec(await (await askPage('/')).text())?.[1] ?? ''
    const signs: Record<string, string> = { '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' }
    expect(JSON.parse(given.replace(/&\w+;/g, (sign) => signs[sign] ?? sign))).toEqual(signIns)
  })
})

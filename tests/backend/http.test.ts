import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../src/backend/http/app'
import { dashboardPage } from '../../src/backend/http/dashboard-page'
import { locales } from '../../src/core/kernel/locale'

let embed: string
beforeAll(() => {
  embed = mkdtempSync(join(tmpdir(), 'raan-embed-'))
  writeFileSync(join(embed, 'auto.js'), 'export {}\n'.repeat(500))
})
afterAll(() => rmSync(embed, { recursive: true }))

const backend = { fetch: async () => Response.json({ answered: true }) }
const ask = (address: string, headers: Record<string, string> = {}, anyHost = true) =>
  createApp({ backend, embed, anyHost, pages: dashboardPage(embed) }).request(address, { headers })

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

test('BACK-43 the page has the product icon', async () => {
  const response = await ask('http://localhost/icon.svg')
  expect((await response.text()).trim()).toBe(readFileSync('demo/icon.svg', 'utf8').trim())
})

test('BACK-2700 the page preloads its screen in the language of its cookie, and a path of no screen only the script', async () => {
  const screens = [
    { paths: ['/'], files: { th: ['sales.js', 'th-sales.js'], en: ['sales.js', 'en-sales.js'] } },
    { paths: ['/desk/orders/:number'], files: { th: ['orders.js', 'th-orders.js'] } },
  ]
  writeFileSync(join(embed, 'screens.json'), JSON.stringify(screens))
  const app = createApp({ backend, embed, anyHost: true, pages: dashboardPage(embed) })
  const pageAt = async (path: string, cookie = '') => {
    const page = await app.request(`http://localhost${path}`, { headers: { cookie } })
    const text = await page.text()
    const files = [...text.matchAll(/<link rel="modulepreload" href="\/embed\/([^"]+)">/g)].map(([, file]) => file)
    return [/<html lang="(\w+)">/.exec(text)?.[1], ...files]
  }
  expect(await pageAt('/')).toEqual(['th', 'auto.js', 'sales.js', 'th-sales.js'])
  expect(await pageAt('/?tab=1', 'a=1; locale=en')).toEqual(['en', 'auto.js', 'sales.js', 'en-sales.js'])
  expect(await pageAt('/', 'locale=toString')).toEqual(['th', 'auto.js', 'sales.js', 'th-sales.js'])
  expect(await pageAt('/desk/orders/LR-1')).toEqual(['th', 'auto.js', 'orders.js', 'th-orders.js'])
  expect(await pageAt('/nowhere/else')).toEqual(['th', 'auto.js'])
})

test('BACK-2800 the page is in the language of its cookie whatever the screen, and in Thai without one or with another', async () => {
  writeFileSync(join(embed, 'screens.json'), JSON.stringify([{ paths: ['/'], files: { th: ['th-sales.js'] } }]))
  const app = createApp({ backend, embed, anyHost: true, pages: dashboardPage(embed) })
  const pageAt = async (path: string, cookie: string) => {
    const page = await app.request(`http://localhost${path}`, { headers: { cookie, 'accept-language': 'fr' } })
    const text = await page.text()
    return [/<html lang="(\w+)">/.exec(text)?.[1], text.includes('th-sales.js')]
  }
  for (const locale of locales) {
    expect(await pageAt('/nowhere/else', `locale=${locale}`)).toEqual([locale, false])
    expect(await pageAt('/', `locale=${locale}`)).toEqual([locale, locale === 'th'])
  }
  for (const cookie of ['', 'locale=ja', 'locale=EN-GB', 'locale=__proto__', 'other=en'])
    expect(await pageAt('/nowhere/else', cookie)).toEqual(['th', false])
})

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { command, newFolder, removeFolder, runCommand, type ShopProcess, signIn, startShop } from './server-process'

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

const modeOf = (...path: string[]) => (statSync(join(data, ...path)).mode & 0o777).toString(8)
const tokenIn = (text: string) => /token=(\S+)/.exec(text)?.[1] ?? ''
const choose = (shop: ShopProcess, token: string, password: string) =>
  shop.ask('POST /jwt/reset-password', { body: { token: decodeURIComponent(token), password } })

test('BACK-20 a new shop requires an owner and prints a link that sets their password once', {
  timeout: 60_000,
}, async () => {
  const shopless = join(data, 'shop')
  expect(await runCommand('serve', '--data', shopless, '--port', '0')).toEqual({
    code: 1,
    text: 'This shop has no owner yet. Run this command with --owner and your email address.\n',
  })
  const shop = await startShop(shopless, '--owner', 'malee@shop.example')
  const link = tokenIn(shop.output.text())
  const password = 'correct horse'
  expect((await shop.ask('GET /api/shops')).status).toBe(401)
  expect((await choose(shop, link, password)).status).toBe(200)
  expect((await choose(shop, link, 'another horse')).status).toBe(400)
  const token = await signIn(shop, 'malee@shop.example', password)
  const { shops } = (await shop.ask('GET /api/shops', { token })).body
  expect(shops.map(({ ShopName }: { ShopName: string }) => ShopName)).toEqual(['ร้านของฉัน'])
  expect((await shop.ask('GET /api/orders', { token })).body.total).toBe(0)
  expect(await shop.kill('SIGTERM')).toBe(0)
  // the next start needs no owner, and the password still works
  const again = await startShop(shopless)
  expect(again.output.text()).not.toContain('token=')
  expect(await signIn(again, 'malee@shop.example', password)).toBeTypeOf('string')
  await again.kill('SIGTERM')
})

test('BACK-21 registration is closed, and the sample accounts do not exist', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(data, '--owner', 'malee@shop.example')
  const body = { email: 'thief@shop.example', username: 'thief', password: 'correct horse' }
  expect((await shop.ask('POST /jwt/register', { body })).status).toBe(403)
  const sample = { email: 'admin@langraan.test', password: 'admin' }
  expect((await shop.ask('POST /jwt/login', { body: sample })).status).toBe(400)
  // no email is sent, and the response must not contain its token
  expect((await shop.ask('POST /jwt/forgot-password', { body: { email: 'malee@shop.example' } })).body).toEqual({
    isMailed: false,
  })
  await shop.kill('SIGTERM')
})

test('BACK-22 only the owner of the folder can read the data and the secret; passwords are stored as Argon2id', {
  timeout: 60_000,
}, async () => {
  const folder = join(data, 'shop')
  const shop = await startShop(folder, '--owner', 'malee@shop.example')
  await choose(shop, tokenIn(shop.output.text()), 'correct horse')
  expect([modeOf('shop'), modeOf('shop', 'secret'), modeOf('shop', 'langraan.db')]).toEqual(['700', '600', '600'])
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toMatch(/^[\w-]{43}$/)
  await shop.kill('SIGTERM')
  const kept = readFileSync(join(folder, 'langraan.db'), 'latin1')
  expect([kept.includes('argon2id-19456-2'), kept.includes('correct horse')]).toEqual([true, false])
})

test('STAT-17 a shop without sample data names the cards that its orders answer, and answers them', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(data, '--owner', 'malee@shop.example')
  await choose(shop, tokenIn(shop.output.text()), 'correct horse')
  const token = await signIn(shop, 'malee@shop.example', 'correct horse')
  const card = async (path: string) => shop.ask(`GET /card/${path}`, { token })
  const { cards, figure } = (await card('card-statistics/orders')).body
  expect([cards.sort(), figure]).toEqual([['orders', 'orders-bar-chart', 'product-orders', 'revenue', 'sales'], 0])
  const statuses = ['card-statistics/sales', 'card-analytics/product-orders', 'card-statistics/newsletter'].map(
    async (path) => (await card(path)).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 200, 404])
  await shop.kill('SIGTERM')
})

test('BACK-23 link works for users in the user list while the server runs, and rejects other addresses', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(data, '--owner', 'malee@shop.example')
  await choose(shop, tokenIn(shop.output.text()), 'correct horse')
  const owner = await signIn(shop, 'malee@shop.example', 'correct horse')
  const user = {
    fullName: 'สมชาย',
    username: 'somchai',
    email: 'somchai@shop.example',
    company: 'x',
    country: 'ไทย',
    contact: '081-555-0000',
    currentPlan: 'basic',
    role: 'author',
  }
  expect((await shop.ask('POST /apps/users/add-user', { body: user, token: owner, key: 'k' })).status).toBe(201)
  expect(await runCommand('link', 'nobody@shop.example', '--data', data)).toMatchObject({ code: 1 })
  const { code, text } = await runCommand('link', user.email, '--data', data, '--url', shop.url)
  expect([code, text.includes(`${shop.url}/pages/reset-password-v1?token=`)]).toEqual([0, true])
  expect((await choose(shop, tokenIn(text), 'battery staple')).status).toBe(200)
  const token = await signIn(shop, user.email, 'battery staple')
  // an author can read orders, but not users
  const statuses = ['GET /api/orders', 'GET /api/users/list/data'].map((call) => shop.ask(call, { token }))
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 403])
  await shop.kill('SIGTERM')
})

test('BACK-24 serve rejects a sample folder without --demo and a real one with it', { timeout: 60_000 }, async () => {
  const demo = await startShop(data, '--demo')
  await demo.kill('SIGTERM')
  const refused = await runCommand('serve', '--data', data, '--owner', 'malee@shop.example')
  expect([refused.code, refused.text.includes('contains the sample shop')]).toEqual([1, true])
  const other = newFolder()
  const real = await startShop(other, '--owner', 'malee@shop.example')
  await real.kill('SIGTERM')
  const mixed = await runCommand('serve', '--data', other, '--demo')
  expect([mixed.code, mixed.text.includes('contains a real shop')]).toEqual([1, true])
  removeFolder(other)
})

test('BACK-25 an older Node prints the required version and creates nothing', async () => {
  const cli = pathToFileURL(await command()).href
  const old = `Object.defineProperty(process.versions, 'node', { value: '22.14.0' }); await import(${JSON.stringify(cli)})`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', old], {
    cwd: data,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, 'langraan needs Node 24 or later. This is Node 22.14.0.\n'])
  expect(existsSync(join(data, 'data'))).toBe(false)
})

test('BACK-26 a port in use, an unknown command and an unknown option exit with 1 and a readable message', {
  timeout: 60_000,
}, async () => {
  const shop = await startShop(data, '--demo')
  const port = new URL(shop.url).port
  const taken = await runCommand('serve', '--data', data, '--demo', '--port', port)
  expect(taken).toEqual({ code: 1, text: `Port ${port} is in use. Choose another one: --port ${Number(port) + 1}\n` })
  await shop.kill('SIGTERM')
  expect((await runCommand('cook')).code).toBe(1)
  expect((await runCommand('serve', '--prot', '1')).text).toContain("Unknown option '--prot'")
  for (const days of ['0', '366', 'a week'])
    expect(await runCommand('serve', '--data', data, '--demo', '--session-days', days)).toEqual({
      code: 1,
      text: '--session-days must be a number from 1 to 365.\n',
    })
})

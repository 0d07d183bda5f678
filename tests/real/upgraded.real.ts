import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { serveBuild } from './served-shop.ts'
import { signIn } from './sign-in.ts'

/** beside the real one, so that its imports are found */
const build = 'dist/upgraded'
const files = `${build}/page`

let folder: string
let browser: Browser
let server: Awaited<ReturnType<typeof serveBuild>>

beforeAll(async () => {
  rmSync(build, { recursive: true, force: true })
  cpSync('dist/backend', build, { recursive: true })
  folder = mkdtempSync(join(tmpdir(), 'raan-upgraded-'))
  server = await serveBuild(build, folder, '0', '--demo')
  browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
  for (const each of [folder, build]) rmSync(each, { recursive: true, force: true })
})

const reversed = (text: string): string => [...text].reverse().join('')
const renamed = (text: string): string =>
  text.replace(/-([A-Z0-9]{8})\.js/g, (_, hash: string) => `-${reversed(hash)}.js`)

/** Replaces the files of the build by those of another one, in which every file has another name. */
async function upgrade(): Promise<void> {
  const { port } = server
  await server.stop()
  for (const name of readdirSync(files)) {
    const file = `${files}/${name}`
    if (!/\.js(?:on)?$/.test(name)) continue
    const text = renamed(readFileSync(file, 'utf8'))
    writeFileSync(
      file,
      text.replace(/"build":"(\w+)"/, (_, print: string) => `"build":"${reversed(print)}"`),
    )
    renameSync(file, renamed(file))
  }
  server = await serveBuild(build, folder, port, '--demo')
}

/** The page of a signed-in user, without the files that are blocked, and how often it has been loaded. */
async function openDesk(blocked?: RegExp): Promise<{ page: Page; loads: string[] }> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.addInitScript(() => {
    localStorage.setItem('langraan.layout', JSON.stringify({ version: 1, locale: 'en', skin: 'light' }))
  })
  if (blocked) await page.route(blocked, (route) => route.abort())
  await page.goto(`${server.url}/desk/order`)
  await signIn(page)
  await page.getByRole('textbox', { name: "Recipient's name" }).waitFor()
  const loads: string[] = []
  page.on('load', () => loads.push(new URL(page.url()).pathname))
  return { page, loads }
}

const within = { timeout: 60_000 }
const entered = (page: Page, name: string) =>
  expect.poll(() => page.getByRole('textbox', { name: "Recipient's name" }).inputValue(), within).toBe(name)
const press = (page: Page, name: string) => page.locator('nav a', { hasText: name }).first().click()

test('DASH-4870 after an upgrade, an open page loads anew where staff go next, once, and keeps the order being entered', async () => {
  const { page, loads } = await openDesk()
  await page.getByRole('textbox', { name: "Recipient's name" }).fill('คุณแดง')
  await upgrade()
  await press(page, 'Couriers')
  await page.getByText('Flash Express').first().waitFor()
  await page.goBack()
  await entered(page, 'คุณแดง')
  expect([loads, new URL(page.url()).pathname]).toEqual([['/desk/couriers'], '/desk/order'])
  await page.context().close()
})

test('DASH-4871 a message pasted after an upgrade, whose reading is gone, leads to the new version, which reads it', async () => {
  const { page, loads } = await openDesk()
  await upgrade()
  await page.getByLabel('Message from the customer').fill('คุณแดง 0891112222')
  await page.getByText('A new version was released. Reload the page to go on.').waitFor()
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await entered(page, 'แดง')
  expect(loads).toEqual(['/desk/order'])
  await page.context().close()
})

test('DASH-5060 after an upgrade, a menu and a question of the order form say that there is a new version', async () => {
  // both load in advance otherwise
  const { page, loads } = await openDesk(/\/page\/(?:ui-menu-panel|order-later-order-later)-\w+\.js/)
  await page.getByRole('textbox', { name: "Recipient's name" }).fill('คุณเขียว')
  await upgrade()
  const said = page.getByText('A new version was released')
  for (const name of [/^Language/, 'Clear']) {
    await page.getByRole('button', { name }).first().click()
    await said.waitFor()
    await page.getByRole('listitem').filter({ has: said }).getByRole('button', { name: 'Dismiss' }).click()
    await said.waitFor({ state: 'detached' })
  }
  expect(loads).toEqual([])
  await page.context().close()
})

test.each([
  ['answered with 404', { status: 404, body: '' }],
  ['answered with a page', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
])(
  'DASH-4870 a screen whose code is %s, though there is no new build, says so and the page is not loaded anew',
  async (_, answer) => {
    const { page, loads } = await openDesk()
    await page.route(/\/page\/calendar-\w+\.js/, (route) => route.fulfill(answer))
    await press(page, 'Calendar')
    await page.getByText("Couldn't load this screen").waitFor()
    expect(loads).toEqual([])
    await page.context().close()
  },
)

test('DASH-4871 after an upgrade, a part that opens over unsaved changes says that there is a new version; the reload keeps the order', async () => {
  const { page, loads } = await openDesk()
  await page.getByRole('textbox', { name: "Recipient's name" }).fill('คุณดำ')
  await upgrade()
  await page.getByRole('heading', { name: 'Take an order' }).click()
  await page.keyboard.press('?')
  await page.getByText('A new version was released').waitFor()
  expect(loads).toEqual([])
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect.poll(() => loads, within).toEqual(['/desk/order'])
  await entered(page, 'คุณดำ')
  await page.context().close()
})

test('EMAIL-5063 after an upgrade, a file that is still being added to a letter that was left is not lost: the page waits with the new version', async () => {
  const { page, loads } = await openDesk()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/email\/files/, async (route) => {
    await held
    await route.continue()
  })
  await press(page, 'Email')
  await page.getByRole('button', { name: 'Compose' }).first().click()
  const file = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('note.pdf').waitFor()
  await upgrade()
  await press(page, 'Couriers')
  await page.getByText('A new version was released').waitFor()
  expect(loads).toEqual([])
  const stored = page.waitForResponse(/\/email\/save-draft/, within)
  release()
  expect(JSON.stringify(await (await stored).json())).toContain('note.pdf')
  await press(page, 'Couriers')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByText('Flash Express').first().waitFor()
  expect(loads).toEqual(['/desk/couriers'])
  await page.context().close()
})

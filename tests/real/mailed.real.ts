import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { chromeFlags, needChrome } from '../../scripts/build/chrome.ts'
import { createBackend } from '../../src/backend/index'
import { links } from '../../src/service/auth/auth.links'
import { headerOf, partsOf, startSmtp } from '../backend/smtp-server'
import { serveWith } from './served-shop'

const email = 'malee@tea.example'

const words = {
  th: {
    forgot: 'ลืมรหัสผ่าน?',
    send: 'ส่งลิงก์',
    sent: 'เปิดดูอีเมลของคุณ',
    password: 'รหัสผ่านใหม่',
    again: 'รหัสผ่านใหม่อีกครั้ง',
    set: 'บันทึกรหัสผ่าน',
    changed: 'ตั้งรหัสผ่านใหม่เรียบร้อยแล้ว',
    signIn: 'เข้าสู่ระบบ',
    anew: 'ขอลิงก์ใหม่',
    subject: 'ตั้งรหัสผ่านใหม่',
  },
  en: {
    forgot: 'Forgot your password?',
    send: 'Send link',
    sent: 'Check your email',
    password: 'New password',
    again: 'Confirm new password',
    set: 'Set password',
    changed: 'Your new password is set',
    signIn: 'Sign in',
    anew: 'Request a new link',
    subject: 'Choose a new password',
  },
}
type Words = (typeof words)['th']
type Locale = keyof typeof words
const locales = Object.keys(words) as Locale[]

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await needChrome(), args: chromeFlags })
})
afterAll(() => browser?.close())

type MailedShop = { folder: string; url: string; smtp: Awaited<ReturnType<typeof startSmtp>> }

/** A shop that sends mails, whose owner has a password. */
async function openShop(): Promise<MailedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'raan-mailed-'))
  const smtp = await startSmtp()
  const shop = await serveWith(folder, '--owner', email, '--smtp', smtp.address, '--mail-from', 'shop@tea.example')
  onTestFinished(async () => {
    await shop.stop()
    await smtp.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const token = new URL(await shop.find(/(http\S+token=\S+)/)).searchParams.get('token')
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ token, password: 'the first password' })
  const set = await fetch(`${shop.url}/backend/jwt/reset-password`, { method: 'POST', headers, body })
  if (!set.ok) throw new Error(await set.text())
  return { folder, url: shop.url, smtp }
}

/** A browser of its own, in which somebody chose this language; its complaints fail the test. */
async function openBrowser(locale: Locale, path: string): Promise<Page> {
  const context = await browser.newContext()
  const complaints: string[] = []
  onTestFinished(async () => {
    await context.close()
    expect(complaints).toEqual([])
  })
  const layout = JSON.stringify({ version: 1, collapsed: false, locale, skin: 'light' })
  await context.addInitScript((text) => localStorage.setItem('langraan.layout', text), layout)
  const page = await context.newPage()
  page.on('console', (message) => {
    const { url } = message.location()
    // a refusal is what these tests are about
    const isRefusal = message.text().includes('status of 400') && url.includes('/jwt/')
    if (['error', 'warning'].includes(message.type()) && !isRefusal) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(path)
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Asks for a link on this page, and resolves with the mail's. */
async function askForLink({ url, smtp }: MailedShop, page: Page, say: Words): Promise<string> {
  const before = smtp.received.length
  await page.locator('input[type=email]').fill(email)
  await press(page, say.send)
  await page.getByRole('heading', { name: say.sent }).waitFor()
  const mail = (await smtp.arrived(before + 1)).at(-1)
  if (!mail) throw new Error('no mail')
  expect([mail.to, headerOf(mail, 'Subject')]).toEqual([[email], say.subject])
  const [text = ''] = partsOf(mail)
  const link = /http\S+token=\S+/.exec(text)?.[0] ?? ''
  expect(link.startsWith(`${url}/`)).toBe(true)
  return link
}

async function forget(shop: MailedShop, locale: Locale): Promise<string> {
  const page = await openBrowser(locale, `${shop.url}/login`)
  await page.getByText(words[locale].forgot).click()
  return askForLink(shop, page, words[locale])
}

async function choose(page: Page, say: Words, password: string): Promise<void> {
  await page.getByLabel(say.password, { exact: true }).fill(password)
  await page.getByLabel(say.again, { exact: true }).fill(password)
  await press(page, say.set)
}

async function signIn(page: Page, password: string): Promise<void> {
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
}

const isIn = (page: Page) => page.locator('nav').first().waitFor()

test.each(locales)(
  'REAL-2620 a forgotten password is set with the link of the mail, in another browser, and signs in: %s',
  async (locale) => {
    const say = words[locale]
    const shop = await openShop()
    const link = await forget(shop, locale)
    const page = await openBrowser(locale, link)
    const password = `ต้นชา กลางสวน ${locale}`
    await choose(page, say, password)
    await page.getByRole('heading', { name: say.changed }).waitFor()
    await press(page, say.signIn)
    await signIn(page, password)
    await isIn(page)
  },
)

test.each(locales)('REAL-2621 a link that was used says so, and leads to a new one that works: %s', async (locale) => {
  const say = words[locale]
  const shop = await openShop()
  const link = await forget(shop, locale)
  const first = await openBrowser(locale, link)
  await choose(first, say, 'once and for all')
  await first.getByRole('heading', { name: say.changed }).waitFor()
  const second = await openBrowser(locale, link)
  await choose(second, say, 'twice is too often')
  await press(second, say.anew)
  const next = await askForLink(shop, second, say)
  await second.goto(next)
  await choose(second, say, 'the third time it works')
  await second.getByRole('heading', { name: say.changed }).waitFor()
  await press(second, say.signIn)
  await signIn(second, 'the third time it works')
  await isIn(second)
})

test('REAL-2622 a link that has expired changes nothing, says so, and leads to a new one', async () => {
  const shop = await openShop()
  const link = await forget(shop, 'en')
  const beside = createBackend({ data: shop.folder })
  const { store } = await beside.place()
  await store.transact(null, (tx) =>
    tx.write(
      links,
      tx.read(links).map((each) => ({ ...each, until: tx.now() - 1 })),
    ),
  )
  await beside.close()
  const page = await openBrowser('en', link)
  await choose(page, words.en, 'half an hour too late')
  await page.getByText('This link has been used or has expired. Request a new one.').waitFor()
  await press(page, words.en.anew)
  await page.goto(await askForLink(shop, page, words.en))
  await choose(page, words.en, 'this one is in time')
  await page.getByRole('heading', { name: words.en.changed }).waitFor()
})

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createBackend, type MailOptions, type ShopBackend } from '../../src/backend/index'
import { sample } from '../../src/sample/index'
import { waitingMails } from '../../src/service/email/email.outbox'
import { ask } from '../helpers/ask'
import { newInvoice } from '../invoices/new-invoice'
import { newOrder } from '../orders/new-order'
import { startPostgres } from './postgres-server'
import { newFolder, removeFolder, runCommand, signIn, startShop } from './server-process'
import { headerOf, partsOf, startSmtp } from './smtp-server'

const postgres = await startPostgres()
if (!postgres) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => postgres?.stop())

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

const url = 'https://shop.example'
const from = { name: 'บ้านชา', email: 'shop@tea.example' }
const tokenIn = (text: string) => decodeURIComponent(/token=(\S+)/.exec(text)?.[1] ?? '')
const letterTo = (to: object[], more: object = {}) => ({
  email: { to, subject: 'ใบเสนอราคา', message: '<p>สวัสดี</p><p>300 บาท</p>', ...more },
})

async function mailServer(...args: Parameters<typeof startSmtp>) {
  const smtp = await startSmtp(...args)
  onTestFinished(() => smtp.stop())
  return smtp
}

async function closing(shop: ShopBackend): Promise<ShopBackend> {
  await shop.startMail(url)
  onTestFinished(() => shop.close())
  return shop
}

const tokenOf = async (shop: ShopBackend, name = 'admin') =>
  (await ask(shop, 'POST /jwt/login', { body: { email: `${name}@langraan.test`, password: name } })).body
    .accessToken as string

const inboxOf = async (shop: ShopBackend, token: string) =>
  (await ask(shop, 'GET /apps/email/emails', { token })).body.emails as Record<string, never>[]

/** Where the same shop can be opened by several processes. */
const places: [string, () => object][] = [
  ['SQLite', () => ({ data })],
  ...(postgres ? [['PostgreSQL', () => ({ database: postgres.newDatabase() })] as [string, () => object]] : []),
]

test('BACK-247 erasing a customer removes waiting emails with their invoices, and to addresses that only they have', async () => {
  // nothing is sent before `startMail`
  const shop = createBackend({ data, sample, mail: { from, smtp: 'smtp://localhost:1' } })
  onTestFinished(() => shop.close())
  const token = await tokenOf(shop)
  const call = async (line: string, body: object, key?: string) =>
    (await ask(shop, line, { body, token, ...(key && { key }) })).body
  const sendInvoice = async (client: string, phone: string, email: string, to: string) => {
    const named = { ...newInvoice.client, name: client, contact: phone, companyEmail: email }
    const { invoice } = await call('POST /apps/invoice/add', { invoice: { ...newInvoice, client: named } }, phone)
    await call('POST /apps/invoice/send', { id: invoice.id, letter: { to, subject: client, message: '' } }, phone)
  }
  await sendInvoice('มาลี', '0891234567', 'Malee@tea.example', 'office@tea.example')
  await sendInvoice('แดง', '0812223333', 'dang@tea.example', 'office@tea.example')
  const to = ['malee@TEA.example', 'office@tea.example', 'dang@tea.example'].map((email) => ({ name: '', email }))
  await call('POST /apps/email/send', letterTo(to), 'letter')
  const waiting = async () => {
    const { store } = await shop.place()
    const mails = await store.transact(null, (tx) => waitingMails(tx).map(({ content }) => content))
    return mails.map((content) =>
      content?.kind === 'invoice' || content?.kind === 'letter'
        ? [content.kind, content.to.name || content.to.email]
        : [],
    )
  }
  const kept = [
    ['invoice', 'แดง'],
    ['letter', 'office@tea.example'],
    ['letter', 'dang@tea.example'],
  ]
  expect((await waiting()).toSorted()).toEqual(
    [...kept, ['invoice', 'มาลี'], ['letter', 'malee@TEA.example']].toSorted(),
  )
  const erased = await call('POST /api/customers/erase', { name: '', phoneNumber: '0891234567' })
  expect(erased).toEqual({ orders: 0, invoices: 1 })
  expect((await waiting()).toSorted()).toEqual(kept.toSorted())
})

test('INV-5643 while the courier collects, the email of the invoice does not say where to pay', async () => {
  // nothing is sent before `startMail`
  const shop = createBackend({ data, sample, mail: { from, smtp: 'smtp://localhost:1' } })
  onTestFinished(() => shop.close())
  const token = await tokenOf(shop)
  const call = async (line: string, body: object, key = line) => (await ask(shop, line, { body, token, key })).body
  const { order } = await call('POST /api/orders', { order: { ...newOrder, shopId: 1 } })
  const { OrderNumber } = order
  const { invoice } = await call('POST /apps/invoice/add', { invoice: { ...newInvoice, orderNumber: OrderNumber } })
  const letter = { to: 'dang@tea.example', subject: '', message: '' }
  const payments = async (subject: string) => {
    await call('POST /apps/invoice/send', { id: invoice.id, letter: { ...letter, subject } }, subject)
    const { store } = await shop.place()
    const mails = await store.transact(null, (tx) => waitingMails(tx).map(({ content }) => content))
    const sent = mails.find((each) => each?.kind === 'invoice' && each.letter.subject === subject)
    return sent?.kind === 'invoice' && [sent.shop?.PromptPayId, sent.paymentDetails?.iban]
  }
  expect(await payments('COD')).toEqual(['', undefined])
  await call('POST /api/orders/update', {
    OrderNumber,
    version: 1,
    changes: { paymentMethod: 'transfer', CODFee: 0 },
  })
  expect(await payments('transfer')).toEqual(['0812345678', expect.stringMatching(/\d/)])
})

describe.each(places)('mail on %s', (_, newPlace) => {
  const open = (place: object, mail?: MailOptions) =>
    closing(createBackend({ ...(place as { data: string }), sample, ...(mail && { mail }) }))

  test('BACK-90 a forgotten password is answered the same for every address, and mails a known one a link that works once', async () => {
    const smtp = await mailServer()
    const shop = await open(newPlace(), { from, smtp: smtp.address })
    const forgot = (email: string) => ask(shop, 'POST /jwt/forgot-password', { body: { email } })
    const unknown = await forgot('nobody@langraan.test')
    expect([unknown, await forgot('ADMIN@langraan.test')]).toEqual([unknown, { status: 200, body: {} }])
    const [mail] = await smtp.arrived(1)
    if (!mail) throw new Error('no mail')
    expect([mail.from, mail.to]).toEqual(['shop@tea.example', ['admin@langraan.test']])
    expect(headerOf(mail, 'From')).toBe('บ้านชา <shop@tea.example>')
    expect(headerOf(mail, 'Subject')).toBe('ตั้งรหัสผ่านใหม่')
    const [text = '', html = ''] = partsOf(mail)
    const link = /https:\S+/.exec(text)?.[0] ?? ''
    expect(link).toMatch(/^https:\/\/shop\.example\/pages\/reset-password-v1\?token=[\w-]+$/)
    expect(html).toContain(`<a href="${link}"`)
    const reset = () =>
      ask(shop, 'POST /jwt/reset-password', { body: { token: tokenIn(text), password: 'a new password' } })
    expect([(await reset()).status, (await reset()).status]).toEqual([200, 400])
  })

  test.each([
    ['en', 'Choose a new password'],
    ['th', 'ตั้งรหัสผ่านใหม่'],
    ['xx', 'Neues Passwort festlegen'],
    [undefined, 'Neues Passwort festlegen'],
  ])(
    'BACK-2623 a page in %s asks for a mail in its language, otherwise in the browser’s',
    async (language, subject) => {
      const smtp = await mailServer()
      const place = newPlace() as { data: string }
      const shop = await closing(createBackend({ ...place, mail: { from, smtp: smtp.address } }))
      const token = await shop.invite('malee@tea.example', 'owner')
      await ask(shop, 'POST /jwt/reset-password', { body: { token, password: 'correct horse' } })
      const body = JSON.stringify({ email: 'malee@tea.example', ...(language && { language }) })
      const headers = { 'content-type': 'application/json', 'accept-language': 'de-DE,en;q=0.5' }
      await shop.fetch(new Request(`${url}/jwt/forgot-password`, { method: 'POST', headers, body }))
      const [mail] = await smtp.arrived(1)
      expect(mail && headerOf(mail, 'Subject')).toBe(subject)
    },
  )

  test('BACK-2801 an invitation is mailed in the language chosen for it, and so is a new link', async () => {
    const smtp = await mailServer()
    const place = newPlace() as { data: string }
    const shop = await closing(createBackend({ ...place, mail: { from, smtp: smtp.address } }))
    const owner = await shop.invite('malee@tea.example', 'owner')
    await ask(shop, 'POST /jwt/reset-password', { body: { token: owner, password: 'correct horse' } })
    const account = { email: 'malee@tea.example', password: 'correct horse' }
    const { accessToken } = (await ask(shop, 'POST /jwt/login', { body: account })).body
    const headers = {
      'content-type': 'application/json',
      'accept-language': 'de-DE,en;q=0.5',
      authorization: `Bearer ${accessToken}`,
    }
    const send = async (path: string, body: object) =>
      (await shop.fetch(new Request(url + path, { method: 'POST', headers, body: JSON.stringify(body) }))).json()
    const nok = { fullName: 'นก', email: 'nok@tea.example', role: 'clerk' }
    const { invitation } = await send('/apps/users/invite', { ...nok, language: 'pt' })
    await smtp.arrived(1)
    await send('/apps/users/invite/renew', { id: invitation.id, language: 'fr' })
    await smtp.arrived(2)
    const { invitation: other } = await send('/apps/users/invite', { ...nok, email: 'dang@tea.example' })
    await smtp.arrived(3)
    await send('/apps/users/invite/renew', { id: other.id, language: 'fr' })
    const mails = await smtp.arrived(4)
    const languages = mails.map((mail) => /<html lang="(\w+)"/.exec(partsOf(mail)[1] ?? '')?.[1])
    expect(languages).toEqual(['pt', 'pt', 'de', 'fr'])
  })

  test('BACK-91 an account gets at most five emails for a new password an hour, with the same answer', async () => {
    const smtp = await mailServer()
    const shop = await open(newPlace(), { from, smtp: smtp.address })
    for (let nth = 1; nth <= 7; nth++) {
      const answer = await ask(shop, 'POST /jwt/forgot-password', { body: { email: 'admin@langraan.test' } })
      expect(answer).toEqual({ status: 200, body: {} })
      await smtp.arrived(Math.min(nth, 5))
    }
    await ask(shop, 'POST /jwt/forgot-password', { body: { email: 'client@langraan.test' } })
    expect((await smtp.arrived(6)).map(({ to: [reader] }) => reader)).toEqual([
      ...Array(5).fill('admin@langraan.test'),
      'client@langraan.test',
    ])
  })

  test('BACK-92 an invitation says that it was mailed; a new link replaces the mail of the old one', async () => {
    const place = newPlace()
    const smtp = await mailServer()
    const shop = await open(place, { from, smtp: smtp.address })
    const token = await tokenOf(shop)
    const body = { fullName: 'นก ขยัน', email: 'nok@tea.example', role: 'packer' }
    const invited = await ask(shop, 'POST /apps/users/invite', { body, token })
    expect([invited.status, invited.body.isMailed]).toEqual([200, true])
    const [first] = await smtp.arrived(1)
    expect(first?.to).toEqual(['nok@tea.example'])
    expect(tokenIn(partsOf(first as never)[0] ?? '')).toBe(invited.body.token)
    const id = invited.body.invitation.id
    const renewed = await ask(shop, 'POST /apps/users/invite/renew', { body: { id }, token })
    const [, second] = await smtp.arrived(2)
    expect(tokenIn(partsOf(second as never)[0] ?? '')).toBe(renewed.body.token)
  })

  test('BACK-93 a letter leaves the shop for addresses outside only, with the writer in Reply-To and no Bcc', async () => {
    const smtp = await mailServer()
    const shop = await open(newPlace(), { from, smtp: smtp.address })
    const token = await tokenOf(shop)
    const to = [
      { name: 'ครูต้น', email: 'ton@school.example' },
      { name: '', email: 'client@langraan.test' },
    ]
    const body = letterTo(to, { bcc: [{ name: 'ลับ', email: 'secret@else.example' }] })
    expect((await ask(shop, 'POST /apps/email/send', { body, token, key: 'one' })).status).toBe(201)
    expect((await ask(shop, 'POST /apps/email/send', { body, token, key: 'one' })).status).toBe(201)
    const mails = await smtp.arrived(2)
    expect(mails.map((each) => each.to)).toEqual([['ton@school.example'], ['secret@else.example']])
    for (const mail of mails) {
      expect(headerOf(mail, 'From')).toBe('มาลี ใจดี <shop@tea.example>')
      expect(headerOf(mail, 'Reply-To')).toBe('มาลี ใจดี <admin@langraan.test>')
      expect(headerOf(mail, 'To')).toBe('ครูต้น <ton@school.example>, client@langraan.test')
      expect([mail.raw.includes('secret@else'), headerOf(mail, 'Bcc')]).toEqual([false, ''])
      expect(partsOf(mail)[0]).toBe('สวัสดี\n300 บาท')
    }
    expect(headerOf(mails[0] as never, 'Message-ID')).toBe(headerOf(mails[1] as never, 'Message-ID'))
    const grant = { user: { id: 2, permissions: ['read:Email'] } }
    expect((await ask(shop, 'POST /apps/users/update', { body: grant, token })).status).toBe(200)
    const inbox = await inboxOf(shop, await tokenOf(shop, 'client'))
    const received = inbox.filter(({ subject }) => subject === 'ใบเสนอราคา')
    expect(received.map(({ folder, isRead, bcc }) => ({ folder, isRead, bcc }))).toEqual([
      { folder: 'inbox', isRead: false, bcc: [] },
    ])
  })

  test('BACK-94 line ends in names and subjects add no header and no recipient', async () => {
    const smtp = await mailServer()
    const shop = await open(newPlace(), { from, smtp: smtp.address })
    const token = await tokenOf(shop)
    const evil = 'x\r\nBcc: victim@else.example\r\nX-Evil: 1'
    const send = (to: object[], more: object = {}) =>
      ask(shop, 'POST /apps/email/send', { body: letterTo(to, { subject: evil, ...more }), token, key: 'evil' })
    expect((await send([{ name: '', email: 'a@b.example\r\nBcc: victim@else.example' }])).status).toBe(422)
    expect((await send([{ name: evil, email: 'ton@school.example' }])).status).toBe(201)
    const [mail] = await smtp.arrived(1)
    expect([mail?.to, headerOf(mail as never, 'Bcc'), headerOf(mail as never, 'X-Evil')]).toEqual([
      ['ton@school.example'],
      '',
      '',
    ])
    expect(headerOf(mail as never, 'Subject')).toBe('x Bcc: victim@else.example X-Evil: 1')
  })

  test('BACK-95 two processes send each mail once', async () => {
    const place = newPlace()
    const smtp = await mailServer()
    const mail = { from, smtp: smtp.address }
    const shops = [await open(place, mail), await open(place, mail)] as const
    const token = await tokenOf(shops[0])
    const count = 12
    await Promise.all(
      Array.from({ length: count }, (_, nth) =>
        ask(shops[nth % 2 ? 1 : 0], 'POST /apps/email/send', {
          body: letterTo([{ name: '', email: `reader${nth}@else.example` }]),
          token,
          key: `k${nth}`,
        }),
      ),
    )
    await smtp.arrived(count)
    for (const shop of shops) await shop.startMail(url)
    const waiting = async () => (await shops[0].figures()).mailsWaiting
    await expect.poll(waiting).toBe(0)
    expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(count)
    expect(smtp.received).toHaveLength(count)
  })

  test('BACK-96 a mail that is rejected for good is given up, and its writer is told in their inbox', async () => {
    const smtp = await mailServer((line) => (line.startsWith('RCPT') ? '550 no such user' : undefined))
    const failures: string[] = []
    const shop = await open(newPlace(), { from, smtp: smtp.address, onFailure: (said) => failures.push(said) })
    const token = await tokenOf(shop)
    const body = letterTo([{ name: '', email: 'gone@else.example' }])
    await ask(shop, 'POST /apps/email/send', { body, token, key: 'k' })
    const notices = async () =>
      (await inboxOf(shop, token)).filter(({ subject }) => String(subject).includes('gone@else.example'))
    await expect.poll(async () => (await notices()).length).toBe(1)
    expect(await notices()).toMatchObject([{ folder: 'inbox', isRead: false, from: { email: 'shop@tea.example' } }])
    expect(failures).toEqual(['An email couldn’t be delivered (EENVELOPE RCPT TO 550); given up.'])
    expect((await shop.figures()).mailsWaiting).toBe(0)
  })
})

test('BACK-97 without a mail server, mails are files that only the owner can read, and the terminal says so', {
  timeout: 60_000,
}, async () => {
  const folder = join(data, 'shop')
  const shop = await startShop(folder, '--demo')
  expect(shop.output.text()).toContain(`Emails aren’t sent, but written to ${join(folder, 'outbox')}`)
  const forgot = { body: { email: 'admin@langraan.test' } }
  expect((await shop.ask('POST /jwt/forgot-password', forgot)).body).toEqual({ isMailed: false })
  const outbox = join(folder, 'outbox')
  const files = () => {
    try {
      return readdirSync(outbox).filter((name) => name.endsWith('.eml'))
    } catch {
      return []
    }
  }
  await expect.poll(files).toHaveLength(1)
  const file = join(outbox, files()[0] ?? '')
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  const raw = readFileSync(file, 'utf8')
  const [text = ''] = partsOf({ raw, from: '', to: [] })
  expect(text).toContain(`${shop.url}/pages/reset-password-v1?token=`)
  const token = await signIn(shop)
  const body = { fullName: 'นก ขยัน', email: 'nok@tea.example', role: 'packer' }
  expect((await shop.ask('POST /apps/users/invite', { body, token })).body.isMailed).toBe(undefined)
  await shop.kill('SIGTERM')
})

test('BACK-98 serve names what is wrong with a mail server’s address or sender, and never prints its password', {
  timeout: 60_000,
}, async () => {
  const serve = (...args: string[]) => runCommand('serve', '--data', join(data, 'shop'), '--port', '0', ...args)
  expect(await serve('--smtp', 'http://user:hunter2@mail.example', '--mail-from', 'shop@tea.example')).toEqual({
    code: 1,
    text: 'The mail server must be an address like smtps://user:password@mail.example\n',
  })
  expect((await serve('--smtp', 'smtps://user:hunter2@mail.example')).text).toBe(
    'Which sender do emails have? Add --mail-from and its address.\n',
  )
  expect((await serve('--smtp', 'smtps://a@b.example', '--mail-from', 'nobody')).text).toBe(
    'nobody is not a valid sender of emails.\n',
  )
  const smtp = await mailServer((line) => (line.startsWith('MAIL') ? '451 later' : undefined))
  const address = smtp.address.replace('//', '//shop:hunter2@')
  const shop = await startShop(
    join(data, 'real'),
    ...['--owner', 'malee@tea.example', '--log', '--smtp', address, '--mail-from', 'shop@tea.example'],
  )
  await shop.ask('POST /jwt/reset-password', {
    body: { token: tokenIn(shop.output.text()), password: 'correct horse' },
  })
  await shop.ask('POST /jwt/forgot-password', { body: { email: 'malee@tea.example' } })
  await shop.output.find(/(couldn’t be delivered)/)
  await shop.kill('SIGTERM')
  expect(shop.output.text()).not.toContain('hunter2')
  const log = shop.output
    .text()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  expect(log.join('\n')).not.toContain('malee@tea.example')
})

test('BACK-99 doctor counts waiting mails, and a backup has none of them', { timeout: 60_000 }, async () => {
  const folder = join(data, 'shop')
  const shop = createBackend({ data: folder, sample, mail: { from, smtp: 'smtp://127.0.0.1:1' } })
  await ask(shop, 'POST /jwt/forgot-password', { body: { email: 'admin@langraan.test' } })
  expect((await shop.figures()).mailsWaiting).toBe(1)
  await shop.close()
  expect((await runCommand('doctor', '--data', folder)).text).toContain('ok     emails: 1 waiting\n')
  const copy = join(data, 'copy.db')
  await runCommand('backup', '--data', folder, '--to', copy)
  const bytes = (file: string) => readFileSync(file, 'latin1').includes('email.outbox')
  expect([bytes(join(folder, 'langraan.db')), bytes(copy)]).toEqual([true, false])
})

import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createBackend } from '../../src/backend/index'
import { sample } from '../../src/sample/index'
import { ask } from '../helpers/ask'
import { newInvoice } from '../invoices/new-invoice'
import { startPostgres } from './postgres-server'
import { newFolder, removeFolder } from './server-process'
import { headerOf, partsOf, startSmtp } from './smtp-server'

const postgres = await startPostgres()
if (!postgres) console.log("skipped: PostgreSQL isn't installed")
afterAll(() => postgres?.stop())

let data: string
beforeEach(() => {
  data = newFolder()
})
afterEach(() => removeFolder(data))

const from = { name: 'บ้านชา', email: 'shop@tea.example' }
const letter = { to: 'dang@example.test', subject: 'ใบแจ้งหนี้ 5037', message: 'เรียนคุณแดง\n\nตามใบแจ้งหนี้ด้านล่าง' }

/** A shop with one more invoice, and who may send it. */
async function open(place: object, refuses?: (line: string) => string | undefined) {
  const smtp = await startSmtp(refuses)
  const mail = { from, smtp: smtp.address }
  const shop = createBackend({ ...(place as { data: string }), sample, mail })
  await shop.startMail('https://shop.example')
  onTestFinished(async () => {
    await shop.close()
    await smtp.stop()
  })
  const body = { email: 'admin@langraan.test', password: 'admin' }
  const token = (await ask(shop, 'POST /jwt/login', { body })).body.accessToken as string
  const add = async (more: object = {}) =>
    (await ask(shop, 'POST /apps/invoice/add', { body: { invoice: { ...newInvoice, ...more } }, token, key: 'new' }))
      .body.invoice.id as number
  const send = (id: number, more: object = {}, key = 'one') =>
    ask(shop, 'POST /apps/invoice/send', { body: { id, letter: { ...letter, ...more } }, token, key })
  return { shop, smtp, token, add, send }
}

describe.each([
  ['SQLite', () => ({ data })],
  ...(postgres ? [['PostgreSQL', () => ({ database: postgres.newDatabase() })] as const] : []),
] as [string, () => object][])('invoices by email on %s', (_, newPlace) => {
  test('PAPER-1 the client gets the letter with the invoice below it, once per key; the invoice says to whom and when', async () => {
    const { shop, smtp, add, send } = await open(newPlace())
    const id = await add()
    const { status, body } = await send(id)
    expect([status, body.invoice.invoiceStatus, body.invoice.sent]).toEqual([
      200,
      'Sent',
      { at: expect.any(String), ...letter, isMailed: true },
    ])
    expect(await send(id)).toEqual({ status, body })
    expect((await send(id, {}, 'two')).status).toBe(200)
    const mails = await smtp.arrived(2)
    expect(mails.map(({ to }) => to)).toEqual([['dang@example.test'], ['dang@example.test']])
    const [mail] = mails
    if (!mail) throw new Error('no mail')
    expect(headerOf(mail, 'From')).toMatch(/ <shop@tea\.example>$/)
    expect(headerOf(mail, 'Reply-To')).toBe('มาลี ใจดี <admin@langraan.test>')
    expect(headerOf(mail, 'To')).toBe('คุณแดง ใจดี <dang@example.test>')
    expect(headerOf(mail, 'Subject')).toBe(letter.subject)
    const [text = '', html = ''] = partsOf(mail)
    for (const part of [text, html])
      for (const said of ['เรียนคุณแดง', String(id), 'ชาเขียว', '฿107.00', '฿320.00', 'บริษัท แดงดี จำกัด'])
        expect(part).toContain(said)
    expect(text).toContain('ยอดรวม: ฿320.00')
    expect(text).toContain('(สามร้อยยี่สิบบาทถ้วน)')
    expect(html).toContain('<html lang="th">')
    await expect.poll(async () => (await shop.figures()).mailsWaiting).toBe(0)
    expect(smtp.received).toHaveLength(2)
  })

  test.each([
    ['', 'required'],
    ['dang', 'email'],
    ['a@b.example\r\nBcc: victim@else.example', 'email'],
  ])(
    'PAPER-2 the address %j is rejected with %s, no email is queued and the invoice stays a draft',
    async (to, code) => {
      const { shop, token, add, send } = await open(newPlace())
      const id = await add()
      const { status, body } = await send(id, { to })
      expect([status, body.error['letter.to'].includes(code)]).toEqual([422, true])
      expect((await shop.figures()).mailsWaiting).toBe(0)
      const stored = await ask(shop, `GET /api/invoice/invoices/${id}`, { token })
      expect([stored.body.invoice.invoiceStatus, stored.body.invoice.sent]).toEqual(['Draft', undefined])
    },
  )

  test('PAPER-3 an invoice that was given up is reported to its sender', async () => {
    const { shop, token, add, send } = await open(newPlace(), (line) =>
      line.startsWith('RCPT') ? '550 no such user' : undefined,
    )
    await send(await add())
    const notices = async () =>
      ((await ask(shop, 'GET /apps/email/emails', { token })).body.emails as Record<string, string>[]).filter(
        ({ subject }) => subject === 'ส่งไม่สำเร็จ: อีเมลถึง dang@example.test',
      )
    await expect.poll(async () => (await notices()).length).toBe(1)
    expect((await notices())[0]?.message).toContain(`ใบแจ้งหนี้: ${letter.subject}`)
  })
})

test('INV-138 the amount in words follows the total it belongs to, also above what is left to pay', async () => {
  const { smtp, add, send } = await open({ data })
  await send(await add({ payments: [{ id: 'a', amount: 50, date: '21 Nov 2026', method: 'transfer', note: '' }] }))
  const [mail] = await smtp.arrived(1)
  const [text = '', html = ''] = partsOf(mail as never)
  expect(text).toContain('ยอดรวม: ฿320.00\n(สามร้อยยี่สิบบาทถ้วน)\nชำระแล้ว: ฿50.00\nยอดค้างชำระ: ฿270.00')
  const words = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(words).toContain('ยอดรวม ฿320.00 (สามร้อยยี่สิบบาทถ้วน) ชำระแล้ว ฿50.00 ยอดค้างชำระ ฿270.00')
})

test.each([
  ['its invoice is cancelled', 'POST /apps/invoice/cancel', (id: number) => ({ id, reason: 'ชื่อผิด' })],
  ['its client is erased', 'POST /api/customers/erase', () => ({ name: 'คุณแดง ใจดี', phoneNumber: '0812223333' })],
] as const)('INV-132 an email that is still waiting is withdrawn when %s', async (_, call, bodyOf) => {
  // delivers nothing yet
  const shop = createBackend({ data, sample, mail: { from, smtp: 'smtp://127.0.0.1:1' } })
  onTestFinished(() => shop.close())
  const body = { email: 'admin@langraan.test', password: 'admin' }
  const token = (await ask(shop, 'POST /jwt/login', { body })).body.accessToken as string
  const sent = async (contact: string) => {
    const invoice = { ...newInvoice, client: { ...newInvoice.client, contact } }
    const { id } = (await ask(shop, 'POST /apps/invoice/add', { body: { invoice }, token, key: contact })).body.invoice
    expect((await ask(shop, 'POST /apps/invoice/send', { body: { id, letter }, token, key: `${id}` })).status).toBe(200)
    return id as number
  }
  const [id, other] = [await sent('0812223333'), await sent('0890000000')]
  const waiting = async () => (await shop.figures()).mailsWaiting
  expect(await waiting()).toBe(2)
  expect((await ask(shop, call, { body: bodyOf(id), token })).status).toBe(200)
  expect(await waiting()).toBe(1)
  const isMailed = async (each: number) =>
    (await ask(shop, `GET /api/invoice/invoices/${each}`, { token })).body.invoice.sent.isMailed
  expect([await isMailed(id), await isMailed(other)]).toEqual([undefined, true])
})

test('PAPER-4 nothing that people typed becomes HTML or a header of the email', async () => {
  const { smtp, add, send } = await open({ data })
  const evil = '<img src=x onerror=alert(1)>'
  const id = await add({
    client: { ...newInvoice.client, name: `${evil}\r\nBcc: victim@else.example`, address: evil },
    items: newInvoice.items.map((item) => ({ ...item, name: evil, description: evil })),
    note: evil,
    orderNumber: evil,
  })
  expect((await send(id, { subject: `${evil}\r\nX-Evil: 1`, message: evil })).status).toBe(200)
  const [mail] = await smtp.arrived(1)
  if (!mail) throw new Error('no mail')
  expect([mail.to, headerOf(mail, 'Bcc'), headerOf(mail, 'X-Evil')]).toEqual([['dang@example.test'], '', ''])
  const [, html = ''] = partsOf(mail)
  expect(html).toContain('onerror')
  expect(html).not.toContain('<img')
})

test('PAPER-5 a letter without Thai letters comes with an English invoice, under its Thai title', async () => {
  const { smtp, add, send } = await open({ data })
  await send(await add(), { subject: 'Invoice', message: 'Dear Dang' })
  const [mail] = await smtp.arrived(1)
  const [text = '', html = ''] = partsOf(mail as never)
  expect(html).toContain('<html lang="en">')
  expect(text).toMatch(/(ใบกำกับภาษี · Tax invoice|ใบแจ้งหนี้ \/ ใบเสร็จรับเงิน · Invoice \/ Receipt)/)
  expect(text).toContain('Total: ฿320.00')
})

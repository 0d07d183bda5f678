import { describe, expect, test } from 'vitest'
import type { Mail } from '../../src/core/email/email.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { aMail } from './a-mail'

const now = '2026-11-10T05:00:00.000Z'
const letter = {
  to: [{ name: 'นกแก้ว', email: 'nok@mail.example' }],
  cc: [],
  bcc: [],
  subject: 'ใบเสนอราคา',
  message: '<p>สวัสดีค่ะ</p>',
}
const malee = { name: 'มาลี ใจดี', email: 'admin@langraan.test', avatar: null }
const asSent = (id: number, over: object = {}) =>
  aMail(id, { ...letter, from: malee, time: now, folder: 'sent', isRead: true, ...over })

function withMails(
  rows: readonly Mail[] = [aMail(1), aMail(2, { folder: 'draft', labels: ['company'], isStarred: true })],
) {
  const db = memoryDb()
  db.write({ emails: rows })
  const mock = createMock({ db, now: () => new Date(now) })
  return { mock, stored: () => db.read()?.emails as Mail[], rows }
}

const send = (mock: Mock, email: object, key: string | undefined = 'k', token?: string) =>
  ask(mock, 'POST /apps/email/send', { body: { email }, ...(key !== undefined && { key }), ...(token && { token }) })
const save = (mock: Mock, email: object, key = 'k') =>
  ask(mock, 'POST /apps/email/save-draft', { body: { email }, key })

describe('a sent email', () => {
  test('EMAIL-7 POST /apps/email/send: it is in sent, read, dated now, newest of all', async () => {
    const { mock, stored, rows } = withMails()
    expect(await send(mock, letter)).toEqual({ status: 201, body: { email: asSent(3) } })
    expect(stored()).toEqual([...rows, asSent(3)])
    const { body } = await ask(mock, 'GET /apps/email/emails?folder=sent')
    expect(body).toEqual({ emails: [asSent(3)], total: 1, emailsMeta: { inbox: 0, draft: 1, spam: 0 } })
  })

  test('EMAIL-7 it is from the signed-in user', async () => {
    const { mock } = withMails()
    const login = await ask(mock, 'POST /jwt/login', { body: { email: 'admin@langraan.test', password: 'admin' } })
    const { body } = await send(mock, letter, 'k', login.body.accessToken)
    expect(body.email.from).toEqual({ name: 'มาลี ใจดี', email: 'admin@langraan.test', avatar: null })
  })

  test('EMAIL-7 with the id of a draft it replaces the draft, and keeps labels and star', async () => {
    const { mock, stored } = withMails()
    const sent = asSent(2, { labels: ['company'], isStarred: true })
    expect(await send(mock, { ...letter, id: 2 })).toEqual({ status: 201, body: { email: sent } })
    expect(stored()).toEqual([aMail(1), sent])
  })

  test("EMAIL-7 an id that isn't a draft's is 404 and changes nothing", async () => {
    const { mock, stored, rows } = withMails()
    for (const id of [1, 77]) expect(await send(mock, { ...letter, id })).toEqual({ status: 404, body: undefined })
    expect(stored()).toBe(rows)
  })

  test('EMAIL-7 the email it replies to, and the thread before that, are in its replies', async () => {
    const first = { ...aMail(1), isStarred: undefined }
    const earlier = [
      { id: 9, from: malee, to: [], subject: 'ก', cc: [], bcc: [], message: '', attachments: [], time: now },
    ]
    const { mock } = withMails([aMail(1, { replies: earlier })])
    const { id, from, to, subject, cc, bcc, message, attachments, time } = first
    const answered = { id, from, to, subject, cc, bcc, message, attachments, time }
    const { body } = await send(mock, { ...letter, inReplyTo: 1 })
    expect(body.email).toEqual(asSent(2, { replies: [...earlier, answered] }))
    expect((await send(mock, { ...letter, inReplyTo: 77 }, 'other')).body.email.replies).toEqual([])
  })

  test('EMAIL-7 the draft of a reply keeps the thread without sending it again', async () => {
    const { mock } = withMails()
    const draft = (await save(mock, { ...letter, inReplyTo: 1 }, 'd')).body.email
    expect(draft.replies.map(({ id }: Mail) => id)).toEqual([1])
    expect((await send(mock, { ...letter, id: draft.id })).body.email.replies).toEqual(draft.replies)
  })

  test('EMAIL-8 one key creates one email, also after its draft became it, whatever its text', async () => {
    const { mock, stored } = withMails()
    const first = await send(mock, { ...letter, id: 2 })
    expect(await send(mock, { ...letter, id: 2 })).toEqual(first)
    expect(await send(mock, { ...letter, subject: 'อื่น' })).toEqual({
      status: 422,
      body: { error: { 'Idempotency-Key': 'used' }, ...first.body },
    })
    expect(stored().length).toBe(2)
    const answers = await Promise.all([send(mock, letter, 'twice'), send(mock, letter, 'twice')])
    expect(answers.map(({ status, body }) => [status, body.email.id])).toEqual([
      [201, 3],
      [201, 3],
    ])
  })

  test('EMAIL-8 without a key each request creates an email', async () => {
    const { mock } = withMails()
    const ids = []
    for (let time = 0; time < 2; time++)
      ids.push((await ask(mock, 'POST /apps/email/send', { body: { email: letter } })).body.email.id)
    expect(ids).toEqual([3, 4])
  })

  test('EMAIL-10 missing recipients and invalid addresses are 422', async () => {
    const { mock, stored, rows } = withMails()
    expect(await send(mock, { ...letter, to: [] })).toEqual({
      status: 422,
      body: { error: { 'email.to': ['required'] } },
    })
    const cc = [
      { name: '', email: 'ok@mail.example' },
      { name: 'นก', email: 'nok' },
    ]
    expect(await send(mock, { ...letter, cc })).toEqual({
      status: 422,
      body: { error: { 'email.cc.1.email': ['email'] } },
    })
    expect(stored()).toBe(rows)
  })

  test('EMAIL-7 markup is returned as sent', async () => {
    const { mock } = withMails()
    const message = '<script>alert(1)</script><img src="https://x.example/p.png"> \u202Eกลับ'
    expect((await send(mock, { ...letter, message })).body.email.message).toBe(message)
  })
})

describe('a draft', () => {
  test('EMAIL-9 POST /apps/email/save-draft: 201 with the draft; with its id it is updated and dated now', async () => {
    const { mock, stored } = withMails()
    const made = await save(mock, letter)
    expect(made).toEqual({ status: 201, body: { email: asSent(3, { folder: 'draft' }) } })
    const again = await save(mock, { ...letter, id: 3, to: [], subject: '' }, 'k2')
    expect(again.body.email).toEqual(asSent(3, { folder: 'draft', to: [], subject: '' }))
    expect(stored().length).toBe(3)
  })

  test('EMAIL-9 the key that created a draft returns that draft, as created', async () => {
    const { mock, stored } = withMails()
    const first = await save(mock, letter, 'lost')
    expect(await save(mock, { ...letter, subject: 'ต่อ' }, 'lost')).toEqual({
      status: 422,
      body: { error: { 'Idempotency-Key': 'used' }, ...first.body },
    })
    expect(stored().length).toBe(3)
  })

  test("EMAIL-9 an id that isn't a draft's is 404 and changes nothing", async () => {
    const { mock, stored, rows } = withMails()
    for (const id of [1, 77]) expect(await save(mock, { ...letter, id })).toEqual({ status: 404, body: undefined })
    expect(stored()).toBe(rows)
  })

  test('EMAIL-9 files stay with the draft unless others are sent', async () => {
    const { mock } = withMails()
    const attachments = [{ fileName: 'ก.svg', thumbnail: '', url: 'data:,', size: '1 KB' }]
    await save(mock, { ...letter, attachments })
    expect((await save(mock, { ...letter, id: 3 }, 'k2')).body.email.attachments).toEqual(attachments)
    expect((await save(mock, { ...letter, id: 3, attachments: [] }, 'k3')).body.email.attachments).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { emailCalls, mailQuerySchema } from '../../src/core/email/email.contract'
import { letterSchema } from '../../src/core/email/email.letter.contract'
import { decode, encode, encodeQuery } from '../../src/core/kernel/codec'
import { decodeQuery } from '../../src/core/kernel/decode-query'
import { aMail } from './a-mail'

const query = (text: string) => decodeQuery(mailQuerySchema, new URLSearchParams(text))

test('EMAIL-15 an empty folder is sent as `folder=` and read as every folder; a missing one is the inbox', () => {
  expect(`${encodeQuery(mailQuerySchema, { folder: '', label: 'company' })}`).toBe('folder=&label=company')
  expect(query('folder=&label=company')).toEqual({ folder: '', label: 'company' })
  expect(query('')).toEqual({ folder: 'inbox' })
  expect(query('q=+ชา+&label=nonsense')).toEqual({ folder: 'inbox', q: 'ชา', label: 'nonsense' })
})

test("EMAIL-15 paging without a folder stays in the email's own, with an empty one it covers all", () => {
  const walk = (text: string) => decodeQuery(emailCalls.neighbour.query, new URLSearchParams(text))
  expect(walk('emailId=7&dir=next')).toEqual({ emailId: 7, dir: 'next' })
  expect(walk('emailId=7&dir=next&folder=')).toEqual({ emailId: 7, dir: 'next', folder: '' })
  expect(`${encodeQuery(emailCalls.one.query, { id: 7, folder: '' })}`).toBe('id=7&folder=')
})

test('EMAIL-16 fields with a default may be missing from an email, and are written back', () => {
  const { id, from, to, subject, message, time, folder } = aMail(3)
  const wire = { id: '3', from: { name: from.name, email: from.email }, to, subject, message, time, folder, odd: 1 }
  const decoded = decode(emailCalls.list.answer, {
    emails: [wire],
    emailsMeta: { inbox: 0, draft: 0, spam: 0 },
  })
  const read = { ...aMail(id), isRead: false }
  expect(decoded).toEqual({ ok: true, value: { emails: [read], emailsMeta: { inbox: 0, draft: 0, spam: 0 } } })
  expect(encode(emailCalls.list.answer, { emails: [read], emailsMeta: { inbox: 0, draft: 0, spam: 0 } })).toEqual({
    emails: [read],
    emailsMeta: { inbox: 0, draft: 0, spam: 0 },
  })
})

test.each([
  ['a sender without an address', { from: { name: 'นก' } }, 'emails.0.from.email'],
  ['a message that is no text', { message: null }, 'emails.0.message'],
])('EMAIL-16 %s is rejected, named by its path', (_, over, path) => {
  const emailsMeta = { inbox: 0, draft: 0, spam: 0 }
  expect(decode(emailCalls.list.answer, { emails: [{ ...aMail(1), ...over }], emailsMeta })).toMatchObject({
    ok: false,
    path,
  })
})

test('EMAIL-16 an unknown folder or label of the backend is read, and an unreadable time is unknown', () => {
  const emailsMeta = { inbox: 0, draft: 0, spam: 0 }
  const odd = { ...aMail(1), folder: 'attic', labels: ['red'], time: 'yesterday' }
  const read = decode(emailCalls.list.answer, { emails: [odd], emailsMeta })
  expect(read.ok && read.value.emails).toMatchObject([{ folder: 'attic', labels: ['red'], time: '' }])
})

test('EMAIL-16 a draft is sent without its empty fields', () => {
  const letter = { to: [], cc: [], bcc: [], subject: '', message: '' }
  expect(encode(letterSchema, letter)).toEqual(letter)
  expect(decode(letterSchema, { to: [], subject: '', message: '' })).toEqual({ ok: true, value: letter })
})

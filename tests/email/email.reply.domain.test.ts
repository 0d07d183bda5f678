import { expect, test } from 'vitest'
import { matchPeople } from '../../src/core/email/compose/email.compose.people'
import {
  edited,
  errorsLeft,
  isAddress,
  isEmptyLetter,
  letterErrors,
  letterOf,
  noLetter,
} from '../../src/core/email/email.letter'
import { peopleIn } from '../../src/core/email/email.people'
import { forwardOf, replyAllTo, replyTo } from '../../src/core/email/email.reply'
import { aMail } from './a-mail'

const me = 'admin@langraan.test'
const nok = { name: 'นกแก้ว', email: 'nok@mail.example' }
const anan = { name: 'อนันต์', email: 'anan@mail.example' }
const own = { name: 'มาลี ใจดี', email: me }
const said = 'เมื่อ 10 พ.ย. นกแก้ว <nok> เขียนว่า:'
const mail = aMail(7, { from: { ...nok, avatar: null }, subject: 'ราคาชา', message: '<p>ขอราคาค่ะ</p>' })
const quote = '<p></p><p>เมื่อ 10 พ.ย. นกแก้ว &#60;nok&#62; เขียนว่า:</p><blockquote><p>ขอราคาค่ะ</p></blockquote>'

test('EMAIL-25 a reply goes to the sender, with the original below a line that names them', () => {
  expect(replyTo(mail, me, said)).toEqual({
    inReplyTo: 7,
    to: [nok],
    cc: [],
    bcc: [],
    subject: 'Re: ราคาชา',
    message: quote,
  })
})

test("EMAIL-25 a reply to one's own email goes to its recipients", () => {
  const sent = aMail(8, { from: { ...own, email: 'Admin@LangRaan.test', avatar: null }, to: [nok, anan, own, nok] })
  expect(replyTo(sent, me, said).to).toEqual([nok, anan])
  const alone = aMail(9, { from: { ...own, avatar: null }, to: [own] })
  expect(replyTo(alone, me, said).to).toEqual([own])
})

test('EMAIL-26 a reply to all goes to everyone but oneself, each once; Cc stays Cc', () => {
  const all = {
    ...mail,
    to: [own, anan, { name: '', email: ' NOK@mail.example ' }],
    cc: [anan, { ...own, name: '' }, nok],
  }
  const kate = { name: 'เกศรา', email: 'kate@mail.example' }
  expect(replyAllTo({ ...all, cc: [...all.cc, kate] }, me, said)).toMatchObject({
    to: [nok, anan],
    cc: [kate],
    bcc: [],
  })
  const alone = aMail(9, { from: { ...own, avatar: null }, to: [own] })
  expect(replyAllTo(alone, me, said)).toMatchObject({ to: [own], cc: [] })
})

test('EMAIL-27 a forwarded email keeps its files and has no recipients yet', () => {
  const attachments = [{ fileName: 'ก.svg', thumbnail: '', url: 'data:,', size: '1 KB' }]
  expect(forwardOf({ ...mail, attachments }, said)).toEqual({
    inReplyTo: 7,
    to: [],
    cc: [],
    bcc: [],
    subject: 'Fwd: ราคาชา',
    message: quote,
    attachments,
  })
  expect('attachments' in forwardOf(mail, said)).toBe(false)
})

test.each([
  ['ราคาชา', 'Re: ราคาชา', 'Fwd: ราคาชา'],
  ['Re: ราคาชา', 'Re: ราคาชา', 'Fwd: ราคาชา'],
  ['RE: re[2]: Fw:  ราคาชา', 'Re: ราคาชา', 'Fwd: ราคาชา'],
  ['Fwd: ราคาชา', 'Re: ราคาชา', 'Fwd: ราคาชา'],
  ['Request: tea', 'Re: Request: tea', 'Fwd: Request: tea'],
  ['', 'Re: ', 'Fwd: '],
])('EMAIL-25 the subject %j has its prefix once', (subject, reply, forward) => {
  expect([replyTo({ ...mail, subject }, me, said).subject, forwardOf({ ...mail, subject }, said).subject]).toEqual([
    reply,
    forward,
  ])
})

test('EMAIL-29 known recipients come from all emails except spam, once each, the most frequent first', () => {
  const rows = [
    aMail(3, {
      from: { ...nok, avatar: null },
      to: [own],
      cc: [anan],
      bcc: [{ name: '', email: 'kate@mail.example' }],
    }),
    aMail(2, { from: { name: 'NOK', email: 'NOK@mail.example', avatar: null }, to: [own] }),
    aMail(1, { from: { name: 'รวย', email: 'win@ruay.example', avatar: null }, folder: 'spam' }),
    aMail(4, {
      from: { ...own, avatar: null },
      to: [
        { name: 'เกศรา', email: ' kate@mail.example' },
        { name: '', email: '' },
      ],
    }),
  ]
  expect(peopleIn(rows)).toEqual([own, nok, { name: 'เกศรา', email: 'kate@mail.example' }, anan])
})

test('EMAIL-30 at most six suggestions contain the text in name or address, those that start with it first', () => {
  const people = [{ name: 'แก้วตา นก', email: 'k@mail.example' }, nok, anan, own]
  expect(matchPeople(people, 'นก')).toEqual([nok, people[0]])
  expect(matchPeople(people, ' ANAN@')).toEqual([anan])
  expect(matchPeople(people, 'mail.example')).toEqual([people[0], nok, anan])
  expect([matchPeople(people, '  '), matchPeople(people, 'zzz')]).toEqual([[], []])
  const many = Array.from({ length: 9 }, (_, nth) => ({ name: `ลูกค้า ${nth}`, email: `c${nth}@mail.example` }))
  expect(matchPeople(many, 'ลูกค้า')).toEqual(many.slice(0, 6))
})

test.each([
  ['nok@mail.example', true],
  ['  nok.kaew+ร้าน@sub.mail.example ', true],
  ['สวัสดี@ร้าน.ไทย', true],
  ['nok', false],
  ['nok@mail', false],
  ['nok@mail.', false],
  ['@mail.example', false],
  ['a@b@mail.example', false],
  ['nok kaew@mail.example', false],
  ['<nok@mail.example>', false],
  ['a@mail.example,b@mail.example', false],
  ['', false],
])('EMAIL-31 %j as an address: %s', (text, is) => {
  expect(isAddress(text)).toBe(is)
})

test('EMAIL-31 an email needs at least one recipient in any field, and each must be an address', () => {
  expect(letterErrors(noLetter)).toEqual({ to: ['required'] })
  expect(letterErrors({ ...noLetter, bcc: [nok] })).toEqual({})
  const wrong = { name: '', email: 'nok' }
  expect(letterErrors({ ...noLetter, to: [nok, wrong], cc: [wrong] })).toEqual({
    'to.1.email': ['email'],
    'cc.0.email': ['email'],
  })
})

test('EMAIL-31 an edit clears the error of its field; one recipient in any field is enough', () => {
  const fieldErrors = { to: ['required'], 'cc.0.email': ['email'] }
  expect(errorsLeft(fieldErrors, { subject: 'ก' })).toEqual(fieldErrors)
  expect(errorsLeft(fieldErrors, { bcc: [nok] })).toEqual({ 'cc.0.email': ['email'] })
  expect(errorsLeft(fieldErrors, { cc: [] })).toEqual({})
})

test('EMAIL-40 a draft without text, recipients and files is empty', () => {
  expect(isEmptyLetter({ ...noLetter, subject: ' ', message: '<p><br></p>&nbsp;' })).toBe(true)
  const filled = [{ to: [nok] }, { bcc: [nok] }, { subject: 'ก' }, { message: '<p>ก</p>' }]
  expect(filled.map((each) => isEmptyLetter({ ...noLetter, ...each }))).toEqual([false, false, false, false])
})

test('EMAIL-39 an edit without effect returns the same draft; which stored draft it is stays', () => {
  const letter = { ...noLetter, id: 3, to: [nok] }
  expect(edited(letter, { to: [{ ...nok }], message: '' })).toBe(letter)
  expect(edited(letter, { id: 9, subject: 'ก' })).toEqual({ ...letter, subject: 'ก' })
})

test('EMAIL-39 a stored draft is continued as stored', () => {
  const attachments = [{ fileName: 'ก.svg', thumbnail: '', url: 'data:,', size: '1 KB' }]
  const { to, subject, message } = mail
  expect(letterOf({ ...mail, folder: 'draft', attachments })).toEqual({
    id: 7,
    to,
    cc: [],
    bcc: [],
    subject,
    message,
    attachments,
  })
})

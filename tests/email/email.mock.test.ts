import { describe, expect, test } from 'vitest'
import type { Mail } from '../../src/core/email/email.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock, type Mock } from '../../src/mock/index'
import { ask } from '../helpers/ask'
import { aMail, idsOf } from './a-mail'

const mails: readonly Mail[] = [
  aMail(1, { labels: ['company'] }),
  aMail(2, { isRead: false }),
  aMail(3, { isStarred: true, subject: 'ราคาชา' }),
  aMail(4, { folder: 'spam', isRead: false }),
  aMail(5, { folder: 'draft' }),
  aMail(6, { folder: 'trash', isStarred: true }),
  aMail(7, { isDeleted: true }),
]

function withMails(rows: readonly Mail[] = mails) {
  const db = memoryDb()
  db.write({ emails: rows })
  const mock = createMock({ db, now: () => new Date('2026-11-10T05:00:00Z') })
  return { mock, stored: () => db.read()?.emails as Mail[] }
}

const list = async (mock: Mock, query = '') => (await ask(mock, `GET /apps/email/emails${query}`)).body
const update = (mock: Mock, body: unknown) => ask(mock, 'POST /apps/email/update-emails', { body })
const label = (mock: Mock, body: unknown) => ask(mock, 'POST /apps/email/update-emails-label', { body })

describe('the list', () => {
  test('EMAIL-1 GET /apps/email/emails returns whole emails, the latest first, and the counts of all emails whatever is requested', async () => {
    const { mock } = withMails()
    const emailsMeta = { inbox: 1, draft: 1, spam: 1 }
    expect(await list(mock)).toEqual({ emails: [mails[2], mails[1], mails[0]], total: 3, emailsMeta })
    expect(await list(mock, '?folder=trash')).toEqual({ emails: [mails[5]], total: 1, emailsMeta })
  })

  test.each([
    ['', [3, 2, 1]],
    ['?folder=inbox&q=ราคา', [3]],
    ['?folder=starred', [3]],
    ['?folder=', [5, 4, 3, 2, 1]],
    ['?folder=&label=company', [1]],
    ['?label=company', [1]],
    ['?folder=spam&label=company', []],
    ['?label=', [3, 2, 1]],
    ['?label=nonsense', []],
    ['?folder=archive', []],
    ['?q=%20', [3, 2, 1]],
  ])('EMAIL-1 %s', async (query, ids) => {
    const { mock } = withMails()
    expect(idsOf((await list(mock, query)).emails)).toEqual(ids)
  })

  test('EMAIL-14 responses are copies: changing one changes nothing in the mock', async () => {
    const { mock } = withMails()
    const first = await list(mock)
    first.emails[0].labels.push('company')
    first.emails.pop()
    expect(idsOf((await list(mock)).emails)).toEqual([3, 2, 1])
    expect((await list(mock)).emails[0].labels).toEqual([])
  })
})

describe('bulk changes', () => {
  test('EMAIL-3 POST /apps/email/update-emails merges any field into every listed email; unknown ids are skipped, the id never changes', async () => {
    const { mock, stored } = withMails()
    const dataToUpdate = { folder: 'spam', isRead: true, isStarred: true, id: 99, odd: 'x' }
    const answer = await update(mock, { emailIds: [1, '2', 77], dataToUpdate })
    expect(answer).toEqual({ status: 200, body: undefined })
    const after = mails.map((mail) =>
      mail.id <= 2 ? { ...mail, folder: 'spam', isRead: true, isStarred: true } : mail,
    )
    expect(stored()).toEqual(after)
  })

  test.each([
    ['labels', ['company', 'private']],
    ['subject', 'ใหม่'],
    ['message', '<p>ใหม่</p>'],
    ['to', [{ name: 'นก', email: 'nok@mail.example' }]],
    ['cc', [{ name: 'นก', email: 'nok@mail.example' }]],
    ['bcc', [{ name: 'นก', email: 'nok@mail.example' }]],
    ['from', { name: 'นก', email: 'nok@mail.example', avatar: null }],
    ['attachments', [{ fileName: 'ก.svg', thumbnail: '', url: 'data:,', size: '1 KB' }]],
    ['time', '2026-11-01T03:00:00.000Z'],
  ])('EMAIL-420 a bulk update accepts %s', async (name, value) => {
    const { mock, stored } = withMails()
    expect((await update(mock, { emailIds: [1], dataToUpdate: { [name]: value } })).status).toBe(200)
    expect(stored()).toEqual([{ ...mails[0], [name]: value }, ...mails.slice(1)])
  })

  test.each([
    { labels: 'company' },
    { subject: 5 },
    { to: 'nok@mail.example' },
    { time: 'x' },
    { isRead: 'yes' },
    { folder: 'nowhere' },
  ])('EMAIL-420 %j is rejected by field, and nothing changes', async (dataToUpdate) => {
    const { mock, stored } = withMails()
    const before = stored()
    const { status, body } = await update(mock, { emailIds: [1], dataToUpdate: { isStarred: true, ...dataToUpdate } })
    const [path] = Object.keys(dataToUpdate)
    expect([status, Object.keys(body.error)]).toEqual([422, [`dataToUpdate.${path}`]])
    expect(stored()).toBe(before)
  })

  test('EMAIL-3 an empty update changes nothing', async () => {
    const { mock, stored } = withMails()
    const before = stored()
    await update(mock, { emailIds: [], dataToUpdate: { isRead: false } })
    await update(mock, { emailIds: [1], dataToUpdate: {} })
    expect(stored()).toBe(before)
  })

  test('EMAIL-12 a permanently deleted email is in no list and no count, is not found, and does not come back', async () => {
    const { mock } = withMails()
    await update(mock, { emailIds: [2, 5, 6], dataToUpdate: { isDeleted: true } })
    await update(mock, { emailIds: [2, 5, 6], dataToUpdate: { isDeleted: false, folder: 'inbox' } })
    expect(await list(mock)).toEqual({
      emails: [mails[2], mails[0]],
      total: 2,
      emailsMeta: { inbox: 0, draft: 0, spam: 1 },
    })
    expect(idsOf((await list(mock, '?folder=trash')).emails)).toEqual([])
    expect(await ask(mock, 'GET /apps/email/get-email?id=2')).toEqual({ status: 404, body: undefined })
    expect((await ask(mock, 'GET /apps/email/paginate-email?emailId=2&dir=next')).status).toBe(404)
  })
})

describe('labels', () => {
  test('EMAIL-4 POST /apps/email/update-emails-label toggles the label of each email; unknown ids are skipped', async () => {
    const { mock, stored } = withMails()
    expect(await label(mock, { emailIds: [1, 2, 77], label: 'company' })).toEqual({ status: 200, body: undefined })
    expect(stored().map(({ labels }) => labels)).toEqual([[], ['company'], [], [], [], [], []])
    await label(mock, { emailIds: [1, 2], label: 'company' })
    expect(stored().map(({ labels }) => labels)).toEqual([['company'], [], [], [], [], [], []])
  })

  test('EMAIL-4 with `on` it sets the state, however often', async () => {
    const { mock, stored } = withMails()
    for (let time = 0; time < 2; time++) await label(mock, { emailIds: [1, 2], label: 'company', on: true })
    expect(stored().map(({ labels }) => labels.length)).toEqual([1, 1, 0, 0, 0, 0, 0])
    for (let time = 0; time < 2; time++) await label(mock, { emailIds: [1, 2], label: 'company', on: false })
    expect(stored().map(({ labels }) => labels.length)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

describe('one email', () => {
  const one = (mock: Mock, query: string) => ask(mock, `GET /apps/email/get-email?${query}`)
  const walk = (mock: Mock, query: string) => ask(mock, `GET /apps/email/paginate-email?${query}`)

  test('EMAIL-5 GET /apps/email/get-email returns the email and whether its folder has a newer and an older one; an unknown one is 404', async () => {
    const { mock, stored } = withMails()
    expect(await one(mock, 'id=3')).toEqual({
      status: 200,
      body: { ...mails[2], hasPreviousMail: false, hasNextMail: true, index: 0 },
    })
    expect(await one(mock, 'id=1')).toEqual({
      status: 200,
      body: { ...mails[0], hasPreviousMail: true, hasNextMail: false, index: 2 },
    })
    expect(stored()).toBe(mails)
    for (const query of ['id=77', 'id=x', '']) expect(await one(mock, query)).toEqual({ status: 404, body: undefined })
  })

  test('EMAIL-6 GET /apps/email/paginate-email returns the neighbour, previous the newer one, next the older one; 404 without one', async () => {
    const { mock } = withMails()
    expect(await walk(mock, 'emailId=2&dir=previous')).toEqual({
      status: 200,
      body: { ...mails[2], hasPreviousMail: false, hasNextMail: true, index: 0 },
    })
    expect((await walk(mock, 'emailId=2&dir=next')).body).toEqual({
      ...mails[0],
      index: 2,
      hasPreviousMail: true,
      hasNextMail: false,
    })
    for (const query of [
      'emailId=3&dir=previous',
      'emailId=1&dir=next',
      'emailId=77&dir=next',
      'emailId=2&dir=up',
      'emailId=2',
    ])
      expect(await walk(mock, query)).toEqual({ status: 404, body: undefined })
  })

  test.each(['folder=inbox', 'folder=', 'folder=starred', 'folder=&q=ราคา', 'folder=&label=company', 'folder=trash'])(
    'EMAIL-6 the flags agree with paging through %s, also for an email that the list no longer shows',
    async (location) => {
      const { mock } = withMails()
      const shown = idsOf((await list(mock, `?${location}`)).emails)
      const reached: number[] = []
      let at = await one(mock, `id=2&${location}`)
      while (at.body.hasPreviousMail) {
        at = await walk(mock, `emailId=${at.body.id}&dir=previous&${location}`)
        expect(at.status).toBe(200)
      }
      expect((await walk(mock, `emailId=${at.body.id}&dir=previous&${location}`)).status).toBe(404)
      while (at.status === 200) {
        reached.push(at.body.id)
        const { hasNextMail } = at.body
        at = await walk(mock, `emailId=${at.body.id}&dir=next&${location}`)
        expect(at.status).toBe(hasNextMail ? 200 : 404)
      }
      expect(reached.filter((id) => id !== 2)).toEqual(shown.filter((id) => id !== 2))
    },
  )

  test('EMAIL-6 without a folder paging continues in that of the first email', async () => {
    const { mock } = withMails()
    expect((await walk(mock, 'emailId=2&dir=next')).body.folder).toBe('inbox')
    expect((await one(mock, 'id=5')).body).toMatchObject({ hasPreviousMail: false, hasNextMail: false })
  })
})

describe('invalid bodies', () => {
  test.each([
    ['POST /apps/email/update-emails', { emailIds: 1, dataToUpdate: {} }, { emailIds: ['wrong-type'] }],
    ['POST /apps/email/update-emails', { emailIds: [1] }, { dataToUpdate: ['required'] }],
    [
      'POST /apps/email/update-emails',
      { emailIds: [1], dataToUpdate: { folder: 'attic', isRead: 'yes' } },
      { 'dataToUpdate.folder': ['wrong-type'], 'dataToUpdate.isRead': ['wrong-type'] },
    ],
    ['POST /apps/email/update-emails-label', { emailIds: [1], label: 'red' }, { label: ['wrong-type'] }],
    ['POST /apps/email/update-emails-label', { emailIds: ['x'], label: 'company' }, { 'emailIds.0': ['wrong-type'] }],
    ['POST /apps/email/send', { email: { to: [] } }, { 'email.subject': ['required'], 'email.message': ['required'] }],
    ['POST /apps/email/save-draft', {}, { email: ['required'] }],
  ])('EMAIL-10 %s %j is 422 with codes by path and stores nothing', async (call, body, error) => {
    const { mock, stored } = withMails()
    expect(await ask(mock, call, { body, key: 'k' })).toEqual({ status: 422, body: { error } })
    expect(stored()).toBe(mails)
  })

  test.each(['', '[]', 'null', '<html>'])('EMAIL-10 %j is no body', async (text) => {
    const { mock } = withMails()
    for (const call of ['update-emails', 'update-emails-label', 'send', 'save-draft'])
      expect(await ask(mock, `POST /apps/email/${call}`, { text, key: 'k' })).toEqual({
        status: 422,
        body: { error: { body: 'not-an-object' } },
      })
  })
})

test('EMAIL-2141 GET /apps/email/people names everyone in the emails once, most frequent first, without spam, trash and deleted ones', async () => {
  const person = (name: string, email: string) => ({ name, email, avatar: null })
  const { mock } = withMails([
    aMail(1, { from: person('ก', 'a@x.example'), to: [], cc: [{ name: '', email: 'c@x.example' }] }),
    aMail(2, { from: person('ข', 'b@x.example'), to: [{ name: 'ก', email: 'A@x.example' }] }),
    aMail(3, { from: person('สแปม', 'd@x.example'), to: [], folder: 'spam' }),
    aMail(4, { from: person('ถัง', 'e@x.example'), to: [], folder: 'trash' }),
    aMail(5, { from: person('ลบ', 'f@x.example'), to: [], isDeleted: true }),
  ])
  const { status, body } = await ask(mock, 'GET /apps/email/people')
  expect([status, body.people.map(({ email }: { email: string }) => email.toLowerCase())]).toEqual([
    200,
    ['a@x.example', 'b@x.example', 'c@x.example'],
  ])
  expect(Object.keys(body.people[0])).toEqual(['name', 'email'])
})

test('EMAIL-2260 GET /apps/email/people names the users whose mail nobody reads, as they lack the permission', async () => {
  const { mock } = withMails([])
  const unreached = async () => (await ask(mock, 'GET /apps/email/people')).body.unreached
  expect((await unreached()).map(({ email }: { email: string }) => email)).toEqual(['client@langraan.test'])
  await ask(mock, 'POST /apps/users/update', { body: { user: { id: 2, permissions: ['read:Email'] } } })
  expect(await unreached()).toEqual([])
})

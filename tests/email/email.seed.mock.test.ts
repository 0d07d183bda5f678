import { expect, test } from 'vitest'
import { type Mail, mailFolders, mailLabels } from '../../src/core/email/email.contract'
import { memoryDb } from '../../src/mock/db'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const now = new Date('2026-11-10T05:00:00Z')

async function sampleMails(): Promise<Mail[]> {
  const mock = createMock({ now: () => now })
  const all = await ask(mock, 'GET /apps/email/emails?folder=')
  const trash = await ask(mock, 'GET /apps/email/emails?folder=trash')
  return [...all.body.emails, ...trash.body.emails]
}

test('EMAIL-11 there are at least 24 sample emails in every folder and label, three starred, some unread in inbox and spam', async () => {
  const mails = await sampleMails()
  expect(mails.length).toBeGreaterThanOrEqual(24)
  for (const folder of mailFolders) expect(mails.filter((mail) => mail.folder === folder).length).toBeGreaterThan(2)
  for (const label of mailLabels) expect(mails.filter(({ labels }) => labels.includes(label)).length).toBeGreaterThan(1)
  expect(mails.filter(({ isStarred }) => isStarred).length).toBeGreaterThanOrEqual(3)
  for (const folder of ['inbox', 'spam']) {
    const unread = mails.filter((mail) => mail.folder === folder && !mail.isRead)
    expect(unread.length).toBeGreaterThan(1)
  }
  expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length)
})

test('EMAIL-11 they are of the last three weeks, Thai, with files of our own, threads and remote images', async () => {
  const mails = await sampleMails()
  const week = 7 * 24 * 60 * 60 * 1000
  const ages = mails.map(({ time }) => now.getTime() - Date.parse(time))
  expect([Math.min(...ages) > 0, Math.max(...ages) < 3 * week, Math.max(...ages) > 2 * week]).toEqual([
    true,
    true,
    true,
  ])
  expect(mails.filter(({ subject }) => !/[ก-๙]/.test(subject))).toEqual([])
  const files = mails.flatMap(({ attachments }) => attachments)
  expect(files.length).toBeGreaterThanOrEqual(5)
  expect(files.filter(({ url }) => !url.startsWith('data:'))).toEqual([])
  expect(mails.filter(({ replies }) => replies.length > 0).length).toBeGreaterThanOrEqual(2)
  expect(mails.filter(({ message }) => message.includes('<img src="https://')).length).toBeGreaterThanOrEqual(3)
})

test('EMAIL-13 with 10,000 emails a folder is listed, searched and changed as a whole', async () => {
  const db = memoryDb()
  const mock = createMock({ db, now: () => now })
  const sample = await sampleMails()
  const emails = Array.from({ length: 10_000 }, (_, index) => ({
    ...sample[index % sample.length],
    id: index + 1,
    attachments: [],
    time: new Date(now.getTime() - index * 60_000).toISOString(),
  }))
  db.write({ emails })
  const listed = async (query: string) => (await ask(mock, `GET /apps/email/emails?${query}`)).body.emails
  const inbox = emails.filter(({ folder }) => folder === 'inbox')
  expect((await listed('')).map(({ id }: Mail) => id)).toEqual(inbox.map(({ id }) => id))
  const word = sample[0]?.subject ?? ''
  const found = await listed(`folder=&q=${encodeURIComponent(word)}`)
  expect(found.length).toBeGreaterThan(10_000 / sample.length - 1)
  expect(found.filter((mail: Mail) => !JSON.stringify(mail).includes(word))).toEqual([])
  const emailIds = emails.map(({ id }) => id)
  await ask(mock, 'POST /apps/email/update-emails', { body: { emailIds, dataToUpdate: { isStarred: true } } })
  expect((await listed('')).filter(({ isStarred }: Mail) => !isStarred)).toEqual([])
})

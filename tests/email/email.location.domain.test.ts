import { expect, test } from 'vitest'
import { type Mail, type MailQuery, mailFolders } from '../../src/core/email/email.contract'
import { countMails, mailsIn } from '../../src/core/email/email.location'
import { aMail, idsOf } from './a-mail'

const mails: readonly Mail[] = [
  aMail(1, { labels: ['company'], isStarred: true }),
  aMail(2, { isRead: false, subject: 'ราคาชา' }),
  aMail(3, { folder: 'sent', labels: ['company', 'private'] }),
  aMail(4, { folder: 'draft', isStarred: true }),
  aMail(5, { folder: 'spam', isRead: false, message: '<p>เงิน<b>ด่วน</b> FREE</p>' }),
  aMail(6, { folder: 'trash', isStarred: true, labels: ['company'], isRead: false }),
  aMail(7, { folder: 'inbox', isDeleted: true, isStarred: true, isRead: false, labels: ['company'] }),
  aMail(8, { folder: 'draft', isDeleted: true }),
  aMail(9, { folder: 'inbox', from: { name: 'Nok Kaew', email: 'n@mail.example', avatar: null } }),
]

test.each<[string, MailQuery, number[]]>([
  ['the inbox', { folder: 'inbox' }, [9, 2, 1]],
  ['what was sent', { folder: 'sent' }, [3]],
  ['the drafts', { folder: 'draft' }, [4]],
  ['spam', { folder: 'spam' }, [5]],
  ['the trash', { folder: 'trash' }, [6]],
  ['what is starred, but for the trash', { folder: 'starred' }, [4, 1]],
  ['every folder but the trash', { folder: '' }, [9, 5, 4, 3, 2, 1]],
  ['a folder nobody knows', { folder: 'archive' }, []],
  ['a label in every folder but the trash', { folder: '', label: 'company' }, [3, 1]],
  ['a label in a folder', { folder: 'inbox', label: 'company' }, [1]],
  ['a label in the trash', { folder: 'trash', label: 'company' }, [6]],
  ['what is found in a subject', { folder: 'inbox', q: ' ราคา ' }, [2]],
  ['what is found in the sender’s name, whatever its case', { folder: '', q: 'NOK' }, [9]],
  ['what is found in the words of a message', { folder: '', q: 'เงินด่วน free' }, [5]],
  ['markup is no word of a message', { folder: '', q: '<b>' }, []],
  ['an address is not searched', { folder: '', q: 'mail.example' }, []],
])('EMAIL-2 %s', (_, query, ids) => {
  expect(idsOf(mailsIn(mails, query))).toEqual(ids)
})

test('EMAIL-2 the latest come first, of the same time the one with the higher id; the time counts, not its text', () => {
  const at = (id: number, time: string) => aMail(id, { time })
  const all = [
    at(1, '2026-11-10T10:00:00+07:00'),
    at(2, '2026-11-10T03:00:00Z'),
    at(3, '2026-11-10T02:59:59.999Z'),
    at(4, '2026-11-11T00:00:00Z'),
  ]
  expect(idsOf(mailsIn(all, { folder: 'inbox' }))).toEqual([4, 2, 1, 3])
})

test("EMAIL-2 counts are the unread emails of inbox and spam, and all drafts; permanently deleted ones don't count", () => {
  expect(countMails(mails)).toEqual({ inbox: 1, draft: 1, spam: 1 })
  expect(countMails([])).toEqual({ inbox: 0, draft: 0, spam: 0 })
})

test('EMAIL-20 an email is in exactly one folder, and in none once it is permanently deleted', () => {
  for (const mail of mails) {
    const folders = mailFolders.filter((folder) => mailsIn([mail], { folder }).length === 1)
    expect(folders).toEqual(mail.isDeleted ? [] : [mail.folder])
  }
})

import type { Mail, MailCounts, MailQuery } from '../../src/core/email/email.contract'

/** A whole mail, read and in the inbox unless said otherwise; ids run with time. */
export const aMail = (id: number, over: Partial<Mail> = {}): Mail => ({
  id,
  from: { name: `ผู้ส่ง ${id}`, email: `from${id}@mail.example`, avatar: null },
  to: [{ name: 'มาลี ใจดี', email: 'admin@langraan.test' }],
  subject: `เรื่อง ${id}`,
  cc: [],
  bcc: [],
  message: `<p>ข้อความ ${id}</p>`,
  attachments: [],
  time: `2026-11-10T03:${String(id % 60).padStart(2, '0')}:00.000Z`,
  isStarred: false,
  labels: [],
  replies: [],
  folder: 'inbox',
  isRead: true,
  ...over,
})

export const idsOf = (mails: readonly { id: number }[]): number[] => mails.map(({ id }) => id)

/** Mails as a list shows them. */
export const shownMails = (rows: readonly Mail[], counts: MailCounts, location: MailQuery = { folder: 'inbox' }) => ({
  rows,
  total: rows.length,
  extra: { counts, location, page: 1 },
})

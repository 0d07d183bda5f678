import { plainText } from '../kernel/html-text'
import { timeOf } from '../kernel/timestamp'
import type { Mail, MailCounts, MailQuery } from './email.contract'

/** A list of mail: a mailbox (empty: every folder except the trash), a label, a search. */
export type MailLocation = MailQuery

/** A list to navigate; without `folder`, that of the mail's own folder. */
export type MailWalk = Omit<MailLocation, 'folder'> & { folder?: string | undefined }

/** Sort and search values, computed once per mail: ten thousand mails are listed in milliseconds. */
type Entry = { time: number; text: string | undefined }
const entries = new WeakMap<Mail, Entry>()

function entryOf(mail: Mail): Entry {
  const known = entries.get(mail)
  if (known) return known
  const entry = { time: timeOf(mail.time), text: undefined }
  entries.set(mail, entry)
  return entry
}

function textOf(mail: Mail): string {
  const entry = entryOf(mail)
  entry.text ??= `${mail.subject}\n${mail.from.name}\n${plainText(mail.message)}`.toLowerCase()
  return entry.text
}

/** Latest first; simultaneous ones by descending number. */
export const byTime = (a: Mail, b: Mail): number => entryOf(b).time - entryOf(a).time || b.id - a.id

const sorted = new WeakMap<readonly Mail[], readonly Mail[]>()

function newestFirst(mails: readonly Mail[]): readonly Mail[] {
  const known = sorted.get(mails) ?? mails.toSorted(byTime)
  sorted.set(mails, known)
  return known
}

const isInFolder = (mail: Mail, folder: string): boolean => {
  if (folder === '') return mail.folder !== 'trash'
  if (folder === 'starred') return mail.isStarred && mail.folder !== 'trash'
  return mail.folder === folder
}

/** Whether a mail belongs to a folder and label, ignoring the search. */
export const isInFolderOrLabel = (mail: Mail, { folder, label }: Pick<MailLocation, 'folder' | 'label'>): boolean =>
  mail.isDeleted !== true &&
  isInFolder(mail, folder) &&
  (label === undefined || mail.labels.some((each) => each === label))

/** Whether a list shows this mail: folder, label, and the search in subject, sender's name and message text. */
export function isIn(mail: Mail, location: MailLocation): boolean {
  const wanted = location.q?.trim().toLowerCase() ?? ''
  return isInFolderOrLabel(mail, location) && (wanted === '' || textOf(mail).includes(wanted))
}

/** The mails of a list, latest first. */
export const mailsIn = (mails: readonly Mail[], location: MailLocation): Mail[] =>
  newestFirst(mails).filter((mail) => isIn(mail, location))

/** One mail's contribution to the counts. */
export function countOf({ folder, isRead, isDeleted }: Mail): MailCounts {
  const isUnread = !isRead && !isDeleted
  return {
    inbox: Number(folder === 'inbox' && isUnread),
    draft: Number(folder === 'draft' && !isDeleted),
    spam: Number(folder === 'spam' && isUnread),
  }
}

/** Unread mail in inbox and spam, all drafts; over all mail. */
export function countMails(mails: Iterable<Mail>): MailCounts {
  const counts = { inbox: 0, draft: 0, spam: 0 }
  for (const mail of mails) {
    const { inbox, draft, spam } = countOf(mail)
    counts.inbox += inbox
    counts.draft += draft
    counts.spam += spam
  }
  return counts
}

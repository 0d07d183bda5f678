import type { Shown } from '../kernel/list-rows'
import { type Mail, type MailCounts, type MailLabel, type MailPatch, mailsPerPage } from './email.contract'
import type { Letter } from './email.letter.contract'
import { byTime, countOf, isIn, isInFolderOrLabel, type MailLocation } from './email.location'

/** What becomes of a letter whose composer was left: Send or Discard may have been pressed. */
export type LetterEnding = 'keep' | 'send' | 'discard'

export type LeftLetter = {
  kind: 'draft'
  letter: Letter
  ending: LetterEnding
  /** files that aren't in it yet; each with the Idempotency-Key of its upload */
  files: readonly { key: string; name: string; file: Blob }[]
  /** its composer's key, under which it is in the storage of this device until it is stored */
  record: string
  /** found there again */
  isRestored?: true
}

/** A change of mail. All are absolute, hence idempotent. */
export type MailChange =
  | { kind: 'patch'; ids: readonly number[]; patch: MailPatch }
  /** `ids` contains only mails that differ: a backend that only toggles would invert the others */
  | { kind: 'label'; ids: readonly number[]; label: MailLabel; on: boolean }
  /** shown as sent immediately; with `id` the draft becomes the sent mail */
  | { kind: 'send'; letter: Letter }
  /** what was written last in a composer that was left, or whose tab was closed */
  | LeftLetter

/** Data returned with a list of mail: the counts, and the location and page the rows belong to. */
export type MailExtra = { counts: MailCounts; location: MailLocation; page: number }

/** A mail with a label set or removed; the same object if unchanged. */
export function labelled(mail: Mail, label: MailLabel, on: boolean): Mail {
  if (mail.labels.includes(label) === on) return mail
  return { ...mail, labels: on ? [...mail.labels, label] : mail.labels.filter((each) => each !== label) }
}

/** A mail with a patch applied; the same object if unchanged. */
export function patched(mail: Mail, patch: MailPatch): Mail {
  const names = Object.keys(patch) as (keyof MailPatch)[]
  const isSame = names.every((name) => JSON.stringify(mail[name]) === JSON.stringify(patch[name]))
  return isSame ? mail : { ...mail, ...patch }
}

/** A letter's content as fields of a mail. */
export const contentsOf = ({ to, cc, bcc, subject, message, attachments }: Letter) => ({
  to,
  cc,
  bcc,
  subject,
  message,
  ...(attachments && { attachments }),
})

function changer(change: MailChange): (mail: Mail) => Mail {
  if (change.kind === 'send') {
    const { letter } = change
    return (mail) =>
      letter.id === mail.id && mail.folder === 'draft'
        ? { ...mail, ...contentsOf(letter), folder: 'sent', isRead: true }
        : mail
  }
  if (change.kind === 'draft') {
    const { letter, ending } = change
    const folder = ending === 'discard' ? { folder: 'trash' as const } : {}
    return (mail) => (letter.id === mail.id ? { ...mail, ...contentsOf(letter), ...folder } : mail)
  }
  const ids = new Set(change.ids)
  const alter =
    change.kind === 'patch'
      ? (mail: Mail) => patched(mail, change.patch)
      : (mail: Mail) => labelled(mail, change.label, change.on)
  return (mail) => (ids.has(mail.id) ? alter(mail) : mail)
}

/** One mail with a change applied; the same object if not affected. */
export const changedMail = (mail: Mail, change: MailChange): Mail => changer(change)(mail)

const differs = (before: Mail | undefined, after: Mail | undefined, name: keyof MailCounts): number =>
  (after ? countOf(after)[name] : 0) - (before ? countOf(before)[name] : 0)

const recounted = (counts: MailCounts, before: Mail | undefined, after: Mail | undefined): MailCounts => ({
  inbox: Math.max(0, counts.inbox + differs(before, after, 'inbox')),
  draft: Math.max(0, counts.draft + differs(before, after, 'draft')),
  spam: Math.max(0, counts.spam + differs(before, after, 'spam')),
})

/**
 * A list with a change applied: rows that no longer match are removed, and the counts are adjusted by the known rows.
 * Idempotent. `location` defaults to the one the rows belong to.
 */
export function applyMailChange(
  shown: Shown<Mail, MailExtra>,
  change: MailChange,
  location: MailLocation | undefined = shown.extra?.location,
): Shown<Mail, MailExtra> {
  const act = changer(change)
  const rows: Mail[] = []
  let counts = shown.extra?.counts
  let isSame = true
  for (const mail of shown.rows) {
    const next = act(mail)
    if (next === mail) {
      rows.push(mail)
      continue
    }
    isSame = false
    counts &&= recounted(counts, mail, next)
    if (!location || isInFolderOrLabel(next, location)) rows.push(next)
  }
  if (isSame) return shown
  const total = shown.total - (shown.rows.length - rows.length)
  return { rows, total, extra: shown.extra && counts && { ...shown.extra, counts } }
}

/** A page with a mail's stored state: in its place if it belongs there, otherwise removed. */
export function withMail(shown: Shown<Mail, MailExtra>, mail: Mail): Shown<Mail, MailExtra> {
  const { extra, total } = shown
  if (!extra) return shown
  const known = shown.rows.find(({ id }) => id === mail.id)
  const others = shown.rows.filter(({ id }) => id !== mail.id)
  const isListed = isIn(mail, extra.location)
  const sorted = isListed ? [...others, mail].sort(byTime) : others
  // newer than all others of a later page: it is on an earlier one
  const rows = extra.page > 1 && sorted[0] === mail ? others : sorted.slice(0, mailsPerPage)
  // one that isn't known may be on another page
  const wasListed = known !== undefined || (isListed && total > shown.rows.length)
  // a mail not listed here may have been counted: only the backend knows
  const counts = known ? recounted(extra.counts, known, mail) : extra.counts
  return { rows, total: total + Number(isListed) - Number(wasListed), extra: { ...extra, counts } }
}

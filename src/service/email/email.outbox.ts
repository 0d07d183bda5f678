import type { Mail, MailPerson } from '../../core/email/email.contract'
import type { PaymentDetails } from '../../core/invoices/invoices.contract'
import type { Invoice } from '../../core/invoices/invoices.invoice'
import { dayMs } from '../../core/kernel/timings'
import type { Shop } from '../../core/shops/shops.contract'
import { accounts, isSameName } from '../auth/auth.table'
import type { Tx } from '../store'
import { table } from '../table'
import { isInactive, usersTable } from '../users/users.table'

/** Mails queued by an earlier version have no attachments. */
type Letter = Pick<Mail, 'from' | 'to' | 'cc' | 'subject' | 'message'> & Partial<Pick<Mail, 'attachments'>>

/** `letter` is plain text by `from`. */
export type SentInvoice = {
  from: Mail['from']
  letter: { subject: string; message: string }
  invoice: Invoice
  shop: Seller | undefined
  paymentDetails: PaymentDetails | undefined
}
export type Seller = Pick<Shop, 'ShopName' | 'Address' | 'PostalCode' | 'PhoneNumber' | 'TaxId' | 'PromptPayId'>

/** What a mail says; the backend puts it into words. `languages` are the reader's, as in Accept-Language. */
export type MailContent =
  /** a link for a new password, requested by its reader */
  | { kind: 'password'; to: MailPerson; languages: string; token: string }
  | { kind: 'invitation'; to: MailPerson; languages: string; token: string; by: string; expiresAt: number }
  /** one recipient's copy of a letter to an address outside */
  | { kind: 'letter'; to: MailPerson; letter: Letter }
  /** an invoice for its client, as it was when it was sent */
  | ({ kind: 'invoice'; to: MailPerson } & SentInvoice)
  /** a letter between accounts, which stays in the shop; `bcc` is the reader, if they were */
  | { kind: 'internal'; person: number; letter: Letter; bcc: MailPerson[] }
  /** tells an account of a mail that was given up */
  | { kind: 'undelivered'; person: number; languages: string; what: Outgoing['kind']; to: string; subject: string }

/** What leaves the shop. */
export type Outgoing = Extract<MailContent, { kind: 'password' | 'invitation' | 'letter' | 'invoice' }>

/** A mail to deliver, or the trace of a recent one. */
export type QueuedMail = {
  id: string
  /** the same for all copies of a letter and all attempts */
  messageId: string
  kind: MailContent['kind']
  /** undefined in the trace of a mail that was delivered or given up */
  content: MailContent | undefined
  /** who caused it: is told if it's given up; of a mail for a new password, its reader */
  account: number
  queuedAt: number
  /** when it's given up */
  until: number
  failures: number
  /** when it's due; while it's being sent, when others may send it instead */
  dueAt: number
  /** the sending process; '' if none is */
  sender: string
}

export const outboxTable = table<QueuedMail>('email.outbox', { of: 'everyone', key: ({ id }) => id, kept: true })

/** How long delivery is attempted, in milliseconds. */
const patience = 2 * dayMs
/** Traces of password mails count for this long; an account gets this many in the meantime. */
const span = 60 * 60_000
const mostPasswords = 5

/** The language in a user's information, else those of a request. */
export function languagesOf(tx: Tx, account: number, requested = ''): string {
  const username = tx.read(accounts).find(({ id }) => id === account)?.username ?? ''
  const user = tx.read(usersTable).find((each) => isSameName(each.username, username))
  return user?.information.language || requested
}

type Queueing = Pick<QueuedMail, 'id' | 'messageId' | 'account'> & { content: MailContent; until?: number }

export const isWaiting = ({ content }: QueuedMail): boolean => content !== undefined

/** What remains of a mail that was delivered or given up: never its text, and a trace if they are counted. */
const settled = (mail: QueuedMail): readonly QueuedMail[] =>
  mail.kind === 'password' ? [{ ...mail, content: undefined }] : []

/** The reader of a link, of which only the newest works. */
const linkReader = (content: MailContent | undefined): string | undefined =>
  content && 'token' in content ? `${content.kind} ${content.to.email.toLowerCase()}` : undefined

/** Adds mails to the outbox, to be delivered once the transaction is committed. Waiting ones with older links are dropped. */
export function queueMails(tx: Tx, mails: readonly Queueing[]): void {
  const now = tx.now()
  const readers = new Set(mails.map(({ content }) => linkReader(content)))
  const kept = tx
    .read(outboxTable)
    .flatMap((each) => {
      const reader = linkReader(each.content)
      return reader !== undefined && readers.has(reader) ? settled(each) : each
    })
    .filter((each) => isWaiting(each) || each.queuedAt > now - span)
  const added = mails.map(({ until = now + patience, ...mail }) => ({
    ...mail,
    kind: mail.content.kind,
    until,
    queuedAt: now,
    failures: 0,
    dueAt: now,
    sender: '',
  }))
  tx.write(outboxTable, [...kept, ...added])
}

/** Whether an account was sent as many password mails lately as anyone could want. */
export const hasManyPasswordMails = (tx: Tx, account: number): boolean =>
  tx
    .read(outboxTable)
    .filter((each) => each.kind === 'password' && each.account === account && each.queuedAt > tx.now() - span).length >=
  mostPasswords

const put = (tx: Tx, id: string, next: QueuedMail | undefined): void =>
  tx.write(
    outboxTable,
    tx.read(outboxTable).flatMap((each) => (each.id === id ? (next ?? []) : each)),
  )

export const waitingMails = (tx: Tx): readonly QueuedMail[] => tx.read(outboxTable).filter(isWaiting)

/** The address outside that a waiting mail goes to, or tells of; links are for people with an account. */
const readerOutside = (content: MailContent | undefined): string | undefined =>
  content?.kind === 'letter' || content?.kind === 'invoice'
    ? content.to.email
    : content?.kind === 'undelivered'
      ? content.to
      : undefined

/** Removes, unsent, waiting mails to or about these addresses, given in lower case. */
export function withdrawMailsTo(tx: Tx, addresses: ReadonlySet<string>): void {
  const mails = tx.read(outboxTable)
  const kept = mails.filter(({ content }) => {
    const reader = readerOutside(content)?.trim().toLowerCase()
    return reader === undefined || !addresses.has(reader)
  })
  if (kept.length < mails.length) tx.write(outboxTable, kept)
}

/** When the next mail is due; undefined if none is waiting. */
export function nextDue(tx: Tx): number | undefined {
  const waiting = waitingMails(tx)
  return waiting.length > 0 ? Math.min(...waiting.map(({ dueAt }) => dueAt)) : undefined
}

/** Takes the mail that has been due for longest, for `lease` milliseconds; undefined if none is. */
export function claimMail(tx: Tx, sender: string, lease: number): QueuedMail | undefined {
  const now = tx.now()
  const [mail] = waitingMails(tx)
    .filter((each) => each.dueAt <= now)
    .toSorted((one, other) => one.dueAt - other.dueAt)
  if (!mail) return undefined
  const claimed = { ...mail, dueAt: now + lease, sender }
  put(tx, mail.id, claimed)
  return claimed
}

export const settleMail = (tx: Tx, mail: QueuedMail): void => put(tx, mail.id, settled(mail)[0])

const [firstWait, longestWait] = [60_000, 60 * 60_000]

const ownersOf = (tx: Tx): readonly number[] =>
  tx
    .read(accounts)
    .filter((each) => each.ability?.some(({ action, subject }) => action === 'manage' && subject === 'all'))
    .filter((each) => !isInactive(tx, each))
    .map(({ id }) => id)

function giveUp(tx: Tx, mail: QueuedMail, content: Outgoing): void {
  settleMail(tx, mail)
  const told = content.kind === 'password' ? ownersOf(tx) : [mail.account]
  const subject = 'letter' in content ? content.letter.subject : ''
  queueMails(
    tx,
    told.map((person) => ({
      id: `${mail.id}.undelivered.${person}`,
      messageId: `${mail.messageId}.undelivered`,
      account: person,
      content: {
        kind: 'undelivered',
        person,
        languages: languagesOf(tx, person),
        what: content.kind,
        to: content.to.email,
        subject,
      },
    })),
  )
}

/**
 * Puts a mail back after a failure, to be tried again after one minute, two, four … up to an hour; gives it up if there
 * is no use, or at its end, and tells whom it concerns. Returns when it's due again.
 */
export function putOffMail(tx: Tx, claimed: QueuedMail, isHopeless: boolean): number | undefined {
  const mail = tx.read(outboxTable).find(({ id }) => id === claimed.id)
  // delivered, or taken over by another process
  if (!mail?.content || mail.sender !== claimed.sender) return undefined
  const dueAt = tx.now() + Math.min(longestWait, firstWait * 2 ** mail.failures)
  const { content } = mail
  if (content.kind === 'internal' || content.kind === 'undelivered' || (!isHopeless && dueAt < mail.until)) {
    put(tx, mail.id, { ...mail, failures: mail.failures + 1, dueAt, sender: '' })
    return dueAt
  }
  giveUp(tx, mail, content)
  return undefined
}

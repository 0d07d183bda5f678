import { contentsOf } from '../../core/email/email.changes'
import type { Mail, MailReply } from '../../core/email/email.contract'
import { letterErrors } from '../../core/email/email.letter'
import { type Letter, letterCalls } from '../../core/email/email.letter.contract'
import { isoTime } from '../../core/kernel/clock'
import { accounts, isSameName } from '../auth/auth.table'
import { type Handler, handle } from '../handle'
import { nextId } from '../next-id'
import { missing, Reply, refuse } from '../reply'
import type { Bearer } from '../rights'
import type { Tx } from '../store'
import { attachmentsOf } from './email.files'
import { type MailContent, queueMails } from './email.outbox'
import { senderOf } from './email.sender'
import { emailTable } from './email.table'

const find = (tx: Tx, id: number | undefined): Mail | undefined =>
  tx.read(emailTable).find((mail) => mail.id === id && !mail.isDeleted)

/** The replied-to mail and all earlier ones, oldest first. */
function earlierOf(tx: Tx, inReplyTo: number | undefined): MailReply[] | undefined {
  const answered = find(tx, inReplyTo)
  if (!answered) return undefined
  const { id, from, to, subject, cc, bcc, message, attachments, time } = answered
  return [...answered.replies, { id, from, to, subject, cc, bcc, message, attachments, time }]
}

/** With its files as they were stored. */
function withStoredFiles(tx: Tx, user: Bearer | null, letter: Letter): Letter | Reply {
  const attachments = letter.attachments && attachmentsOf(tx, user, letter.attachments)
  return attachments instanceof Reply ? attachments : { ...letter, ...(attachments && { attachments }) }
}

/** Stores a letter as a mail in this folder: replaces its draft, or adds a new one. */
function store(tx: Tx, letter: Letter, user: Bearer | null, folder: 'draft' | 'sent', draft?: Mail): Mail {
  const mails = tx.read(emailTable)
  const mail: Mail = {
    attachments: [],
    isStarred: false,
    labels: [],
    replies: [],
    ...draft,
    ...contentsOf(letter),
    ...withReplies(earlierOf(tx, letter.inReplyTo)),
    id: draft?.id ?? nextId(mails),
    from: senderOf(user, tx),
    time: isoTime(tx.now()),
    folder,
    isRead: true,
  }
  tx.write(emailTable, draft ? mails.map((each) => (each === draft ? mail : each)) : [...mails, mail])
  return mail
}
const withReplies = (replies: MailReply[] | undefined) => (replies ? { replies } : {})

/** A copy for each recipient, without the names of others in Bcc. Those with an account here get it in their inbox. */
function copiesOf(tx: Tx, { id, from, to, cc, bcc, subject, message, attachments }: Mail, sender: number) {
  const messageId = `${sender}.${id}.${tx.now()}`
  const letter = { from, to, cc, subject, message, attachments }
  const all = tx.read(accounts)
  const copies = new Map(
    [to, cc, bcc].flat().map((person) => {
      const own = all.find(({ email }) => isSameName(email, person.email))
      const isBlind = ![...to, ...cc].some(({ email }) => isSameName(email, person.email))
      const content: MailContent = own
        ? { kind: 'internal', person: own.id, letter, bcc: isBlind ? [person] : [] }
        : { kind: 'letter', to: person, letter }
      return [person.email.trim().toLowerCase(), content]
    }),
  )
  return [...copies.values()].map((content, nth) => ({
    id: `${messageId}.${nth}`,
    messageId,
    account: sender,
    content,
  }))
}

const isDraft = (mail: Mail | undefined): mail is Mail => mail?.folder === 'draft' && !mail.isDeleted

export const letterHandlers: readonly Handler[] = [
  handle(letterCalls.send, ({ body: { email: given }, user, tx, mail: outbox }) => {
    const letter = withStoredFiles(tx, user, given)
    if (letter instanceof Reply) return letter
    const draft = find(tx, letter.id)
    // without attachments, a draft keeps its own
    const fieldErrors = letterErrors({ ...letter, attachments: letter.attachments ?? draft?.attachments ?? [] })
    if (Object.keys(fieldErrors).length > 0)
      return refuse(Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`email.${path}`, codes])))
    if (letter.id !== undefined && !isDraft(draft)) return missing()
    const email = store(tx, letter, user, 'sent', draft)
    if (outbox !== 'none') queueMails(tx, copiesOf(tx, email, user?.id ?? 0))
    return { email }
  }),

  handle(letterCalls.saveDraft, ({ body: { email: given }, user, tx }) => {
    const letter = withStoredFiles(tx, user, given)
    if (letter instanceof Reply) return letter
    const draft = find(tx, letter.id)
    if (letter.id !== undefined && !isDraft(draft)) return missing()
    return { email: store(tx, letter, user, 'draft', draft) }
  }),
]

import { contentsOf } from '../../core/email/email.changes'
import type { Mail, MailReply } from '../../core/email/email.contract'
import { letterErrors } from '../../core/email/email.letter'
import { type Letter, letterCalls } from '../../core/email/email.letter.contract'
import { isoTime } from '../../core/kernel/clock'
import { accounts } from '../auth/auth.seed'
import { type Bearer, handle, type MockHandler, missing, refuse } from '../handle'
import { nextId, type World } from '../world'
import { emailTable } from './email.seed'

const find = (world: World, id: number | undefined): Mail | undefined =>
  world.read(emailTable).find((mail) => mail.id === id && !mail.isDeleted)

/** Without a token it is the first account that writes. */
function senderOf(user: Bearer | null, world: World): Mail['from'] {
  const all = world.read(accounts)
  const { fullName, username, email, avatar } = all.find(({ id }) => id === user?.id) ?? all[0] ?? noAccount
  return { name: fullName || username, email, avatar: avatar ?? null }
}
const noAccount = { fullName: '', username: 'staff', email: 'staff@langraan.test', avatar: null }

/** The mail that is answered and all before it, the oldest first. */
function earlierOf(world: World, inReplyTo: number | undefined): MailReply[] | undefined {
  const answered = find(world, inReplyTo)
  if (!answered) return undefined
  const { id, from, to, subject, cc, bcc, message, attachments, time } = answered
  return [...answered.replies, { id, from, to, subject, cc, bcc, message, attachments, time }]
}

/** Stores a letter as a mail of this folder: in place of its draft, or as a new one. */
function store(world: World, letter: Letter, user: Bearer | null, folder: 'draft' | 'sent', draft?: Mail): Mail {
  const mails = world.read(emailTable)
  const mail: Mail = {
    attachments: [],
    isStarred: false,
    labels: [],
    replies: [],
    ...draft,
    ...contentsOf(letter),
    ...withReplies(earlierOf(world, letter.inReplyTo)),
    id: draft?.id ?? nextId(mails),
    from: senderOf(user, world),
    time: isoTime(world.now()),
    folder,
    isRead: true,
  }
  world.write(emailTable, draft ? mails.map((each) => (each === draft ? mail : each)) : [...mails, mail])
  return mail
}
const withReplies = (replies: MailReply[] | undefined) => (replies ? { replies } : {})

const isDraft = (mail: Mail | undefined): mail is Mail => mail?.folder === 'draft' && !mail.isDeleted

export const letterHandlers: readonly MockHandler[] = [
  handle(letterCalls.send, ({ body: { email: letter }, user, world }) => {
    const fieldErrors = letterErrors(letter)
    if (Object.keys(fieldErrors).length > 0)
      return refuse(Object.fromEntries(Object.entries(fieldErrors).map(([path, codes]) => [`email.${path}`, codes])))
    const draft = find(world, letter.id)
    if (letter.id !== undefined && !isDraft(draft)) return missing()
    return { email: store(world, letter, user, 'sent', draft) }
  }),

  handle(letterCalls.saveDraft, ({ body: { email: letter }, user, world }) => {
    const draft = find(world, letter.id)
    if (letter.id !== undefined && !isDraft(draft)) return missing()
    return { email: store(world, letter, user, 'draft', draft) }
  }),
]

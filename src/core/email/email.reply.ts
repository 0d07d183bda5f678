import type { Mail, MailPerson } from './email.contract'
import { noLetter } from './email.letter'
import type { Letter } from './email.letter.contract'

/** Reply and forward prefixes of a subject. */
const marks = /^\s*((re|fwd?)\s*(\[\d+\]\s*)?[::]\s*)+/i

/** A subject with one prefix: `Re: Fwd: price` -> `Re: price`. */
const marked = (mark: 'Re' | 'Fwd', subject: string): string => `${mark}: ${subject.replace(marks, '').trim()}`

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`).replace(/\n/g, '<br>')

/** An empty line to write on, the attribution line, and the original unchanged. */
const quoted = (said: string, { message }: Mail): string =>
  `<p></p><p>${escaped(said)}</p><blockquote>${message}</blockquote>`

const keyOf = (email: string): string => email.trim().toLowerCase()

/** Each address once, without the known ones. */
function others(people: readonly MailPerson[], ...known: readonly string[]): MailPerson[] {
  const seen = new Set(known.map(keyOf))
  const left: MailPerson[] = []
  for (const { name, email } of people) {
    if (email.trim() === '' || seen.has(keyOf(email))) continue
    seen.add(keyOf(email))
    left.push({ name, email })
  }
  return left
}

const answer = (mail: Mail, said: string): Letter => ({
  ...noLetter,
  inReplyTo: mail.id,
  subject: marked('Re', mail.subject),
  message: quoted(said, mail),
})

/**
 * A reply to the sender; a reply to one's own mail goes to its recipients. `me` is the user's address, `said` the
 * localized line above the quoted original: "On 3 Nov, Malee wrote:".
 */
export function replyTo(mail: Mail, me: string, said: string): Letter {
  const { name, email } = mail.from
  const receivers = keyOf(email) === keyOf(me) ? others(mail.to, me) : []
  return { ...answer(mail, said), to: receivers.length > 0 ? receivers : [{ name, email }] }
}

/** A reply to the sender and all recipients except `me`, each address once; copies stay copies. */
export function replyAllTo(mail: Mail, me: string, said: string): Letter {
  const to = others([mail.from, ...mail.to], me)
  const cc = others(mail.cc, me, ...to.map(({ email }) => email))
  return { ...answer(mail, said), to: to.length + cc.length > 0 ? to : others([mail.from]), cc }
}

/** The mail with its attachments, without recipients. */
export const forwardOf = (mail: Mail, said: string): Letter => ({
  ...answer(mail, said),
  subject: marked('Fwd', mail.subject),
  ...(mail.attachments.length > 0 && { attachments: mail.attachments }),
})

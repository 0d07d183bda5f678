import type { Mail, MailPerson } from './email.contract'
import { noLetter } from './email.letter'
import type { Letter } from './email.letter.contract'

/** Marks that say how often a subject went back and forth. */
const marks = /^\s*((re|fwd?)\s*(\[\d+\]\s*)?[::]\s*)+/i

/** A subject with one mark: `Re: Fwd: price` -> `Re: price`. */
const marked = (mark: 'Re' | 'Fwd', subject: string): string => `${mark}: ${subject.replace(marks, '').trim()}`

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`).replace(/\n/g, '<br>')

/** An empty line to write on, who wrote what stands below, and the original as it came. */
const quoted = (said: string, { message }: Mail): string =>
  `<p></p><p>${escaped(said)}</p><blockquote>${message}</blockquote>`

const keyOf = (email: string): string => email.trim().toLowerCase()

/** Each address once, but for these. */
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
 * An answer to whoever wrote the mail; to one of our own it goes to those it went to. `me` is the own address, `said` the
 * line above the quoted original in the reader's language: "On 3 Nov, Malee wrote:".
 */
export function replyTo(mail: Mail, me: string, said: string): Letter {
  const { name, email } = mail.from
  const receivers = keyOf(email) === keyOf(me) ? others(mail.to, me) : []
  return { ...answer(mail, said), to: receivers.length > 0 ? receivers : [{ name, email }] }
}

/** An answer to everybody the mail names but `me`, each address once: who wrote it and whom it was for, copies as copies. */
export function replyAllTo(mail: Mail, me: string, said: string): Letter {
  const to = others([mail.from, ...mail.to], me)
  const cc = others(mail.cc, me, ...to.map(({ email }) => email))
  return { ...answer(mail, said), to: to.length + cc.length > 0 ? to : others([mail.from]), cc }
}

/** The mail with its files, for somebody who is still to be named. */
export const forwardOf = (mail: Mail, said: string): Letter => ({
  ...answer(mail, said),
  subject: marked('Fwd', mail.subject),
  ...(mail.attachments.length > 0 && { attachments: mail.attachments }),
})

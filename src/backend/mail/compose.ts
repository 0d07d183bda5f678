import MailComposer from 'nodemailer/lib/mail-composer'
import { plainText } from '../../core/kernel/html-text'
import type { MailContent, Outgoing, QueuedMail } from '../../service/email/email.outbox'
import { htmlOf, plainOf, textOf } from './texts'

export type Address = { readonly name: string; readonly email: string }

/** A message as it is sent, and for whom. */
export type Message = { readonly from: string; readonly to: string; readonly raw: Buffer }

/** No line end or other control character gets into a header. */
const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

const addressOf = ({ name, email }: Address) => ({ name: oneLine(name), address: oneLine(email) })

const page = (html: string, lang?: string): string =>
  `<!doctype html>\n<html${lang === undefined ? '' : ` lang="${lang}"`}>\n<body>\n${html}\n</body>\n</html>\n`

/** Text of HTML with its line breaks. */
const linesOf = (html: string): string =>
  html
    .split(/<br\s*\/?>|<\/(?:p|div|li|h[1-6]|blockquote|tr)>/i)
    .map(plainText)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

async function partsOf(content: Outgoing, from: Address, url: string) {
  if (content.kind === 'letter') {
    const { from: writer, to, cc, subject, message } = content.letter
    return {
      // mail servers accept the shop's address only
      from: addressOf({ name: writer.name || from.name, email: from.email }),
      replyTo: addressOf(writer),
      to: to.map(addressOf),
      cc: cc.map(addressOf),
      subject: oneLine(subject),
      text: linesOf(message),
      html: page(message),
    }
  }
  const text = await textOf(content, url)
  return {
    from: addressOf(from),
    to: [addressOf(content.to)],
    subject: oneLine(text.subject),
    text: plainOf(text),
    html: page(htmlOf(text), text.locale),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

type Composing = { readonly from: Address; readonly url: string }

/** Writes a message, with the same Message-ID and date in every attempt. */
export async function compose(
  { messageId, queuedAt }: QueuedMail,
  content: Extract<MailContent, Outgoing>,
  { from, url }: Composing,
): Promise<Message> {
  const composer = new MailComposer({
    ...(await partsOf(content, from, url)),
    messageId: `<${messageId}@${from.email.slice(from.email.lastIndexOf('@') + 1)}>`,
    date: new Date(queuedAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from: from.email, to: oneLine(content.to.email), raw: await composer.compile().build() }
}

import MailComposer from 'nodemailer/lib/mail-composer'
import { plainText } from '../../core/kernel/html-text'
import type { Locale } from '../../core/kernel/locale'
import type { MailContent, Outgoing, QueuedMail, SentInvoice } from '../../service/email/email.outbox'
import type { FileStore } from '../../service/file-store'
import { DeliveryError, type Message } from './deliver'
import { writeInvoice } from './invoice'
import { invoiceHtml, invoicePlain } from './invoice-layout'
import { htmlOf, i18nOf, plainOf, textOf } from './texts'

export type Address = { readonly name: string; readonly email: string }

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

/** Thai, unless its letter has no Thai letters. */
const languageOf = ({ letter: { subject, message } }: SentInvoice): Locale =>
  /[\u0e01-\u0e5b]/.test(subject + message) ? 'th' : 'en'

type Composing = { readonly from: Address; readonly url: string; readonly files: FileStore | undefined }

async function invoiceParts(content: SentInvoice & { to: Address }, from: Address) {
  const locale = languageOf(content)
  const written = writeInvoice(content, await i18nOf(locale), locale)
  const { letter, shop } = content
  return {
    from: addressOf({ name: shop?.ShopName || from.name, email: from.email }),
    replyTo: addressOf(content.from),
    to: [addressOf(content.to)],
    subject: oneLine(letter.subject),
    text: invoicePlain(letter.message, written),
    html: page(invoiceHtml(letter.message, written), locale),
  }
}

/** Fails for good without its bytes: a letter isn't sent without what it promises. */
async function attachedFiles({ attachments = [] }: Letter, files: FileStore | undefined) {
  const attached = []
  for (const { fileName, file } of attachments) {
    if (!file) continue
    const content = await files?.get(file.id)
    if (!content) throw new DeliveryError('an attached file is missing', true)
    attached.push({ filename: oneLine(fileName), content: Buffer.from(content), contentType: file.type })
  }
  return attached
}
type Letter = Extract<MailContent, { kind: 'letter' }>['letter']

async function partsOf(content: Outgoing, { from, url, files }: Composing) {
  if (content.kind === 'invoice') return invoiceParts(content, from)
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
      attachments: await attachedFiles(content.letter, files),
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

/** Writes a message, with the same Message-ID and date in every attempt. */
export async function compose(
  { messageId, queuedAt }: QueuedMail,
  content: Extract<MailContent, Outgoing>,
  composing: Composing,
): Promise<Message> {
  const { from } = composing
  const composer = new MailComposer({
    ...(await partsOf(content, composing)),
    messageId: `<${messageId}@${from.email.slice(from.email.lastIndexOf('@') + 1)}>`,
    date: new Date(queuedAt),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { from: from.email, to: oneLine(content.to.email), raw: await composer.compile().build() }
}

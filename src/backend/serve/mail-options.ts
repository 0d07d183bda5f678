import { join } from 'node:path'
import { isAddress } from '../../core/email/email.letter'
import type { MailOptions } from '../backend'
import { smtpServer } from '../mail/deliver'
import type { Values } from './arguments'
import { CommandError } from './command-error'

/** `shop@example.com` or `บ้านชา <shop@example.com>` */
function senderOf(text: string): MailOptions['from'] {
  const [, name = '', email = text.trim()] = /^([^<>]*)<([^<>]+)>\s*$/.exec(text) ?? []
  if (!isAddress(email)) throw new CommandError(`${text} is not a valid sender of emails.`)
  return { name: name.replaceAll('"', '').trim(), email: email.trim() }
}

/** How the shop's mails are sent, or which folder they are written to. */
export function mailOptions(values: Values, data: string): MailOptions {
  const { demo } = values
  if (demo && values.smtp) throw new CommandError('The sample shop sends no emails. Start a real shop to use --smtp.')
  const smtp = demo ? undefined : values.smtp || process.env.SMTP_URL || undefined
  const from = values['mail-from'] || process.env.MAIL_FROM || undefined
  if (smtp === undefined)
    return { from: senderOf(from ?? 'หลังร้าน <shop@localhost.invalid>'), folder: join(data, 'outbox') }
  if (from === undefined) throw new CommandError('Which sender do emails have? Add --mail-from and its address.')
  try {
    smtpServer(smtp)
  } catch (error) {
    throw new CommandError((error as Error).message)
  }
  return { from: senderOf(from), smtp }
}

/** Says where emails go. */
export const mailLines = (mail: MailOptions, url: string): readonly string[] =>
  mail.smtp === undefined
    ? [`Emails aren’t sent, but written to ${mail.folder}. To send them: --smtp`]
    : [`Emails are sent over ${smtpServer(mail.smtp).host}, with links to ${url}`]

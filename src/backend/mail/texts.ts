import { messages } from 'langraan:messages/mail'
import { type I18n, setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatTag } from '../../core/kernel/format-tag'
import { type Locale, localeOf } from '../../core/kernel/locale'
import type { MailContent } from '../../service/email/email.outbox'

/** A mail in words: paragraphs of plain text, one of which may be a link. */
export type MailText = { readonly locale: Locale; readonly subject: string; readonly paragraphs: readonly Paragraph[] }
export type Paragraph = string | { readonly link: string }

/** The first supported language of an Accept-Language header or a tag. */
const readerLocale = (languages: string): Locale =>
  languages
    .split(',')
    .map((tag) => localeOf(tag.split(';')[0]?.trim()))
    .find((locale) => locale !== undefined) ?? 'th'

export async function i18nOf(locale: Locale): Promise<I18n> {
  const loaded = await messages.load(locale)
  return setupI18n({ locale, messages: { [locale]: loaded.messages } })
}

const moment = (time: number, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(time)

/** URL of the dashboard's page for choosing a password. */
export const passwordLink = (url: string, token: string): string =>
  `${url.replace(/\/$/, '')}/pages/reset-password-v1?token=${encodeURIComponent(token)}`

type Written = Extract<MailContent, { kind: 'password' | 'invitation' | 'undelivered' }>

function write(content: Written, i18n: I18n, locale: Locale, url: string): Omit<MailText, 'locale'> {
  const site = new URL(url).host
  if (content.kind === 'password') {
    const [name, email] = [content.to.name, content.to.email]
    return {
      subject: i18n._(msg`Choose a new password`),
      paragraphs: [
        i18n._(msg`Hello ${name},`),
        i18n._(
          msg`Someone requested a new password for ${email} at ${site}. If it was you, open this link within 30 minutes. It works once.`,
        ),
        { link: passwordLink(url, content.token) },
        i18n._(msg`If it wasn't you, ignore this email. Your password stays the same.`),
      ],
    }
  }
  if (content.kind === 'invitation') {
    const { by, expiresAt } = content
    const name = content.to.name
    const until = moment(expiresAt, locale)
    return {
      subject: i18n._(msg`${by} invites you to ${site}`),
      paragraphs: [
        i18n._(msg`Hello ${name},`),
        i18n._(
          msg`${by} invites you to work at ${site}. Open this link to choose your password. It works once, until ${until}.`,
        ),
        { link: passwordLink(url, content.token) },
        i18n._(msg`If you don't know ${by}, ignore this email.`),
      ],
    }
  }
  const { to, subject, what } = content
  const advice = {
    password: i18n._(
      msg`It contained a link for a new password. Check the server's email settings, and hand them a link yourself: langraan link ${to}`,
    ),
    invitation: i18n._(
      msg`It contained an invitation. Check the address under Users, create a new link there and send it yourself.`,
    ),
    invoice: i18n._(
      msg`It contained an invoice: ${subject}. Check the address and send it again, or reach them another way.`,
    ),
    letter: i18n._(msg`It was about: ${subject}. Check the address, or reach them another way.`),
  }
  return {
    subject: i18n._(msg`Not delivered: email to ${to}`),
    paragraphs: [i18n._(msg`An email to ${to} couldn't be delivered.`), advice[what]],
  }
}

/** Puts a mail into words, in the language of its reader. `url` is the dashboard's. */
export async function textOf(content: Written, url: string): Promise<MailText> {
  const locale = readerLocale(content.languages)
  return { locale, ...write(content, await i18nOf(locale), locale, url) }
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)

const paragraphHtml = (said: Paragraph): string =>
  typeof said === 'string'
    ? `<p>${escaped(said)}</p>`
    : `<p><a href="${escaped(said.link)}" style="overflow-wrap:anywhere">${escaped(said.link)}</a></p>`

export const htmlOf = ({ paragraphs }: Pick<MailText, 'paragraphs'>): string => paragraphs.map(paragraphHtml).join('\n')

export const plainOf = ({ paragraphs }: Pick<MailText, 'paragraphs'>): string =>
  paragraphs.map((said) => (typeof said === 'string' ? said : said.link)).join('\n\n')

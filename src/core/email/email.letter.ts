import type { FieldErrors } from '../kernel/errors'
import { without } from '../kernel/field-errors'
import { mostFiles } from '../kernel/file'
import { plainText } from '../kernel/html-text'
import type { Mail, MailAttachment } from './email.contract'
import type { Letter } from './email.letter.contract'

/** An empty letter. */
export const noLetter: Letter = { to: [], cc: [], bcc: [], subject: '', message: '' }

export const isEmptyLetter = ({ to, cc, bcc, subject, message, attachments = [] }: Letter): boolean =>
  to.length + cc.length + bcc.length + attachments.length === 0 && subject.trim() === '' && plainText(message) === ''

/** Whether the text is an email address: one `@`, a dot after it, no blanks or separators. */
export const isAddress = (text: string): boolean => /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/.test(text.trim())

/** Maximum size of the files of one letter together: mail servers rarely accept more. */
export const mostLetterBytes = 15 * 1024 * 1024

export const bytesOf = (files: readonly MailAttachment[]): number =>
  files.reduce((sum, { file }) => sum + (file?.bytes ?? 0), 0)

const groups = ['to', 'cc', 'bcc'] as const

/**
 * Why a letter can't be sent, by path: `to` `required` without recipients, `cc.1.email` `email` for an invalid address,
 * `attachments` `too-many` or `too-large`.
 */
export function letterErrors(letter: Letter): FieldErrors {
  const fieldErrors: FieldErrors = {}
  if (groups.every((group) => letter[group].length === 0)) fieldErrors.to = ['required']
  for (const group of groups)
    for (const [position, { email }] of letter[group].entries())
      if (!isAddress(email)) fieldErrors[`${group}.${position}.email`] = ['email']
  const { attachments = [] } = letter
  const isTooMuch = bytesOf(attachments) > mostLetterBytes
  if (attachments.length > mostFiles || isTooMuch) fieldErrors.attachments = [isTooMuch ? 'too-large' : 'too-many']
  return fieldErrors
}

/** A stored draft, to be continued. */
export const letterOf = ({ id, to, cc, bcc, subject, message, attachments }: Mail): Letter => ({
  id,
  to,
  cc,
  bcc,
  subject,
  message,
  ...(attachments.length > 0 && { attachments }),
})

/** A letter with an edit applied; the same object if unchanged. The draft's id can't be edited. */
export function edited(letter: Letter, edit: Partial<Letter>): Letter {
  const { id: _, ...said } = edit
  const next = { ...letter, ...said }
  return JSON.stringify(next) === JSON.stringify(letter) ? letter : next
}

/** The errors that remain after an edit. */
export function errorsLeft(fieldErrors: FieldErrors, edit: Partial<Letter>): FieldErrors {
  const left = without(fieldErrors, ...Object.keys(edit))
  const { to: _, ...others } = left
  // one recipient in any field is enough
  return groups.some((group) => group in edit) ? others : left
}

import type { FieldErrors } from '../kernel/errors'
import { without } from '../kernel/field-errors'
import { plainText } from '../kernel/html-text'
import type { Mail } from './email.contract'
import type { Letter } from './email.letter.contract'

/** Nothing written yet. */
export const noLetter: Letter = { to: [], cc: [], bcc: [], subject: '', message: '' }

export const isEmptyLetter = ({ to, cc, bcc, subject, message, attachments = [] }: Letter): boolean =>
  to.length + cc.length + bcc.length + attachments.length === 0 && subject.trim() === '' && plainText(message) === ''

/** Whether somebody can be written to there: one `@`, a dot behind it, no blanks or separators. */
export const isAddress = (text: string): boolean => /^[^\s@<>,;"]+@[^\s@<>,;".]+(\.[^\s@<>,;".]+)+$/.test(text.trim())

const groups = ['to', 'cc', 'bcc'] as const

/** Why a letter cannot be sent, by path: `to` `required` without anybody, `cc.1.email` `email` for what isn't an address. */
export function letterErrors(letter: Letter): FieldErrors {
  const fieldErrors: FieldErrors = {}
  if (groups.every((group) => letter[group].length === 0)) fieldErrors.to = ['required']
  for (const group of groups)
    for (const [position, { email }] of letter[group].entries())
      if (!isAddress(email)) fieldErrors[`${group}.${position}.email`] = ['email']
  return fieldErrors
}

/** A stored draft, to be written on. */
export const letterOf = ({ id, to, cc, bcc, subject, message, attachments }: Mail): Letter => ({
  id,
  to,
  cc,
  bcc,
  subject,
  message,
  ...(attachments.length > 0 && { attachments }),
})

/** A letter with an edit, the same letter when it changes nothing. Of which draft it is stays as it was. */
export function edited(letter: Letter, edit: Partial<Letter>): Letter {
  const { id: _, ...said } = edit
  const next = { ...letter, ...said }
  return JSON.stringify(next) === JSON.stringify(letter) ? letter : next
}

/** What is still said of the fields of a letter after an edit. */
export function errorsLeft(fieldErrors: FieldErrors, edit: Partial<Letter>): FieldErrors {
  const left = without(fieldErrors, ...Object.keys(edit))
  const { to: _, ...others } = left
  // one recipient anywhere is enough
  return groups.some((group) => group in edit) ? others : left
}

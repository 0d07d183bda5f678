import { arabicDigits } from './money'

/** Text as stored: NFC, trimmed. */
export const normalizeText = (typed: string): string => typed.normalize('NFC').trim()

/** "๐๘๑ 234 5678 / 02-345-6789" -> "081 234 5678, 02-345-6789" */
export const normalizePhones = (typed: string): string =>
  arabicDigits(typed)
    .split(/[,/\n;]+/)
    .map(normalizeText)
    .filter((each) => each !== '')
    .join(', ')

/** A number as stored: Arabic digits. */
export const normalizeNumber = (typed: string): string => arabicDigits(normalizeText(typed))

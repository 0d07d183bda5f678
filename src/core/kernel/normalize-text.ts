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

/** Full-width letters, Thai digits and invisible characters as a scanner would type them; trimmed. */
export const normalizeCharacters = (typed: string): string => {
  // the compatibility form splits the vowel am
  const composed = typed.normalize('NFKC').replaceAll('\u0e4d\u0e32', '\u0e33')
  return arabicDigits(composed.replace(/[\p{Cf}\ufeff]/gu, '')).trim()
}

import { arabicDigits } from '../kernel/money'

/** Letters and digits only, normalized: Thai has no spaces between words, and people add them anywhere. */
export const plainName = (text: string): string =>
  arabicDigits(text.normalize('NFKC'))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** Whether a name or code is just what was typed. */
export function isTyped(texts: readonly string[], typed: string): boolean {
  const wanted = plainName(typed)
  return wanted !== '' && texts.some((text) => plainName(text) === wanted)
}

/**
 * Whether texts, as `plainName` returns them, contain what was typed, as a whole or each of its words; nothing typed is
 * in all of them.
 */
export function matcherOf(typed: string): (plain: readonly string[]) => boolean {
  const words = typed.trim() === '' ? [''] : typed.split(/\s+/).flatMap((word) => plainName(word) || [])
  const whole = words.join('')
  return (plain) => {
    const isIn = (wanted: string) => plain.some((text) => text.includes(wanted))
    return words.length > 0 && (isIn(whole) || words.every(isIn))
  }
}

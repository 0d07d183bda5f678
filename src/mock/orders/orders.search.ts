import { arabicDigits } from '../../core/kernel/money'

const digitsOf = (text: string): string => arabicDigits(text).replace(/\D/g, '')

/** The digits of each number as dialled inside Thailand: `+66 81-234 5678` -> `0812345678`. */
export const phonesOf = (phoneNumber: string): string[] =>
  phoneNumber.split(',').map((each) => digitsOf(each).replace(/^66(?=\d{8,9}$)/, '0'))

/** Finds `q` in lower-case text, and three digits or more in phone numbers however they are written. */
export function searchFor(q: string | undefined): (text: string, phones: string) => boolean {
  const wanted = q?.toLowerCase() ?? ''
  if (wanted === '') return () => true
  const digits = /^[\d๐-๙\s()+-]{3,}$/.test(wanted) ? phonesOf(wanted).join('') : ''
  return (text, phones) => text.includes(wanted) || (digits.length >= 3 && phones.includes(digits))
}

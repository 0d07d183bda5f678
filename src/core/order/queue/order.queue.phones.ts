import { arabicDigits } from '../../kernel/money'

/** Mobile numbers have ten digits, others nine. */
const phone = /(?<![\d-])(?:\+?66[ -]?|0)(?:[689](?:[ -]?\d){8}|[2-57](?:[ -]?\d){7})(?!-?\d)/g
/** 012-3-45678-9 */
const bankAccount = /\d{3}-\d-\d{5}-\d/g
const postcode = /(?<![\d/-])[1-9]\d{4}(?![\d/-])/

const plain = (text: string): string => arabicDigits(text).replace(bankAccount, ' ')

/** The phone numbers in the text, as ten or nine digits. */
export const phonesIn = (text: string): string[] => [
  ...new Set([...plain(text).matchAll(phone)].map(([match]) => match.replace(/\D/g, '').replace(/^66/, '0'))),
]

export const hasPostcode = (text: string): boolean => postcode.test(plain(text))

import { arabicDigits } from '../kernel/money'

const digitsAlone = /^\d*$/
const digitsOf = (text: string): string => (digitsAlone.test(text) ? text : arabicDigits(text).replace(/\D/g, ''))

const dialled = (number: string): string => digitsOf(number).replace(/^66(?=\d{8,9}$)/, '0')

/** The national digits of each number, one per line: `+66 81-234 5678` -> `0812345678`. */
export const phoneLines = (phoneNumber: string): string =>
  phoneNumber.includes(',') ? phoneNumber.split(',').map(dialled).join('\n') : dialled(phoneNumber)

/** Identifies a customer: the first phone number, or the name if there is none. */
export function customerKey(name: string, phones: string): string {
  const end = phones.indexOf('\n')
  return (end < 0 ? phones : phones.slice(0, end)) || name
}

/** A parsed search term. */
export type Search = {
  /** in lower case */
  readonly wanted: string
  /** whether a text contains it, ignoring case */
  isIn(text: string): boolean
  /** three or more digits, matched against phone numbers in any format; '' if the term isn't a phone number */
  readonly digits: string
}

/** Undefined if everything matches. */
export function readSearch(q: string | undefined): Search | undefined {
  const wanted = q?.toLowerCase() ?? ''
  if (wanted === '') return undefined
  const digits = /^[\d๐-๙\s()+-]{3,}$/.test(wanted) ? phoneLines(wanted) : ''
  return {
    wanted,
    isIn: hasCase(wanted) ? (text) => text.toLowerCase().includes(wanted) : (text) => text.includes(wanted),
    digits: digits.length >= 3 ? digits : '',
  }
}

/**
 * Thai and digits have no case, so lower-casing is skipped. A capital İ lower-cases to two characters, one without
 * case.
 */
const hasCase = (text: string): boolean => text !== text.toUpperCase() || text.includes('\u0307')

type Recipient = { readonly name: string; readonly phoneNumber: string }
type Numbered = { readonly OrderNumber: string; readonly trackingNumber: string }

/** Whether a customer's searchable texts contain the term, apart from phone digits. */
export const isInCustomer = ({ isIn }: Search, { name, phoneNumber }: Recipient): boolean =>
  isIn(name) || isIn(phoneNumber)

/** Whether an order's searchable texts contain the term, apart from phone digits. */
export const isInOrder = (search: Search, order: Recipient & Numbered): boolean =>
  search.isIn(order.OrderNumber) || isInCustomer(search, order) || search.isIn(order.trackingNumber)

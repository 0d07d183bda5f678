import { arabicDigits } from '../kernel/money'
import { numberSpellings } from './orders.number'

const digitsAlone = /^\d*$/
const digitsOf = (text: string): string => (digitsAlone.test(text) ? text : arabicDigits(text).replace(/\D/g, ''))

const dialled = (number: string): string => digitsOf(number).replace(/^(?:00)?66(?=\d{8,9}$)/, '0')

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
  /** other spellings of a part of an order's or tracking number, with its dashes, or without blanks */
  readonly spellings: readonly string[]
  /** whether a text contains it in one of its spellings, ignoring case */
  isIn(text: string): boolean
  /** three or more digits, matched against phone numbers in any format; '' if the term isn't a phone number */
  readonly digits: string
}

/** A country code as typed, before the rest of the number may be there. */
const countryCode = /^\(?\+66\)?[\s-]*\(?0?\)?/

const isPhoneLike = (text: string): boolean => /^[\d๐-๙\s()+./–-]{3,}$/.test(text)

function spellingsOf(wanted: string): readonly string[] {
  const compact = arabicDigits(wanted).replace(/[\s–-]+/g, '')
  const spellings = numberSpellings(compact)
  if (spellings.length > 0) return spellings.filter((each) => each !== wanted)
  // a tracking number is typed in groups
  return compact.length >= 4 && compact !== wanted && /^[a-z]{0,4}\d/.test(compact) ? [compact] : []
}

/** Undefined if everything matches. */
export function readSearch(q: string | undefined): Search | undefined {
  const wanted = q?.toLowerCase() ?? ''
  if (wanted === '') return undefined
  const phone = isPhoneLike(wanted) ? phoneLines(arabicDigits(wanted).replace(countryCode, '0')) : ''
  const digits = phone.length >= 3 ? phone : ''
  const spellings = spellingsOf(wanted)
  const texts = [wanted, ...spellings]
  const isInAny = spellings.length > 0 ? (text: string) => texts.some((each) => text.includes(each)) : undefined
  const find = isInAny ?? ((text: string) => text.includes(wanted))
  return { wanted, spellings, isIn: hasCase(texts.join('')) ? (text) => find(text.toLowerCase()) : find, digits }
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

/** `customerKey` of a phone number as typed. */
export const keyOfCustomer = ({ name, phoneNumber }: Recipient): string => customerKey(name, phoneLines(phoneNumber))

import { arabicDigits } from '../kernel/money'

const digitsAlone = /^\d*$/
const digitsOf = (text: string): string => (digitsAlone.test(text) ? text : arabicDigits(text).replace(/\D/g, ''))

const dialled = (number: string): string => digitsOf(number).replace(/^66(?=\d{8,9}$)/, '0')

/** The digits of each number as dialled inside Thailand, a line each: `+66 81-234 5678` -> `0812345678`. */
export const phoneLines = (phoneNumber: string): string =>
  phoneNumber.includes(',') ? phoneNumber.split(',').map(dialled).join('\n') : dialled(phoneNumber)

/** What customers are told apart by: their first phone number, or their name where there is none. */
export function customerKey(name: string, phones: string): string {
  const end = phones.indexOf('\n')
  return (end < 0 ? phones : phones.slice(0, end)) || name
}

/** What is looked for. */
export type Search = {
  /** in lower case */
  readonly wanted: string
  /** whether a text contains it, whatever the case */
  isIn(text: string): boolean
  /** three or more, to be found in phone numbers however they are written; '' where it is no phone number */
  readonly digits: string
}

/** Undefined where all is found. */
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

/** Thai and digits have none: nothing needs to be lowered for them. A capital İ becomes two signs, one without case. */
const hasCase = (text: string): boolean => text !== text.toUpperCase() || text.includes('\u0307')

type Recipient = { readonly name: string; readonly phoneNumber: string }
type Numbered = { readonly OrderNumber: string; readonly trackingNumber: string }

/** Whether the texts that customers are found by contain it, digits of phone numbers apart. */
export const isInCustomer = ({ isIn }: Search, { name, phoneNumber }: Recipient): boolean =>
  isIn(name) || isIn(phoneNumber)

/** Whether the texts that orders are found by contain it, digits of phone numbers apart. */
export const isInOrder = (search: Search, order: Recipient & Numbered): boolean =>
  search.isIn(order.OrderNumber) || isInCustomer(search, order) || search.isIn(order.trackingNumber)

import { arabicDigits } from '../kernel/money'
import type { Order } from './orders.contract'

const groupings = [/^(02)(\d{3})(\d{4})$/, /^(0\d\d)(\d{3})(\d{3})$/, /^(0\d\d)(\d{3})(\d{4})$/]

/**
 * A Thai phone number in groups, to be read aloud and dialled: 081-234-5678, 02-123-4567. Spreadsheets don't convert
 * it to a number. Other text unchanged.
 */
export function groupedPhone(phone: string): string {
  const digits = arabicDigits(phone)
    .replace(/[\s().-]/g, '')
    .replace(/^\+?66(?=\d{8,9}$)/, '0')
  for (const grouping of groupings) {
    const groups = grouping.exec(digits)
    if (groups) return groups.slice(1).join('-')
  }
  return phone.trim()
}

const phonesIn = (numbers: string): string[] =>
  numbers
    .split(',')
    .map(groupedPhone)
    .filter((phone) => phone !== '')

/** One or several numbers, separated by commas. */
export const groupedPhones = (numbers: string): string => phonesIn(numbers).join(', ')

/** All numbers of an order, in order. */
export const phonesOf = ({ phoneNumber }: Pick<Order, 'phoneNumber'>): string[] => phonesIn(phoneNumber)

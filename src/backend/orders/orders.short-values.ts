import { isoTime } from '../../core/kernel/clock'

/** What most orders have as status, payment status and payment method. Stored by their place: never change one, add new ones behind. */
export const usualValues: readonly string[] = [
  ...['new', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'returned'],
  ...['unpaid', 'pending', 'paid', 'refunded', 'transfer', 'promptpay', 'cod', 'cash'],
]

/** The place of a value in a list; the value itself if it isn't there. */
export const shortened = <T>(list: readonly T[], value: T): number | T => {
  const nth = list.indexOf(value)
  return nth < 0 ? value : nth
}
export const lengthened = <T>(list: readonly T[], stored: number | T): T =>
  typeof stored === 'number' ? (list.at(stored) as T) : stored

/** Milliseconds since another time; the text if it has another form. */
export function sinceOf(since: number, time: string): number | string {
  const at = Date.parse(time)
  return time.length === 24 && Number.isFinite(at) && isoTime(at) === time ? at - since : time
}
export const timeOf = (since: number, stored: number | string): string =>
  typeof stored === 'number' ? isoTime(since + stored) : stored

/** Whether an object has exactly these fields. */
export const isWhole = (value: object, names: readonly string[]): boolean =>
  Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name))

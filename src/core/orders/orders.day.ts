import { bangkokDay, isoTime } from '../kernel/clock'
import { isOrderDay, type Order, type OrderQuery } from './orders.contract'

/** In a form in which later times are greater texts; the rows nearly always have it. */
export const momentOf = ({ createdAt }: Pick<Order, 'createdAt'>): string =>
  createdAt.length === 24 && createdAt.endsWith('Z') ? createdAt : isoTime(Date.parse(createdAt))

/** The day that begins in Bangkok while it is still this one in Greenwich. */
const daysAfter = new Map<string, string>()
function dayAfter(day: string): string {
  const known = daysAfter.get(day)
  if (known !== undefined) return known
  const next = bangkokDay(Date.parse(`${day}T17:00:00Z`))
  daysAfter.set(day, next)
  return next
}

/** The day in Asia/Bangkok; '' for an unknown time. */
export function dayOf(order: Pick<Order, 'createdAt'>): string {
  const moment = momentOf(order)
  const day = moment.slice(0, 10)
  return moment.slice(11, 13) < '17' ? day : dayAfter(day)
}

/** Days of Asia/Bangkok, both ends with them; an end that isn't a day has none. Undefined where any day will do. */
export function betweenDays({ from, to }: Pick<OrderQuery, 'from' | 'to'>): ((day: string) => boolean) | undefined {
  if (from === undefined && to === undefined) return undefined
  const [first, last] = [from ?? '0000-01-01', to ?? '9999-12-31']
  const areDays = [first, last].every(isOrderDay)
  return (day) => areDays && day >= first && day <= last
}

import type { Locale } from '../../core'
import { arabicDigits } from '../../core/kernel/money'

/** Earlier years are Gregorian, later ones Buddhist. */
const firstBuddhistYear = 2400
const eras = 543
/** first year that is unambiguous in both eras */
const firstYear = firstBuddhistYear - eras
const lastYear = firstBuddhistYear - 1

/** Eras are 43 years apart in their two last digits, so at most one of the two years is that near. */
const nearYears = 20

/** A two-digit year could be of either era. */
export type DayError = 'short-year' | 'not-a-day'
export type ReadDay = { day: string } | { fieldError: DayError }

const padded = (number: number, digits: number) => String(number).padStart(digits, '0')

const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

function dayOf(year: number, month: number, date: number): ReadDay {
  const common = year >= firstBuddhistYear ? year - eras : year
  const isDay = common >= firstYear && common <= lastYear && month >= 1 && month <= 12
  if (!isDay || date < 1 || date > daysOf(common, month)) return { fieldError: 'not-a-day' }
  return { day: `${padded(common, 4)}-${padded(month, 2)}-${padded(date, 2)}` }
}

/** 69 is 2569 and 26 is 2026, if today is near them. */
function yearNear(today: string, two: number): number | undefined {
  const now = Number(today.slice(0, 4))
  return [2500 + two - eras, 2000 + two].find((year) => Math.abs(year - now) <= nearYears)
}

/**
 * Parses a day in any of our languages: 25/11/2569, 25.11.2026, 25 11 2026, ๒๕/๑๑/๒๕๖๙, 2026-11-25. The day
 * comes first unless the year does. `day` is YYYY-MM-DD, or '' for an empty text. With `today` (YYYY-MM-DD), a year may
 * have two digits if it is within 20 years in one of the eras.
 */
export function readDay(text: string, today?: string): ReadDay {
  const plain = arabicDigits(text).trim()
  if (plain === '') return { day: '' }
  const [, first = '', month = '', last = ''] = /^(\d{1,4})[\s/.-]+(\d{1,2})[\s/.-]+(\d{1,4})$/.exec(plain) ?? []
  if (first.length === 4 && last.length <= 2) return dayOf(Number(first), Number(month), Number(last))
  if (first.length > 2 || last === '') return { fieldError: 'not-a-day' }
  if (last.length < 3) {
    const year = today !== undefined && last.length === 2 ? yearNear(today, Number(last)) : undefined
    return year === undefined ? { fieldError: 'short-year' } : dayOf(year, Number(month), Number(first))
  }
  return dayOf(Number(last), Number(month), Number(first))
}

/**
 * Formats YYYY-MM-DD as staff write it and `readDay` parses it: Buddhist era in Thai. Anything else is returned
 * unchanged.
 */
export function typedDay(day: string, locale: Locale): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === undefined) return day
  const shown = locale === 'th' ? Number(year) + eras : year
  return [date, month, shown].join(locale === 'de' ? '.' : '/')
}

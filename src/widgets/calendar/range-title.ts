import type { Locale } from '../../core'
import type { CalendarView, DayRange } from '../../core/calendar/calendar.range'
import { formatTag } from '../../core/kernel/format-tag'
import { monthText } from '../i18n/dates'

/** 0 is Sunday. The date field uses the same. */
export const firstWeekday = (locale: Locale): 0 | 1 => (locale === 'de' || locale === 'fr' ? 1 : 0)

const short = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** For example `พฤศจิกายน 2569`, `16–22 พ.ย. 2569`, `เสาร์ 21 พ.ย. 2569`. */
export function rangeTitle(view: CalendarView, { from, to }: DayRange, locale: Locale): string {
  if (view === 'day') return new Intl.DateTimeFormat(formatTag(locale), { ...short, weekday: 'short' }).format(at(from))
  if (view === 'month') return monthText(from, locale)
  return new Intl.DateTimeFormat(formatTag(locale), short).formatRange(at(from), at(to))
}

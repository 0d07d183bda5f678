import type { Locale } from '../../core'
import { dayText, monthText, shortDayText } from '../i18n/dates'

const isDay = (label: string): boolean => label.length > 7

const months = new Map<Locale, Intl.DateTimeFormat>()

/** `พ.ย.`, `Nov` */
function shortMonth(label: string, locale: Locale): string {
  const known = months.get(locale)
  const format = known ?? new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  months.set(locale, format)
  return format.format(new Date(`${label}-01T00:00:00Z`))
}

/** A day or month where there is little room. */
export const shortLabel = (label: string, locale: Locale): string =>
  isDay(label) ? shortDayText(label, locale) : shortMonth(label, locale)

/** A day or month in full, with its year (Buddhist era in Thai). */
export const longLabel = (label: string, locale: Locale): string =>
  isDay(label) ? dayText(label, locale) : monthText(`${label}-01`, locale)

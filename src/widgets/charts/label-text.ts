import type { Locale } from '../../core'
import { dayText, monthText, shortDayText, shortMonthText } from '../i18n/dates'

const isDay = (label: string): boolean => label.length > 7

/** A day or month where there is little room. */
export const shortLabel = (label: string, locale: Locale): string =>
  isDay(label) ? shortDayText(label, locale) : shortMonthText(`${label}-01`, locale)

/** A day or month in full, with its year (Buddhist era in Thai). */
export const longLabel = (label: string, locale: Locale): string =>
  isDay(label) ? dayText(label, locale) : monthText(`${label}-01`, locale)

import type { Locale } from '../../core'
import { dayText, monthText, shortDayText, shortMonthText } from '../i18n/dates'

const isDay = (label: string): boolean => label.length > 7

export const shortLabel = (label: string, locale: Locale): string =>
  isDay(label) ? shortDayText(label, locale) : shortMonthText(`${label}-01`, locale)

export const longLabel = (label: string, locale: Locale): string =>
  isDay(label) ? dayText(label, locale) : monthText(`${label}-01`, locale)

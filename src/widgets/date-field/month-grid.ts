import { getWeeksInMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date'
import type { Locale } from '../../core'
import { formatTag } from '../../core/kernel/format-tag'
import { lookUp } from '../../core/kernel/look-up'

/** Full weeks covering the month of `day` (YYYY-MM-DD), starting on the locale's first weekday. */
export function weeksOf(day: string, locale: Locale): string[][] {
  const first = startOfMonth(parseDate(day))
  const start = startOfWeek(first, locale)
  return Array.from({ length: getWeeksInMonth(first, locale) }, (_, week) =>
    Array.from({ length: 7 }, (_, position) => start.add({ days: week * 7 + position }).toString()),
  )
}

type Move = (day: string, locale: Locale) => string

const by =
  (step: { days?: number; months?: number; years?: number }): Move =>
  (day) =>
    parseDate(day).add(step).toString()

const toWeek =
  (days: number): Move =>
  (day, locale) =>
    startOfWeek(parseDate(day), locale).add({ days }).toString()

const moves: Readonly<Record<string, Move>> = {
  ArrowLeft: by({ days: -1 }),
  ArrowRight: by({ days: 1 }),
  ArrowUp: by({ days: -7 }),
  ArrowDown: by({ days: 7 }),
  Home: toWeek(0),
  End: toWeek(6),
  PageUp: by({ months: -1 }),
  PageDown: by({ months: 1 }),
  'Shift+PageUp': by({ years: -1 }),
  'Shift+PageDown': by({ years: 1 }),
}

/** The day a key moves to; undefined for other keys. */
export const movedDay = (key: string, day: string, locale: Locale): string | undefined =>
  lookUp(moves, key)?.(day, locale)

/** Clamps a day to the bounds. */
export const heldDay = (day: string, min = '', max = '9999'): string => (day < min ? min : day > max ? max : day)

/** Short names on Thai calendars are those Intl calls narrow: อา จ อ พ พฤ ศ ส. */
export function weekdayText(day: string, locale: Locale, length: 'short' | 'long'): string {
  const weekday = length === 'short' && locale === 'th' ? 'narrow' : length
  return new Intl.DateTimeFormat(formatTag(locale), { weekday, timeZone: 'UTC' }).format(parseDate(day).toDate('UTC'))
}

import { bangkokDay, isoTime } from '../kernel/clock'
import { dayMs } from '../kernel/timings'

/** The views of a calendar. */
export const calendarViews = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** A range of dates, both inclusive: YYYY-MM-DD. */
export type DayRange = { from: string; to: string }

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOfNumber = (number: number): string => isoTime(number * dayMs).slice(0, 10)

/** Whether the text is a valid date, YYYY-MM-DD in the years 1000 to 9999. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const number = numberOf(text)
  return !Number.isNaN(number) && dayOfNumber(number) === text
}

/** Limits dates to the years that can be written. */
const kept = (day: string, otherwise: string): string => (isDay(day) ? day : otherwise)

/** The date this many days later, or earlier if negative. */
export const addDays = (day: string, days: number): string => kept(dayOfNumber(numberOf(day) + days), day)

/** Days from the first to the second; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)

/** The same day this many months later; the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const sum = year * 12 + month - 1 + months
  const first = `${String(Math.floor(sum / 12)).padStart(4, '0')}-${String((sum % 12) + 1).padStart(2, '0')}-01`
  if (!isDay(first)) return day
  return addDays(first, Math.min(date, daysInMonth(first)) - 1)
}

const daysInMonth = (first: string): number => {
  const next = addDays(first, 31)
  return daysBetween(first, `${next.slice(0, 8)}01`)
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => (((numberOf(day) + 4) % 7) + 7) % 7

/** Days shown by a list, from its first day. */
export const listDays = 30

/** The dates a view shows around this day; `firstWeekday` is 0 if weeks start on Sunday. */
export function shownDays(view: CalendarView, day: string, firstWeekday: number): DayRange {
  if (view === 'day') return { from: day, to: day }
  if (view === 'list') return { from: day, to: addDays(day, listDays - 1) }
  if (view === 'week') {
    const from = addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7))
    return { from, to: addDays(from, 6) }
  }
  const from = `${day.slice(0, 8)}01`
  return { from, to: addDays(from, daysInMonth(from) - 1) }
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`
const lastOfMonth = (day: string): string =>
  ['31', '30', '29'].map((date) => day.slice(0, 8) + date).find(isDay) ?? `${day.slice(0, 8)}28`
const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one < other ? other : one)

/**
 * The days whose events a view needs: those it shows and today, in whole months, with the neighbouring ones already
 * there when the user goes to them.
 */
export const neededDays = ({ from, to }: DayRange, today: string): DayRange => ({
  from: firstOfMonth(addMonths(earlier(from, today), -1)),
  to: later(lastOfMonth(addMonths(to, 1)), lastOfMonth(addMonths(today, 2))),
})

/** The date of the previous (-1) or next (1) range of this view. */
export function stepDay(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'month') return addMonths(`${day.slice(0, 8)}01`, by)
  return addDays(day, by * { day: 1, week: 7, list: listDays }[view])
}

/** Milliseconds until the next midnight in Asia/Bangkok. */
export const untilMidnight = (now: number): number => Date.parse(`${addDays(bangkokDay(now), 1)}T00:00:00+07:00`) - now

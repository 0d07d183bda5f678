import { bangkokDay, isoTime } from '../kernel/clock'
import { dayMs } from '../kernel/timings'

/** What a calendar shows at once. */
export const calendarViews = ['month', 'week', 'day', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** Days from the first to the last, both of them shown: YYYY-MM-DD. */
export type DayRange = { from: string; to: string }

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOfNumber = (number: number): string => isoTime(number * dayMs).slice(0, 10)

/** Whether the text is a day of the calendar, YYYY-MM-DD in the years 1000 to 9999. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const number = numberOf(text)
  return !Number.isNaN(number) && dayOfNumber(number) === text
}

/** Stays within the years that can be written. */
const kept = (day: string, otherwise: string): string => (isDay(day) ? day : otherwise)

/** The day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string => kept(dayOfNumber(numberOf(day) + days), day)

/** Days from the first to the second; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from)

/** The same day so many months later; the last one of a month that is shorter. */
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

/** What a list shows from its day on. */
export const listDays = 30

/** The days a view has at this day; `firstWeekday` is 0 for weeks that begin on Sunday. */
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

/** The day that stands for the view before (-1) or after (1) this one. */
export function stepDay(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'month') return addMonths(`${day.slice(0, 8)}01`, by)
  return addDays(day, by * { day: 1, week: 7, list: listDays }[view])
}

/** Milliseconds from this moment to the next midnight in Asia/Bangkok. */
export const untilMidnight = (now: number): number => Date.parse(`${addDays(bangkokDay(now), 1)}T00:00:00+07:00`) - now

import type { Period, ReportYear } from '../../core/analytics/analytics.period'
import { bangkokDay } from '../../core/kernel/clock'
import { dayMs } from '../../core/kernel/timings'

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
const daysFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, nth) => dayOf(first + nth * dayMs))

/** First day of the month `back` months before that of `day`. */
const monthStart = (day: string, back: number): number => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Date.UTC(year, month - 1 - back, 1)
}
const between = (first: number, end: number): string[] => daysFrom(first, Math.round((end - first) / dayMs))

export type Stretch = { days: readonly string[]; by: 'day' | 'month' }

/** The days of a period, and of the period before it. */
export function stretchesOf(period: Period, now: number): { shown: Stretch; before: Stretch } {
  const today = bangkokDay(now)
  if (period === 'Last 28 Days') {
    const first = timeOf(today) - 27 * dayMs
    return {
      shown: { days: daysFrom(first, 28), by: 'day' },
      before: { days: daysFrom(first - 28 * dayMs, 28), by: 'day' },
    }
  }
  const months = period === 'Last Month' ? 1 : 12
  const by = period === 'Last Month' ? 'day' : 'month'
  const [end, first, before] = [monthStart(today, 0), monthStart(today, months), monthStart(today, months * 2)]
  return { shown: { days: between(first, end), by }, before: { days: between(before, first), by } }
}

export const yearStretch = (year: ReportYear): Stretch => ({
  days: between(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)),
  by: 'month',
})

/** Figures under their labels: days or months. */
export type Course = { labels: string[]; data: number[] }

/** The figures of a stretch's days, added up per day or month. */
export function courseOf({ days, by }: Stretch, figureOf: (day: string) => number): Course {
  const sums = new Map<string, number>()
  for (const day of days) {
    const label = by === 'day' ? day : day.slice(0, 7)
    sums.set(label, (sums.get(label) ?? 0) + figureOf(day))
  }
  return { labels: [...sums.keys()], data: [...sums.values()] }
}

export const sumOf = (data: readonly number[]): number => data.reduce((sum, each) => sum + each, 0)

/** Percent with one decimal. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10

/** Change between two periods, in percent; null if there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((now / before - 1) * 1000) / 10

import { dayMs } from '../../core/kernel/timings'
import { type Course, courseOf, type Stretch } from '../../service/analytics/analytics.days'
import { createRandom, seedOf } from '../../service/random'

/** Weekends are busier; the shop grows by a third per year. Deterministic: a day has the same figure in every period. */
function dayFigure(name: string, day: string, aDay: number): number {
  const time = Date.parse(`${day}T00:00:00Z`)
  const luck = createRandom(seedOf(7, name + day))()
  const week = [1.25, 0.85, 0.8, 0.9, 1, 1.15, 1.35][new Date(time).getUTCDay()] ?? 1
  const years = (time - Date.UTC(2026, 0, 1)) / (365 * dayMs)
  return Math.round(aDay * week * 1.33 ** years * (0.75 + luck / 2))
}

/** Whole numbers per day or month, about `aDay` per day. */
export const inventedCourse = (name: string, stretch: Stretch, aDay: number): Course =>
  courseOf(stretch, (day) => dayFigure(name, day, aDay))

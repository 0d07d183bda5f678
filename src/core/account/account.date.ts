import { bangkokDay, type Clock } from '../kernel/clock'
import { type DayPreset, type DayRange, isDayPreset, presetRange } from '../kernel/day-presets'
import type { Area } from '../kernel/storage'
import { isDay } from './account.rules'

/** Days relative to today, days from one to another, or all. */
export type SelectedDays = DayPreset | 'all' | DayRange

/** session storage: the days selected in this tab as text (`week`, `2026-11-05`, `2026-11-01/2026-11-05`); none: not selected */
export const selectedDateKey = 'account.date'

const isFit = ({ from, to }: DayRange): boolean =>
  (from !== undefined || to !== undefined) &&
  [from, to].every((day) => day === undefined || isDay(day)) &&
  (from === undefined || to === undefined || from <= to)

function readDays(text: string): SelectedDays | undefined {
  if (text === 'all' || isDayPreset(text)) return text
  const [from, to = from] = text.split('/')
  const range = { from: from || undefined, to: to || undefined }
  return isFit(range) ? range : undefined
}

function writeDays(days: SelectedDays): string {
  if (typeof days === 'string') return days
  const { from = '', to = '' } = days
  return from === to ? from : `${from}/${to}`
}

/** The days selected in this session; undefined until some are. */
export const selectedDaysOf = (session: Area): SelectedDays | undefined => readDays(session.get(selectedDateKey) ?? '')

/** The first and last of the selected days; both undefined for all. */
export function rangeOfDays(days: SelectedDays, now: number): DayRange {
  if (days === 'all') return {}
  return typeof days === 'string' ? presetRange(days, now) : days
}

/** The selected date, YYYY-MM-DD in Asia/Bangkok: the last of the days selected in this session, otherwise today. */
export function selectedDateOf(session: Area, clock: Clock): string {
  const now = clock.now()
  return rangeOfDays(selectedDaysOf(session) ?? 'today', now).to ?? bangkokDay(now)
}

/** Today isn't stored, so that a session past midnight moves to the new date. */
export function keepSelectedDate(session: Area, date: string, clock: Clock): void {
  if (isDay(date) && date !== bangkokDay(clock.now())) session.set(selectedDateKey, date)
  else session.remove(selectedDateKey)
}

/** Days that don't exist, or end before they start, select none. */
export function keepSelectedDays(session: Area, days: SelectedDays): void {
  if (typeof days === 'string' || isFit(days)) session.set(selectedDateKey, writeDays(days))
  else session.remove(selectedDateKey)
}

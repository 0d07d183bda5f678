import type { Locale } from '../../core'
import { formatTag } from '../../core/kernel/format-tag'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: Locale, kind: keyof typeof kinds, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${kind} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(formatTag(locale), {
    timeZone,
    ...kinds[kind],
  })
  formats.set(key, format)
  return format
}

const day = { day: 'numeric', month: 'short' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const kinds = {
  moment: { ...day, year: 'numeric', ...clock },
  shortMoment: { ...day, ...clock },
  day: { ...day, year: 'numeric' },
  shortDay: day,
  weekDay: { weekday: 'short', ...day },
  longDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  time: clock,
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Placeholder for an unknown time. */
const unknown = '–'

const textOf = (format: Intl.DateTimeFormat, time: string | number): string => {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? unknown : format.format(date)
}

const inBangkok = (kind: keyof typeof kinds) => (time: string | number, locale: Locale) =>
  textOf(formatOf(locale, kind, 'Asia/Bangkok'), time)

/** A day without a time: YYYY-MM-DD. */
const ofDay = (kind: keyof typeof kinds) => (text: string, locale: Locale) =>
  textOf(formatOf(locale, kind, 'UTC'), `${text}T00:00:00Z`)

/** Moments are always formatted in Asia/Bangkok, with the Buddhist era in Thai. */
export const momentText = inBangkok('moment')
/** without the year: `25 พ.ย. 14:05` */
export const shortMomentText = inBangkok('shortMoment')
/** day of a moment with its weekday, without the year: `พุธ 25 พ.ย.` */
export const weekDayText = inBangkok('weekDay')
/** `14:05` */
export const timeText = inBangkok('time')

/** A day (YYYY-MM-DD), with the Buddhist era in Thai. */
export const dayText = ofDay('day')
/** without the year: `10 ธ.ค.` */
export const shortDayText = ofDay('shortDay')
/** with the weekday, nothing abbreviated */
export const longDayText = ofDay('longDay')
/** month and year of a day */
export const monthText = ofDay('month')
/** short month: `พ.ย.`, `Nov` */
export const shortMonthText = ofDay('shortMonth')

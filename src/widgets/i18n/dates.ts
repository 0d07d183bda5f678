import type { Locale } from '../../core'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: Locale, kind: keyof typeof kinds, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${kind} ${timeZone}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale === 'th' ? 'th-TH-u-ca-buddhist-nu-latn' : locale, {
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
  day: { ...day, year: 'numeric' },
  shortDay: day,
  weekDay: { weekday: 'short', ...day },
  longDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short' },
  time: clock,
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** What stands where a time is unknown. */
const unknown = '–'

const textOf = (format: Intl.DateTimeFormat, time: string | number): string => {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? unknown : format.format(date)
}

const inBangkok = (kind: keyof typeof kinds) => (time: string | number, locale: Locale) =>
  textOf(formatOf(locale, kind, 'Asia/Bangkok'), time)

/** A day that has no time of its own: YYYY-MM-DD. */
const ofDay = (kind: keyof typeof kinds) => (text: string, locale: Locale) =>
  textOf(formatOf(locale, kind, 'UTC'), `${text}T00:00:00Z`)

/** A moment as staff in Thailand have it on the wall: Buddhist era in Thai, Asia/Bangkok always. */
export const momentText = inBangkok('moment')
/** the day of a moment with its day of the week, without the year: `พุธ 25 พ.ย.` */
export const weekDayText = inBangkok('weekDay')
/** `14:05` */
export const timeText = inBangkok('time')

/** A day of the calendar (YYYY-MM-DD) as staff say it: Buddhist era in Thai. */
export const dayText = ofDay('day')
/** without the year: `10 ธ.ค.` */
export const shortDayText = ofDay('shortDay')
/** with the day of the week, nothing short */
export const longDayText = ofDay('longDay')
/** the month a day is in, with its year */
export const monthText = ofDay('month')
/** the month alone, short: `พ.ย.`, `Nov` */
export const shortMonthText = ofDay('shortMonth')

import { isoTime } from '../../kernel/clock'
import { arabicDigits } from '../../kernel/money'
import { readTimestamp } from '../../kernel/timestamp'
import { dayMs } from '../../kernel/timings'
import { type Cell, lineOf, Problem } from '../sheet/cells'

const months = [
  ['มกราคม', 'มค', 'january', 'jan'],
  ['กุมภาพันธ์', 'กพ', 'february', 'feb'],
  ['มีนาคม', 'มีค', 'march', 'mar'],
  ['เมษายน', 'เมย', 'april', 'apr'],
  ['พฤษภาคม', 'พค', 'may'],
  ['มิถุนายน', 'มิย', 'june', 'jun'],
  ['กรกฎาคม', 'กค', 'july', 'jul'],
  ['สิงหาคม', 'สค', 'august', 'aug'],
  ['กันยายน', 'กย', 'september', 'sep', 'sept'],
  ['ตุลาคม', 'ตค', 'october', 'oct'],
  ['พฤศจิกายน', 'พย', 'november', 'nov'],
  ['ธันวาคม', 'ธค', 'december', 'dec'],
]
const monthOf = (name: string): number =>
  months.findIndex((names) => names.includes(name.toLowerCase().replaceAll('.', ''))) + 1

/** A day and a time of day in Bangkok; months from 1, years of either calendar. */
type Parts = { year: number; month: number; day: number; time?: string | undefined }

const bangkokOffset = 7 * 60 * 60_000
const buddhistOffset = 543
const firstBuddhistYear = 2_400
/** Earlier dates are misread ones. */
const earliest = Date.UTC(1990, 0, 1)

/** A year of two digits is a Buddhist one from 40 on: `67` is 2567, `24` is 2024. */
const wholeYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) >= 40 ? 2_500 : 2_000)

/** Milliseconds of a day; undefined for 14:60 and the like. */
function timeOfDay(text: string): number | undefined {
  const [, h = '', m = '', s = '0', half] =
    /^(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:\.\d{1,9})?)?\s?(น\.?|am|pm)?$/i.exec(text) ?? []
  if (h === '') return undefined
  const isHalf = half?.toLowerCase() === 'am' || half?.toLowerCase() === 'pm'
  if (isHalf && (Number(h) < 1 || Number(h) > 12)) return undefined
  const hours = isHalf ? (Number(h) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0) : Number(h)
  const isTime = hours < 24 && Number(m) < 60 && Number(s) < 60
  return isTime ? ((hours * 60 + Number(m)) * 60 + Number(s)) * 1_000 : undefined
}

/** Milliseconds since 1970; undefined if there is no such day or time. */
function timeOf({ year, month, day, time }: Parts): number | undefined {
  const ms = time ? timeOfDay(time) : 0
  const date = Date.UTC(year >= firstBuddhistYear ? year - buddhistOffset : year, month - 1, day)
  const isDay = new Date(date).getUTCMonth() === month - 1 && new Date(date).getUTCDate() === day
  return isDay && ms !== undefined ? date + ms - bangkokOffset : undefined
}

/**
 * The year of a cell: a spreadsheet takes that of `29/11/69` for 1969, in which no order was, and saves it so as text, too.
 * Systems write the first day of 1970 for none at all.
 */
function cellYear(year: number, month: number, day: number): number {
  const date = Date.UTC(year, month - 1, day)
  const isShortened = year >= 1940 && date < earliest && Math.abs(date) > dayMs
  return isShortened ? year - 1_900 + 2_500 : year
}

const ofDate = (date: Date): Parts => ({
  year: cellYear(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()),
  month: date.getUTCMonth() + 1,
  day: date.getUTCDate(),
  time: date.toISOString().slice(11, 19),
})

/** Days since the end of 1899, as spreadsheets count them; those of Buddhist years too. */
const isSerial = (days: number): boolean => days > 32_000 && days < 260_000
const ofSerial = (days: number): Parts => ofDate(new Date(Math.round((days - 25_569) * (dayMs / 1_000)) * 1_000))

/** `24-01-05`: a year of two digits may stand first or last. */
const shortDate = /^(\d{2})([/.-])(\d{1,2})[/.-](\d{2})(?:[ ,T]\s?(\d.*))?$/

/** Where a column's dates of this kind have their day. */
export type ShortDates = 'day first' | 'year first' | 'unclear'

function partsOf(text: string, order: ShortDates): Parts | undefined {
  const [, first = '', second = '', third = '', clock] =
    /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})(?:[ ,T]\s?(\d.*))?$/.exec(text) ?? []
  const isYearFirst = first.length === 4 || (order === 'year first' && first.length === 2 && third.length === 2)
  const [year, day] = isYearFirst ? [first, third] : [third, first]
  if (second !== '' && (year.length === 2 || year.length === 4) && day.length <= 2) {
    const parts = { month: Number(second), day: Number(day), time: clock }
    return { year: cellYear(wholeYear(year), parts.month, parts.day), ...parts }
  }
  const [, ofMonth = '', name = '', named = '', late] =
    /^(\d{1,2})[ /-]?([ก-๙.]{2,14}|[A-Za-z]{3,9}\.?)[ /,-]{0,2}(\d{4}|\d{2})(?:[ ,]\s?(\d.*))?$/.exec(text) ?? []
  const month = monthOf(name)
  if (month === 0) return undefined
  const dayOfMonth = Number(ofMonth)
  return { year: cellYear(wholeYear(named), month, dayOfMonth), month, day: dayOfMonth, time: late }
}

const dateText = (cell: Cell): string => arabicDigits(lineOf(cell)).replace(/^วัน[^\d]*/, '')

/** Whether an old order can be of this moment. */
export const isPossible = (found: number | undefined, now: number): found is number =>
  found !== undefined && found >= earliest && found <= now + dayMs

/**
 * How the dates of a column whose years have two digits are read: as all of them can be. Without dates that can be read
 * in one way only, the day comes first as usual, unless dashes separate them as in `2024-01-05`.
 */
export function shortDatesIn(cells: Iterable<Cell>, now: number): ShortDates {
  let [dayFirst, yearFirst, dashes] = [0, 0, 0]
  const canBe = (text: string, order: ShortDates) => {
    const parts = partsOf(text, order)
    return isPossible(parts && timeOf({ ...parts, time: undefined }), now)
  }
  for (const cell of cells) {
    const text = typeof cell === 'string' ? dateText(cell) : ''
    const [, , separator] = shortDate.exec(text) ?? []
    if (separator === undefined) continue
    const [asDay, asYear] = [canBe(text, 'day first'), canBe(text, 'year first')]
    if (asDay && !asYear) dayFirst++
    if (asYear && !asDay) yearFirst++
    if (separator === '-') dashes++
  }
  if (dayFirst > 0 && yearFirst > 0) return 'unclear'
  if (dayFirst + yearFirst === 0) return dashes > 0 ? 'unclear' : 'day first'
  return yearFirst > 0 ? 'year first' : 'day first'
}

/** A moment with its time zone. */
const zoned = (text: string): number | undefined =>
  /^(?:19|20)\d\d-\d\d-\d\d[T ]\d\d:\d\d.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
    ? Date.parse(readTimestamp(text) ?? '')
    : undefined

const outOfRange = (shown: string, day: string) =>
  new Problem(`“${shown}” would be ${day}; that can’t be`, 'day-out-of-range', { other: day })

/** A date is read as day, month, year; one without a time is midnight in Bangkok. Returns ISO text. */
export function momentIn(cell: Cell, clock: Cell, now: number, shortDates: ShortDates = 'day first'): string | Problem {
  const shown = lineOf(cell)
  if (shown === '') return new Problem('is empty', 'required')
  const text = dateText(cell)
  if (shortDates === 'unclear' && shortDate.test(text))
    return new Problem(
      `“${shown}” may begin with the day or with the year; write the year with four digits`,
      'short-date',
    )
  const serial = typeof cell === 'number' ? cell : /^\d{5,6}(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  const parts = cell instanceof Date ? ofDate(cell) : isSerial(serial) ? ofSerial(serial) : partsOf(text, shortDates)
  const later =
    clock instanceof Date ? ofDate(clock).time : typeof clock === 'number' ? ofSerial(clock).time : undefined
  const time = later ?? (arabicDigits(lineOf(clock)) || parts?.time)
  const found = zoned(text) ?? (parts && timeOf({ ...parts, time }))
  if (found === undefined || Number.isNaN(found))
    return new Problem(`“${shown}” isn’t a date; day, month and year are expected, such as 31/12/2567`, 'date')
  if (!isPossible(found, now)) return outOfRange(shown, isoTime(found + bangkokOffset).slice(0, 10))
  return isoTime(found)
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { locales } from '../../src/core/engine'
import { heldDay, movedDay, weekdayText, weeksOf } from '../../src/widgets/date-field/month-grid'
import { readDay, typedDay } from '../../src/widgets/i18n/date-text'

const time = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (at: number) => new Date(at).toISOString().slice(0, 10)
const oneDay = 24 * 60 * 60 * 1000
/** all days whose year can be told apart in both eras */
const day = fc
  .integer({ min: time('1857-01-01') / oneDay, max: time('2399-12-31') / oneDay })
  .map((days) => dayAt(days * oneDay))
const locale = fc.constantFrom(...locales)

test('DATE-1 a day formatted by the field reads back as that day, in all five languages', () => {
  fc.assert(
    fc.property(day, locale, (each, language) => {
      expect(readDay(typedDay(each, language))).toEqual({ day: each })
      expect(readDay(each)).toEqual({ day: each })
    }),
  )
  expect(locales.map((each) => typedDay('2026-11-05', each))).toEqual([
    '05/11/2569',
    '05/11/2026',
    '05.11.2026',
    '05/11/2026',
    '05/11/2026',
  ])
})

test.each([
  ['25/11/2569', '2026-11-25'],
  ['25/11/2026', '2026-11-25'],
  ['5-1-2569', '2026-01-05'],
  ['5.1.2026', '2026-01-05'],
  [' 5 1 2026 ', '2026-01-05'],
  ['๒๕/๑๑/๒๕๖๙', '2026-11-25'],
  ['2026-11-25', '2026-11-25'],
  ['2569-11-25', '2026-11-25'],
  ['29/2/2567', '2024-02-29'],
  ['1/1/2400', '1857-01-01'],
  ['31/12/2399', '2399-12-31'],
  ['', ''],
  ['   ', ''],
])('DATE-2 %s is read as %s', (typed, read) => {
  expect(readDay(typed)).toEqual({ day: read })
})

test.each([
  ['25/11/69', 'short-year'],
  ['25/11/9', 'short-year'],
  ['29/2/2566', 'not-a-day'],
  ['31/4/2026', 'not-a-day'],
  ['0/4/2026', 'not-a-day'],
  ['1/13/2026', 'not-a-day'],
  ['11/25', 'not-a-day'],
  ['25/11/256', 'not-a-day'],
  ['1/1/1800', 'not-a-day'],
  ['tomorrow', 'not-a-day'],
  ['250/11/2026', 'not-a-day'],
])('DATE-3 %s is not a day: %s', (typed, fieldError) => {
  expect(readDay(typed)).toEqual({ fieldError })
})

test.each([
  ['29/11/69', '2026-11-29'],
  ['29/11/26', '2026-11-29'],
  ['๒๙-๑๑-๖๙', '2026-11-29'],
  ['1.1.49', '2006-01-01'],
  ['1/1/06', '2006-01-01'],
  ['1/1/89', '2046-01-01'],
  ['1/1/46', '2046-01-01'],
])('DATE-4875 within 20 years of 2026, %s is read as %s', (typed, read) => {
  expect(readDay(typed, '2026-11-30')).toEqual({ day: read })
})

test.each(['1/1/47', '1/1/48', '1/1/90', '1/1/05', '1/1/9'])('DATE-4875 the year of %s is of neither era', (typed) => {
  expect(readDay(typed, '2026-11-30')).toEqual({ fieldError: 'short-year' })
})

test('DATE-4875 a day that its year does not have is none, with two digits, too', () => {
  expect(readDay('29/2/69', '2026-11-30')).toEqual({ fieldError: 'not-a-day' })
  expect(readDay('29/2/67', '2026-11-30')).toEqual({ day: '2024-02-29' })
})

test('DATE-3 no text reads as a nonexistent day', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d๐-๙ ./-]{0,12}$/), (typed) => {
      const read = readDay(typed)
      if ('day' in read && read.day !== '') expect(dayAt(time(read.day))).toBe(read.day)
    }),
  )
})

test('DATE-4 a month is shown in whole weeks with each of its days once, in order', () => {
  fc.assert(
    fc.property(day, locale, (each, language) => {
      const weeks = weeksOf(each, language)
      const days = weeks.flat()
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(days).toEqual(days.map((_, position) => dayAt(time(days[0] ?? '') + position * oneDay)))
      const inside = days.filter((one) => one.startsWith(each.slice(0, 7)))
      expect([inside[0]?.slice(8), inside.includes(each)]).toEqual(['01', true])
      expect(dayAt(time(inside.at(-1) ?? '') + oneDay).slice(8)).toBe('01')
    }),
    { numRuns: 60 },
  )
})

test('DATE-4 weeks start as usual in the language', () => {
  expect(locales.map((each) => weekdayText(weeksOf('2026-11-25', each)[0]?.[0] ?? '', each, 'long'))).toEqual([
    'วันอาทิตย์',
    'Sunday',
    'Montag',
    'lundi',
    'domingo',
  ])
})

test('DATE-4 weekdays have the abbreviations of Thai calendars', () => {
  const [week = []] = weeksOf('2026-11-25', 'th')
  expect(week.map((each) => weekdayText(each, 'th', 'short')).join(' ')).toBe('อา จ อ พ พฤ ศ ส')
})

test.each([
  ['ArrowLeft', '2026-02-28'],
  ['ArrowRight', '2026-03-02'],
  ['ArrowUp', '2026-02-22'],
  ['ArrowDown', '2026-03-08'],
  ['Home', '2026-03-01'],
  ['End', '2026-03-07'],
  ['PageUp', '2026-02-01'],
  ['PageDown', '2026-04-01'],
  ['Shift+PageUp', '2025-03-01'],
  ['Shift+PageDown', '2027-03-01'],
  ['a', undefined],
])('DATE-5 %s moves from 1 March 2026 to %s', (key, to) => {
  expect(movedDay(key, '2026-03-01', 'th')).toBe(to)
})

test('DATE-5 the end of a month stays the end, and bounds apply', () => {
  expect(movedDay('PageDown', '2026-01-31', 'th')).toBe('2026-02-28')
  expect([heldDay('2026-01-01', '2026-01-05'), heldDay('2026-02-01', '', '2026-01-31'), heldDay('2026-01-01')]).toEqual(
    ['2026-01-05', '2026-01-31', '2026-01-01'],
  )
})

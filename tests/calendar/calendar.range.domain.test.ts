import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  calendarViews,
  daysBetween,
  isDay,
  shownDays,
  stepDay,
  untilMidnight,
  weekdayOf,
} from '../../src/core/calendar/calendar.range'
import {
  clockOf,
  dayOf,
  daysOf,
  gridSpan,
  isOnDay,
  momentOf,
  movedTo,
  readTime,
  type Span,
  spanOfGrid,
} from '../../src/core/calendar/calendar.span'
import { addMinutes, readClock } from '../../src/core/kernel/time-of-day'

const days = fc.integer({ min: 0, max: 80_000 }).map((number) => addDays('1900-01-01', number))
const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((count) => addMinutes('00:00', count))
const moments = fc.tuple(days, minutes).map(([day, clock]) => momentOf(day, clock))
const lengths = fc.integer({ min: 0, max: 60 })
const allDay: fc.Arbitrary<Span> = fc
  .tuple(days, lengths)
  .map(([start, length]) => ({ start, end: addDays(start, length), allDay: true }))
const timed: fc.Arbitrary<Span> = fc.tuple(moments, fc.integer({ min: 0, max: 5_000 })).map(([start, length]) => ({
  start,
  end: new Date(Date.parse(start) + length * 60_000).toISOString(),
  allDay: false,
}))
const spans = fc.oneof(allDay, timed)
const lengthOf = ({ start, end }: Span) => Date.parse(end) - Date.parse(start)
const holds = <T>(arbitrary: fc.Arbitrary<T>, rule: (value: T) => unknown) =>
  fc.assert(
    fc.property(arbitrary, (value) => {
      rule(value)
    }),
    { numRuns: 300 },
  )

describe('days', () => {
  test('CAL-20 days are added and counted across months, years and leap years', () => {
    expect([addDays('2028-02-28', 1), addDays('2028-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
      '2028-02-29',
      '2028-02-29',
      '2027-01-01',
    ])
    holds(fc.tuple(days, fc.integer({ min: -9_000, max: 9_000 })), ([day, count]) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count)
      expect((weekdayOf(addDays(day, count)) - weekdayOf(day) - count) % 7).toBeCloseTo(0)
    })
  })

  test('CAL-20 a month later is the same day, or the last of a shorter month', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2028-01-31', 1), addMonths('2026-03-31', -1)]).toEqual([
      '2026-02-28',
      '2028-02-29',
      '2026-02-28',
    ])
    expect([addMonths('2026-12-15', 1), addMonths('2026-01-15', -1), addMonths('9999-12-01', 1)]).toEqual([
      '2027-01-15',
      '2025-12-15',
      '9999-12-01',
    ])
    holds(fc.tuple(days, fc.integer({ min: -500, max: 500 })), ([day, count]) => {
      const later = addMonths(day, count)
      expect(isDay(later)).toBe(true)
      expect(later.slice(8) <= day.slice(8)).toBe(true)
    })
  })

  test('CAL-21 a view contains its day, and stepping forward and back shows the same days', () => {
    const shown = fc.tuple(fc.constantFrom(...calendarViews), days, fc.constantFrom(0, 1))
    holds(shown, ([view, day, firstWeekday]) => {
      const { from, to } = shownDays(view, day, firstWeekday)
      expect(from <= day && day <= to).toBe(true)
      expect(daysBetween(from, to) + 1).toBe({ month: Number(to.slice(8)), week: 7, day: 1, list: 30 }[view])
      if (view === 'week') expect(weekdayOf(from)).toBe(firstWeekday)
      const next = stepDay(view, day, 1)
      expect(shownDays(view, next, firstWeekday).from).toBe(addDays(to, 1))
      expect(shownDays(view, stepDay(view, next, -1), firstWeekday)).toEqual({ from, to })
    })
  })

  test("CAL-22 midnight is Bangkok's", () => {
    expect(untilMidnight(Date.parse('2026-11-21T16:59:59Z'))).toBe(1_000)
    expect(untilMidnight(Date.parse('2026-11-21T17:00:00Z'))).toBe(24 * 60 * 60 * 1_000)
  })
})

describe('calendar ranges', () => {
  test('CAL-23 a moment converts to its day and time in Bangkok', () => {
    expect([dayOf('2026-11-20T17:00:00Z'), clockOf('2026-11-20T17:00:00Z')]).toEqual(['2026-11-21', '00:00'])
    holds(fc.tuple(days, minutes), ([day, clock]) => {
      const moment = momentOf(day, clock)
      expect([dayOf(moment), clockOf(moment)]).toEqual([day, clock])
      expect(readTime(`${day}T${clock}`, false)).toBe(moment)
      expect(readTime(moment, true)).toBe(day)
    })
  })

  test('CAL-24 an event that ends at midnight does not touch the next day', () => {
    const late = { start: momentOf('2026-11-21', '20:00'), end: momentOf('2026-11-22', '00:00'), allDay: false }
    expect([isOnDay(late, '2026-11-21'), isOnDay(late, '2026-11-22')]).toEqual([true, false])
    expect(daysOf({ ...late, end: momentOf('2026-11-22', '00:01') })).toEqual({
      first: '2026-11-21',
      last: '2026-11-22',
    })
    const atMidnight = { start: momentOf('2026-11-22', '00:00'), end: momentOf('2026-11-22', '00:00'), allDay: false }
    expect(daysOf(atMidnight)).toEqual({ first: '2026-11-22', last: '2026-11-22' })
  })

  test('CAL-25 in the grid an event ends the day after its last, and comes back unchanged', () => {
    expect(gridSpan({ start: '2026-11-26', end: '2026-11-28', allDay: true }).end).toBe('2026-11-29')
    expect(
      gridSpan({ start: momentOf('2026-11-26', '09:00'), end: momentOf('2026-11-26', '10:00'), allDay: false }),
    ).toEqual({
      start: '2026-11-26T09:00:00.000Z',
      end: '2026-11-26T10:00:00.000Z',
      allDay: false,
    })
    holds(spans, (span) => expect(spanOfGrid(gridSpan(span))).toEqual(span))
  })

  test('CAL-26 a moved event keeps its duration; between days and hours it takes a day or an hour', () => {
    holds(fc.tuple(timed, moments), ([span, to]) => {
      const moved = movedTo(span, to, false)
      expect([moved.start, moved.allDay, lengthOf(moved)]).toEqual([to, false, lengthOf(span)])
    })
    holds(fc.tuple(allDay, days), ([span, to]) => {
      const moved = movedTo(span, to, true)
      expect([moved.start, daysBetween(moved.start, moved.end)]).toEqual([to, daysBetween(span.start, span.end)])
    })
    holds(fc.tuple(timed, days), ([span, to]) =>
      expect(movedTo(span, to, true)).toEqual({ start: to, end: to, allDay: true }),
    )
    holds(fc.tuple(allDay, moments), ([span, to]) => expect(lengthOf(movedTo(span, to, false))).toBe(60 * 60 * 1_000))
  })

  test('CAL-26 no move puts the end before the start', () => {
    holds(fc.tuple(spans, days, minutes, fc.boolean()), ([span, day, clock, toAllDay]) => {
      const moved = movedTo(span, toAllDay ? day : momentOf(day, clock), toAllDay)
      expect(moved.end >= moved.start).toBe(true)
    })
  })
})

describe('times as people type them', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    ['9:05', '09:05'],
    ['๙.๓๐ น.', '09:30'],
    [' 23:59 ', '23:59'],
    ['24:00', undefined],
    ['9:60', undefined],
    ['9:5', undefined],
    ['', undefined],
    ['เช้า', undefined],
  ])('CAL-27 %s is %s', (typed, clock) => expect(readClock(typed)).toBe(clock))

  test('CAL-27 steps of a time stay within the day', () => {
    expect([addMinutes('23:50', 15), addMinutes('00:05', -15), addMinutes('09:50', 15)]).toEqual([
      '23:59',
      '00:00',
      '10:05',
    ])
  })
})

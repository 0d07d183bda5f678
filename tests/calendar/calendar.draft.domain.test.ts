import { describe, expect, test } from 'vitest'
import { draftErrors, draftOf, eventOf, withFields } from '../../src/core/calendar/calendar.draft'
import { readLocation, writeLocation } from '../../src/core/calendar/calendar.location'
import { market, supplier } from './event'

const draft = draftOf({ event: supplier })

describe('a draft', () => {
  test.each([supplier, market])('CAL-30 an untouched event is stored as it was: %#', (event) => {
    const { id: _, ...rest } = event
    expect(eventOf(draftOf({ event }))).toEqual(rest)
    expect(draftErrors(draftOf({ event }))).toEqual({})
  })

  test('CAL-31 changing the start moves the end, changing the end moves nothing else', () => {
    expect(withFields(draft, { startTime: '23:00' })).toMatchObject({ endDay: '2026-11-25', endTime: '00:30' })
    expect(withFields(draft, { startDay: '2026-12-01' })).toMatchObject({ endDay: '2026-12-01', endTime: '11:30' })
    expect(withFields(draftOf({ event: market }), { startDay: '2026-12-30' })).toMatchObject({ endDay: '2027-01-01' })
    expect(withFields(draft, { endTime: '09:00' })).toMatchObject({ startTime: '10:00', endTime: '09:00' })
  })

  test('CAL-31 an unreadable time changes nothing', () => {
    expect(withFields(draft, { startTime: 'x' })).toMatchObject({ endDay: '2026-11-24', endTime: '11:30' })
    expect(withFields({ ...draft, endTime: 'x' }, { startTime: '12:00' })).toMatchObject({ endTime: 'x' })
    expect(withFields({ ...draft, endTime: '08:00' }, { startTime: '12:00' })).toMatchObject({ endTime: '08:00' })
  })

  test('CAL-32 switching all-day on and off keeps days and times', () => {
    const whole = withFields(draft, { allDay: true })
    expect(eventOf(whole)).toMatchObject({ start: '2026-11-24', end: '2026-11-24', allDay: true })
    expect(withFields(whole, { allDay: false })).toEqual(draft)
  })

  test.each([
    [{ title: ' ' }, { title: ['required'] }],
    [{ endTime: '09:59' }, { end: ['end-before-start'] }],
    [{ endTime: '10:00' }, {}],
    [{ startDay: '' }, { start: ['timestamp'] }],
    [
      { startTime: 'x', endDay: '' },
      { start: ['timestamp'], end: ['timestamp'] },
    ],
    [{ allDay: true, startTime: 'x', endTime: 'x' }, {}],
    [{ allDay: true, endDay: '2026-11-23' }, { end: ['end-before-start'] }],
    [{ url: 'javascript:alert(1)' }, { url: ['url'] }],
    [{ url: 'our shop' }, { url: ['url'] }],
    [{ url: 'https://shop.example/x' }, {}],
  ])('CAL-33 errors that block saving have a code by field: %o', (fields, fieldErrors) => {
    expect(draftErrors({ ...draft, ...fields })).toEqual(fieldErrors)
  })

  test('CAL-34 texts are trimmed, and a URL without a scheme gets https', () => {
    const tidy = eventOf({ ...draft, title: ' ก ', location: ' ข ', description: ' ค ', url: ' shop.example/tea ' })
    expect(tidy).toMatchObject({
      title: 'ก',
      url: 'https://shop.example/tea',
      extendedProps: { location: 'ข', description: 'ค' },
    })
  })
})

describe("the calendar's state as text", () => {
  test.each([
    ['', { view: undefined, date: undefined, calendars: undefined }, ''],
    [
      'view=week&date=2026-11-21&calendars=Family,Business',
      { view: 'week', date: '2026-11-21', calendars: ['Business', 'Family'] },
      'view=week&date=2026-11-21&calendars=Business,Family',
    ],
    ['calendars=', { view: undefined, date: undefined, calendars: [] }, 'calendars='],
    ['calendars=Personal,Business,Family,Holiday,ETC', { view: undefined, date: undefined, calendars: undefined }, ''],
    ['view=year&date=2026-02-30&calendars=Work', { view: undefined, date: undefined, calendars: [] }, 'calendars='],
    ['date=21/11/2569&calendars=Work,ETC', { view: undefined, date: undefined, calendars: ['ETC'] }, 'calendars=ETC'],
  ])('CAL-35 %s is read, and written without defaults', (text, location, written) => {
    expect(readLocation(text)).toEqual(location)
    expect(writeLocation(readLocation(text))).toBe(written)
  })
})

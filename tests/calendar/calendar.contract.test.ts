import { describe, expect, test } from 'vitest'
import { eventSchema, newEventSchema } from '../../src/core/calendar/calendar.event'
import { decode, encode } from '../../src/core/kernel/codec'
import { market, supplier } from './event'

const wire = { id: 7, title: 'a', extendedProps: { calendar: 'Business' } }
const times = (event: object) => {
  const read = decode(eventSchema, { ...wire, ...event })
  if (!read.ok) return read.fields
  return [read.value.start, read.value.end]
}

describe('reading', () => {
  test.each([
    [
      'timed, with an offset',
      { start: '2026-11-24T10:00:00+07:00', end: '2026-11-24T04:30:00Z' },
      ['2026-11-24T03:00:00.000Z', '2026-11-24T04:30:00.000Z'],
    ],
    [
      'timed, without one: Bangkok',
      { start: '2026-11-24T10:00', end: '2026-11-24T11:30:00' },
      ['2026-11-24T03:00:00.000Z', '2026-11-24T04:30:00.000Z'],
    ],
    [
      'timed, as days: from the first minute',
      { start: '2026-11-24', end: '2026-11-25' },
      ['2026-11-23T17:00:00.000Z', '2026-11-24T17:00:00.000Z'],
    ],
    ['all day, as days', { allDay: true, start: '2026-11-24', end: '2026-11-25' }, ['2026-11-24', '2026-11-25']],
    [
      'all day, as moments: the days they are on in Bangkok',
      { allDay: true, start: '2026-11-23T17:00:00Z', end: '2026-11-24T16:59:59.999Z' },
      ['2026-11-24', '2026-11-24'],
    ],
    ['without an end', { start: '2026-11-24T03:00:00Z' }, ['2026-11-24T03:00:00.000Z', '2026-11-24T03:00:00.000Z']],
    ['with an end that is null', { allDay: true, start: '2026-11-24', end: null }, ['2026-11-24', '2026-11-24']],
    [
      'with an end before the start',
      { allDay: true, start: '2026-11-24', end: '2026-11-20' },
      ['2026-11-24', '2026-11-24'],
    ],
    ['with a start that is no time', { start: '24/11/2569' }, { start: ['timestamp'] }],
    ['with a day that is none', { allDay: true, start: '2026-02-30' }, { start: ['timestamp'] }],
  ])('CAL-10 a time is read in either form: %s', (_, event, expected) => {
    expect(times(event)).toEqual(expected)
  })

  test('CAL-11 omitted optional fields are empty, and an unknown calendar is shown with the others', () => {
    expect(
      decode(eventSchema, {
        id: '7',
        title: 'a',
        url: null,
        start: '2026-11-24T03:00:00Z',
        extendedProps: { calendar: 'Work' },
      }),
    ).toEqual({
      ok: true,
      value: {
        id: 7,
        title: 'a',
        url: '',
        start: '2026-11-24T03:00:00.000Z',
        end: '2026-11-24T03:00:00.000Z',
        allDay: false,
        extendedProps: { calendar: 'ETC', guests: [], location: '', description: '' },
      },
    })
  })
})

test.each([supplier, market])('CAL-12 an event round-trips: %#', ({ id, ...event }) => {
  expect(decode(newEventSchema, encode(newEventSchema, event))).toEqual({ ok: true, value: event })
  expect(decode(eventSchema, encode(eventSchema, { id, ...event }))).toEqual({ ok: true, value: { id, ...event } })
})

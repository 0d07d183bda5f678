import { expect, test } from 'vitest'
import { passingId } from '../../src/core/calendar/calendar.changes'
import {
  droppedSpan,
  gridDay,
  gridEvent,
  gridNow,
  gridTime,
  pressedTime,
} from '../../src/widgets/calendar/grid/grid-events'
import { market, supplier } from './event'

/** A moment of the grid: a clock in Bangkok as if it stood in UTC. */
const at = (text: string) => new Date(`${text}Z`)

test('CAL-25 an event is in the grid at its Bangkok time and ends the day after its last; its link is not passed on', () => {
  expect(gridEvent({ ...supplier, url: 'https://shop.example' })).toEqual({
    id: '7',
    title: supplier.title,
    start: '2026-11-24T10:00:00.000Z',
    end: '2026-11-24T11:30:00.000Z',
    allDay: false,
    editable: true,
    extendedProps: { event: { ...supplier, url: 'https://shop.example' } },
  })
  expect(gridEvent(market)).toMatchObject({ start: '2026-11-26', end: '2026-11-29', allDay: true })
  expect(gridEvent({ ...supplier, id: passingId('a') }).editable).toBe(false)
})

test('CAL-26 a dropped event keeps its duration, also when moved between days and hours', () => {
  const dropped = (event: typeof supplier, start: Date | null, allDay: boolean) =>
    droppedSpan(event, { start, end: null, allDay })
  expect(dropped(supplier, at('2026-11-25T08:00:00'), false)).toEqual({
    start: '2026-11-25T01:00:00.000Z',
    end: '2026-11-25T02:30:00.000Z',
    allDay: false,
  })
  expect(dropped(supplier, at('2026-11-25T00:00:00'), true)).toEqual({
    start: '2026-11-25',
    end: '2026-11-25',
    allDay: true,
  })
  expect(dropped(market, at('2026-12-30T00:00:00'), true)).toEqual({
    start: '2026-12-30',
    end: '2027-01-01',
    allDay: true,
  })
  expect(dropped(market, at('2026-11-26T13:00:00'), false)).toEqual({
    start: '2026-11-26T06:00:00.000Z',
    end: '2026-11-26T07:00:00.000Z',
    allDay: false,
  })
  expect(dropped(supplier, null, false)).toBeUndefined()
})

test('CAL-26 a resized event ends where it was released', () => {
  const [start, end] = [at('2026-11-24T10:00:00'), at('2026-11-24T12:30:00')]
  expect(gridTime({ start, end, allDay: false })).toEqual({
    start: '2026-11-24T03:00:00.000Z',
    end: '2026-11-24T05:30:00.000Z',
    allDay: false,
  })
  expect(gridTime({ start: at('2026-11-26T00:00:00'), end: at('2026-11-28T00:00:00'), allDay: true })).toEqual({
    start: '2026-11-26',
    end: '2026-11-27',
    allDay: true,
  })
  expect(gridTime({ start, end: null, allDay: false })).toBeUndefined()
})

test('CAL-26 a press on a day selects that day, a press on an hour selects an hour from there', () => {
  expect(pressedTime({ date: at('2026-11-30T00:00:00'), allDay: true })).toEqual({
    start: '2026-11-30',
    end: '2026-11-30',
    allDay: true,
  })
  expect(pressedTime({ date: at('2026-11-30T23:30:00'), allDay: false })).toEqual({
    start: '2026-11-30T16:30:00.000Z',
    end: '2026-11-30T17:30:00.000Z',
    allDay: false,
  })
})

test('CAL-22 now in the grid is Bangkok time', () => {
  expect(gridNow(Date.parse('2026-11-21T17:30:00Z'))).toBe('2026-11-22T00:30:00.000Z')
  expect(gridDay(at('2026-11-22T00:30:00'))).toBe('2026-11-22')
})

import { expect, test } from 'vitest'
import type { CalendarEvent } from '../../src/core/calendar/calendar.event'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

const noon = { now: () => new Date('2026-11-21T05:00:00Z') }
const list = 'GET /apps/calendar/events'
const add = 'POST /apps/calendar/add-event'
const update = 'POST /apps/calendar/update-event'

const event = {
  title: 'ไลฟ์ขายของ',
  start: '2026-11-25T20:00:00+07:00',
  end: '2026-11-25T21:30:00+07:00',
  allDay: false,
  extendedProps: { calendar: 'Business' },
}
const stored = {
  ...event,
  url: '',
  version: 1,
  start: '2026-11-25T13:00:00.000Z',
  end: '2026-11-25T14:30:00.000Z',
  extendedProps: { calendar: 'Business', guests: [], location: '', description: '' },
}

const calendarsIn = (events: CalendarEvent[]) => [...new Set(events.map((each) => each.extendedProps.calendar))].sort()

test('CAL-1 GET /apps/calendar/events returns a bare array of all calendars, those requested, or none for an empty list', async () => {
  const mock = createMock(noon)
  const all = await ask(mock, list)
  expect([all.status, calendarsIn(all.body)]).toEqual([200, ['Business', 'ETC', 'Family', 'Holiday', 'Personal']])
  const two = await ask(mock, `${list}?calendars=Business&calendars=Family`)
  expect(calendarsIn(two.body)).toEqual(['Business', 'Family'])
  expect(calendarsIn((await ask(mock, `${list}?calendars[]=Holiday`)).body)).toEqual(['Holiday'])
  expect(await ask(mock, `${list}?calendars=`)).toEqual({ status: 200, body: [] })
})

test('CAL-1 the sample data has a day with at least four events, days off, and an event of several days', async () => {
  const { body } = await ask(createMock(noon), list)
  const events = body as CalendarEvent[]
  expect(events.filter(({ start }) => start.startsWith('2026-11-21T')).length).toBeGreaterThanOrEqual(4)
  expect(events.find(({ title, start }) => title === 'วันพ่อแห่งชาติ' && start > '2026')).toMatchObject({
    start: '2026-12-05',
    allDay: true,
  })
  expect(events.find(({ title }) => title === 'ออกบูธตลาดนัดงานคราฟต์')).toMatchObject({
    start: '2026-11-26',
    end: '2026-11-28',
  })
})

test('CAL-2 POST /apps/calendar/add-event returns 201 with the stored event, max id + 1, url empty unless given', async () => {
  const mock = createMock(noon)
  const { body: before } = await ask(mock, list)
  const id = Math.max(...(before as CalendarEvent[]).map((each) => each.id)) + 1
  expect(await ask(mock, add, { body: { event } })).toEqual({ status: 201, body: { event: { ...stored, id } } })
  expect((await ask(mock, list)).body.at(-1)).toEqual({ ...stored, id })
})

test.each([
  [{ ...event, title: '  ' }, { 'event.title': ['required'] }],
  [{ ...event, end: '2026-11-25T12:59:59Z' }, { 'event.end': ['end-before-start'] }],
  [{ ...event, allDay: true, start: '2026-11-25', end: '2026-11-24' }, { 'event.end': ['end-before-start'] }],
  [{ ...event, start: 'soon' }, { 'event.start': ['timestamp'] }],
  [{ ...event, url: 'javascript:alert(1)' }, { 'event.url': ['url'] }],
  [{ ...event, extendedProps: { calendar: 'Work' } }, { 'event.extendedProps.calendar': ['wrong-type'] }],
])('CAL-3 an invalid event is 422 with a code by field, and nothing is stored: %#', async (sent, error) => {
  const mock = createMock(noon)
  const before = await ask(mock, list)
  expect(await ask(mock, add, { body: { event: sent } })).toEqual({ status: 422, body: { error } })
  expect(await ask(mock, update, { body: { event: { ...sent, id: 1 } } })).toEqual({ status: 422, body: { error } })
  expect(await ask(mock, list)).toEqual(before)
})

test('CAL-3 an end equal to the start is allowed, all-day and timed', async () => {
  const mock = createMock(noon)
  for (const times of [
    { allDay: true, start: '2026-11-25', end: '2026-11-25' },
    { allDay: false, start: stored.start, end: stored.start },
  ])
    expect(await ask(mock, add, { body: { event: { ...event, ...times } } })).toMatchObject({
      status: 201,
      body: { event: times },
    })
})

test('CAL-4 POST /apps/calendar/update-event merges the fields sent and returns the event', async () => {
  const mock = createMock(noon)
  const { body: added } = await ask(mock, add, { body: { event } })
  const { id } = added.event
  const change = { id, title: 'ไลฟ์รอบดึก', extendedProps: { location: 'หน้าร้าน' } }
  const expected = {
    ...stored,
    id,
    version: 2,
    changedBy: 'staff',
    title: 'ไลฟ์รอบดึก',
    extendedProps: { ...stored.extendedProps, location: 'หน้าร้าน' },
  }
  expect(await ask(mock, update, { body: { event: change } })).toEqual({ status: 200, body: { event: expected } })
  expect((await ask(mock, list)).body.at(-1)).toEqual(expected)
  const tooEarly = { id, end: '2026-11-25T12:00:00Z' }
  expect(await ask(mock, update, { body: { event: tooEarly } })).toEqual({
    status: 422,
    body: { error: { 'event.end': ['end-before-start'] } },
  })
})

test('CAL-7 a stale version is 409 with the current event, and nothing changes; a missing one is not checked', async () => {
  const mock = createMock(noon)
  const { body: added } = await ask(mock, add, { body: { event } })
  const { id } = added.event
  const save = (fields: object) => ask(mock, update, { body: { event: { id, ...fields } } })
  const current = { ...stored, id, title: 'ก', version: 2, changedBy: 'staff' }
  expect(await save({ title: 'ก', version: 1 })).toEqual({ status: 200, body: { event: current } })
  expect(await save({ title: 'ข', version: 1 })).toEqual({ status: 409, body: { event: current } })
  expect((await ask(mock, list)).body.at(-1)).toEqual(current)
  expect((await save({ title: 'ก', version: 2 })).body.event.version).toBe(2)
  expect((await save({ title: 'ข' })).body.event.version).toBe(3)
})

test('CAL-5 DELETE /apps/calendar/remove-event removes by id', async () => {
  const mock = createMock(noon)
  expect(await ask(mock, 'DELETE /apps/calendar/remove-event?id=1')).toEqual({ status: 200, body: undefined })
  expect((await ask(mock, list)).body.some(({ id }: CalendarEvent) => id === 1)).toBe(false)
})

test('CAL-6 an unknown id is 404 without a body and changes nothing', async () => {
  const mock = createMock(noon)
  const before = await ask(mock, list)
  expect(await ask(mock, update, { body: { event: { ...event, id: 9_999 } } })).toEqual({
    status: 404,
    body: undefined,
  })
  expect(await ask(mock, 'DELETE /apps/calendar/remove-event?id=9999')).toEqual({ status: 404, body: undefined })
  expect(await ask(mock, list)).toEqual(before)
})

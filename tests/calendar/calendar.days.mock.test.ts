import { expect, test } from 'vitest'
import type { CalendarEvent } from '../../src/core/calendar/calendar.event'
import { isDay, neededDays } from '../../src/core/calendar/calendar.range'
import { createMock } from '../../src/mock/index'
import { ask } from '../helpers/ask'

/** Without sample events. */
async function open() {
  const mock = createMock({ now: () => new Date('2026-11-21T05:00:00Z') })
  const list = async (query = '') =>
    ((await ask(mock, `GET /apps/calendar/events${query}`)).body as CalendarEvent[]).map(({ title }) => title)
  const before = await list()
  const add = (title: string, start: string, end: string) =>
    ask(mock, 'POST /apps/calendar/add-event', {
      body: { event: { title, start, end, allDay: start.length === 10, extendedProps: { calendar: 'ETC' } } },
    })
  await add('fair', '2030-05-03', '2030-05-05')
  // from 23:30 to 00:00 in Bangkok, on the day before by the clock of UTC
  await add('late', '2030-05-05T16:30:00Z', '2030-05-05T17:00:00Z')
  await add('early', '2030-05-05T17:00:00Z', '2030-05-05T18:00:00Z')
  const added = async (query: string) => (await list(query)).filter((title) => !before.includes(title))
  return { added }
}

test.each([
  ['?from=2030-05-05&to=2030-05-05', ['fair', 'late']],
  ['?from=2030-05-06&to=2030-05-06', ['early']],
  ['?from=2030-05-04&to=2030-05-04', ['fair']],
  ['?from=2030-05-01&to=2030-05-02', []],
  ['?from=2030-05-06', ['early']],
  ['?to=2030-05-03', ['fair']],
  ['?from=2030-05-05&to=2030-05-06&calendars=Family', []],
  ['?from=2030-05-06&to=2030-05-01', []],
  ['', ['fair', 'late', 'early']],
  ['?from=&to=', ['fair', 'late', 'early']],
  ['?from=2030-02-31', []],
  ['?to=foo', []],
])('PAPER-30 %s finds %j', async (query, expected) => {
  expect(await (await open()).added(query)).toEqual(expected)
})

test.each([
  ['this month', '2026-11-01', '2026-11-30', '2026-11-21', '2026-10-01', '2027-01-31'],
  ['the next month needs nothing more', '2026-12-01', '2026-12-31', '2026-11-21', '2026-10-01', '2027-01-31'],
  ['a month ahead', '2027-03-01', '2027-03-31', '2026-11-21', '2026-10-01', '2027-04-30'],
  ['a year back', '2025-11-01', '2025-11-30', '2026-11-21', '2025-10-01', '2027-01-31'],
  ['a week across a leap day', '2028-02-28', '2028-03-05', '2028-02-29', '2028-01-01', '2028-04-30'],
  ['the last month that can be written', '9999-12-01', '9999-12-31', '9999-12-31', '9999-11-01', '9999-12-31'],
])('PAPER-31 %s', (_, from, to, today, first, last) => {
  const days = neededDays({ from, to }, today)
  expect(days).toEqual({ from: first, to: last })
  expect([isDay(days.from), isDay(days.to)]).toEqual([true, true])
})

test.each([
  ['both ends within an event', '?from=2030-05-05&to=2030-05-03'],
  ['within its last day', '?from=2030-05-04&to=2030-05-03'],
])('CAL-90 days that end before they begin have no events: %s', async (_, query) => {
  expect(await (await open()).added(query)).toEqual([])
})

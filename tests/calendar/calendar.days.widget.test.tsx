// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { ask } from '../helpers/ask'
import { calendarPage } from './calendar-page'

test('PAPER-32 the calendar asks for the months around what it shows, and for others when it gets there', async () => {
  const asked: string[] = []
  const page = await calendarPage({
    query: 'view=day&date=2026-11-21',
    fieldError: (request) => {
      const { pathname, search } = new URL(request.url)
      if (pathname.endsWith('/events')) asked.push(search)
      return undefined
    },
  })
  await page.until(() => expect(asked).toEqual(['?from=2026-10-01&to=2027-01-31']))
  await page.goTo('view=day&date=2026-12-31')
  await page.goTo('view=day&date=2026-10-01')
  await page.until(() => expect(asked.at(-1)).toBe('?from=2026-09-01&to=2027-01-31'))
  const event = { title: 'ออกบูธปีหน้า', start: '2027-06-09', end: '2027-06-09', allDay: true }
  await ask(page.mock, 'POST /apps/calendar/add-event', {
    body: { event: { ...event, extendedProps: { calendar: 'ETC' } } },
  })
  await page.goTo('view=list&date=2027-06-01')
  await page.shown('ออกบูธปีหน้า')
  expect(asked).toEqual([
    '?from=2026-10-01&to=2027-01-31',
    '?from=2026-09-01&to=2027-01-31',
    '?from=2026-10-01&to=2027-07-31',
  ])
})

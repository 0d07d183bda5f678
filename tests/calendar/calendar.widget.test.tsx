// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { CalendarView } from '../../src/core/calendar/calendar.range'
import { calendarPage } from './calendar-page'

const team = 'ประชุมทีมประจำวัน'
const market = 'ออกบูธตลาดนัดงานคราฟต์'

describe('what is shown', () => {
  test('CAL-60 month, week, day and list each have their heading; previous, next and today navigate', async () => {
    const desk = await calendarPage({ query: '' })
    await desk.shown(market)
    const headings = [desk.heading()]
    for (const view of ['week', 'day', 'list']) {
      await desk.click(`input[type=radio][value=${view}]`)
      headings.push(desk.heading())
    }
    await desk.press('Next')
    headings.push(desk.heading())
    await desk.press('Today')
    expect([...headings, desk.heading()]).toEqual([
      'November 2026',
      'Nov 15 – 21, 2026',
      'Sat, Nov 21, 2026',
      'Nov 21 – Dec 20, 2026',
      'Dec 21, 2026 – Jan 19, 2027',
      'Nov 21 – Dec 20, 2026',
    ])
  })

  test('CAL-60 in Thai, years are Buddhist and every text is Thai', async () => {
    const desk = await calendarPage({ query: 'view=month', locale: 'th' })
    await desk.shown(market)
    expect(desk.heading()).toBe('พฤศจิกายน 2569')
    await desk.click('input[type=radio][value=day]')
    expect(desk.heading()).toBe('เสาร์ 21 พ.ย. 2569')
    await desk.click('input[type=radio][value=list]')
    expect(desk.text()).not.toMatch(/[a-z]{3}/i)
    const labels = desk.all('[aria-label], [title]').map((each) => `${each.getAttribute('aria-label')} ${each.title}`)
    expect(labels.filter((label) => /[a-z]{3}/i.test(label.replace(/null|undefined/g, '')))).toEqual([])
  })

  test('CAL-61 address and calendar follow each other; checking a calendar is not a history step', async () => {
    const ranges: unknown[] = []
    const desk = await calendarPage({
      query: 'view=week&date=2026-11-26',
      onRangeChanged: (range) => ranges.push(range),
    })
    await desk.shown('Nov 22 – 28, 2026')
    await desk.press('Next')
    await desk.tick('Family')
    await desk.goTo('view=day&date=2026-11-24&calendars=Family')
    await desk.shown('Tue, Nov 24, 2026')
    expect(desk.steps).toEqual([
      'push view=week&date=2026-12-03',
      'replace view=week&date=2026-12-03&calendars=Personal,Business,Holiday,ETC',
    ])
    expect(ranges).toEqual([
      { view: 'week', from: '2026-11-29', to: '2026-12-05' },
      { view: 'day', from: '2026-11-24', to: '2026-11-24' },
    ] satisfies { view: CalendarView; from: string; to: string }[])
    const ticked = desk.all('nav input[type=checkbox]').map((each) => (each as HTMLInputElement).checked)
    expect(ticked).toEqual([false, false, false, true, false, false])
  })

  test('CAL-62 unchecked calendars disappear immediately; none at all is an empty calendar', async () => {
    const desk = await calendarPage()
    await desk.shown(market)
    await desk.tick('Business')
    expect(desk.text()).not.toContain(team)
    await desk.tick('View all')
    await desk.shown(team)
    await desk.tick('View all')
    await desk.shown('No events in this period')
    await desk.shown('Nothing planned today')
    expect(desk.steps.at(-1)).toBe('replace view=list&calendars=')
  })

  test('CAL-63 keys navigate the calendar while no field has the focus', async () => {
    const desk = await calendarPage({ query: '' })
    await desk.shown(market)
    const press = (key: string, on = 'h2') => desk.key(on, { key })
    const seen: string[] = []
    for (const key of ['w', 'd', 'l', 'm', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 't']) {
      await press(key)
      seen.push(desk.heading())
    }
    expect(seen).toEqual([
      'Nov 15 – 21, 2026',
      'Sat, Nov 21, 2026',
      'Nov 21 – Dec 20, 2026',
      'November 2026',
      'December 2026',
      'November 2026',
      'October 2026',
      'November 2026',
    ])
    await desk.key('h2', { key: 'ไ', code: 'KeyW' })
    expect(desk.heading()).toBe('Nov 15 – 21, 2026')
    await desk.key('h2', { key: 'm', ctrlKey: true })
    expect(desk.heading()).toBe('Nov 15 – 21, 2026')
    await press('m')
    await press('w', 'nav input')
    expect(desk.heading()).toBe('November 2026')
    await press('n')
    await desk.until(() => desk.find('dialog form input'))
    await press('w', 'dialog form')
    expect(desk.heading()).toBe('November 2026')
  })
})

describe('failures', () => {
  test.each([
    ["Couldn't load the calendar", () => Promise.reject(new TypeError('Failed to fetch'))],
    ["Couldn't load the calendar", () => new Response('{', { status: 500 })],
    ["Couldn't load the calendar", () => Response.json([{ id: 1 }])],
  ] as const)('CAL-64 a failure is reported and can be retried: %s', async (says, fieldError) => {
    const desk = await calendarPage({ fieldError })
    await desk.passUntil(says)
    desk.breakIt()
    await desk.press('Try again')
    await desk.shown(market)
  })

  test("CAL-64 an account without access to the calendar is told so, without a button that can't help", async () => {
    const desk = await calendarPage({ fieldError: () => new Response('', { status: 403 }) })
    await desk.shown("You don't have access to the calendar")
    expect(() => desk.button('Try again')).toThrow()
  })

  test('CAL-64 a later failure keeps the loaded events', async () => {
    const desk = await calendarPage()
    await desk.shown(market)
    desk.breakIt(() => new Response('', { status: 403 }))
    await desk.tick('Family')
    await desk.shown("You don't have access to the calendar")
    desk.breakIt(() => Promise.reject(new TypeError('Failed to fetch')))
    await desk.tick('Family')
    await desk.passUntil("Couldn't refresh the calendar")
    expect(desk.text()).toContain(market)
    desk.breakIt()
    await desk.press('Try again')
    await desk.away("Couldn't refresh the calendar")
  })
})

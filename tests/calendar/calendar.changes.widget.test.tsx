// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { calendarPage } from './calendar-page'

const team = 'ประชุมทีมประจำวัน'
const market = 'ออกบูธตลาดนัดงานคราฟต์'

describe('adding, changing and removing events', () => {
  test('CAL-65 a new event is stored once, shown and announced', async () => {
    const added: unknown[] = []
    const desk = await calendarPage({ onAdded: ({ event }) => added.push(event.title) })
    await desk.shown(market)
    await desk.openForm()
    expect([desk.value('Start time'), desk.value('End time')]).toEqual(['09:00', '10:00'])
    await desk.fill('Title', 'ไลฟ์พิเศษ')
    await desk.fill('Start time', '1930')
    expect(desk.value('End time')).toBe('20:30')
    await desk.fill('Guests', 'คุณเอ, คุณบี')
    await desk.run(() => {
      desk.button('Add').click()
      desk.button('Add').click()
    })
    await desk.gone('dialog form')
    await desk.shown('ไลฟ์พิเศษ')
    expect([desk.sent, added, desk.text().includes('Event added')]).toEqual([['POST add-event'], ['ไลฟ์พิเศษ'], true])
    expect((await desk.stored()).at(-1)).toMatchObject({
      start: '2026-11-21T12:30:00.000Z',
      end: '2026-11-21T13:30:00.000Z',
      extendedProps: { calendar: 'Business', guests: ['คุณเอ', 'คุณบี'] },
    })
  })

  test('CAL-66 a missing value is reported at its field, which gets the focus, and nothing is sent', async () => {
    const desk = await calendarPage()
    await desk.shown(market)
    await desk.openForm()
    await desk.fill('End time', '8')
    await desk.fill('Link', 'our shop')
    await desk.press('Add')
    await desk.shown('Title: Enter a title')
    await desk.shown('End: The end must be after the start')
    await desk.shown('Link: Links must start with https://')
    expect(document.activeElement).toBe(desk.find(desk.field('Title')))
    expect(desk.sent).toEqual([])
    await desk.fill('Title', 'ก')
    await desk.away('Enter a title')
    await desk.fill('Start time', 'เช้า')
    await desk.press('Add')
    await desk.shown('Start: Enter a date and time')
    expect(desk.value('Start time')).toBe('เช้า')
  })

  test('CAL-67 all-day hides the times and keeps the days', async () => {
    const desk = await calendarPage()
    await desk.open(team)
    await desk.tick('All day')
    expect(() => desk.field('Start time')).toThrow()
    await desk.press('Save')
    await desk.gone('dialog form')
    await desk.shown('Changes saved')
    expect((await desk.stored()).find(({ title }) => title === team)).toMatchObject({
      allDay: true,
      start: '2026-11-21',
      end: '2026-11-21',
    })
  })

  test.each([
    [
      "We couldn't confirm whether the event was saved. Your entries are still here, and it's safe to save again.",
      () => Promise.reject(new TypeError('Failed to fetch')),
    ],
    [
      "We couldn't confirm whether the event was saved. Your entries are still here, and it's safe to save again.",
      () => new Response('{}', { status: 500 }),
    ],
    [
      "We couldn't confirm whether the event was saved. Your entries are still here, and it's safe to save again.",
      () => new Response('{"event":'),
    ],
    ["You don't have permission to change this calendar.", () => new Response('', { status: 403 })],
    ['This event no longer exists. Someone removed it.', () => new Response('', { status: 404 })],
    [
      'End: The end must be after the start',
      () => Response.json({ error: { 'event.end': 'end-before-start' } }, { status: 422 }),
    ],
  ] as const)('CAL-68 a rejected save keeps the form as it is: %s', async (says, answer) => {
    const desk = await calendarPage()
    await desk.open(team)
    await desk.fill('Title', 'ประชุมใหญ่')
    desk.breakIt((request) => (request.method === 'GET' ? undefined : answer()))
    await desk.press('Save')
    await desk.passUntil(says)
    expect([desk.value('Title'), desk.all('[part=toast]').length]).toEqual(['ประชุมใหญ่', 0])
    desk.breakIt()
    await desk.press('Save')
    await desk.gone('dialog form')
    expect((await desk.stored()).some(({ title }) => title === 'ประชุมใหญ่')).toBe(true)
  })

  test('CAL-69 a removed event disappears immediately and comes back with undo', async () => {
    const removed: number[] = []
    const desk = await calendarPage({ onRemoved: ({ id }) => removed.push(id) })
    await desk.open(team)
    await desk.press('Delete')
    await desk.gone('dialog form')
    await desk.shown(`“${team}” removed`)
    expect(desk.all('nav button').some((each) => each.textContent?.includes(team))).toBe(false)
    await desk.press('Undo')
    await desk.until(() => expect(desk.sent).toEqual(['DELETE remove-event', 'POST add-event']))
    await desk.until(() => expect(desk.all('nav button').some((each) => each.textContent?.includes(team))).toBe(true))
    expect(removed).toEqual([1])
  })

  test('CAL-70 a rejected removal restores the event, names it and can be retried', async () => {
    const desk = await calendarPage()
    await desk.open(team)
    desk.breakIt((request) => (request.method === 'DELETE' ? new Response('', { status: 403 }) : undefined))
    await desk.press('Delete')
    await desk.shown(`You don't have permission to change “${team}”.`)
    expect(desk.all('nav button').some((each) => each.textContent?.includes(team))).toBe(true)
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(desk.all('nav button').some((each) => each.textContent?.includes(team))).toBe(false))
  })

  test('CAL-71 closing with unsaved changes asks first', async () => {
    const desk = await calendarPage()
    await desk.open(team)
    await desk.fill('Location', 'ชั้นสอง')
    await desk.press('Cancel')
    await desk.shown('Leave without saving?')
    await desk.press('Keep editing')
    expect(desk.value('Location')).toBe('ชั้นสอง')
    await desk.press('Cancel')
    await desk.press('Leave')
    await desk.gone('dialog form')
    expect(desk.sent).toEqual([])
  })

  test('CAL-72 a link opens in a new tab without access to this page, and only web addresses are links', async () => {
    const desk = await calendarPage()
    await desk.open('ไลฟ์ขายของ: ชาและของว่าง')
    const link = desk.find<HTMLAnchorElement>('dialog a[target=_blank]')
    expect([link.getAttribute('href'), link.rel]).toEqual(['https://live.langraan.example/tea', 'noopener noreferrer'])
    await desk.fill('Link', 'javascript:alert(1)')
    expect(desk.all('dialog a')).toEqual([])
  })

  test('CAL-73 an event that is still being saved says so and opens nothing', async () => {
    const desk = await calendarPage({ held: true })
    await desk.run(() => desk.gate.answer())
    await desk.shown(market)
    await desk.openForm()
    await desk.fill('Title', 'ใหม่มาก')
    await desk.press('Add')
    await desk.until(() =>
      expect(desk.all('nav button').some((each) => each.textContent?.includes('ใหม่มาก'))).toBe(true),
    )
    await desk.run(() =>
      desk
        .all('nav button')
        .find((each) => each.textContent?.includes('ใหม่มาก'))
        ?.click(),
    )
    expect(desk.text()).toContain('“ใหม่มาก” is still being saved')
    await desk.run(() => desk.gate.answer())
    await desk.gone('dialog form')
  })

  test.each([
    [422, `Couldn't move “${team}”`],
    [403, `You don't have permission to change “${team}”.`],
    [404, `“${team}” no longer exists. Someone removed it.`],
  ])('CAL-74 a move that is rejected with %i is reverted and names the event', async (status, says) => {
    const desk = await calendarPage()
    await desk.shown(team)
    const before = (await desk.stored()).find(({ title }) => title === team)
    if (!before) throw new Error('no such event')
    const event = { ...before, start: '2026-11-21T05:00:00.000Z', end: '2026-11-21T05:30:00.000Z' }
    const refusal = status === 422 ? JSON.stringify({ error: { 'event.end': 'end-before-start' } }) : ''
    desk.breakIt(({ method }) => (method === 'POST' ? new Response(refusal, { status }) : undefined))
    const clock = () => desk.all('nav button').find((each) => each.textContent?.includes(team))?.textContent
    await desk.run(() =>
      desk.engine.app('calendar').send({ type: 'change.make', change: { kind: 'update', event, before } }),
    )
    await desk.shown(says)
    expect(clock()).toBe(`09:00${team}`)
    desk.breakIt()
    await desk.press('Try again')
    await desk.until(() => expect(clock()).toBe(`12:00${team}`))
  })

  const theirChange = async (request: Request) => {
    if (request.method !== 'POST') return undefined
    const { event } = await request.json()
    const stored = {
      ...event,
      title: 'ประชุมของมาลี',
      start: '2026-11-21T03:00:00.000Z',
      end: '2026-11-21T04:00:00.000Z',
    }
    return Response.json({ event: { ...stored, version: 9, changedBy: 'มาลี' } }, { status: 409 })
  }

  test('CAL-76 a form whose event someone else changed says who and what, and keeps the entries', async () => {
    const desk = await calendarPage()
    await desk.open(team)
    await desk.fill('Title', 'ประชุมใหญ่')
    desk.breakIt(theirChange)
    await desk.press('Save')
    await desk.shown('มาลี saved changes in the meantime. Your entries are still here.')
    expect(desk.all('dialog [role=alert] li').map((each) => each.textContent)).toEqual([
      'Title: ประชุมของมาลี',
      'Start: Nov 21, 2026, 10:00',
      'End: Nov 21, 2026, 11:00',
    ])
    expect(desk.value('Title')).toBe('ประชุมใหญ่')
    await desk.press('Use theirs, discard mine')
    expect([desk.value('Title'), desk.value('Start time')]).toEqual(['ประชุมของมาลี', '10:00'])
  })

  test('CAL-77 a move of an event that someone else moved is reverted and says who; trying again moves theirs', async () => {
    const desk = await calendarPage()
    await desk.shown(team)
    const before = (await desk.stored()).find(({ title }) => title === team)
    if (!before) throw new Error('no such event')
    const event = { ...before, start: '2026-11-21T05:00:00.000Z', end: '2026-11-21T05:30:00.000Z' }
    desk.breakIt(theirChange)
    await desk.run(() =>
      desk.engine.app('calendar').send({ type: 'change.make', change: { kind: 'update', event, before } }),
    )
    await desk.shown(`มาลี changed “${team}” in the meantime.`)
    const bodies: { event: object }[] = []
    desk.breakIt(async (request) => {
      if (request.method !== 'POST') return undefined
      bodies.push(await request.json())
      return Response.json(bodies.at(-1))
    })
    await desk.press('Try again')
    await desk.until(() => expect(bodies).toHaveLength(1))
    expect(bodies[0]?.event).toMatchObject({ title: 'ประชุมของมาลี', start: event.start, end: event.end, version: 9 })
  })
})

import { describe, expect, test } from 'vitest'
import { inCalendars, passingId, undoOf, withChange } from '../../src/core/calendar/calendar.changes'
import type { CalendarEvent } from '../../src/core/calendar/calendar.event'
import { ask } from '../helpers/ask'
import { pass, turns } from '../helpers/turns'
import { calendarDesk } from './calendar-desk'
import { market, supplier } from './event'

const { id: _, ...fresh } = supplier
const later = { ...supplier, start: '2026-11-24T05:00:00.000Z', end: '2026-11-24T06:30:00.000Z' }

describe('the list', () => {
  test('CAL-40 it requests the chosen calendars: all without a choice, none for an empty list', async () => {
    const desk = await calendarDesk()
    const list = desk.engine.view('calendar')
    await turns()
    expect(desk.gate.waiting.map(({ url }) => new URL(url).search)).toEqual([''])
    await desk.answer()
    expect(list.getSnapshot().value).toBe('ready')
    list.send({ type: 'query.change', query: { calendars: ['Family', 'ETC'] } })
    await turns()
    expect(desk.gate.waiting.map(({ url }) => new URL(url).search)).toEqual(['?calendars=Family&calendars=ETC'])
    await desk.answer()
    list.send({ type: 'query.change', query: { calendars: [] } })
    await turns()
    expect(desk.gate.waiting.map(({ url }) => new URL(url).search)).toEqual(['?calendars='])
    await desk.answer()
    expect(list.getSnapshot().context.rows).toEqual([])
  })

  test('CAL-41 a late response never replaces a newer one', async () => {
    const desk = await calendarDesk()
    const list = desk.engine.view('calendar')
    await turns()
    list.send({ type: 'query.change', query: { calendars: ['Family'] } })
    list.send({ type: 'query.change', query: { calendars: ['ETC'] } })
    await turns()
    expect(desk.gate.waiting.map(({ url }) => new URL(url).search)).toEqual(['?calendars=ETC'])
    await desk.answer()
    const { rows } = list.getSnapshot().context
    expect(new Set(rows.map(({ extendedProps }) => extendedProps.calendar))).toEqual(new Set(['ETC']))
  })

  test('CAL-42 a stored change is in every list on the page, also in one that is being loaded', async () => {
    const desk = await calendarDesk()
    const [first, second] = [desk.engine.view('calendar'), desk.engine.view('calendar')]
    await desk.answer()
    const known = first.getSnapshot().context.rows[0] as CalendarEvent
    desk.make({ kind: 'update', event: { ...known, title: 'ใหม่' }, before: known })
    await turns()
    // the second list still waits, its answer is older than the change
    await desk.answer(1)
    await desk.answer()
    const titleIn = (list: typeof first) => list.getSnapshot().context.rows.find(({ id }) => id === known.id)?.title
    expect([titleIn(first), titleIn(second)]).toEqual(['ใหม่', 'ใหม่'])
    desk.make({ kind: 'remove', event: known })
    await desk.answer()
    expect([titleIn(first), titleIn(second)]).toEqual([undefined, undefined])
    expect(first.getSnapshot().context.total).toBe(first.getSnapshot().context.rows.length)
  })
})

describe('changes', () => {
  test('CAL-43 a change is shown immediately, and applied twice has the effect of one', () => {
    const change = { kind: 'update', event: later, before: supplier } as const
    const pending = { id: 'c', change }
    const once = withChange([supplier, market], pending)
    expect(once).toEqual([later, market])
    expect(withChange(once, pending)).toEqual(once)
    const added = { id: 'a', change: { kind: 'add', event: fresh } as const }
    expect(withChange([market], added)).toEqual([market, { ...fresh, id: passingId('a') }])
    expect(withChange(withChange([market], added, supplier), added, supplier)).toEqual([market, supplier])
    expect(passingId('a')).toBeLessThan(0)
    expect(passingId('a')).not.toBe(passingId('b'))
    const removed = { id: 'r', change: { kind: 'remove', event: supplier } as const }
    expect(withChange(withChange([supplier, market], removed), removed)).toEqual([market])
    expect(withChange([market], pending)).toEqual([market])
  })

  test('CAL-44 a rejected change is reverted and can be retried', async () => {
    const desk = await calendarDesk()
    desk.make({ kind: 'update', event: later, before: supplier }, 'm')
    await turns()
    expect(desk.data.getSnapshot().context.pending.map(({ id }) => id)).toEqual(['m'])
    await desk.fail()
    const { pending, failed } = desk.data.getSnapshot().context
    expect([pending, failed.map(({ id, error }) => [id, error.code])]).toEqual([[], [['m', 'forbidden']]])
    expect(desk.reported).toEqual(['calendar.changeFailed'])
  })

  test('CAL-44 a backend that rejects the times names the field: 422', async () => {
    const desk = await calendarDesk()
    const { body } = await ask(desk.mock, 'GET /apps/calendar/events')
    const known = body[0] as CalendarEvent
    desk.make({ kind: 'update', event: { ...known, end: '2020-01-01T00:00:00.000Z' }, before: known })
    await desk.answer()
    expect(desk.data.getSnapshot().context.failed[0]?.error.detail.fields).toEqual({
      'event.end': ['end-before-start'],
    })
  })

  test('CAL-45 undo: a move goes back, a removed event is added again', async () => {
    const desk = await calendarDesk()
    const { body } = await ask(desk.mock, 'GET /apps/calendar/events')
    const known = body[0] as CalendarEvent
    const remove = { kind: 'remove', event: known } as const
    desk.make(remove)
    await desk.answer()
    const back = undoOf(remove)
    if (!back) throw new Error('no way back')
    desk.make(back)
    // whether it stands there, then the event
    await desk.answer()
    await desk.answer()
    const after = (await ask(desk.mock, 'GET /apps/calendar/events')).body as CalendarEvent[]
    const { id: _, ...rest } = known
    expect(after.at(-1)).toEqual({ ...rest, id: body.length + 1 })
    expect(undoOf({ kind: 'update', event: later, before: supplier })).toEqual({
      kind: 'update',
      event: supplier,
      before: later,
    })
    expect(undoOf({ kind: 'add', event: fresh })).toBeUndefined()
    expect(undoOf({ kind: 'add', event: fresh }, supplier)).toEqual({ kind: 'remove', event: supplier })
  })

  test('CAL-46 removing a missing event is no failure; changing it is, and the list is reloaded', async () => {
    const desk = await calendarDesk()
    const list = desk.engine.view('calendar')
    await desk.answer()
    const gone = { ...supplier, id: 9_999 }
    desk.make({ kind: 'remove', event: gone })
    await desk.answer()
    expect(desk.reported).toEqual(['calendar.changed'])
    desk.make({ kind: 'update', event: gone, before: gone })
    await desk.answer()
    expect([desk.reported.at(-1), list.getSnapshot().matches('loading')]).toEqual(['calendar.changeFailed', true])
    expect(desk.gate.waiting.map(({ method }) => method)).toEqual(['GET'])
  })

  test('CAL-48 only events of the chosen calendars are shown', () => {
    expect(inCalendars([supplier, market], undefined)).toEqual([supplier, market])
    expect(inCalendars([supplier, market], ['Family'])).toEqual([market])
    expect(inCalendars([supplier, market], [])).toEqual([])
  })
})

describe('what is shown', () => {
  test('CAL-49 today changes at midnight in Bangkok, also if no day was chosen', async () => {
    const { engine, clock } = await calendarDesk()
    const shown = engine.view('calendar.shown', {})
    await turns()
    const today = () => shown.getSnapshot().context.today
    await pass(clock, 14 * 60 * 60 * 1_000 - 1)
    expect(today()).toBe('2026-11-21')
    await pass(clock, 1)
    expect([today(), shown.getSnapshot().context.date]).toEqual(['2026-11-22', undefined])
    await pass(clock, 24 * 60 * 60 * 1_000)
    expect(today()).toBe('2026-11-23')
  })

  test('CAL-49 steps start from the shown day, and another view keeps it', async () => {
    const { engine } = await calendarDesk()
    const shown = engine.view('calendar.shown', { view: 'week', date: '2026-12-30' })
    await turns()
    const { context } = shown.getSnapshot()
    expect([context.view, context.date]).toEqual(['week', '2026-12-30'])
    const dateAfter = (event: Parameters<typeof shown.send>[0]) => {
      shown.send(event)
      return shown.getSnapshot().context.date
    }
    expect(dateAfter({ type: 'date.step', view: 'week', by: 1 })).toBe('2027-01-06')
    expect(dateAfter({ type: 'view.change', view: 'month' })).toBe('2027-01-06')
    expect(dateAfter({ type: 'date.step', view: 'month', by: -1 })).toBe('2026-12-01')
    expect(dateAfter({ type: 'date.change', date: undefined })).toBeUndefined()
    expect(dateAfter({ type: 'date.step', view: 'day', by: -1 })).toBe('2026-11-20')
    expect(dateAfter({ type: 'view.change', view: 'day', date: '2026-11-25' })).toBe('2026-11-25')
  })
})

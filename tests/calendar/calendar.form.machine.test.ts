import { describe, expect, test } from 'vitest'
import type { CalendarChange } from '../../src/core/calendar/calendar.changes'
import type { DraftSource } from '../../src/core/calendar/calendar.draft'
import { draftOf } from '../../src/core/calendar/calendar.draft'
import type { CalendarEvent } from '../../src/core/calendar/calendar.event'
import { type CalendarFormEvent, calendarFormMachine } from '../../src/core/calendar/calendar.form'
import { type CalendarFilter, calendarDataMachine, calendarMachine } from '../../src/core/calendar/calendar.machine'
import { calendarShownMachine } from '../../src/core/calendar/calendar.shown'
import type { ChangesEvent } from '../../src/core/kernel/changes-machine'
import { systemClock } from '../../src/core/kernel/clock'
import { RaanError } from '../../src/core/kernel/errors'
import type { ListStep } from '../../src/core/kernel/list-machine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { ask } from '../helpers/ask'
import { pathsOf, replay } from '../helpers/machine-paths'
import { pass, turns } from '../helpers/turns'
import { calendarDesk } from './calendar-desk'
import { supplier } from './event'

const morning = { start: '2026-11-25T02:00:00.000Z', end: '2026-11-25T03:00:00.000Z', allDay: false }

async function formDesk(source: DraftSource = { span: morning }) {
  const desk = await calendarDesk()
  const form = desk.engine.view('calendar.form', { source })
  form.send({ type: 'field.set', fields: {} })
  await turns()
  return { ...desk, form, context: () => form.getSnapshot().context, stage: () => form.getSnapshot().value }
}

describe('the form', () => {
  test('CAL-2260 a start that is typed moves the end along, whatever it is in between', async () => {
    const desk = await formDesk()
    const set = (fields: object) => desk.form.send({ type: 'field.set', fields } as CalendarFormEvent)
    for (const startDay of ['', '2026-11-03', '', '2026-11-30']) set({ startDay })
    for (const startTime of ['', '', '13:30']) set({ startTime })
    const { startDay, startTime, endDay, endTime } = desk.context().draft
    expect([startDay, startTime, endDay, endTime]).toEqual(['2026-11-30', '13:30', '2026-11-30', '14:30'])
    set({ allDay: true })
    for (const day of ['', '2026-12-24']) set({ startDay: day })
    expect(desk.context().draft).toMatchObject({ startDay: '2026-12-24', endDay: '2026-12-24' })
  })

  test('CAL-50 a new event is stored once, however often save is pressed', async () => {
    const desk = await formDesk()
    desk.form.send({ type: 'field.set', fields: { title: 'ไลฟ์' } })
    desk.form.send({ type: 'save' })
    desk.form.send({ type: 'save' })
    await turns()
    expect([desk.stage(), desk.gate.waiting.length]).toEqual(['saving', 1])
    await desk.answer()
    expect([desk.stage(), desk.reported]).toEqual(['saved', ['calendar.submitted', 'calendar.changed']])
    const { body } = await ask(desk.mock, 'GET /apps/calendar/events')
    expect(body.at(-1)).toMatchObject({ title: 'ไลฟ์', ...morning })
  })

  test('CAL-51 missing values are reported by field and nothing is sent; a change clears the error', async () => {
    const desk = await formDesk()
    desk.form.send({ type: 'field.set', fields: { endTime: '08:00' } })
    desk.form.send({ type: 'save' })
    await turns()
    expect([desk.stage(), desk.context().errors, desk.gate.waiting.length]).toEqual([
      'editing',
      { title: ['required'], end: ['end-before-start'] },
      0,
    ])
    desk.form.send({ type: 'field.set', fields: { startTime: '07:00' } })
    expect(desk.context().errors).toEqual({ title: ['required'] })
  })

  test('CAL-52 an unchanged event is saved without a call', async () => {
    const desk = await formDesk({ event: supplier })
    desk.form.send({ type: 'save' })
    await turns()
    expect([desk.stage(), desk.gate.waiting.length, desk.reported]).toEqual(['saved', 0, []])
  })

  test('CAL-53 a rejection keeps the entries and is shown at its field; retrying sends the same change', async () => {
    const { body } = await ask((await calendarDesk()).mock, 'GET /apps/calendar/events')
    const known = body[0] as CalendarEvent
    const desk = await formDesk({ event: { ...known, id: 9_999 } })
    desk.form.send({ type: 'field.set', fields: { title: 'ใหม่' } })
    desk.form.send({ type: 'save' })
    await desk.answer()
    expect([desk.stage(), desk.context().draft.title, desk.context().error?.detail.status]).toEqual([
      'editing',
      'ใหม่',
      404,
    ])
    const first = desk.context().asked.key
    desk.form.send({ type: 'save' })
    expect([desk.stage(), desk.context().error, desk.context().asked.key === first]).toEqual([
      'saving',
      undefined,
      true,
    ])
  })

  test('CAL-53 a backend error at event.end is shown at the end', async () => {
    const desk = await formDesk()
    desk.form.send({ type: 'field.set', fields: { title: 'ใหม่' } })
    desk.form.send({ type: 'save' })
    const error = new RaanError('http', { status: 422, fields: { 'event.end': ['end-before-start'] } })
    desk.form.send({ type: 'change.receive', id: 'another', error })
    expect(desk.stage()).toBe('saving')
    desk.form.send({ type: 'change.receive', id: desk.context().asked.key, error })
    expect([desk.stage(), desk.context().errors]).toEqual(['editing', { end: ['end-before-start'] }])
  })
})

describe('paths generated from the machines, on the sample backend', () => {
  test('CAL-55 path: every path through the form', async () => {
    const draft = { ...draftOf({ span: morning }), title: 'ไลฟ์' }
    const paths = pathsOf<typeof calendarFormMachine, CalendarFormEvent>(calendarFormMachine, {
      input: { newId: () => 'n', source: { span: morning } },
      events: [
        { type: 'field.set', fields: { title: draft.title } },
        { type: 'save' },
        { type: 'change.receive', id: 'form-n' },
        { type: 'change.receive', id: 'form-n', error: new RaanError('forbidden') },
      ],
      answers: {},
      aspect: ({ draft: { title }, errors, error }) => [title, Object.keys(errors), error?.code],
      limit: 500,
    })
    expect(new Set(paths.map(({ steps }) => steps.at(-1)?.state))).toEqual(new Set(['editing', 'saving', 'saved']))
    for (const path of paths) {
      const desk = await formDesk()
      await replay(path, {
        async send(event) {
          if (event.type !== 'change.receive') return desk.form.send(event)
          // what the machine is told is what the backend did
          await turns()
          if (desk.gate.waiting.length > 0) await ('error' in event ? desk.fail() : desk.answer())
        },
        answer: () => undefined,
        fail: () => undefined,
        wait: () => undefined,
        expect: (state) => expect(`${path.name}: ${desk.stage()}`).toBe(`${path.name}: ${state}`),
      })
      desk.engine.stop()
    }
  })

  test('CAL-56 path: every path through the list', async () => {
    const paths = pathsOf<typeof calendarMachine, ListStep<CalendarFilter>>(calendarMachine, {
      input: { call: async () => undefined as never, clock: systemClock },
      events: [
        { type: 'query.change', query: { calendars: ['Family'] } },
        { type: 'query.change', query: { calendars: [] } },
        { type: 'reload' },
      ],
      answers: { load: { rows: [], total: 0, extra: undefined } },
      aspect: ({ query, error }) => [query.calendars?.join(), error?.code],
      limit: 300,
    })
    expect(new Set(paths.map(({ steps }) => JSON.stringify(steps.at(-1)?.state)))).toEqual(
      new Set(['"ready"', '"failed"', '{"loading":"running"}']),
    )
    for (const path of paths) {
      const desk = await calendarDesk()
      const list = desk.engine.view('calendar')
      await turns()
      await replay(path, {
        send: async (event) => {
          list.send(event)
          await turns()
        },
        answer: () => desk.answer(),
        fail: () => desk.fail(),
        wait: () => pass(desk.clock, 200),
        expect: (state) => expect([path.name, list.getSnapshot().value]).toEqual([path.name, state]),
      })
      desk.engine.stop()
    }
  })

  test('CAL-57 path: every path through the changes and what is shown', async () => {
    const change = { kind: 'remove', event: supplier } as const
    const paths = pathsOf<typeof calendarDataMachine, ChangesEvent<CalendarChange>>(calendarDataMachine, {
      input: { call: async () => undefined as never, newId: () => 'n' },
      events: [
        { type: 'change.make', change, id: 'n' },
        { type: 'change.retry', id: 'n' },
        { type: 'change.dismiss', id: 'n' },
      ],
      answers: { make: undefined },
      aspect: ({ pending, failed }) => [Math.min(pending.length, 2), Math.min(failed.length, 1)],
      limit: 200,
    })
    for (const path of paths) {
      const desk = await calendarDesk()
      await replay(path, {
        send: async (event) => {
          desk.data.send(event)
          await turns()
        },
        answer: () => desk.answer(),
        fail: () => desk.fail(),
        wait: () => undefined,
        expect: (state) => expect([path.name, desk.data.getSnapshot().value]).toEqual([path.name, state]),
      })
      desk.engine.stop()
    }
    const shown = pathsOf(calendarShownMachine, {
      input: { clock: simulatedClock({ start: '2026-11-21T03:00:00Z' }) },
      events: [
        { type: 'view.change', view: 'week' },
        { type: 'date.step', view: 'week', by: 1 },
        { type: 'today.look' },
      ],
      answers: {},
      aspect: ({ view }) => view,
      limit: 50,
    })
    expect(new Set(shown.map(({ steps }) => steps.at(-1)?.state))).toEqual(new Set(['today']))
  })
})

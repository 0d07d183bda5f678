// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { type CalendarFormEvent, calendarFormMachine } from '../../src/core/calendar/calendar.form'
import { type CalendarFilter, calendarMachine } from '../../src/core/calendar/calendar.machine'
import { systemClock } from '../../src/core/kernel/clock'
import { RaanError } from '../../src/core/kernel/errors'
import type { ListStep } from '../../src/core/kernel/list-machine'
import { pathsOf, replay } from '../helpers/machine-paths'
import { calendarPage } from './calendar-page'

const morning = { start: '2026-11-21T02:00:00.000Z', end: '2026-11-21T03:00:00.000Z', allDay: false }
const formPaths = pathsOf<typeof calendarFormMachine, CalendarFormEvent>(calendarFormMachine, {
  input: { newId: () => 'n', source: { span: morning } },
  events: [
    { type: 'field.set', fields: { title: 'ไลฟ์' } },
    { type: 'save' },
    { type: 'change.receive', id: 'form-n' },
    { type: 'change.receive', id: 'form-n', error: new RaanError('forbidden') },
  ],
  answers: {},
  aspect: ({ draft: { title }, errors, error }) => [title, Object.keys(errors), error?.code],
  limit: 500,
})

test('CAL-58 path: every path through the form, by its buttons', async () => {
  expect(new Set(formPaths.map(({ steps }) => steps.at(-1)?.state))).toEqual(new Set(['editing', 'saving', 'saved']))
  for (const path of formPaths) {
    const desk = await calendarPage({ held: true })
    await desk.until(() => expect(desk.gate.waiting).toHaveLength(1))
    await desk.run(() => desk.gate.answer())
    await desk.openForm()
    await replay(path, {
      async send(event) {
        if (event.type === 'field.set') return desk.fill('Title', event.fields.title ?? '')
        if (event.type === 'save') return desk.press('Add')
        if (desk.gate.waiting.length > 0)
          await desk.run(() => ('error' in event ? desk.gate.fail() : desk.gate.answer()))
      },
      answer: () => undefined,
      fail: () => undefined,
      wait: () => undefined,
      expect: (state) =>
        desk.until(() => {
          const form = desk.all('dialog form fieldset')[0] as HTMLFieldSetElement | undefined
          const seen = form ? (form.disabled ? 'saving' : 'editing') : 'saved'
          expect(`${path.name}: ${seen}`).toBe(`${path.name}: ${state}`)
        }),
    })
    await desk.leave()
  }
})

test('CAL-59 path: every path through the list, by its checkboxes and buttons', async () => {
  const paths = pathsOf<typeof calendarMachine, ListStep<CalendarFilter>>(calendarMachine, {
    input: { call: async () => undefined as never, clock: systemClock },
    events: [
      { type: 'query.change', query: { calendars: [] } },
      { type: 'query.change', query: { calendars: undefined } },
    ],
    answers: { load: { rows: [], total: 0, extra: undefined } },
    aspect: ({ query, error }) => [query.calendars?.join(), error?.code],
    limit: 300,
  })
  expect(paths.length).toBeGreaterThan(4)
  for (const path of paths) {
    const desk = await calendarPage({ held: true })
    await desk.until(() => expect(desk.gate.waiting).toHaveLength(1))
    await replay(path, {
      send: async () => {
        await desk.tick('View all')
        await desk.until(() => expect(desk.gate.waiting).toHaveLength(1))
      },
      answer: () => desk.run(() => desk.gate.answer()),
      fail: () => desk.run(() => desk.gate.fail()),
      wait: () => undefined,
      expect: (state) =>
        desk.until(() => {
          const isBusy = desk.all('[aria-busy=true]').length > 0
          const seen = desk.all('[part=error]').length > 0 ? 'failed' : isBusy ? 'loading' : 'ready'
          expect(`${path.name}: ${seen}`).toBe(`${path.name}: ${typeof state === 'string' ? state : 'loading'}`)
        }),
    })
    await desk.leave()
  }
})

import { describe, expect, test } from 'vitest'
import { makeChange } from '../../src/core/calendar/calendar.changes'
import type { CalendarEvent } from '../../src/core/calendar/calendar.event'
import type { Call } from '../../src/core/kernel/endpoint'
import { RaanError } from '../../src/core/kernel/errors'
import { turns } from '../helpers/turns'
import { calendarDesk } from './calendar-desk'
import { supplier } from './event'

const before: CalendarEvent = { ...supplier, version: 4 }
const moved = { ...before, start: '2026-11-24T05:00:00.000Z', end: '2026-11-24T06:30:00.000Z' }

/** A backend with versions whose event is `stored`. */
function versioned(stored: CalendarEvent) {
  const sent: CalendarEvent[] = []
  let current = stored
  const call = (async (_: unknown, { body }: { body: { event: CalendarEvent } }) => {
    sent.push(body.event)
    if (body.event.version !== current.version) throw new RaanError('conflict', { current: { event: current } })
    current = { ...body.event, version: (current.version ?? 1) + 1 }
    return { event: current }
  }) as unknown as Call
  const update = (event: CalendarEvent) =>
    makeChange({ id: 'x', change: { kind: 'update', event, before }, call, signal: new AbortController().signal })
  return { sent, update }
}

describe('CAL-47 an update meets a newer version', () => {
  test("CAL-47 someone else's change of another part is kept with ours", async () => {
    const { sent, update } = versioned({ ...before, title: 'ชื่อใหม่', version: 6 })
    expect(await update(moved)).toEqual({ ...moved, title: 'ชื่อใหม่', version: 7 })
    expect(sent.map(({ version }) => version)).toEqual([4, 6])
  })

  test('CAL-47 a change of the same part fails with the stored event', async () => {
    const theirs = { ...before, end: '2026-11-24T05:30:00.000Z', version: 5, changedBy: 'มาลี' }
    const { sent, update } = versioned(theirs)
    await expect(update(moved)).rejects.toMatchObject({ code: 'conflict', detail: { current: { event: theirs } } })
    expect(sent).toHaveLength(1)
  })

  test('CAL-47 an event that is already as requested, after a lost response, counts as updated', async () => {
    const stored = { ...moved, version: 5 }
    const { sent, update } = versioned(stored)
    expect(await update(moved)).toEqual(stored)
    expect(sent).toHaveLength(1)
  })
})

describe('CAL-54 the form, if someone else changed the same part', () => {
  async function conflict() {
    const desk = await calendarDesk()
    const [known] = (await desk.mock
      .fetch(new Request('http://shop.test/apps/calendar/events'))
      .then((answer) => answer.json())) as CalendarEvent[]
    if (!known) throw new Error('no event')
    const save = (event: object) =>
      desk.mock.fetch(
        new Request('http://shop.test/apps/calendar/update-event', {
          method: 'POST',
          body: JSON.stringify({ event: { id: known.id, ...event } }),
        }),
      )
    await save({ title: 'ของเขา', extendedProps: { location: 'ที่ใหม่' } })
    const form = desk.engine.view('calendar.form', { source: { event: known } })
    form.send({ type: 'field.set', fields: { title: 'ของฉัน', startTime: '06:00' } })
    form.send({ type: 'save' })
    await desk.answer()
    const stored = async () =>
      (
        (await desk.mock
          .fetch(new Request('http://shop.test/apps/calendar/events'))
          .then((answer) => answer.json())) as CalendarEvent[]
      ).find(({ id }) => id === known.id)
    return { ...desk, form, known, stored, context: () => form.getSnapshot().context }
  }

  test('CAL-54 it keeps what was typed beside theirs', async () => {
    const { form, context } = await conflict()
    expect([form.getSnapshot().value, context().error?.code, context().draft.title]).toEqual([
      'editing',
      'conflict',
      'ของฉัน',
    ])
    expect(context().theirs).toMatchObject({ title: 'ของเขา', version: 2, changedBy: 'staff' })
  })

  test('CAL-54 mine over theirs keeps the fields that only they changed', async () => {
    const { form, answer, stored } = await conflict()
    form.send({ type: 'conflict.overwrite' })
    await answer()
    expect(form.getSnapshot().value).toBe('saved')
    expect(await stored()).toMatchObject({ title: 'ของฉัน', extendedProps: { location: 'ที่ใหม่' }, version: 3 })
  })

  test('CAL-54 theirs discards mine', async () => {
    const { form, context } = await conflict()
    form.send({ type: 'conflict.yield' })
    await turns()
    expect([context().draft.title, context().draft.location, context().theirs]).toEqual(['ของเขา', 'ที่ใหม่', undefined])
  })
})

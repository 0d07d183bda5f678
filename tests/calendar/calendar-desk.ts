import { onTestFinished } from 'vitest'
import { lazyRegistry } from '../../src/core/apps'
import { calendarApp } from '../../src/core/calendar/app'
import type { CalendarChange } from '../../src/core/calendar/calendar.changes'
import { startEngine } from '../../src/core/engine'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage } from '../../src/core/kernel/storage'
import { createMock } from '../../src/mock'
import { gated } from '../helpers/gated'
import { turns } from '../helpers/turns'

/** Ten in the morning of 21 November 2026 in Bangkok. */
export const start = '2026-11-21T03:00:00Z'

/** An engine before a backend whose answers come when the test lets them. */
export async function calendarDesk() {
  const clock = simulatedClock({ start })
  const mock = createMock({ now: () => new Date(clock.now()) })
  const gate = gated(mock.transport)
  const engine = startEngine({ transport: gate.transport, clock, storage: memoryStorage() }, lazyRegistry)
  onTestFinished(() => engine.stop())
  engine.provide({ calendar: calendarApp })
  const data = engine.app('calendar')
  await turns()
  const reported: string[] = []
  engine.events$.subscribe(({ type }) => {
    if (type.startsWith('calendar.')) reported.push(type)
  })
  return {
    engine,
    clock,
    gate,
    mock,
    reported,
    data,
    make: (change: CalendarChange, id?: string) =>
      data.send({ type: 'change.make', change, ...(id !== undefined && { id }) }),
    /** lets the oldest waiting request be answered */
    async answer(position = 0) {
      await turns()
      await gate.answer(position)
      await turns()
    },
    async fail(position = 0) {
      await turns()
      await gate.fail(position)
      await turns()
    },
  }
}

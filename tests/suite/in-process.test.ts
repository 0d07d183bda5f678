import { test } from 'vitest'
import { memoryStorage } from '../../src/core'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'
import { createMock } from '../../src/mock'
import { pass, turns } from '../helpers/turns'
import { openHeadlessDesk } from './headless-desk'
import { deskCases } from './rules'

test.for(deskCases)('$title, in process', async ({ run }) => {
  const clock = simulatedClock({ start: '2026-11-21T03:00:00Z' })
  const mock = createMock({ now: () => new Date(clock.now()) })
  let asked = 0
  // the backend takes real time to check a password: the clock stands still until it has answered
  const transport = async (request: Request): Promise<Response> => {
    asked++
    try {
      return await mock.transport(request)
    } finally {
      asked--
    }
  }
  const wait = async <T>(work: Promise<T>): Promise<T> => {
    let isOver = false
    const end = () => {
      isOver = true
    }
    work.then(end, end)
    while (!isOver) await (asked > 0 ? turns() : pass(clock, 50))
    return work
  }
  const desk = await openHeadlessDesk({ transport, storage: memoryStorage(), clock, wait })
  await run(desk)
  desk.close()
})

import { describe, expect, test } from 'vitest'
import { bangkokDay, delay, isoTime, systemClock } from '../../src/core/kernel/clock'
import { randomId } from '../../src/core/kernel/id'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'

const start = '2026-11-21T10:00:00.000Z'

describe('the simulated clock', () => {
  test('KERN-13 stands still until advanced, then runs each timer at its own moment and in order', () => {
    const clock = simulatedClock({ start })
    const ran: string[] = []
    const note = (name: string) => () => ran.push(`${name} ${isoTime(clock.now()).slice(17, 23)}`)
    clock.setTimeout(note('second'), 200)
    clock.setTimeout(note('first'), 100)
    clock.setTimeout(note('also first'), 100)
    clock.setTimeout(note('later'), 1_001)
    clock.clearTimeout(clock.setTimeout(note('cleared'), 50))
    expect(ran).toEqual([])
    clock.increment(1_000)
    expect(ran).toEqual(['first 00.100', 'also first 00.100', 'second 00.200'])
    expect(isoTime(clock.now())).toBe('2026-11-21T10:00:01.000Z')
    clock.increment(1)
    expect(ran.at(-1)).toBe('later 01.001')
  })

  test('KERN-13 runs a timer set by a timer in the same advance', () => {
    const clock = simulatedClock({ start })
    let ticks = 0
    const tick = () => {
      ticks++
      clock.setTimeout(tick, 300)
    }
    clock.setTimeout(tick, 300)
    clock.increment(1_000)
    expect(ticks).toBe(3)
  })

  test('KERN-13 treats a timer without delay as one millisecond: a timer that sets itself again ends', () => {
    const clock = simulatedClock({ start })
    let ticks = 0
    const tick = () => {
      ticks++
      clock.setTimeout(tick, 0)
    }
    tick()
    clock.increment(5)
    expect(ticks).toBe(6)
  })
})

test('KERN-14 the day is the one in Bangkok, seven hours ahead of UTC', () => {
  expect(bangkokDay(Date.parse('2026-11-21T16:59:59.999Z'))).toBe('2026-11-21')
  expect(bangkokDay(Date.parse('2026-11-21T17:00:00.000Z'))).toBe('2026-11-22')
})

test('KERN-14 the system clock reads and waits for real time', async () => {
  const before = Date.now()
  expect(systemClock.now()).toBeGreaterThanOrEqual(before)
  const unset = systemClock.setTimeout(() => expect.unreachable(), 0)
  systemClock.clearTimeout(unset)
  await new Promise<void>((done) => systemClock.setTimeout(done, 1))
})

describe('delay', () => {
  test('KERN-15 ends after its duration', async () => {
    const clock = simulatedClock({ start })
    const listening = new AbortController()
    const waiting = delay(clock, 500, listening.signal)
    clock.increment(500)
    await expect(waiting).resolves.toBeUndefined()
    listening.abort()
  })

  test('KERN-15 ends immediately on abort, and clears its timer', async () => {
    const clock = simulatedClock({ start })
    const stopping = new AbortController()
    const waiting = delay(clock, 500, stopping.signal)
    stopping.abort('enough')
    await expect(waiting).rejects.toBe('enough')
    await expect(delay(clock, 500, stopping.signal)).rejects.toBe('enough')
  })
})

test('KERN-16 an id is 128 random bits as 32 hex digits and needs no secure context', () => {
  const ids = Array.from({ length: 200 }, randomId)
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true)
  expect(new Set(ids).size).toBe(200)
})

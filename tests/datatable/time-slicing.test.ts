import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Clock, systemClock } from '../../src/core/kernel/clock'
import type { Steps } from '../../src/core/kernel/steps'
import { fromNowTimeSliced, runTimeSliced, sliceMs } from '../../src/core/kernel/time-slicing'

/** A clock on which every step takes so long, with what happened on it. */
function busyClock(stepMs: number) {
  let time = 0
  const due: (() => void)[] = []
  const clock: Clock = {
    now: () => time,
    setTimeout: (fn) => due.push(fn),
    clearTimeout: (id) => void due.splice((id as number) - 1, 1, () => undefined),
  }
  const slices: number[] = []
  return {
    clock,
    slices,
    spend: () => {
      time += stepMs
    },
    /** gives the page its turns until nothing waits any more */
    turn() {
      const next = due[turns++]
      if (!next) return false
      const began = time
      next()
      slices.push(time - began)
      return true
    },
  }
}
let turns = 0

function* count(to: number, spend: () => void): Steps<number> {
  for (let at = 0; at < to; at++) {
    spend()
    yield at / to
  }
  return to
}

test('DATA-13 whatever the work, a slice ends at the first time check after 8 ms', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 5_000 }),
      fc.double({ min: 0.001, max: 0.05, noNaN: true }),
      async (to, ms) => {
        turns = 0
        const page = busyClock(ms)
        const work = runTimeSliced(count(to, page.spend), { clock: page.clock })
        while (page.turn());
        expect(await work).toBe(to)
        expect(Math.max(0, ...page.slices)).toBeLessThanOrEqual(sliceMs + 2 * ms)
      },
    ),
    { numRuns: 40 },
  )
})

test('DATA-13 progress is reported a few times a second, and never decreases', async () => {
  turns = 0
  const page = busyClock(0.5)
  const reported: number[] = []
  const work = runTimeSliced(count(2_000, page.spend), { clock: page.clock, onProgress: (part) => reported.push(part) })
  while (page.turn());
  await work
  expect(reported.length).toBeGreaterThan(3)
  expect(reported.length).toBeLessThanOrEqual(10)
  expect(reported).toEqual([...reported].sort((a, b) => a - b))
})

test('DATA-13 work that fits into the first slice is finished immediately, other work continues from there', async () => {
  turns = 0
  const page = busyClock(1)
  expect(fromNowTimeSliced(count(sliceMs - 1, page.spend), { clock: page.clock })).toBe(sliceMs - 1)
  const spend = vi.fn(page.spend)
  const work = fromNowTimeSliced(count(sliceMs + 1, spend), { clock: page.clock })
  expect([work instanceof Promise, spend.mock.calls.length]).toEqual([true, sliceMs])
  while (page.turn());
  expect([await work, spend.mock.calls.length]).toEqual([sliceMs + 1, sliceMs + 1])
})

test('DATA-14 cancelled work takes no further step', async () => {
  turns = 0
  const page = busyClock(1)
  const stop = new AbortController()
  const spend = vi.fn(page.spend)
  const work = runTimeSliced(count(1_000, spend), { clock: page.clock, signal: stop.signal })
  page.turn()
  const done = spend.mock.calls.length
  stop.abort(new Error('another question'))
  await expect(work).rejects.toThrow('another question')
  while (page.turn());
  expect([done < 1_000, spend.mock.calls.length]).toEqual([true, done])
})

test('DATA-14 an error inside fails the whole', async () => {
  turns = 0
  const page = busyClock(1)
  const work = runTimeSliced(
    (function* (): Steps<number> {
      yield 0
      throw new Error('a broken row')
    })(),
    { clock: page.clock },
  )
  page.turn()
  await expect(work).rejects.toThrow('a broken row')
})

test("DATA-13 if the browser has a scheduler, slices are its tasks; cancelled work doesn't continue there either", async () => {
  const queue: (() => void)[] = []
  vi.stubGlobal('scheduler', { postTask: async (task: () => void) => queue.push(task) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const spend = vi.fn()
  const work = runTimeSliced(count(40, spend), { clock: systemClock })
  expect([queue.length, spend.mock.calls.length]).toEqual([1, 0])
  queue.shift()?.()
  expect([await work, spend.mock.calls.length]).toEqual([40, 40])

  const stop = new AbortController()
  const other = runTimeSliced(count(40, spend), { clock: systemClock, signal: stop.signal })
  stop.abort(new Error('another question'))
  queue.shift()?.()
  await expect(other).rejects.toThrow('another question')
  expect(spend.mock.calls.length).toBe(40)
})

test('DATA-13 without a scheduler, timers let the page run in between', async () => {
  let at = 0
  const seen: number[] = []
  const other = setInterval(() => seen.push(at), 1)
  // the clock only ends what never lets the page have a turn
  const end = systemClock.now() + 10_000
  const steps = (function* (): Steps<number> {
    for (; seen.length < 3 && systemClock.now() < end; at++) yield 0
    return at
  })()
  expect(await runTimeSliced(steps, { clock: systemClock })).toBe(at)
  clearInterval(other)
  expect(seen.filter((each) => each > 0 && each < at).length).toBeGreaterThan(1)
})

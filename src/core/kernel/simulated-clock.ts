import type { Clock } from './clock'

export type SimulatedTime = Clock & {
  /** Runs every timer due within the next `ms` milliseconds, in order and on time, including timers set meanwhile. */
  increment(ms: number): void
}

type Timer = { id: number; due: number; fn(): void }

/** A clock that advances only on `increment`. A timer takes at least 1 ms, as in browsers. */
export function simulatedClock({ start }: { start: Date | number | string }): SimulatedTime {
  let time = new Date(start).getTime()
  let lastId = 0
  const timers = new Map<unknown, Timer>()

  const nextBefore = (end: number): Timer | undefined => {
    let next: Timer | undefined
    for (const timer of timers.values()) if (timer.due <= end && (!next || timer.due < next.due)) next = timer
    return next
  }

  return {
    now: () => time,
    setTimeout: (fn, ms) => {
      const id = ++lastId
      timers.set(id, { id, due: time + Math.max(1, ms), fn })
      return id
    },
    clearTimeout: (id) => void timers.delete(id),
    increment(ms) {
      const end = time + ms
      for (let timer = nextBefore(end); timer; timer = nextBefore(end)) {
        timers.delete(timer.id)
        time = timer.due
        timer.fn()
      }
      time = end
    },
  }
}

import type { AnyActorRef } from 'xstate'
import type { Clock } from './clock'
import type { Call } from './endpoint'

/** Milliseconds; shorter timers count as pending work. */
const soon = 1000

export type Tracker = {
  call: Call
  clock: Clock
  /** resolves once no request is running and no timer below one second is pending */
  idle(): Promise<void>
}

/** Counts the pending work of one actor. */
export function createTracker(call: Call, clock: Clock): Tracker {
  let running = 0
  const timers = new Map<object, unknown>()
  const waiting = new Set<() => void>()
  const busy = () => running > 0 || timers.size > 0
  const check = () => {
    if (busy()) return
    for (const wake of [...waiting]) wake()
    waiting.clear()
  }
  /** A response reaches its machine some microtasks after it arrived, and may start the next request there. */
  const pause = async () => {
    for (let turn = 0; turn < 20 && !busy(); turn++) await Promise.resolve()
  }
  return {
    async call(endpoint, input, options) {
      running++
      try {
        return await call(endpoint, input, options)
      } finally {
        running--
        check()
      }
    },
    clock: {
      now: () => clock.now(),
      setTimeout: (fn, ms) => {
        if (ms >= soon) return clock.setTimeout(fn, ms)
        const entry = {}
        const run = () => {
          timers.delete(entry)
          fn()
          check()
        }
        timers.set(entry, clock.setTimeout(run, ms))
        return entry
      },
      clearTimeout(id) {
        const known = timers.get(id as object)
        timers.delete(id as object)
        clock.clearTimeout(known ?? id)
        check()
      },
    },
    async idle() {
      await pause()
      while (busy()) {
        await new Promise<void>((wake) => waiting.add(wake))
        await pause()
      }
    },
  }
}

/** Resolves once `isBusy` is false or the actor has stopped. */
export function untilDone(actor: AnyActorRef, isBusy: () => boolean): Promise<void> {
  if (!isBusy()) return Promise.resolve()
  return new Promise((resolve) => {
    const listening = actor.subscribe({
      next: () => {
        if (isBusy()) return
        listening.unsubscribe()
        resolve()
      },
      complete: resolve,
      error: () => resolve(),
    })
  })
}

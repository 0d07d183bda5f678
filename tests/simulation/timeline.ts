import type { Clock } from '../../src/core/kernel/clock'
import { simulatedClock } from '../../src/core/kernel/simulated-clock'

type Task = { run(): void | Promise<void>; isCancelled: boolean }

export type Timeline = Clock & {
  /** Runs what is due within the next `ms` milliseconds, one task after the other, each until nothing of it is left to do. */
  pass(ms: number): Promise<void>
}

/** What waits for no clock (promises, streams of a Request) comes to its end within a turn. */
const turn = () => new Promise<void>((next) => setImmediate(next))

/** The time of a whole simulated world. Nothing runs beside anything else, so the same seed gives the same story. */
export function createTimeline(start: string): Timeline {
  const time = simulatedClock({ start })
  const ready: Task[] = []
  /** when something may be due, soonest last */
  const dues: number[] = []

  const noteDue = (due: number) => {
    let position = dues.length
    while (position > 0 && (dues[position - 1] ?? 0) < due) position--
    if (dues[position] !== due && dues[position - 1] !== due) dues.splice(position, 0, due)
  }

  return {
    now: time.now,
    setTimeout(run, ms) {
      const task: Task = { run, isCancelled: false }
      time.setTimeout(() => ready.push(task), ms)
      noteDue(time.now() + Math.max(1, ms))
      return task
    },
    clearTimeout(task) {
      if (task) (task as Task).isCancelled = true
    },
    async pass(ms) {
      const end = time.now() + ms
      await turn()
      for (;;) {
        for (let task = ready.shift(); task; task = ready.shift()) {
          if (task.isCancelled) continue
          await task.run()
          await turn()
        }
        const due = dues.at(-1)
        if (due === undefined || due > end) break
        dues.pop()
        time.increment(due - time.now())
      }
      time.increment(end - time.now())
    },
  }
}

import { type Clock, systemClock } from './clock'
import type { Locks } from './lock'

type Waiting = { start(): void }
type Queues = Map<string, Waiting[]>

const queuesOf = new WeakMap<object, Queues>()

/** Locks within one process, shared by those created for the same `guarded` object. */
export function memoryLocks(clock: Clock = systemClock, guarded: object = {}): Locks {
  const queues: Queues = queuesOf.get(guarded) ?? new Map()
  queuesOf.set(guarded, queues)

  /** The first in the queue holds the lock. */
  const enter = (name: string, start: () => void): (() => void) => {
    const queue = queues.get(name) ?? []
    queues.set(name, queue)
    const me: Waiting = { start }
    queue.push(me)
    if (queue[0] === me) start()
    return () => leave(name, queue, me)
  }
  const leave = (name: string, queue: Waiting[], me: Waiting) => {
    const position = queue.indexOf(me)
    if (position < 0) return
    queue.splice(position, 1)
    if (queue.length === 0) queues.delete(name)
    else queue[0]?.start()
  }

  return {
    async run(name, act, { waitMs }) {
      let timer: unknown
      let exit = () => {}
      await new Promise<void>((start) => {
        timer = clock.setTimeout(start, waitMs)
        exit = enter(name, start)
      })
      clock.clearTimeout(timer)
      try {
        return await act()
      } finally {
        exit()
      }
    },
    async hold(name, signal) {
      let exit = () => {}
      await new Promise<void>((start) => {
        exit = enter(name, start)
        const leave = () => {
          exit()
          start()
        }
        signal?.addEventListener('abort', leave, { once: true })
        if (signal?.aborted) leave()
      })
      return exit
    },
    isHeld: async (name) => queues.has(name),
  }
}

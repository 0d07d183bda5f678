import type { Timeline } from './timeline'
import type { Page } from './virtual-page'

type Request = { page: Page; start(): void }

/**
 * The Web Locks of one browser. A page that is gone has none any more; a frozen one keeps its own. `of(page)` is what
 * `navigator.locks` is in it, as far as it is used.
 */
export function createLockManager(timeline: Timeline) {
  /** the first of each has the lock */
  const queues = new Map<string, Request[]>()

  const leave = (name: string, request: Request) => {
    const queue = queues.get(name) ?? []
    const position = queue.indexOf(request)
    if (position < 0) return
    queue.splice(position, 1)
    if (queue.length === 0) queues.delete(name)
    else if (position === 0) queue[0]?.start()
  }
  const holds = (page: Page) => [...queues.values()].some(([first]) => first?.page === page)

  const of = (page: Page) => {
    const later = (task: () => void) => timeline.setTimeout(() => page.enter(task), 1)
    const request = (name: string, { signal }: { signal?: AbortSignal }, act: () => unknown) =>
      new Promise((resolve, reject) => {
        const mine: Request = {
          page,
          start() {
            signal?.removeEventListener('abort', giveUp)
            later(() => {
              Promise.resolve()
                .then(act)
                .finally(() => leave(name, mine))
                .then(resolve, reject)
            })
          },
        }
        const giveUp = () => {
          leave(name, mine)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', giveUp, { once: true })
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        queue.push(mine)
        page.onGone(() => leave(name, mine))
        if (queue[0] === mine) mine.start()
      })
    return {
      request: (name: string, ...rest: [unknown, unknown?]) =>
        typeof rest[0] === 'function'
          ? request(name, {}, rest[0] as () => unknown)
          : request(name, rest[0] as { signal?: AbortSignal }, rest[1] as () => unknown),
      query: () =>
        new Promise((resolve) => {
          later(() => resolve({ held: [...queues.keys()].map((name) => ({ name })), pending: [] }))
        }),
    } as unknown as LockManager
  }
  return { of, holds }
}

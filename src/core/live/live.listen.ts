import { delay } from '../kernel/clock'
import type { ChangesPage } from './live.contract'
import { askForChanges, type Connection, type Ending } from './live.requests'

/** Between requests for pages; after failures, doubled up to the longest, each with a random part; in milliseconds. */
export const pollMs = 5_000
export const firstWaitMs = 1_000
export const longestWaitMs = 60_000
/** How long before the engine started the page may have sent its first calls, in milliseconds: they live no longer. */
export const beforeMs = 15_000
/** How long a stream that didn't work isn't tried again, in milliseconds. */
export const withoutStreamMs = 10 * 60_000
/** Streams that are cut this soon, so often in a row, don't work. */
const soonMs = 5_000
const mostCuts = 5

export type Listening = Connection & {
  signal: AbortSignal
  /** in [0, 1) */
  random(): number
  after: string | undefined
  onPage(page: ChangesPage): void
  /** the backend answers again after a request that failed */
  onReached(): void
}

/** Reads changes until the signal is aborted, or until the backend says that there are none for this user. */
export async function listen(listening: Listening): Promise<'refused' | 'aborted'> {
  const { clock, since, signal, random, onPage, onReached } = listening
  let after = listening.after
  let failures = 0
  let isDown = false
  let cuts = 0
  let streamAgainAt = Number.NEGATIVE_INFINITY
  let hasMore = false

  const take = (page: ChangesPage) => {
    after = page.cursor
    hasMore = page.more
    failures = 0
    onPage(page)
  }
  const reached = () => {
    if (isDown) onReached()
    isDown = false
  }
  const withoutStream = () => {
    streamAgainAt = clock.now() + withoutStreamMs
    cuts = 0
  }

  function waitAfter(ending: Ending, began: number): number {
    if (ending === 'page') {
      withoutStream()
      return hasMore ? 0 : pollMs
    }
    if (ending === 'silent') {
      withoutStream()
      return 0
    }
    if (ending === 'cut') {
      cuts = clock.now() - began < soonMs ? cuts + 1 : 0
      if (cuts >= mostCuts) withoutStream()
      return firstWaitMs * random()
    }
    failures++
    isDown = true
    return Math.min(longestWaitMs, firstWaitMs * 2 ** failures) * (0.5 + random() / 2)
  }

  while (!signal.aborted) {
    const began = clock.now()
    const mayStream = began >= streamAgainAt
    const within = began - since + beforeMs
    const ending = await askForChanges(listening, { after, within, mayStream, signal, take, reached })
    if (signal.aborted) break
    if (ending === 'refused') return 'refused'
    await delay(clock, waitAfter(ending, began), signal).catch(() => undefined)
  }
  return 'aborted'
}

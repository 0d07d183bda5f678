import type { Area } from '../../src/core/kernel/storage'
import type { Dice } from './seeded'
import type { Timeline } from './timeline'
import { quotaExceeded } from './virtual-disk'
import type { Page } from './virtual-page'

/** Texts as pages see them, and as they lie on the disk: a browser writes them there some time later. */
type Rows = { seen: Map<string, string>; durable: Map<string, string>; isFlushing: boolean }

const newRows = (from?: Map<string, string>): Rows => ({
  seen: new Map(from),
  durable: new Map(from),
  isFlushing: false,
})

export type SessionRows = Rows

/** `local` and `session` of one browser. */
export function createStorage(timeline: Timeline, { between }: Dice) {
  const local = newRows()
  const listeners = new Set<{ page: Page; fn(key: string | undefined): void }>()
  let isFull = false

  const flushLater = (rows: Rows) => {
    if (rows.isFlushing) return
    rows.isFlushing = true
    timeline.setTimeout(
      () => {
        rows.isFlushing = false
        rows.durable = new Map(rows.seen)
      },
      between(300, 40_000),
    )
  }
  /** when the last event will be heard: a browser delivers them in their order */
  let lastReceived = 0
  /** The storage event: other pages hear of it a moment later. */
  const tell = (from: Page | undefined, key: string | undefined) => {
    lastReceived = Math.max(lastReceived, timeline.now() + between(1, 5))
    for (const { page, fn } of listeners) {
      if (page === from || page.isCached || page.state === 'gone') continue
      timeline.setTimeout(() => page.enter(() => fn(key)), lastReceived - timeline.now())
    }
  }
  const areaOf = (rows: Rows, page: Page): Area => ({
    get: (key) => rows.seen.get(key) ?? null,
    set(key, text) {
      const before = rows.seen.get(key)
      if (before === text) return
      if (isFull && text.length > (before?.length ?? -1)) throw quotaExceeded()
      rows.seen.set(key, text)
      flushLater(rows)
      if (rows === local) tell(page, key)
    },
    remove(key) {
      if (!rows.seen.delete(key)) return
      flushLater(rows)
      if (rows === local) tell(page, key)
    },
    keys: () => [...rows.seen.keys()],
  })

  return {
    newSession: (from?: SessionRows): SessionRows => newRows(from?.seen),
    session: (rows: SessionRows, page: Page): Area => areaOf(rows, page),
    local: (page: Page): Area => ({
      ...areaOf(local, page),
      subscribe(fn) {
        const listener = { page, fn }
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }),
    set isFull(full: boolean) {
      isFull = full
    },
    /** The person deletes what the browser keeps for this site. */
    clear(sessions: readonly SessionRows[]) {
      for (const rows of [local, ...sessions]) {
        rows.seen.clear()
        rows.durable.clear()
      }
      tell(undefined, undefined)
    },
    /** The power is cut: what was not flushed never was. */
    crash(sessions: readonly SessionRows[]) {
      for (const rows of [local, ...sessions]) rows.seen = new Map(rows.durable)
    },
  }
}

export type BrowserStorage = ReturnType<typeof createStorage>

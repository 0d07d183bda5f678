import type { Disk } from '../../src/core/kernel/disk'
import type { Area } from '../../src/core/kernel/storage'
import type { Dice } from './seeded'
import type { Timeline } from './timeline'
import type { Page } from './virtual-page'

/** What became of a write that has to reach the disk. `late`: given up after three seconds, and written after that. */
export const diskModes = ['quick', 'slow', 'late', 'full'] as const
export type DiskMode = (typeof diskModes)[number]

/** Texts as pages see them, and as they lie on the disk: a browser writes them there some time later. */
type Rows = { seen: Map<string, string>; durable: Map<string, string>; isFlushing: boolean }

const newRows = (from?: Map<string, string>): Rows => ({
  seen: new Map(from),
  durable: new Map(from),
  isFlushing: false,
})

const quotaExceeded = () => new DOMException('there is no more room', 'QuotaExceededError')

export type SessionRows = Rows

/** The storage of one browser. */
export function createStorage(timeline: Timeline, { between }: Dice) {
  const local = newRows()
  const disk = { seen: new Map<string, string>(), durable: new Map<string, string>() }
  const listeners = new Set<{ page: Page; fn(key: string | undefined): void }>()
  /** ends what is on its way to the disk when the power is cut */
  let powered = {}
  let isFull = false
  let diskMode: DiskMode = 'quick'

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
  /** The storage event: other pages hear of it a moment later. */
  const tell = (from: Page | undefined, key: string | undefined) => {
    for (const { page, fn } of listeners) {
      if (page === from || page.isCached || page.state === 'gone') continue
      timeline.setTimeout(() => page.enter(() => fn(key)), between(1, 5))
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
  const diskOf = (page: Page): Disk => {
    /** `act` runs in the page after `ms`; what it gives resolves the promise. */
    const after = <T>(ms: number, act: () => T | Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        timeline.setTimeout(
          () =>
            page.enter(() => {
              try {
                resolve(act())
              } catch (thrown) {
                reject(thrown)
              }
            }),
          ms,
        )
      })
    const patience = () => (diskMode === 'slow' ? between(300, 2_000) : between(1, 8))
    const put = (name: string, text: string | null) => {
      if (text === null) disk.seen.delete(name)
      else disk.seen.set(name, text)
    }
    return {
      entries: () => after(patience(), () => new Map(disk.seen)),
      change: (name, next) =>
        after(patience(), () => {
          if (diskMode === 'full') throw quotaExceeded()
          const text = next(disk.seen.get(name) ?? null)
          if (text === (disk.seen.get(name) ?? null)) return after(1, () => undefined)
          put(name, text)
          const before = powered
          const ack = () => {
            if (before !== powered) return
            if (text === null) disk.durable.delete(name)
            else disk.durable.set(name, text)
          }
          if (diskMode !== 'late') {
            const wait = patience()
            timeline.setTimeout(ack, wait)
            return after(wait, () => undefined)
          }
          timeline.setTimeout(ack, between(3_500, 9_000))
          return after(3_000, () => {
            throw new Error('the disk does not answer')
          })
        }),
    }
  }

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
    disk: diskOf,
    set isFull(full: boolean) {
      isFull = full
    },
    set diskMode(mode: DiskMode) {
      diskMode = mode
    },
    /** The person deletes what the browser keeps for this site. */
    clear(sessions: readonly SessionRows[]) {
      for (const rows of [local, ...sessions]) {
        rows.seen.clear()
        rows.durable.clear()
      }
      powered = {}
      disk.seen.clear()
      disk.durable.clear()
      tell(undefined, undefined)
    },
    /** The power is cut: what was not flushed never was. */
    crash(sessions: readonly SessionRows[]) {
      powered = {}
      for (const rows of [local, ...sessions]) rows.seen = new Map(rows.durable)
      disk.seen = new Map(disk.durable)
    },
    /** For whoever looks from outside: every text that a page could still find. */
    texts: (): string[] => [...local.seen.values(), ...disk.seen.values()],
  }
}

export type BrowserStorage = ReturnType<typeof createStorage>

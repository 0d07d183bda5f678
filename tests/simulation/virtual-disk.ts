import type { Disk } from '../../src/core/kernel/disk'
import type { Dice } from './seeded'
import type { Timeline } from './timeline'
import type { Page } from './virtual-page'

/** `late`: each write is given up after three seconds, and done after that. */
export const diskModes = ['quick', 'slow', 'late', 'full'] as const
export type DiskMode = (typeof diskModes)[number]

export const quotaExceeded = () => new DOMException('there is no more room', 'QuotaExceededError')

/** What pages read and write through the port `disk`: what was acknowledged is there after a power cut. */
export function createDisk(timeline: Timeline, { between }: Dice) {
  let seen = new Map<string, string>()
  const durable = new Map<string, string>()
  /** when the last write will be on the disk: none is before the one that came before it */
  let lastCommit = 0
  /** another object after each power cut: what was on its way to the disk never gets there */
  let powered = {}
  let mode: DiskMode = 'quick'

  const latency = () => (mode === 'slow' ? between(300, 2_000) : between(1, 8))

  /** Puts it on the disk some time from now; in how many milliseconds. */
  const commit = (name: string, text: string | null): number => {
    if (text === null) seen.delete(name)
    else seen.set(name, text)
    const now = timeline.now()
    lastCommit = Math.max(lastCommit + 1, now + (mode === 'late' ? between(3_500, 9_000) : latency()))
    const before = powered
    const put = () => {
      if (before !== powered) return
      if (text === null) durable.delete(name)
      else durable.set(name, text)
    }
    timeline.setTimeout(put, lastCommit - now)
    return lastCommit - now
  }
  const inPage = (page: Page): Disk => {
    const after = <T>(ms: number, act: () => T | Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const run = () => {
          try {
            resolve(act())
          } catch (thrown) {
            reject(thrown)
          }
        }
        timeline.setTimeout(() => page.enter(run), ms)
      })
    return {
      entries: () => after(latency(), () => new Map(seen)),
      change: (name, next) =>
        after(latency(), () => {
          if (mode === 'full') throw quotaExceeded()
          const wait = commit(name, next(seen.get(name) ?? null))
          if (mode !== 'late') return after(wait, () => undefined)
          return after(3_000, () => {
            throw new Error('the disk does not answer')
          })
        }),
    }
  }
  return {
    inPage,
    set mode(next: DiskMode) {
      mode = next
    },
    clear() {
      powered = {}
      seen.clear()
      durable.clear()
    },
    crash() {
      powered = {}
      seen = new Map(durable)
    },
  }
}

export type VirtualDisk = ReturnType<typeof createDisk>

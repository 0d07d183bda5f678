import type { Clock } from '../../src/core/kernel/clock'
import type { Timeline } from './timeline'

/** One loaded page: what runs in it runs while it is neither frozen nor gone. */
export type Page = {
  readonly clock: Clock
  readonly state: 'running' | 'frozen' | 'gone'
  /** in the cache for "back": it hears nothing of other tabs */
  readonly isCached: boolean
  /** Runs `task` in this page: now, when it is thawed, or never. */
  enter(task: () => void): void
  /** an event of its window */
  fire(type: 'pagehide' | 'pageshow'): void
  freeze(options?: { cached: boolean }): void
  thaw(): void
  kill(): void
  /** called when it is gone */
  onGone(fn: () => void): void
}

type Listener = () => void
type Timer = { isCleared: boolean }
/** The page that runs now, whose window a listener is added to. */
let current: Map<string, Set<Listener>> | undefined

export function createPage(timeline: Timeline): Page {
  const window = new Map<string, Set<Listener>>()
  const inbox: (() => void)[] = []
  const ends: (() => void)[] = []
  let state: Page['state'] = 'running'
  let isCached = false

  const enter = (task: () => void) => {
    if (state === 'frozen') inbox.push(task)
    if (state !== 'running') return
    current = window
    task()
  }
  return {
    clock: {
      now: timeline.now,
      // one that came due while the page was frozen can still be cleared when it runs again
      setTimeout(fn, ms) {
        const timer: Timer = { isCleared: false }
        timeline.setTimeout(() => enter(() => (timer.isCleared ? undefined : fn())), ms)
        return timer
      },
      clearTimeout(timer) {
        if (timer) (timer as Timer).isCleared = true
      },
    },
    get state() {
      return state
    },
    get isCached() {
      return isCached
    },
    enter,
    fire: (type) =>
      enter(() => {
        for (const listen of [...(window.get(type) ?? [])]) listen()
      }),
    freeze({ cached } = { cached: false }) {
      if (state !== 'running') return
      state = 'frozen'
      isCached = cached
    },
    thaw() {
      if (state !== 'frozen') return
      state = 'running'
      isCached = false
      for (const task of inbox.splice(0)) timeline.setTimeout(() => enter(task), 1)
    },
    kill() {
      if (state === 'gone') return
      state = 'gone'
      inbox.length = 0
      for (const end of ends) end()
    },
    onGone: (fn) => void ends.push(fn),
  }
}

/** Gives `globalThis` the listeners of the page that runs, until the answer is called: Node has no window. */
export function lendWindow(): () => void {
  const listenersOf = (type: string) => {
    const known = current?.get(type) ?? new Set()
    current?.set(type, known)
    return known
  }
  Object.assign(globalThis, {
    addEventListener: (type: string, fn: Listener) => void listenersOf(type).add(fn),
    removeEventListener: (type: string, fn: Listener) => void listenersOf(type).delete(fn),
  })
  return () => {
    current = undefined
    Reflect.deleteProperty(globalThis, 'addEventListener')
    Reflect.deleteProperty(globalThis, 'removeEventListener')
  }
}

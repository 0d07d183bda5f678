import type { OpenChannel } from '../../src/core/kernel/channel'
import type { Clock } from '../../src/core/kernel/clock'
import type { Locks } from '../../src/core/kernel/lock'
import { type Area, memoryStorage, type Storage } from '../../src/core/kernel/storage'

type Timer = { due: number; fn(): void }

/** Time that jumps from timer to timer; what each wakes comes to its end before the next. */
export function raceTime(start: number, settle: () => Promise<void>) {
  let now = start
  let lastId = 0
  const timers = new Map<number, Timer>()
  return {
    now: () => now,
    at(due: number, fn: () => void): number {
      const id = ++lastId
      timers.set(id, { due: Math.max(due, now + 1), fn })
      return id
    },
    cancel: (id: unknown) => void timers.delete(id as number),
    async run(end: number) {
      for (;;) {
        let next: [number, Timer] | undefined
        for (const each of timers) if (each[1].due <= end && (!next || each[1].due < next[1].due)) next = each
        if (!next) break
        timers.delete(next[0])
        now = next[1].due
        next[1].fn()
        await settle()
      }
      now = end
    },
  }
}
export type RaceTime = ReturnType<typeof raceTime>

/** The process of one tab: frozen nothing runs in it, hidden its timers come late, dead it is gone. */
export type TabProcess = {
  readonly born: number
  frozen: boolean
  hidden: boolean
  dead: boolean
  readonly clock: Clock
  /** runs `fn` in the tab: now, when it is thawed, or never */
  do(fn: () => void): void
  freeze(): void
  thaw(): void
  /** alive and at work all of that time */
  wasAwake(from: number, to: number): boolean
}

export function tabProcess(time: RaceTime, lateness: () => number): TabProcess {
  let waiting: (() => void)[] = []
  const asleep: [from: number, to: number][] = []
  const tab: TabProcess = {
    born: time.now(),
    frozen: false,
    hidden: false,
    dead: false,
    do(fn) {
      if (tab.frozen) waiting.push(() => tab.do(fn))
      else if (!tab.dead) fn()
    },
    freeze() {
      if (tab.frozen) return
      tab.frozen = true
      asleep.push([time.now(), Number.POSITIVE_INFINITY])
    },
    thaw() {
      if (!tab.frozen) return
      tab.frozen = false
      const last = asleep.at(-1)
      if (last) last[1] = time.now()
      const queue = waiting
      waiting = []
      for (const fn of queue) tab.do(fn)
    },
    wasAwake: (from, to) => tab.born <= from && !tab.dead && !asleep.some((each) => each[0] < to && each[1] > from),
    clock: {
      now: time.now,
      setTimeout: (fn, ms) => time.at(time.now() + ms + (tab.hidden ? lateness() : 0), () => tab.do(fn)),
      clearTimeout: time.cancel,
    },
  }
  return tab
}

/** Local storage that tabs share: each hears of what the others change, once it is awake. */
export function raceStorage() {
  const rows = new Map<string, string>()
  const tabs = new Set<(from: object, key: string) => void>()
  return {
    rows,
    of(tab: TabProcess, session: Area = memoryStorage().session): Storage {
      const me = {}
      const notify = (key: string) => {
        for (const hear of tabs) hear(me, key)
      }
      const local: Area = {
        get: (key) => rows.get(key) ?? null,
        set(key, text) {
          if (tab.dead || rows.get(key) === text) return
          rows.set(key, text)
          notify(key)
        },
        remove(key) {
          if (!tab.dead && rows.delete(key)) notify(key)
        },
        keys: () => [...rows.keys()],
        subscribe(fn) {
          const hear = (from: object, key: string) => {
            if (from !== me) tab.do(() => fn(key))
          }
          tabs.add(hear)
          return () => void tabs.delete(hear)
        },
      }
      return { local, session }
    },
  }
}

/** Web Locks of a browser: a dead tab lets go, a frozen one does not. */
export function raceLocks() {
  type Waiting = { tab: TabProcess; start(): void }
  const queues = new Map<string, Waiting[]>()
  const leave = (name: string, me: Waiting) => {
    const queue = queues.get(name) ?? []
    const position = queue.indexOf(me)
    if (position < 0) return
    queue.splice(position, 1)
    if (position === 0) queue[0]?.start()
  }
  return {
    dropOf(tab: TabProcess) {
      for (const [name, queue] of queues) for (const each of [...queue]) if (each.tab === tab) leave(name, each)
    },
    of: (tab: TabProcess): Locks => ({
      async run(name, act, { waitMs }) {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        let me: Waiting | undefined
        await new Promise<void>((start) => {
          const timer = tab.clock.setTimeout(start, waitMs)
          const waiting: Waiting = {
            tab,
            start() {
              tab.clock.clearTimeout(timer)
              tab.do(start)
            },
          }
          me = waiting
          queue.push(waiting)
          if (queue[0] === waiting) waiting.start()
        })
        try {
          return await act()
        } finally {
          if (me) leave(name, me)
        }
      },
      hold: async () => () => undefined,
      isHeld: async () => false,
    }),
  }
}

/** Broadcast channels: a frozen tab hears what was said when it is thawed. */
export function raceChannels(time: RaceTime, latency: () => number) {
  const members = new Set<{ name: string; tab: TabProcess; hear(message: unknown): void }>()
  return (tab: TabProcess): OpenChannel =>
    (name, hear) => {
      const me = { name, tab, hear }
      members.add(me)
      return {
        post(message) {
          const copy = structuredClone(message)
          for (const each of members)
            if (each !== me && each.name === name)
              time.at(time.now() + latency(), () => each.tab.do(() => each.hear(copy)))
        },
        close: () => void members.delete(me),
      }
    }
}

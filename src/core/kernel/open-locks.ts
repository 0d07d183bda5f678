import type { Clock } from './clock'
import type { Locks } from './lock'
import { memoryLocks } from './memory-locks'
import type { Area } from './storage'

/** Web Locks; require https or localhost. */
export function webLocks(clock: Clock, manager: LockManager = navigator.locks): Locks {
  const scoped = (name: string) => `langraan:${name}`
  return {
    async run(name, act, { waitMs }) {
      const limit = new AbortController()
      const timer = clock.setTimeout(() => limit.abort(), waitMs)
      let started = false
      const start = () => {
        started = true
        clock.clearTimeout(timer)
        return act()
      }
      try {
        return await manager.request(scoped(name), { signal: limit.signal }, start)
      } catch (error) {
        if (started) throw error
        return start()
      }
    },
    hold: (name, signal) =>
      new Promise((resolve) => {
        const keep = () => new Promise<void>((release) => resolve(release))
        manager.request(scoped(name), signal ? { signal } : {}, keep).catch(() => resolve(() => undefined))
      }),
    async isHeld(name) {
      const { held = [] } = await manager.query()
      return held.some((lock) => lock.name === scoped(name))
    },
  }
}

export type LockSetup = {
  clock: Clock
  /** the area the locks guard; a `sturdy` area counts as the one behind it */
  area: Area
  newId(): string
}

/** Few pages need lease locks, so their code loads on first use; memory locks replace it if it can't be loaded. */
function broughtLocks({ clock, area, newId }: LockSetup): Locks {
  let brought: Promise<Locks> | undefined
  const locks = () => {
    brought ??= import('./lease-locks').then(
      ({ leaseLocks }) => leaseLocks(area, clock, newId),
      () => memoryLocks(clock, area),
    )
    return brought
  }
  return {
    run: async (name, act, options) => (await locks()).run(name, act, options),
    hold: async (name, signal) => (await locks()).hold(name, signal),
    isHeld: async (name) => (await locks()).isHeld(name),
  }
}

/** Web Locks if tabs share the area and the page may use them, a storage lease if it may not, otherwise memory. */
export function openLocks(setup: LockSetup): Locks {
  const { clock, area } = setup
  const origin = area.origin ?? area
  if (!origin.subscribe) return memoryLocks(clock, origin)
  const manager = globalThis.navigator?.locks
  return manager ? webLocks(clock, manager) : broughtLocks(setup)
}

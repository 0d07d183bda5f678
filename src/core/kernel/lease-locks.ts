import { type Clock, delay } from './clock'
import type { Locks } from './lock'
import type { Area } from './storage'

const lifetime = 10_000
const renewEvery = 3_000
const lookEvery = 100
/** Milliseconds. Two tabs may write at the same moment: the later one wins, and both check again after this. */
const settleAfter = 30

type Lease = { owner: string; until: number }

/** Locks for pages without Web Locks (plain http): a lease in shared storage, renewed while held. */
export function leaseLocks(area: Area, clock: Clock, newId: () => string): Locks {
  const keyOf = (name: string) => `langraan.lock.${name}`

  const read = (name: string): Lease | undefined => {
    const [owner, until] = (area.get(keyOf(name)) ?? '').split(' ')
    const lease = { owner: owner ?? '', until: Number(until) }
    // A lease that ends far too late was written before the clock was set back.
    return lease.until > clock.now() && lease.until <= clock.now() + 2 * lifetime ? lease : undefined
  }
  const write = (name: string, owner: string) => area.set(keyOf(name), `${owner} ${clock.now() + lifetime}`)
  const isMine = (name: string, owner: string) => read(name)?.owner === owner

  const take = async (name: string, owner: string): Promise<boolean> => {
    if (read(name)) return false
    write(name, owner)
    await delay(clock, settleAfter)
    return isMine(name, owner)
  }

  /** Acquires the lock before `deadline` and before the signal is aborted, or returns undefined. */
  const acquire = async (name: string, deadline: number, signal?: AbortSignal): Promise<(() => void) | undefined> => {
    const owner = newId()
    while (!(await take(name, owner))) {
      if (signal?.aborted || clock.now() + lookEvery > deadline) return undefined
      await delay(clock, lookEvery)
    }
    return keep(name, owner)
  }

  const keep = (name: string, owner: string): (() => void) => {
    let timer: unknown
    const renew = () => {
      if (!read(name) || isMine(name, owner)) write(name, owner)
      timer = clock.setTimeout(renew, renewEvery)
    }
    const free = () => {
      if (isMine(name, owner)) area.remove(keyOf(name))
    }
    renew()
    // A page that unloads releases its locks; one restored from the back/forward cache renews them.
    globalThis.addEventListener?.('pagehide', free)
    return () => {
      clock.clearTimeout(timer)
      globalThis.removeEventListener?.('pagehide', free)
      free()
    }
  }

  return {
    async run(name, act, { waitMs }) {
      const release = await acquire(name, clock.now() + waitMs)
      try {
        return await act()
      } finally {
        release?.()
      }
    },
    hold: async (name, signal) => (await acquire(name, Number.POSITIVE_INFINITY, signal)) ?? (() => undefined),
    isHeld: async (name) => read(name) !== undefined,
  }
}

import { afterEach, describe, expect, test, vi } from 'vitest'
import { leaseLocks } from '../../src/core/kernel/lease-locks'
import type { Locks } from '../../src/core/kernel/lock'
import { memoryLocks } from '../../src/core/kernel/memory-locks'
import { openLocks, webLocks } from '../../src/core/kernel/open-locks'
import { type SimulatedTime, simulatedClock } from '../../src/core/kernel/simulated-clock'
import { memoryStorage, sturdy } from '../../src/core/kernel/storage'
import { sharedStorage } from '../helpers/shared-storage'
import { pass, turns } from '../helpers/turns'

/** A lock manager as the browser has it: exclusive locks in order of asking. */
function fakeManager() {
  const queues = new Map<string, (() => void)[]>()
  const request = (name: string, ...rest: unknown[]) => {
    const act = rest.at(-1) as () => Promise<unknown>
    const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal }
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const queue = queues.get(name) ?? []
      queues.set(name, queue)
      const start = () => {
        act()
          .then(resolve, reject)
          .finally(() => {
            queue.shift()
            if (queue.length === 0) queues.delete(name)
            queue[0]?.()
          })
      }
      queue.push(start)
      if (queue[0] === start) return start()
      signal?.addEventListener('abort', () => {
        const position = queue.indexOf(start)
        if (position > 0) queue.splice(position, 1)
        reject(signal.reason)
      })
    })
  }
  const query = async () => ({ held: [...queues.keys()].map((name) => ({ name })), pending: [] })
  return { request, query } as unknown as LockManager
}

let ids = 0
const newId = () => `id${++ids}`

type Pair = { clock: SimulatedTime; one: Locks; two: Locks }
const kinds: [string, () => Pair][] = [
  [
    'Web Locks',
    () => {
      const clock = simulatedClock({ start: 0 })
      const manager = fakeManager()
      return { clock, one: webLocks(clock, manager), two: webLocks(clock, manager) }
    },
  ],
  [
    'a lease in storage',
    () => {
      const clock = simulatedClock({ start: 0 })
      const { tab } = sharedStorage()
      return { clock, one: leaseLocks(tab().local, clock, newId), two: leaseLocks(tab().local, clock, newId) }
    },
  ],
  [
    'memory',
    () => {
      const clock = simulatedClock({ start: 0 })
      const guarded = {}
      return { clock, one: memoryLocks(clock, guarded), two: memoryLocks(clock, guarded) }
    },
  ],
]

/** Moves the clock in small steps until what is waited for has come. */
async function until<T>(clock: SimulatedTime, work: Promise<T>): Promise<T> {
  let done = false
  const end = () => {
    done = true
  }
  work.then(end, end)
  for (let step = 0; step < 400 && !done; step++) await pass(clock, 50)
  return work
}

describe.each(kinds)('locks by %s', (_, open) => {
  test('KERN-40 calls with one name run one after the other, with two names side by side', async () => {
    const { clock, one, two } = open()
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} in`)
      await turns(2)
      log.push(`${name} out`)
      return name
    }
    const both = Promise.all([
      one.run('refresh', work('a'), { waitMs: 5_000 }),
      two.run('refresh', work('b'), { waitMs: 5_000 }),
    ])
    expect(await until(clock, both)).toEqual(['a', 'b'])
    expect([
      ['a in', 'a out', 'b in', 'b out'],
      ['b in', 'b out', 'a in', 'a out'],
    ]).toContainEqual(log)
    const held = await until(clock, one.hold('x'))
    expect(
      await until(
        clock,
        two.run('y', async () => 'free', { waitMs: 60_000 }),
      ),
    ).toBe('free')
    held()
  })

  test('KERN-41 when the wait times out the work runs anyway', async () => {
    const { clock, one, two } = open()
    const release = await until(clock, one.hold('refresh'))
    const before = clock.now()
    expect(
      await until(
        clock,
        two.run('refresh', async () => clock.now() - before, { waitMs: 3_000 }),
      ),
    ).toBeLessThanOrEqual(3_050)
    expect(await one.isHeld('refresh')).toBe(true)
    release()
  })

  test('KERN-41 work that fails rejects with its own error and releases the lock', async () => {
    const { clock, one, two } = open()
    const failing = one.run('refresh', () => Promise.reject(new Error('no')), { waitMs: 1_000 })
    await expect(until(clock, failing)).rejects.toThrow('no')
    expect(await two.isHeld('refresh')).toBe(false)
  })

  test('KERN-42 a held lock is visible to all, kept until released, then goes to the next one waiting', async () => {
    const { clock, one, two } = open()
    expect(await two.isHeld('draft')).toBe(false)
    const release = await until(clock, one.hold('draft'))
    const next = two.hold('draft')
    await pass(clock, 25_000)
    expect([await one.isHeld('draft'), await two.isHeld('draft')]).toEqual([true, true])
    release()
    release()
    const releaseNext = await until(clock, next)
    expect(await one.isHeld('draft')).toBe(true)
    releaseNext()
    await turns()
    expect(await one.isHeld('draft')).toBe(false)
  })

  test('KERN-800 whoever stops waiting holds nothing, and holds up nobody', async () => {
    const { clock, one, two } = open()
    const release = await until(clock, one.hold('stream'))
    const stop = new AbortController()
    const given = two.hold('stream', stop.signal)
    await pass(clock, 500)
    stop.abort()
    const releaseGiven = await until(clock, given)
    releaseGiven()
    expect(await one.isHeld('stream')).toBe(true)
    const next = two.hold('stream', new AbortController().signal)
    release()
    const releaseNext = await until(clock, next)
    expect(await one.isHeld('stream')).toBe(true)
    releaseNext()
    await turns()
    expect(await one.isHeld('stream')).toBe(false)
    const late = await until(clock, one.hold('stream', AbortSignal.abort()))
    late()
    await turns()
    expect(await two.isHeld('stream')).toBe(false)
  })
})

describe('a lease', () => {
  test('KERN-43 of a crashed tab is free after ten seconds', async () => {
    const clock = simulatedClock({ start: 0 })
    const { tab } = sharedStorage()
    const dying = simulatedClock({ start: 0 })
    await until(dying, leaseLocks(tab().local, dying, newId).hold('draft'))
    const left = leaseLocks(tab().local, clock, newId)
    expect(await left.isHeld('draft')).toBe(true)
    clock.increment(dying.now() + 10_000)
    expect(await left.isHeld('draft')).toBe(false)
    const release = await until(clock, left.hold('draft'))
    expect(await left.isHeld('draft')).toBe(true)
    release()
  })

  test('KERN-43 of a page that unloads is free immediately', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const clock = simulatedClock({ start: 0 })
    const { tab } = sharedStorage()
    const locks = leaseLocks(tab().local, clock, newId)
    await until(clock, locks.hold('draft'))
    page.dispatchEvent(new Event('pagehide'))
    expect(await locks.isHeld('draft')).toBe(false)
    await pass(clock, 3_000)
    expect(await locks.isHeld('draft')).toBe(true)
  })

  test('KERN-43 of two tabs that write at the same moment one has it, the other waits', async () => {
    const clock = simulatedClock({ start: 0 })
    const rows = memoryStorage().local
    const blind = { ...rows, get: (key: string) => (clock.now() === 0 ? null : rows.get(key)) }
    const one = leaseLocks(blind, clock, () => 'first')
    const two = leaseLocks(blind, clock, () => 'second')
    const has: string[] = []
    one.hold('draft').then(() => has.push('first'))
    two.hold('draft').then(() => has.push('second'))
    for (let step = 0; step < 20; step++) await pass(clock, 50)
    expect(has).toEqual(['second'])
  })

  test('KERN-43 that is unreadable or ends too late holds nothing', async () => {
    const clock = simulatedClock({ start: 0 })
    const { local } = memoryStorage()
    const locks = leaseLocks(local, clock, newId)
    for (const text of ['', 'x', 'someone NaN', 'someone 999999999999']) {
      local.set('langraan.lock.draft', text)
      expect(await locks.isHeld('draft')).toBe(false)
    }
  })

  test('KERN-43 that another tab took over is left alone when it is released', async () => {
    const clock = simulatedClock({ start: 0 })
    const { local } = memoryStorage()
    const locks = leaseLocks(local, clock, newId)
    const release = await until(clock, locks.hold('draft'))
    local.set('langraan.lock.draft', `other ${clock.now() + 10_000}`)
    await pass(clock, 3_000)
    release()
    expect(local.get('langraan.lock.draft')?.split(' ')[0]).toBe('other')
  })
})

describe('failing Web Locks', () => {
  const refusing = {
    request: () => Promise.reject(new DOMException('opaque origin', 'SecurityError')),
    query: async () => ({}),
  } as unknown as LockManager

  test('KERN-44 block nobody: the work runs, a lock is granted', async () => {
    const locks = webLocks(simulatedClock({ start: 0 }), refusing)
    expect(await locks.run('refresh', async () => 'done', { waitMs: 1_000 })).toBe('done')
    const release = await locks.hold('draft')
    release()
    expect(await locks.isHeld('draft')).toBe(false)
  })
})

describe('choice of locks', () => {
  afterEach(() => vi.unstubAllGlobals())
  const clock = simulatedClock({ start: 0 })

  test('KERN-45 engines over the same private storage share locks, over others they do not', async () => {
    const { local } = memoryStorage()
    const behind = () =>
      sturdy(
        () => local,
        () => expect.unreachable(),
      )
    const one = openLocks({ clock, area: behind(), newId })
    const two = openLocks({ clock, area: behind(), newId })
    const other = openLocks({ clock, area: memoryStorage().local, newId })
    const release = await one.hold('draft')
    expect([await two.isHeld('draft'), await other.isHeld('draft')]).toEqual([true, false])
    release()
  })

  test('KERN-45 storage shared by tabs uses Web Locks if the page may, otherwise a lease', async () => {
    const manager = fakeManager()
    const area = sharedStorage().tab().local
    vi.stubGlobal('navigator', { locks: manager })
    const release = await openLocks({ clock, area, newId }).hold('draft')
    expect((await manager.query()).held).toEqual([{ name: 'langraan:draft' }])
    expect(area.keys()).toEqual([])
    release()
    vi.stubGlobal('navigator', {})
    const leased = openLocks({ clock, area, newId }).hold('draft')
    await until(clock, leased)
    expect(area.keys()).toEqual(['langraan.lock.draft'])
  })
})

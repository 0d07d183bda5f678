import { delay } from '../kernel/clock'
import type { Ports } from '../kernel/ports'

export const lockOf = (id: string): string => `order.draft.${id}`
export type Release = () => void

type LockInput = Pick<Ports, 'locks' | 'clock'>

/** Only one place in all tabs has a draft: who holds its lock. A duplicated tab finds its copy's lock taken. */
export async function take({ locks }: LockInput, id: string): Promise<Release | undefined> {
  const takeFree = async () => ((await locks.isHeld(lockOf(id))) ? undefined : locks.hold(lockOf(id)))
  return locks.run('order.draft', takeFree, { waitMs: 5_000 })
}

/** How often a lock that is taken is asked for again, and after how many milliseconds each. */
const patience = { tries: 4, each: 250 }

/** After a reload the page before may hold its lock a moment longer. A duplicated tab waits that long in vain. */
export async function takeLater(input: LockInput, id: string): Promise<Release | undefined> {
  for (let tried = 0; tried < patience.tries; tried++) {
    await delay(input.clock, patience.each)
    const taken = await take(input, id)
    if (taken) return taken
  }
  return undefined
}

import { delay } from '../kernel/clock'
import type { Ports } from '../kernel/ports'
import { type DraftRecords, rememberTabDraft } from './order.records'

export const lockOf = (id: string): string => `order.draft.${id}`
export type Release = () => void

/** Only one view in all tabs has a draft: the holder of its lock. A duplicated tab finds its copy locked. */
export async function take({ locks }: Pick<Ports, 'locks'>, id: string): Promise<Release | undefined> {
  const takeFree = async () => ((await locks.isHeld(lockOf(id))) ? undefined : locks.hold(lockOf(id)))
  return locks.run('order.draft', takeFree, { waitMs: 5_000 })
}

/** Number of further attempts for a held lock, and the milliseconds before each. */
const patience = { tries: 4, each: 250 }

/** After a reload, the previous page may hold its lock a moment longer. In a duplicated tab, this times out. */
export async function takeLater(input: Pick<Ports, 'locks' | 'clock'>, id: string): Promise<Release | undefined> {
  for (let tried = 0; tried < patience.tries; tried++) {
    await delay(input.clock, patience.each)
    const taken = await take(input, id)
    if (taken) return taken
  }
  return undefined
}

type DraftSlotInput = Pick<Ports, 'storage' | 'locks' | 'newId' | 'clock'>

const held: Release = () => undefined

/** Where a page keeps its draft: an id, which the tab remembers across reloads, and its lock. */
export function createDraftSlot(input: DraftSlotInput, records: Pick<DraftRecords, 'inStorage'>) {
  let id = ''
  let release = held
  let isClosed = false

  const leave = () => {
    release()
    release = held
  }
  const enter = (next: string, taken: Release = held) => {
    leave()
    id = next
    if (isClosed) return taken()
    release = taken
    rememberTabDraft(input.storage.session, records, id)
  }
  return {
    get id() {
      return id
    },
    enter,
    leave,
    /** Releases the lock for good. */
    close() {
      isClosed = true
      leave()
    },
    /** Moves to a new id; no other page can know it, so there is no need to wait for the lock. */
    move() {
      const next = input.newId()
      enter(next)
      take(input, next).then(
        (taken = held) => {
          if (id === next) enter(next, taken)
          else taken()
        },
        () => undefined,
      )
    },
  }
}

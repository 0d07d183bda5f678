import { delay } from '../kernel/clock'
import type { Ports } from '../kernel/ports'
import { type DraftRecords, rememberTabDraft } from './order.records'

export const lockOf = (id: string): string => `order.draft.${id}`
export type Release = () => void

/** Only one place in all tabs has a draft: who holds its lock. A duplicated tab finds its copy's lock taken. */
export async function take({ locks }: Pick<Ports, 'locks'>, id: string): Promise<Release | undefined> {
  const takeFree = async () => ((await locks.isHeld(lockOf(id))) ? undefined : locks.hold(lockOf(id)))
  return locks.run('order.draft', takeFree, { waitMs: 5_000 })
}

/** How often a lock that is taken is asked for again, and after how many milliseconds each. */
const patience = { tries: 4, each: 250 }

/** After a reload the page before may hold its lock a moment longer. A duplicated tab waits that long in vain. */
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

/** Where a page keeps its draft: an id, which its tab remembers over a reload, and the lock on it. */
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
    /** The page has none from here on. */
    close() {
      isClosed = true
      leave()
    },
    /** To one of its own; nobody else can know its id, so nothing waits for the lock. */
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

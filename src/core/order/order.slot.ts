import type { Ports } from '../kernel/ports'
import { type Release, take } from './order.lock'
import { type DraftRecords, rememberTabDraft } from './order.records'

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

import { fromCallback } from 'xstate'
import { delay } from '../kernel/clock'
import type { Satang } from '../kernel/money'
import type { Ports } from '../kernel/ports'
import { isBlank } from './order.draft'
import {
  adoptTabDrafts,
  allRecords,
  type DraftRecord,
  readRecord,
  rememberTabDraft,
  removeRecord,
  tabDrafts,
} from './order.record'
import { orderTotal } from './order.totals'

export type KeeperInput = Pick<Ports, 'storage' | 'locks' | 'newId' | 'clock'>

/** A draft whose tab is gone. `total` is known when its save was under way. */
export type Orphan = { id: string; at: number; name: string; phoneNumber: string; total?: Satang }

export type KeeperCommand =
  /** take this one instead of the present one */
  | { type: 'adopt'; id: string }
  /** begin a new one; the present one stays on record for whoever wants it */
  | { type: 'part' }
  | { type: 'discard'; id: string }
  | { type: 'look' }

export type KeeperReport =
  | { type: 'draft.claimed'; id: string; record: DraftRecord | undefined }
  /** somebody else has it by now */
  | { type: 'draft.lost' }
  | { type: 'orphans.found'; orphans: readonly Orphan[] }

const lockOf = (id: string): string => `order.draft.${id}`
type Release = () => void

/** Only one place in all tabs has a draft: who holds its lock. A duplicated tab finds its copy's lock taken. */
async function take({ locks }: KeeperInput, id: string): Promise<Release | undefined> {
  const takeFree = async () => ((await locks.isHeld(lockOf(id))) ? undefined : locks.hold(lockOf(id)))
  return locks.run('order.draft', takeFree, { waitMs: 5_000 })
}

/** How often a lock that is taken is asked for again, and after how many milliseconds each. */
const patience = { tries: 4, each: 250 }

/** After a reload the page before may hold its lock a moment longer. A duplicated tab waits that long in vain. */
async function takeLater(input: KeeperInput, id: string): Promise<Release | undefined> {
  for (let tried = 0; tried < patience.tries; tried++) {
    await delay(input.clock, patience.each)
    const taken = await take(input, id)
    if (taken) return taken
  }
  return undefined
}

async function orphans({ storage, locks, clock }: KeeperInput, own: string): Promise<Orphan[]> {
  const found: Orphan[] = []
  for (const { id, at, fields, frozen } of allRecords(storage.local, clock.now())) {
    if (id === own || (!frozen && isBlank(fields)) || (await locks.isHeld(lockOf(id)))) continue
    const { name, phoneNumber } = fields
    const total = frozen && orderTotal({ ...frozen.body, lines: frozen.body.ProductOrders })
    found.push({ id, at, name, phoneNumber, ...(total !== undefined && { total }) })
  }
  return found
}

/**
 * Holds the lock of this place's draft for as long as the place lives: first of the one this tab had before a reload, or
 * of a new one. Looks for drafts nobody holds.
 */
export const keeper = fromCallback<KeeperCommand, KeeperInput>(({ input, receive, sendBack }) => {
  const { storage, newId } = input
  const { local, session } = storage
  let own = ''
  let release: Release = () => undefined
  let stopped = false

  const keep = (id: string, taken: Release | undefined) => {
    release()
    release = taken ?? (() => undefined)
    own = id
    if (stopped) return release()
    rememberTabDraft(session, local, id)
    sendBack({ type: 'draft.claimed', id, record: readRecord(local, id) })
  }
  const begin = async () => {
    const id = newId()
    keep(id, await take(input, id))
  }
  const claim = async () => {
    adoptTabDrafts(storage)
    const known = tabDrafts(session)
    const written = known.filter((id) => readRecord(local, id) !== undefined)
    for (const id of new Set([...written, ...known])) {
      const taken = await take(input, id)
      if (taken) return keep(id, taken)
    }
    for (const id of written) {
      const taken = await takeLater(input, id)
      if (taken) return keep(id, taken)
    }
    await begin()
  }
  const adopt = async (id: string) => {
    const taken = await take(input, id)
    if (taken && readRecord(local, id)) return keep(id, taken)
    taken?.()
    sendBack({ type: 'draft.lost' })
    await look()
  }
  const discard = async (id: string) => {
    const taken = await take(input, id)
    if (taken) removeRecord(local, id)
    taken?.()
    await look()
  }
  const look = async () => {
    const found = await orphans(input, own)
    if (!stopped) sendBack({ type: 'orphans.found', orphans: found })
  }
  const obey = (command: KeeperCommand): Promise<void> => {
    if (command.type === 'adopt') return adopt(command.id)
    if (command.type === 'discard') return discard(command.id)
    return command.type === 'part' ? begin() : look()
  }

  // One after the other. Where locks fail the draft is a new one that no other tab knows of.
  let last = claim().catch(() => keep(newId(), undefined))
  receive((command) => {
    last = last
      .then(() => (stopped ? undefined : obey(command)))
      .catch(() => {
        if (command.type === 'adopt') sendBack({ type: 'draft.lost' })
        if (command.type === 'part') keep(newId(), undefined)
      })
  })
  return () => {
    stopped = true
    release()
  }
})

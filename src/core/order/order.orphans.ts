import type { Satang } from '../kernel/money'
import type { Ports } from '../kernel/ports'
import { isBlank } from './order.draft'
import { type AnyRecord, isDraft } from './order.record'
import type { DraftRecords } from './order.records'
import { lockOf } from './order.slot'
import { orderTotal } from './order.totals'

/**
 * A draft whose tab is gone. `total` is known if it was being saved; `doubted`: it may be stored already. `text` is the
 * raw record if unreadable.
 */
export type Orphan = {
  id: string
  at: number
  name: string
  phoneNumber: string
  total?: Satang
  doubted?: true
  text?: string
}

/** An empty draft is not offered. */
function orphanOf(id: string, record: AnyRecord): Orphan | undefined {
  if (!isDraft(record)) return { id, at: 0, name: '', phoneNumber: '', text: record.text }
  const { at, fields, frozen, doubted } = record
  if (!frozen && isBlank(fields)) return undefined
  const { name, phoneNumber } = fields
  if (!frozen) return { id, at, name, phoneNumber, ...(doubted && { doubted }) }
  return { id, at, name, phoneNumber, total: orderTotal({ ...frozen.body, lines: frozen.body.ProductOrders }) }
}

type LookoutInput = Pick<Ports, 'locks' | 'clock'> & {
  records: Pick<DraftRecords, 'all'>
  isOwn(id: string): boolean
  onFound(orphans: readonly Orphan[]): void
  /** requests another look */
  again(): void
}

/** Milliseconds until drafts held by other pages are checked again: longer than a lease. */
const lookAgain = 15_000

/** Finds drafts that no page holds; checks the held ones again later, since their pages may close. */
export function createOrphanWatch({ locks, clock, records, isOwn, onFound, again }: LookoutInput) {
  let next: unknown
  let isStopped = false

  return {
    async look(): Promise<void> {
      const orphans: Orphan[] = []
      let isOneHeld = false
      for (const { id, record } of await records.all(clock.now())) {
        const orphan = isOwn(id) ? undefined : orphanOf(id, record)
        if (!orphan) continue
        if (await locks.isHeld(lockOf(id))) isOneHeld = true
        else orphans.push(orphan)
      }
      onFound(orphans)
      clock.clearTimeout(next)
      if (isOneHeld && !isStopped) next = clock.setTimeout(again, lookAgain)
    },
    stopWatching() {
      isStopped = true
      clock.clearTimeout(next)
    },
  }
}

import type { Satang } from '../kernel/money'
import { isBlank } from './order.draft'
import { type AnyRecord, isDraft } from './order.record'
import { orderTotal } from './order.totals'

/**
 * A draft whose tab is gone. `total` is known when its save was under way; `doubted`: it may be stored all the
 * same. `text` is all there is of an unreadable one. */
export type Orphan = {
  id: string
  at: number
  name: string
  phoneNumber: string
  total?: Satang
  doubted?: true
  text?: string
}

/** Nothing to offer of a draft into which nothing was entered. */
function orphanOf(id: string, record: AnyRecord): Orphan | undefined {
  if (!isDraft(record)) return { id, at: 0, name: '', phoneNumber: '', text: record.text }
  const { at, fields, frozen, doubted } = record
  if (!frozen && isBlank(fields)) return undefined
  const { name, phoneNumber } = fields
  if (!frozen) return { id, at, name, phoneNumber, ...(doubted && { doubted }) }
  return { id, at, name, phoneNumber, total: orderTotal({ ...frozen.body, lines: frozen.body.ProductOrders }) }
}

/** What is offered of these drafts: those that no page holds. `isOneHeld`: there are others. */
export async function findOrphans(
  drafts: readonly { id: string; record: AnyRecord }[],
  isHeld: (id: string) => Promise<boolean>,
): Promise<{ orphans: Orphan[]; isOneHeld: boolean }> {
  const orphans: Orphan[] = []
  let isOneHeld = false
  for (const { id, record } of drafts) {
    const orphan = orphanOf(id, record)
    if (!orphan) continue
    if (await isHeld(id)) isOneHeld = true
    else orphans.push(orphan)
  }
  return { orphans, isOneHeld }
}

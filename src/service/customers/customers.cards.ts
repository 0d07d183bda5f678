import { nextId } from '../next-id'
import type { Tx } from '../store'
import { table } from '../table'
import { type CustomerCard, idsOf } from './customers.card'

export const cardOf = (tx: Tx, key: string): CustomerCard | undefined => tx.cards.of([key]).get(key)

/** The highest number of a removed card, which isn't used again: the activity log refers to it. */
export const lastRemovedCardTable = table<{ id: number }>('customer-cards.removed', { of: 'shop', key: () => 'last' })

export const nextCardId = (tx: Tx): number => nextId([{ id: tx.cards.highestId() }, ...tx.read(lastRemovedCardTable)])

export const removeCards = (tx: Tx, removed: readonly CustomerCard[]): void => {
  if (removed.length === 0) return
  const last = nextId([...removed.flatMap(idsOf).map((id) => ({ id })), ...tx.read(lastRemovedCardTable)]) - 1
  tx.write(lastRemovedCardTable, [{ id: last }])
  tx.cards.remove(removed.map(({ id }) => id))
}

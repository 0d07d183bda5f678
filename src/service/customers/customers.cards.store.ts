import type { CustomerCard } from './customers.card'

/** Cards of customers: as many as customers, so they are read by key. */
export type CardsStore = {
  /** Those that have one of these keys, by each of these keys. */
  of(keys: readonly string[]): ReadonlyMap<string, CustomerCard>
  /** Stores cards in place of those with their ids; throws if two have one key. */
  put(cards: readonly CustomerCard[]): void
  remove(ids: readonly number[]): void
  /** The highest id of a card, or of one that was merged into it; 0 if there is none. */
  highestId(): number
  /** Cards that were changed last before this moment (milliseconds since 1970), by id, from the one after `after`. */
  changedBefore(moment: number, after: number, most: number): readonly CustomerCard[]
}

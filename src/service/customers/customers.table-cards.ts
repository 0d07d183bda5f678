import type { Tx } from '../store'
import { idsOf } from './customers.card'
import { cardsTable } from './customers.cards'
import type { CardsStore } from './customers.cards.store'

/** Cards in a table that is read whole. */
export function tableCards({ read, write }: Pick<Tx, 'read' | 'write'>): CardsStore {
  const all = () => read(cardsTable)
  return {
    of(keys) {
      const wanted = new Set(keys)
      return new Map(
        all().flatMap((card) => card.keys.filter((key) => wanted.has(key)).map((key) => [key, card] as const)),
      )
    },
    put(cards) {
      if (cards.length === 0) return
      const byId = new Map(cards.map((card) => [card.id, card]))
      const kept = all().map((card) => byId.get(card.id) ?? card)
      const known = new Set(kept.map(({ id }) => id))
      write(cardsTable, [...kept, ...[...byId.values()].filter(({ id }) => !known.has(id))])
    },
    remove: (ids) =>
      write(
        cardsTable,
        all().filter(({ id }) => !ids.includes(id)),
      ),
    highestId: () => all().reduce((highest, card) => Math.max(highest, ...idsOf(card)), 0),
    changedBefore: (moment, after, most) =>
      all()
        .filter(({ id, changedAt }) => id > after && changedAt < moment)
        .sort((one, other) => one.id - other.id)
        .slice(0, most),
    all,
  }
}

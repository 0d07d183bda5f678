import { idsOf } from '../../service/customers/customers.card'
import type { CardsStore } from '../../service/customers/customers.cards.store'
import { cardsTable } from '../../service/customers/customers.cards.table'
import type { Tx } from '../../service/store'

/** Cards in memory. */
export function memoryCards({ read, write }: Pick<Tx, 'read' | 'write'>): CardsStore {
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
      const next = [...kept, ...[...byId.values()].filter(({ id }) => !known.has(id))]
      const keys = next.flatMap((card) => card.keys)
      if (new Set(keys).size < keys.length) throw new RangeError('two cards of one key')
      write(cardsTable, next)
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
  }
}

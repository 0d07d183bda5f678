import { sql } from 'kysely'
import type { ChangeAction } from '../../core/live/live.contract'
import type { CustomerCard } from '../../service/customers/customers.card'
import type { CardsStore } from '../../service/customers/customers.cards.store'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { inParts } from '../sql/in-parts'
import { cardIn, cardRow, cardWords } from './customers.cards.row'
import { markCards } from './customers.marks'

// safe cast: only `put` writes there
function removeCards(connection: Connection, ids: readonly number[]): void {
  const { numbers } = connection.dialect
  connection.run(build.deleteFrom('card_keys').where('card', 'in', numbers(ids)))
  connection.run(build.deleteFrom('card_words').where('rowid', 'in', numbers(ids)))
  connection.run(build.updateTable('customers').set({ card: null, shown: 1 }).where('card', 'in', numbers(ids)))
  connection.run(build.deleteFrom('cards').where('id', 'in', numbers(ids)))
}

type KeysOfCard = Pick<CustomerCard, 'id' | 'keys'>

export function storeKeys(connection: Connection, cards: readonly KeysOfCard[]): void {
  const keys = cards.flatMap(({ id, keys }) => keys.map((key) => ({ key, card: id })))
  inParts(keys, (part) => connection.run(build.insertInto('card_keys').values([...part])))
}

/** Stores what a search looks at. */
export function storeCardWords(connection: Connection, cards: readonly CustomerCard[]): void {
  const words = cards.map((card) => ({ rowid: card.id, ...cardWords(card) }))
  inParts(words, (part) => connection.run(build.insertInto('card_words').values([...part])))
}

function storeCards(connection: Connection, cards: readonly CustomerCard[]): void {
  const rows = cards.map((card) => ({ ...cardRow(card), has_orders: 0 }))
  inParts(rows, (part) => connection.run(build.insertInto('cards').values([...part])))
  storeKeys(connection, cards)
  storeCardWords(connection, cards)
  connection.run(
    build
      .updateTable('customers')
      .set({ card: sql<number>`(select card from card_keys where card_keys.key = customers.key)` })
      .where('key', 'in', connection.dialect.texts(cards.flatMap(({ keys }) => keys))),
  )
}

/** Cards in tables of their own; customers of orders refer to them. `onWrite` is told each change. */
export function sqlCards(
  connection: Connection,
  onWrite?: (id: number, action: ChangeAction, version?: number) => void,
): CardsStore {
  const { numbers, texts } = connection.dialect
  return {
    of: (keys) =>
      new Map(
        connection
          .all(
            build
              .selectFrom('card_keys')
              .innerJoin('cards', 'cards.id', 'card_keys.card')
              .select(['card_keys.key', 'cards.json'])
              .where('card_keys.key', 'in', texts(keys)),
          )
          .map(({ key, json }) => [key, cardIn(json)]),
      ),
    put(given) {
      if (given.length === 0) return
      const cards = [...new Map(given.map((card) => [card.id, card])).values()]
      const ids = cards.map(({ id }) => id)
      const rows = connection.all(build.selectFrom('cards').select('id').where('id', 'in', numbers(ids)))
      const known = new Set(rows.map(({ id }) => id))
      if (known.size > 0) removeCards(connection, [...known])
      storeCards(connection, cards)
      markCards(connection, ids)
      for (const { id, version } of cards) onWrite?.(id, known.has(id) ? 'changed' : 'created', version)
    },
    remove(ids) {
      removeCards(connection, ids)
      for (const id of ids) onWrite?.(id, 'removed')
    },
    highestId: () =>
      connection.first(build.selectFrom('cards').select(sql<number | null>`max(highest_id)`.as('id')))?.id ?? 0,
    changedBefore: (moment, after, most) =>
      connection
        .all(
          build
            .selectFrom('cards')
            .select('json')
            .where('id', '>', after)
            .where('changed_at', '<', moment)
            .orderBy('id')
            .limit(most),
        )
        .map(({ json }) => cardIn(json)),
  }
}

import { sql } from 'kysely'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'

/** Of the customers of one card, the one with the latest order. */
const isLatestOfCard = sql<number>`case when exists (
  select 1 from customers as other where other.card = customers.card
  and (other.latest_at, other.latest) > (customers.latest_at, customers.latest)) then 0 else 1 end`

const hasOrders = sql<number>`case when exists (
  select 1 from customers where customers.card = cards.id) then 1 else 0 end`

/** Marks which customer of each card the list shows, and whether the card has orders; call it once both are stored. */
export function markCards(connection: Connection, cards: readonly number[]): void {
  if (cards.length === 0) return
  const { dialect } = connection
  connection.run(
    build
      .updateTable('customers')
      .set({ shown: sql<number>`1 - shown` })
      .where('card', 'in', dialect.numbers(cards))
      .where('shown', '<>', isLatestOfCard),
  )
  connection.run(
    build
      .updateTable('cards')
      .set({ has_orders: sql<number>`1 - has_orders` })
      .where('id', 'in', dialect.numbers(cards))
      .where('has_orders', '<>', hasOrders),
  )
}

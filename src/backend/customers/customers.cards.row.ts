import { phoneLines } from '../../core/orders/orders.search'
import { type CustomerCard, idsOf, textsOf } from '../../service/customers/customers.card'
import { lines } from '../orders/orders.row'
import { sortKeysOf } from './customers.sort-keys'

/** A card's columns, without whether it has orders. */
export const cardRow = (card: CustomerCard) => ({
  id: card.id,
  highest_id: Math.max(...idsOf(card)),
  changed_at: card.changedAt,
  ...sortKeysOf(card),
  json: JSON.stringify(card),
})

/** What `isInCard` looks at. */
export function cardWords(card: CustomerCard) {
  const texts = textsOf(card)
  return { words: lines(texts), digits: [...card.keys, ...texts.map(phoneLines)].join('\n') }
}

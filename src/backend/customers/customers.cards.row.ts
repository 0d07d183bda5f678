import { phoneLines } from '../../core/orders/orders.search'
import { blankTexts, type CustomerCard, idsOf, textsOf } from '../../service/customers/customers.card'
import { lines } from '../orders/orders.row'
import { sortKeysOf } from './customers.sort-keys'

/** A card as JSON, without its empty texts. */
const cardText = (card: CustomerCard): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(card).filter(([name, value]) => value !== '' || !Object.hasOwn(blankTexts, name)),
    ),
  )

/** safe cast: only `cardText` writes it */
export const cardIn = (json: string): CustomerCard => ({ ...blankTexts, ...(JSON.parse(json) as CustomerCard) })

/** A card's columns, without whether it has orders. */
export const cardRow = (card: CustomerCard) => ({
  id: card.id,
  highest_id: Math.max(...idsOf(card)),
  changed_at: card.changedAt,
  ...sortKeysOf(card),
  json: cardText(card),
})

/** What `isInCard` looks at. */
export function cardWords(card: CustomerCard) {
  const texts = textsOf(card)
  return { words: lines(texts), digits: [...card.keys, ...texts.map(phoneLines)].join('\n') }
}

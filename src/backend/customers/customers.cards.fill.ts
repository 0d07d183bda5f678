import type { Fill } from '../sql/fill'
import { cardIn, cardRow, cardWords } from './customers.cards.row'

/** Moves cards from the tables that are read whole to their own. Of cards with one key, the first has it. */
export const fillCards: Fill = {
  from: `select json from small_rows where tbl = 'customer-cards' and owner = 0 order by place, key`,
  begin(wordsOf) {
    const taken = new Set<string>()
    return (text) => {
      const card = cardIn(text)
      const row = cardRow(card)
      const keys = [...new Set(card.keys)].filter((key) => !taken.has(key))
      for (const key of keys) taken.add(key)
      return [
        {
          table: 'cards',
          // the columns of this version: later ones get theirs in a migration of their own
          row: {
            id: row.id,
            highest_id: row.highest_id,
            changed_at: row.changed_at,
            has_orders: 0,
            name_key: row.name_key,
            phone_key: row.phone_key,
            address_key: row.address_key,
            sub_district_key: row.sub_district_key,
            district_key: row.district_key,
            province_key: row.province_key,
            post_key: row.post_key,
            json: row.json,
          },
        },
        ...keys.map((key) => ({ table: 'card_keys', row: { key, card: card.id } })),
        { table: 'card_words', row: { rowid: card.id, ...wordsOf(cardWords(card)) } },
      ]
    }
  },
}

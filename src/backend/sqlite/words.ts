import { sql } from 'kysely'
import { readSearch } from '../../core/orders/orders.search'
import type { Connection } from './connection'
import { build } from './schema'

type Words = 'order' | 'customer'

/** FTS5 searches a quoted string literally. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The index contains trigrams: shorter queries match the trigrams that start with them. */
function textMatch(connection: Connection, of: Words, wanted: string): string | undefined {
  if (Array.from(wanted).length >= 3) return `words : ${quoted(wanted)}`
  const terms = connection.all(
    build
      .selectFrom(`${of}_terms`)
      .select('term')
      .where('term', '>=', wanted)
      .where('term', '<=', `${wanted}\u{10ffff}`)
      .where('col', '=', 'words'),
  )
  return terms.length > 0 ? `words : (${terms.map(({ term }) => quoted(term)).join(' OR ')})` : undefined
}

/** A subquery for the ids of matching rows; undefined if the query contains no text. */
export function idsMatchingWords(connection: Connection, of: Words, q: string | undefined) {
  const search = readSearch(q)
  if (!search) return undefined
  const { wanted, digits } = search
  const text = wanted.includes('\0') ? undefined : textMatch(connection, of, wanted)
  const matches = [text, digits && `digits : ${quoted(digits)}`].filter((each) => each)
  if (matches.length === 0) return sql<number>`(select 0 where 0)`
  const table = sql.table(`${of}_words`)
  return sql<number>`(select rowid from ${table} where ${table} match ${matches.join(' OR ')})`
}

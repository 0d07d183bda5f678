import { type RawBuilder, sql } from 'kysely'
import type { Dialect } from '../sql/connection'

const pairs = (text: string) => `string_to_array(regexp_replace(${text}, '(..)', E'\\\\1Z', 'g'), 'Z')`

/**
 * All letters of a row's texts and all pairs of neighbours: those that begin at an odd place and at an even one. The
 * texts are in lower case, so that `Z` isn't among them. An index is made of this: a change needs a migration.
 */
export const gramsOfRow = `string_to_array(words || digits, null) || ${pairs('words || digits')} || ${pairs('substr(words || digits, 2)')}`

/** The grams that every text with this piece has: its pairs, or the only letter. */
function neededGrams(piece: string): string[] {
  const letters = Array.from(piece)
  if (letters.length < 2) return letters
  return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))]
}

const anyOf = (conditions: readonly RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`

/**
 * Searches by the letters and pairs of each text in a GIN index, which needs no extension and no locale. The index finds
 * candidates, `strpos` those that contain the text.
 */
export const postgresDialect: Dialect = {
  numbers: (values) => sql`(select unnest(${values}::bigint[]))`,
  texts: (values) => sql`(select unnest(${values}::text[]))`,
  keepsWords: true,
  found(_connection, of, { wanted, spellings, digits }) {
    const table = sql.table(`${of}_words`)
    const pieces = [wanted, ...spellings].map((piece) => ['words', piece] as const)
    const all = digits ? [...pieces, ['digits', digits] as const] : pieces
    // all candidates first: the letters of a row are only worked out where the index can't be used
    const candidates = all.map(([, piece]) => sql`(${sql.raw(gramsOfRow)}) @> ${neededGrams(piece)}::text[]`)
    const matches = all.map(([column, piece]) => sql`strpos(${sql.ref(column)}, ${piece}) > 0`)
    return sql<number>`(select rowid from ${table} where ${anyOf(candidates)} and ${anyOf(matches)})`
  },
  joinedIds: sql`string_agg(rowid::text, ',')`,
}

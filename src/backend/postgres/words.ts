import { sql } from 'kysely'
import type { Dialect } from '../sql/connection'

/** All letters of a text and all pairs of neighbours, each once. */
function gramsOf(text: string): string[] {
  const letters = Array.from(text)
  return [...new Set(letters.flatMap((letter, at) => [letter, letter + (letters[at + 1] ?? '')]))]
}

/** The grams that every text with this piece has: its pairs, or the only letter. */
function neededGrams(piece: string): string[] {
  const letters = Array.from(piece)
  if (letters.length < 2) return letters
  return [...new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`))]
}

/**
 * Searches by an array of letters and pairs with a GIN index, which needs no extension and no locale. The index finds
 * candidates, `strpos` those that contain the text.
 */
export const postgresDialect: Dialect = {
  numbers: (values) => sql`(select unnest(${values}::bigint[]))`,
  texts: (values) => sql`(select unnest(${values}::text[]))`,
  wordsOf: ({ words, digits }) => ({ words, digits, grams: gramsOf(`${words}${digits}`) }),
  found(_connection, of, { wanted, spellings, digits }) {
    const table = sql.table(`${of}_words`)
    const isIn = (column: 'words' | 'digits', piece: string) =>
      sql`(grams @> ${neededGrams(piece)}::text[] and strpos(${sql.ref(column)}, ${piece}) > 0)`
    const pieces = [wanted, ...spellings].map((piece) => isIn('words', piece))
    const matches = sql.join(digits ? [...pieces, isIn('digits', digits)] : pieces, sql` or `)
    return sql<number>`(select rowid from ${table} where ${matches})`
  },
  joinedIds: sql`string_agg(rowid::text, ',')`,
}

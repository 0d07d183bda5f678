import { sql } from 'kysely'
import type { Connection, Dialect, Searched } from '../sql/connection'
import { build } from '../sql/database'

/** FTS5 searches a quoted string literally. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The index contains trigrams: shorter queries match the trigrams that start with them. */
function textMatch(connection: Connection, of: Searched, wanted: string): string | undefined {
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

const listed = (values: readonly (string | number)[]) =>
  sql<never>`(select value from json_each(${JSON.stringify(values)}))`

export const sqliteDialect: Dialect = {
  numbers: listed,
  texts: listed,
  keepsWords: false,
  found(connection, of, { wanted, spellings, digits }) {
    const text = wanted.includes('\0') ? undefined : textMatch(connection, of, wanted)
    const others = spellings.map((each) => `words : ${quoted(each)}`)
    const matches = [text, ...others, digits && `digits : ${quoted(digits)}`].filter((each) => each)
    if (matches.length === 0) return sql<number>`(select 0 as rowid where 1 = 0)`
    const table = sql.table(`${of}_words`)
    return sql<number>`(select rowid from ${table} where ${table} match ${matches.join(' OR ')})`
  },
  compared: (column) => sql<number>`+${sql.ref(column)}`,
  joinedIds: sql`group_concat(rowid)`,
}

import { type RawBuilder, sql } from 'kysely'
import type { Search } from '../../core/orders/orders.search'
import { searchedValues } from '../../core/orders/orders.searched-values'
import { thaiKey } from '../../core/orders/orders.thai-key'
import type { Connection } from '../sql/connection'

/** The orders whose texts, total or province a search finds, as `rowid`; each part is read from an index. */
export function foundIds(connection: Connection, search: Search): RawBuilder<number> {
  const byText = connection.dialect.found(connection, 'order', search)
  const { total, provinces } = searchedValues(search.wanted)
  const parts = [
    ...(total === undefined ? [] : [sql`union select id from orders where total = ${total}`]),
    ...(provinces.length === 0
      ? []
      : [sql`union select id from orders where province_key in (${sql.join(provinces.map(thaiKey))})`]),
  ]
  return parts.length === 0 ? byText : sql<number>`(select rowid from ${byText} as by_text ${sql.join(parts, sql` `)})`
}

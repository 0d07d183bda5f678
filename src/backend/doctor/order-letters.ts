import { blockLength, facets, letterInSql } from '../orders/orders.facets'
import type { SqliteConnection } from '../sqlite/sqlite-connection'
import { type Finding, some } from './finding'
import { rowsOf } from './raw'

/** Compares the letters that searches filter and count by with the orders. */
export function orderLetters(connection: SqliteConnection): Finding {
  const wrong = rowsOf<{ number: string }>(
    connection,
    facets
      .map(
        (facet) => `
     select number from orders left join order_letters on facet = '${facet}' and block = id / ${blockLength}
     where substr(letters, id % ${blockLength} + 1, 1) is not ${letterInSql(facet)}`,
      )
      .join(' union '),
  )
  const [counted] = rowsOf<{ letters: number | null; orders: number }>(
    connection,
    `select sum(length(replace(letters, ' ', ''))) as letters, (select count(*) from orders) as orders
     from order_letters`,
  )
  const numbers = wrong.map(({ number }) => number)
  const isMore = (counted?.letters ?? 0) > (counted?.orders ?? 0) * facets.length
  const found = [...(numbers.length > 0 ? [some(numbers)] : []), ...(isMore ? ['more than there are orders'] : [])]
  return {
    name: 'filters of searches',
    isDerived: true,
    problem: found.length > 0 ? `differ from the orders: ${found.join('; ')}` : undefined,
  }
}

import { statusLetters } from '../orders/orders.statuses'
import type { SqliteConnection } from '../sqlite/sqlite-connection'
import { type Finding, some } from './finding'
import { rowsOf } from './raw'

/** Compares the letters that searches count with the orders. */
export function orderStatuses(connection: SqliteConnection): Finding {
  const wrong = rowsOf<{ number: string }>(
    connection,
    `select number from orders left join order_statuses on block = id / 1024
     where substr(letters, id % 1024 + 1, 1) is not coalesce('${JSON.stringify(statusLetters)}' ->> status, '?')
     order by id`,
  )
  const [counted] = rowsOf<{ letters: number | null; orders: number }>(
    connection,
    `select sum(length(replace(letters, ' ', ''))) as letters, (select count(*) from orders) as orders
     from order_statuses`,
  )
  const numbers = wrong.map(({ number }) => number)
  const isMore = (counted?.letters ?? 0) > (counted?.orders ?? 0)
  const found = [...(numbers.length > 0 ? [some(numbers)] : []), ...(isMore ? ['more than there are orders'] : [])]
  return {
    name: 'order statuses',
    isDerived: true,
    problem: found.length > 0 ? `differ from the orders: ${found.join('; ')}` : undefined,
  }
}

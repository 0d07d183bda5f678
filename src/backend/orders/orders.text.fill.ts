import type { Fill } from '../sql/fill'
import { historyText } from './orders.history-text'
import { orderOf, orderText } from './orders.text'

/** The id at the beginning of a text, and what follows it. */
function split(text: string): readonly [id: number, json: string] {
  const end = text.indexOf(' ')
  return [Number(text.slice(0, end)), text.slice(end + 1)]
}

/** What can't be read stays as it is: an update must not end at one damaged row. */
function shortened(json: string, shorten: (json: string) => string): string {
  try {
    return shorten(json)
  } catch {
    return json
  }
}

/** The texts of orders, in a table of their own: rows that are read aren't changed meanwhile. */
export const shortenOrders: Fill = {
  from: `select id || ' ' || json from orders order by id`,
  begin: () => (text) => {
    const [order_id, json] = split(text)
    const short = shortened(json, (whole) => orderText(orderOf(whole)))
    return [{ table: 'order_texts', row: { order_id, json: short } }]
  },
}

/** Each history, of which there was a row for each change. */
export const shortenHistories: Fill = {
  from: `select order_id || ' [' || string_agg(json, ',' order by nth) || ']' from order_changes group by order_id`,
  begin: () => (text) => {
    const [order_id, json] = split(text)
    const short = shortened(json, (whole) => historyText(JSON.parse(whole)))
    return [{ table: 'order_histories', row: { order_id, changes: short } }]
  },
}

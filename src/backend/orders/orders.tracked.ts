import { sql } from 'kysely'
import type { Tracked } from '../../service/orders/orders.store'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { lines } from './orders.row'
import { orderOf } from './orders.text'

/** As much as one search takes. */
const together = 100

/** The line of the searched text of an order that has this tracking number, between the line ends around it. */
const lineOf = (trackingNumber: string): string => `\n\n${lines([trackingNumber])}`

function trackedWith(connection: Connection, trackingNumbers: readonly string[]): readonly Tracked[] {
  const [wanted = '', ...spellings] = trackingNumbers.map(lineOf)
  const found = connection.dialect.found(connection, 'order', { wanted, spellings, digits: '' })
  const rows = connection.all(build.selectFrom('orders').select('json').where(sql<boolean>`id in ${found}`))
  return rows.map(({ json }) => orderOf(json))
}

/** Orders with one of these tracking numbers; the search finds them, also inside a name. */
export function trackedOrders(connection: Connection, trackingNumbers: readonly string[]): readonly Tracked[] {
  const wanted = [...new Set(trackingNumbers.map((number) => number.toUpperCase()))].filter((number) => number !== '')
  const found = new Map<string, Tracked>()
  for (let at = 0; at < wanted.length; at += together)
    for (const { OrderNumber, trackingNumber } of trackedWith(connection, wanted.slice(at, at + together)))
      if (wanted.includes(trackingNumber.toUpperCase())) found.set(OrderNumber, { OrderNumber, trackingNumber })
  return [...found.values()]
}

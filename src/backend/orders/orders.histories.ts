import { sql } from 'kysely'
import type { Order } from '../../core/orders/orders.contract'
import type { Saved } from '../customers/customers.rows'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { inParts } from '../sql/in-parts'
import { historyOf, historyText } from './orders.history-text'

export function historiesOf(connection: Connection, ids: readonly number[]): ReadonlyMap<number, Order['history']> {
  const rows = connection.all(
    build
      .selectFrom('order_histories')
      .select(['order_id', 'changes'])
      .where('order_id', 'in', connection.dialect.numbers(ids)),
  )
  return new Map(rows.map(({ order_id, changes }) => [order_id, historyOf(changes)]))
}

type Changed = { readonly id: number; readonly history: Order['history'] }

export function storeHistories(connection: Connection, changed: readonly Changed[]): void {
  const rows = changed.map(({ id, history }) => ({ order_id: id, changes: historyText(history) }))
  inParts(rows, (part) =>
    connection.run(
      build
        .insertInto('order_histories')
        .values([...part])
        .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ changes: sql<string>`excluded.changes` })),
    ),
  )
}

/** What is stored of a history stays, whatever is saved. */
export function continued({ id, order: { history }, before }: Saved): readonly Changed[] {
  const known = before?.order.history ?? []
  return history.length > known.length ? [{ id, history: [...known, ...history.slice(known.length)] }] : []
}

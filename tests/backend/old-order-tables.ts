import { migrations } from '../../src/backend/sql/tables'
import type { Order } from '../../src/core/orders/orders.contract'

/** The version before orders and histories were stored without the names of their fields. */
export const oldVersion = migrations.findIndex(
  (each) => typeof each === 'function' && each.toString().includes('create table order_histories'),
)

export const oldTables = `
drop table order_histories;
create table order_changes (
  order_id bigint not null, nth bigint not null, json text not null, primary key (order_id, nth));`

const quoted = (value: unknown): string => `'${JSON.stringify(value).replaceAll("'", "''")}'`

/** Statements that store orders as that version did. */
export const oldRows = (orders: readonly Order[]): string =>
  orders
    .flatMap(({ history, ...order }) => {
      const number = `'${order.OrderNumber}'`
      const changes = history.map(
        (change, nth) => `((select id from orders where number = ${number}), ${nth}, ${quoted(change)})`,
      )
      return [
        `update orders set json = ${quoted(order)} where number = ${number};`,
        ...(changes.length > 0 ? [`insert into order_changes values ${changes.join(', ')};`] : []),
      ]
    })
    .join('\n')

/** On PostgreSQL, times as the version before `timesAsNumbers` stored them. */
export const oldTimes = 'alter table orders alter column created_at type text collate "C" using created_at::text;'

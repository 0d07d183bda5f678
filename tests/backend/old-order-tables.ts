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

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
const quoted = (value: unknown): string => literal(JSON.stringify(value))

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

const byTime = ', created_at desc, number desc'
const orderIndices: Readonly<Record<string, string>> = {
  newest: 'created_at desc, number desc',
  desk: 'created_at, shop_id, status, payment_status, payment_method, delivery, printed, province, total',
  total: `total${byTime}`,
  name: `name_key${byTime}`,
  province: `province_key${byTime}`,
  status: `status${byTime}, shop_id`,
  payment: `payment_status${byTime}`,
  customer: `customer${byTime}`,
  shop: `shop_id${byTime}`,
  shop_customer: `shop_id, customer${byTime}, payment_method, status`,
  taken: 'taken_by, status, total, created_at',
  printed: 'printed_by',
}
const customerKeys = ['name', 'phone', 'sub_district', 'district', 'province', 'post']
const customerIndices: Readonly<Record<string, string>> = {
  latest: '',
  ...Object.fromEntries(customerKeys.map((name) => [name, `${name}_key, `])),
  orders: 'orders, ',
  refused: 'refused, ',
}
const coded = ['province', 'taken_by', 'printed_by']

/** Statements that bring the tables back to the version before `smallerRows`, on PostgreSQL too; texts are those of the orders. */
export const oldTexts = (orders: readonly Order[] = []): string => `
${Object.keys(orderIndices)
  .map((name) => `drop index orders_${name};`)
  .join('\n')}
${coded.map((name) => `alter table orders drop column ${name};`).join('\n')}
${coded.map((name) => `alter table orders add column ${name} text not null default '';`).join('\n')}
${orders
  .map(({ OrderNumber, province, history, printAddrData }) => {
    const texts = [province, history[0]?.by ?? '', printAddrData.printBy ?? ''].map(literal)
    return `update orders set ${coded.map((name, nth) => `${name} = ${texts[nth]}`).join(', ')} where number = '${OrderNumber}';`
  })
  .join('\n')}
${Object.entries(orderIndices)
  .map(([name, columns]) => `create index orders_${name} on orders (${columns});`)
  .join('\n')}
${Object.keys(customerIndices)
  .map((name) => `drop index customers_${name};`)
  .join('\n')}
drop index if exists customers_address;
alter table customers drop column latest_at;
alter table customers add column latest_at text not null default '';
alter table customers add column latest_number text not null default '';
update customers set latest_at = cast((select created_at from orders where id = latest) as text),
  latest_number = (select number from orders where id = latest);
${Object.entries(customerIndices)
  .map(
    ([name, column]) =>
      `create index customers_${name} on customers (${column}latest_at desc, latest_number desc, shown);`,
  )
  .join('\n')}`
/** On SQLite, also this. */
export const oldAddresses =
  'create index customers_address on customers (address_key, latest_at desc, latest_number desc, shown);'

import { cardIn } from '../customers/customers.cards.row'
import { sortKeysOf } from '../customers/customers.sort-keys'
import { orderOf } from '../orders/orders.text'
import { textCode } from '../orders/orders.text-codes'
import type { Definition } from './definition'
import type { Fill, Filled } from './fill'

/*
 * Rows and indices of orders and customers take less space: texts that many orders have become numbers, the order of equal values
 * ends with an id instead of an order's number, times of customers become numbers as those of orders did, and numbers in sort
 * keys are only as long as they are.
 */

const fillCodes: Fill = {
  from: 'select province from orders union select taken_by from orders union select printed_by from orders',
  begin: () => (text) => [{ table: 'text_codes', row: { text, code: textCode(text) } }],
}

/** The sort keys of what is behind an id; what can't be read keeps its keys. */
const fillKeys = (from: string, tbl: string, keysOf: (json: string) => ReturnType<typeof sortKeysOf>): Fill => ({
  from,
  begin: () => (text) => {
    const end = text.indexOf(' ')
    const filled = (row: Filled['row']) => [
      { table: 'shorter_keys', row: { tbl, id: Number(text.slice(0, end)), ...row } },
    ]
    try {
      const { phone_key, address_key, post_key } = keysOf(text.slice(end + 1))
      return filled({ phone_key, address_key, post_key })
    } catch {
      return []
    }
  },
})

const shortened = (table: 'customers' | 'cards'): string => {
  const keys = ['phone_key', 'address_key', 'post_key']
  const from = `from shorter_keys where shorter_keys.tbl = '${table}' and shorter_keys.id = ${table}.id`
  return `
update ${table} set ${keys.map((key) => `${key} = (select ${key} ${from})`).join(', ')}
where exists (select 1 ${from});`
}

const sortedBy = ['name', 'phone', 'sub_district', 'district', 'province', 'post'].map((name) => `${name}_key`)
const customersIndices = [...sortedBy, 'orders', 'refused'].map(
  (column) => [column.replace('_key', ''), column] as const,
)

const customerIndex = (name: string, columns: string): string =>
  `create index customers_${name} on customers (${columns}latest_at desc, latest desc, shown);`

/** Indices of orders that change, without their names' beginning. */
const ordersIndices: Readonly<Record<string, string>> = {
  newest: 'created_at desc, id desc',
  desk: 'created_at, shop_id, status, payment_status, payment_method, delivery, printed, province, total',
  total: 'total, created_at desc, id desc',
  name: 'name_key, created_at desc, id desc',
  province: 'province_key, created_at desc, id desc',
  status: 'status, created_at desc, id desc, shop_id',
  payment: 'payment_status, created_at desc, id desc',
  customer: 'customer, created_at desc, id desc',
  shop: 'shop_id, created_at desc, id desc',
  shop_customer: 'shop_id, customer, created_at desc, id desc, payment_method, status',
  taken: 'taken_by, status, total, created_at',
}

const coded = ['province', 'taken_by', 'printed_by']

function smaller({ whole, onlySqlite }: Definition): string {
  const names = Object.keys(ordersIndices)
  return `
${[...names, 'printed'].map((name) => `drop index orders_${name};`).join('\n')}
${coded.map((name) => `alter table orders add column ${name}_code ${whole} not null default 0;`).join('\n')}
update orders set ${coded
    .map((name) => `${name}_code = (select code from text_codes where text_codes.text = orders.${name})`)
    .join(', ')};
${coded.map((name) => `alter table orders drop column ${name};`).join('\n')}
${coded.map((name) => `alter table orders rename column ${name}_code to ${name};`).join('\n')}
${Object.entries(ordersIndices)
  .map(([name, columns]) => `create index orders_${name} on orders (${columns});`)
  .join('\n')}
create index orders_printed on orders (printed_by) where printed_by <> 0;
drop table text_codes;

${['latest', ...customersIndices.map(([name]) => name)].map((name) => `drop index customers_${name};`).join('\n')}
${onlySqlite('drop index customers_address;')}
alter table customers add column latest_time ${whole} not null default 0;
update customers set latest_time = coalesce((select created_at from orders where orders.id = customers.latest), 0);
alter table customers drop column latest_at;
alter table customers drop column latest_number;
alter table customers rename column latest_time to latest_at;
${shortened('customers')}
${shortened('cards')}
drop table shorter_keys;
${customerIndex('latest', '')}
${customersIndices.map(([name, column]) => customerIndex(name, `${column}, `)).join('\n')}
${
  // a long address may be more than an index of PostgreSQL takes
  onlySqlite(customerIndex('address', 'address_key, '))
}
update order_keys set hash = substr(hash, 1, 16);`
}

export const smallerRows: readonly (((given: Definition) => string) | Fill)[] = [
  ({ whole, text, keyed }) => `
create table text_codes (text ${text} primary key, code ${whole} not null)${keyed};
create table shorter_keys (
  tbl ${text} not null, id ${whole} not null, phone_key ${text} not null, address_key ${text} not null,
  post_key ${text} not null, primary key (tbl, id))${keyed};`,
  fillCodes,
  fillKeys(
    `select customers.id || ' ' || orders.json from customers join orders on orders.id = customers.latest`,
    'customers',
    (json) => sortKeysOf(orderOf(json)),
  ),
  fillKeys(`select id || ' ' || json from cards`, 'cards', (json) => sortKeysOf(cardIn(json))),
  smaller,
]

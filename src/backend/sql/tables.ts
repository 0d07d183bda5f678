import { fillCards } from '../customers/customers.cards.fill'
import { fillFirstLetters } from '../orders/orders.facets'
import { countStatuses } from '../orders/orders.statuses'
import { shortenHistories, shortenOrders } from '../orders/orders.text.fill'
import type { Definition } from './definition'
import type { Fill } from './fill'
import { smallerRows } from './smaller-rows'
import { timesAsNumbers } from './times-as-numbers'

/** The activity that notifications are made of, and maybe a little more: the condition of an index, word by word. */
export const orderNewsRows = `(call = 'orders.create' or changes like '%"to":"cancelled"%' or changes like '%"to":"returned"%')`

/** One migration per version. Never change a published one. */
export const migrations: readonly (((given: Definition) => string) | Fill)[] = [
  ({ id, whole, text, rows, keyed, words }) => `
create table small_rows (
  tbl ${text} not null, owner ${whole} not null, key ${text} not null, place ${whole} not null, json ${text} not null,
  primary key (tbl, owner, key))${keyed};
create table begun (tbl ${text} not null, owner ${whole} not null, primary key (tbl, owner))${keyed};

create table customers (
  id ${id}, key ${text} not null unique, orders ${whole} not null, refused ${whole} not null,
  latest ${whole} not null, latest_at ${text} not null, latest_number ${text} not null,
  name_key ${text} not null, phone_key ${text} not null, address_key ${text} not null,
  sub_district_key ${text} not null, district_key ${text} not null, province_key ${text} not null,
  post_key ${text} not null)${rows};
create index customers_latest on customers (latest_at desc, latest_number desc);
${words('customer_words', 'customer_terms')}

create table orders (
  id ${id}, number ${text} not null unique, running ${whole} not null, print_running ${whole},
  version ${whole} not null, created_at ${text} not null, shop_id ${whole} not null, status ${text} not null,
  payment_status ${text} not null, payment_method ${text} not null, delivery ${text} not null,
  printed ${whole} not null, total ${whole} not null, province ${text} not null, province_key ${text} not null,
  name_key ${text} not null, customer ${whole} not null references customers, taken_by ${text} not null,
  printed_by ${text} not null, cod_due ${whole} not null, to_print ${whole} not null, json ${text} not null)${rows};
create index orders_newest on orders (created_at desc, number desc);
create index orders_desk on orders (
  created_at, shop_id, status, payment_status, payment_method, delivery, printed, province, total);
create index orders_total on orders (total, created_at desc, number desc);
create index orders_name on orders (name_key, created_at desc, number desc);
create index orders_province on orders (province_key, created_at desc, number desc);
create index orders_status on orders (status, created_at desc, number desc, shop_id);
create index orders_payment on orders (payment_status, created_at desc, number desc);
create index orders_customer on orders (customer, created_at desc, number desc);
create index orders_running on orders (running);
create index orders_print on orders (print_running) where print_running is not null;
create index orders_taken on orders (taken_by, status, total, created_at);
create index orders_printed on orders (printed_by) where printed_by <> '';
create index orders_due on orders (shop_id, created_at, total) where cod_due = 1;
create index orders_to_print on orders (shop_id) where to_print = 1;
create table order_changes (
  order_id ${whole} not null references orders, nth ${whole} not null, json ${text} not null,
  primary key (order_id, nth))${keyed};
create table order_keys (
  key ${text} primary key, order_id ${whole} not null references orders, body ${text} not null)${keyed};
create table order_days (
  day ${text} not null, shop_id ${whole} not null, status ${text} not null, orders ${whole} not null,
  total ${whole} not null, primary key (day, shop_id, status))${keyed};
create table order_provinces (
  province ${text} not null, day ${text} not null, shop_id ${whole} not null, orders ${whole} not null,
  total ${whole} not null, primary key (province, day, shop_id))${keyed};
${words('order_words', 'order_terms')}`,
  // COD settlement became a permission of its own: those who could settle still can
  ({ onlySqlite }) =>
    onlySqlite(`
update small_rows set json = json_insert(json, '$.permissions[#]', 'manage:Settlement')
where tbl = 'users' and exists (
  select 1 from json_each(small_rows.json, '$.permissions') where value in ('write:Order', 'manage:Order'));
update small_rows set json = json_insert(json, '$.user_permission[#]', 'manage:Settlement')
where tbl = 'auth.accounts' and exists (
  select 1 from json_each(small_rows.json, '$.user_permission') where value in ('write:Order', 'manage:Order'));
update small_rows set json = json_insert(json, '$.ability[#]', json('{"action":"manage","subject":"Settlement"}'))
where tbl = 'auth.accounts' and exists (
  select 1 from json_each(small_rows.json, '$.ability')
  where value ->> 'subject' = 'Order' and value ->> 'action' in ('write', 'manage'));`),
  ({ id, whole, text, rows, onlySqlite }) => `
create table activity (
  id ${id}, at ${text} not null, by_id ${whole} not null, by_name ${text} not null, kind ${text} not null,
  call ${text} not null, record ${text} not null, changes ${text} not null)${rows};
create index activity_latest on activity (at desc, id desc);
create index activity_by on activity (by_id, at desc, id desc);
create index activity_kind on activity (kind, at desc, id desc);
create table activity_people (id ${id}, name ${text} not null)${rows};
${onlySqlite(`
create trigger activity_unchanged before update on activity begin select raise(abort, 'append-only'); end;
create trigger activity_kept before delete on activity begin select raise(abort, 'append-only'); end;`)}`,
  // personal data in the activity log can be erased: a value by nothing, and nothing else
  ({ onlySqlite }) => `
create index activity_record on activity (record);
${onlySqlite(`
drop trigger activity_unchanged;
create trigger activity_unchanged before update on activity
when new.id is not old.id or new.at is not old.at or new.by_id is not old.by_id or new.by_name is not old.by_name
  or new.kind is not old.kind or new.call is not old.call or new.record is not old.record
  or json_array_length(new.changes) is not json_array_length(old.changes)
  or exists (
    select 1 from json_each(old.changes) as was join json_each(new.changes) as now on now.key = was.key
    where now.value ->> 'field' is not was.value ->> 'field'
      or now.value ->> 'from' not in ('', was.value ->> 'from') or now.value ->> 'to' not in ('', was.value ->> 'to'))
begin select raise(abort, 'append-only'); end;`)}`,
  ({ whole, text, keyed }) => `
create table order_kinds (
  shop_id ${whole} not null, status ${text} not null, payment_status ${text} not null, payment_method ${text} not null,
  delivery ${text} not null, printed ${whole} not null, orders ${whole} not null,
  primary key (shop_id, status, payment_status, payment_method, delivery, printed))${keyed};
insert into order_kinds
select shop_id, status, payment_status, payment_method, delivery, printed, count(*) from orders
group by shop_id, status, payment_status, payment_method, delivery, printed;`,
  ({ id, whole, text, rows }) => `
create table changes (
  id ${id}, kind ${text} not null, action ${text} not null, ref ${text} not null, version ${whole},
  person ${whole} not null, "by" ${whole} not null, session ${text} not null, at ${text} not null)${rows};`,
  // what the latest notifications are read from
  () => `create index activity_news on activity (at, id, by_id) where ${orderNewsRows};`,
  // of the request of an order, a hash is enough to tell a repetition from another one
  ({ hash }) => `
update order_keys set body = ${hash('body')} where body <> '';
alter table order_keys rename column body to hash;`,
  ({ whole, text, keyed, orderLines, inLine }) => `
create table order_products (
  product_id ${whole} not null, status ${text} not null, pieces ${whole} not null,
  primary key (product_id, status))${keyed};
insert into order_products
select ${inLine('productId')}, status, sum(${inLine('Quantity')}) from orders cross join ${orderLines}
where status <> 'cancelled' and ${inLine('productId')} is not null
group by ${inLine('productId')}, status;`,
  // how many orders of each status a search finds: a tenth of them may be found
  ({ onlySqlite }) => onlySqlite('create index orders_statuses on orders (id, status);'),
  ({ whole, text, keyed }) => `
create table talk_messages (
  low ${whole} not null, high ${whole} not null, nth ${whole} not null, sender ${whole} not null, at ${text} not null,
  client_id ${text} not null, text ${text} not null, primary key (low, high, nth))${keyed};
create index talk_messages_known on talk_messages (low, high, client_id) where client_id <> '';
create table talks (
  person ${whole} not null, contact ${whole} not null, messages ${whole} not null, unseen ${whole} not null,
  last ${text} not null, primary key (person, contact))${keyed};`,
  // what is written often, or is much, is no longer among the tables that are read whole
  ({ whole, text, keyed, now }) => `
create table keyed_rows (
  tbl ${text} not null, key ${text} not null, place ${whole} not null, json ${text} not null,
  primary key (tbl, key))${keyed};
create index keyed_rows_place on keyed_rows (tbl, place);
insert into keyed_rows
select tbl, key, ${now}, json from small_rows where owner = 0 and tbl in ('firstAnswers', 'chat.presence');
delete from small_rows where owner = 0 and tbl in ('firstAnswers', 'chat.presence');`,
  ({ text }) => `
alter table talk_messages add column file_id ${text} not null default '';
alter table talk_messages add column file ${text} not null default '';
create index talk_messages_files on talk_messages (file_id) where file_id <> '';`,
  // the reference of a slip, so that the same slip is noticed at another order
  ({ text }) => `
alter table orders add column slip_key ${text} not null default '';
create index orders_slip on orders (slip_key) where slip_key <> '';`,
  // staff may work for certain shops only: what they are told of, and what their lists are read from
  ({ whole }) => `
alter table changes add column shop ${whole} not null default 0;
create index orders_shop on orders (shop_id, created_at desc, number desc);
create index orders_shop_customer on orders (
  shop_id, customer, created_at desc, number desc, payment_method, status);`,
  // there may be as many cards as customers
  ({ id, whole, text, rows, keyed, words, onlySqlite }) => `
create table cards (
  id ${id}, highest_id ${whole} not null, changed_at ${whole} not null, has_orders ${whole} not null,
  name_key ${text} not null, phone_key ${text} not null, address_key ${text} not null,
  sub_district_key ${text} not null, district_key ${text} not null, province_key ${text} not null,
  post_key ${text} not null, json ${text} not null)${rows};
create index cards_alone on cards (id) where has_orders = 0;
create index cards_alone_name on cards (name_key, id desc) where has_orders = 0;
create index cards_highest on cards (highest_id);
create table card_keys (key ${text} primary key, card ${whole} not null)${keyed};
create index card_keys_card on card_keys (card);
${words('card_words', 'card_terms')}
alter table customers add column card ${whole};
alter table customers add column shown ${whole} not null default 1;
create index customers_card on customers (card) where card is not null;
drop index customers_latest;
create index customers_latest on customers (latest_at desc, latest_number desc, shown);
create index customers_hidden on customers (id) where shown = 0;
create index customers_name on customers (name_key, latest_at desc, latest_number desc, shown);
create index customers_phone on customers (phone_key, latest_at desc, latest_number desc, shown);
create index customers_sub_district on customers (sub_district_key, latest_at desc, latest_number desc, shown);
create index customers_district on customers (district_key, latest_at desc, latest_number desc, shown);
create index customers_province on customers (province_key, latest_at desc, latest_number desc, shown);
create index customers_post on customers (post_key, latest_at desc, latest_number desc, shown);
create index customers_orders on customers (orders, latest_at desc, latest_number desc, shown);
create index customers_refused on customers (refused, latest_at desc, latest_number desc, shown);
${
  // a long address may be more than an index of PostgreSQL takes
  onlySqlite('create index customers_address on customers (address_key, latest_at desc, latest_number desc, shown);')
}`,
  fillCards,
  () => `
update customers set shown = 0 where key = '';
update customers set card = (select card from card_keys where card_keys.key = customers.key)
where key in (select key from card_keys);
update customers set shown = 0 where card is not null and exists (
  select 1 from customers as other where other.card = customers.card
  and (other.latest_at, other.latest_number) > (customers.latest_at, customers.latest_number));
update cards set has_orders = 1 where id in (select card from customers where card is not null);
delete from small_rows where tbl = 'customer-cards';
delete from begun where tbl = 'customer-cards';`,
  // what a search finds is counted by status without reading the orders
  ({ id, text, rows, onlySqlite }) => `
create table order_statuses (block ${id}, letters ${text} not null)${rows};${countStatuses}
${onlySqlite('drop index orders_statuses;')}`,
  // and is filtered without reading them
  ({ whole, text, keyed }) => `
create table order_letters (
  facet ${text} not null, block ${whole} not null, letters ${text} not null, primary key (facet, block))${keyed};
${fillFirstLetters}
drop table order_statuses;`,
  // orders and histories are stored without the names of their fields
  ({ id, text, rows }) => `
create table order_histories (order_id ${id} references orders, changes ${text} not null)${rows};
create table order_texts (order_id ${id}, json ${text} not null)${rows};`,
  shortenOrders,
  shortenHistories,
  () => `
update orders set json = (select order_texts.json from order_texts where order_id = orders.id)
where id in (select order_id from order_texts);
drop table order_texts;
drop table order_changes;`,
  // PostgreSQL had the letters of searched texts twice
  ({ wordsAlone }) => ['order_words', 'customer_words', 'card_words'].map(wordsAlone).join(''),
  // twelve indices have the time of an order: as a number, it takes a quarter of the space
  timesAsNumbers,
  ...smallerRows,
]

/** Only `serve` migrates: any other command would change the tables under servers of an older version. */
export const otherVersion =
  'The shop was written by another version of Lang Raan. Stop all its servers, then start langraan serve of the latest version once.'

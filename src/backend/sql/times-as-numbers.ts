import type { Definition } from './definition'

const indices = `
create index orders_newest on orders (created_at desc, number desc);
create index orders_desk on orders (
  created_at, shop_id, status, payment_status, payment_method, delivery, printed, province, total);
create index orders_total on orders (total, created_at desc, number desc);
create index orders_name on orders (name_key, created_at desc, number desc);
create index orders_province on orders (province_key, created_at desc, number desc);
create index orders_status on orders (status, created_at desc, number desc, shop_id);
create index orders_payment on orders (payment_status, created_at desc, number desc);
create index orders_customer on orders (customer, created_at desc, number desc);
create index orders_taken on orders (taken_by, status, total, created_at);
create index orders_due on orders (shop_id, created_at, total) where cod_due = 1;
create index orders_shop on orders (shop_id, created_at desc, number desc);
create index orders_shop_customer on orders (
  shop_id, customer, created_at desc, number desc, payment_method, status);`

const dropped = Array.from(indices.matchAll(/create index (\w+)/g), ([, name]) => `drop index ${name};`).join('\n')

/** The migration of `orders.created_at` from ISO strings to milliseconds; what isn't a time becomes 1970. */
export const timesAsNumbers = ({ onlySqlite, onlyPostgres }: Definition): string => `
${onlySqlite(`${dropped}
alter table orders add column created integer not null default 0;
update orders set created = iif(typeof(created_at) = 'integer', created_at,
  coalesce(cast(round(unixepoch(created_at, 'subsec') * 1000) as integer), 0));
alter table orders drop column created_at;
alter table orders rename column created to created_at;
${indices}`)}
${onlyPostgres(`
alter table orders alter column created_at type bigint using case
  when created_at::text ~ '^-?[0-9]+$' then created_at::text::bigint
  when created_at::text ~ '^[0-9-]{10}T[0-9:.]{12}Z$' then
    (extract(epoch from created_at::text::timestamptz) * 1000)::bigint
  else 0 end;`)}`

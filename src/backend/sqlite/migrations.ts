import type { Connection } from './connection'

const words = (name: string, terms: string) => `
create virtual table ${name} using fts5(
  words, digits, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1');
create virtual table ${terms} using fts5vocab('${name}', 'col');`

/** One migration per version. Never change a published one. */
export const migrations: readonly string[] = [
  `
create table facts (name text primary key, value text not null) strict, without rowid;
create table small_rows (
  tbl text not null, owner integer not null, key text not null, place integer not null, json text not null,
  primary key (tbl, owner, key)) strict, without rowid;
create table begun (tbl text not null, owner integer not null, primary key (tbl, owner)) strict, without rowid;

create table customers (
  id integer primary key, key text not null unique, orders integer not null, refused integer not null,
  latest integer not null, latest_at text not null, latest_number text not null,
  name_key text not null, phone_key text not null, address_key text not null, sub_district_key text not null,
  district_key text not null, province_key text not null, post_key text not null) strict;
create index customers_latest on customers (latest_at desc, latest_number desc);
${words('customer_words', 'customer_terms')}

create table orders (
  id integer primary key, number text not null unique, running integer not null, print_running integer,
  version integer not null, created_at text not null, shop_id integer not null, status text not null,
  payment_status text not null, payment_method text not null, delivery text not null, printed integer not null,
  total integer not null, province text not null, province_key text not null, name_key text not null,
  customer integer not null references customers, taken_by text not null, printed_by text not null,
  cod_due integer not null, to_print integer not null, json text not null) strict;
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
  order_id integer not null references orders, nth integer not null, json text not null,
  primary key (order_id, nth)) strict, without rowid;
create table order_keys (
  key text primary key, order_id integer not null references orders, body text not null) strict, without rowid;
create table order_days (
  day text not null, shop_id integer not null, status text not null, orders integer not null, total integer not null,
  primary key (day, shop_id, status)) strict, without rowid;
create table order_provinces (
  province text not null, day text not null, shop_id integer not null, orders integer not null, total integer not null,
  primary key (province, day, shop_id)) strict, without rowid;
${words('order_words', 'order_terms')}`,
  // COD settlement became a permission of its own: those who could settle still can
  `
update small_rows set json = json_insert(json, '$.permissions[#]', 'manage:Settlement')
where tbl = 'users' and exists (
  select 1 from json_each(small_rows.json, '$.permissions') where value in ('write:Order', 'manage:Order'));
update small_rows set json = json_insert(json, '$.user_permission[#]', 'manage:Settlement')
where tbl = 'auth.accounts' and exists (
  select 1 from json_each(small_rows.json, '$.user_permission') where value in ('write:Order', 'manage:Order'));
update small_rows set json = json_insert(json, '$.ability[#]', json('{"action":"manage","subject":"Settlement"}'))
where tbl = 'auth.accounts' and exists (
  select 1 from json_each(small_rows.json, '$.ability')
  where value ->> 'subject' = 'Order' and value ->> 'action' in ('write', 'manage'));`,
  `
create table activity (
  id integer primary key, at text not null, by_id integer not null, by_name text not null, kind text not null,
  call text not null, record text not null, changes text not null) strict;
create index activity_latest on activity (at desc, id desc);
create index activity_by on activity (by_id, at desc, id desc);
create index activity_kind on activity (kind, at desc, id desc);
create table activity_people (id integer primary key, name text not null) strict;
create trigger activity_unchanged before update on activity begin select raise(abort, 'append-only'); end;
create trigger activity_kept before delete on activity begin select raise(abort, 'append-only'); end;`,
]

export const latestVersion = migrations.length

/** Migrates a file to the latest version. A file with data is first copied to the path that `copy` returns. */
export function migrate(
  connection: Connection,
  copy: (version: number) => string | undefined,
  all: readonly string[] = migrations,
): void {
  const version = connection.pragma('user_version')
  if (version > all.length)
    throw new Error('This data was written by a newer version of Lang Raan. Install that version, or a newer one.')
  if (version === all.length) return
  const file = version > 0 ? copy(version) : undefined
  if (file !== undefined) connection.execute(`vacuum into '${file.replaceAll("'", "''")}'`)
  connection.execute('begin immediate')
  try {
    // another process may have migrated it meanwhile
    const now = connection.pragma('user_version')
    for (const statements of all.slice(now)) connection.execute(statements)
    connection.execute(`pragma user_version = ${all.length}; commit`)
  } catch (error) {
    connection.execute('rollback')
    throw error
  }
}

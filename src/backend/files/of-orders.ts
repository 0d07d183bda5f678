/** A file that an order names. */
export type NamedFile = { readonly record: string; readonly id: string; readonly bytes: number }

/** All files that orders of a SQLite database name. */
export const namedFiles = `
select orders.number as record, value ->> 'id' as id, value ->> 'bytes' as bytes
from orders, json_each(orders.json, '$.files')`

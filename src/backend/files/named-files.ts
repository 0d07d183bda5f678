import { usersOfUploads } from '../../service/unused-files'
import { uploadRecord, uploadsTable } from '../../service/uploads'
import { filePaths } from '../orders/orders.text'

/** A file that a record names: an order, a mail, a message. */
export type NamedFile = { readonly record: string; readonly id: string; readonly bytes: number }

const places = usersOfUploads.map(({ name }) => `'${name}'`).join(', ')

/** All files that the rows of a SQLite database name. */
export const namedFiles = `
${filePaths
  .map(
    (path) => `
select orders.number as record, value ->> 'id' as id, value ->> 'bytes' as bytes
from orders, json_each(orders.json, '${path}')
union`,
  )
  .join('')}
select '${uploadRecord}', place.value ->> 'id', place.value ->> 'bytes'
from small_rows, json_tree(small_rows.json) as place
where tbl in (${places}) and instr(small_rows.json, '"file":') > 0 and place.key = 'file' and place.type = 'object'
union
select '${uploadRecord}', json ->> 'id', json ->> 'bytes' from small_rows where tbl = '${uploadsTable.name}'
union
select '${uploadRecord}', file_id, file ->> 'bytes' from talk_messages where file_id <> ''`

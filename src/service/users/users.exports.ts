import { type Exported, exportCalls, withoutWords } from '../../core/users/activity/users.exports.contract'
import { type Handler, handle } from '../handle'
import { shopsTable } from '../shops/shops.table'
import type { Tx } from '../store'
import { note } from './users.activity.write'

/** A value as it is to be read later: a shop by its name. */
const said = (tx: Tx, name: string, value: string): string =>
  (name === 'shopId' && tx.read(shopsTable).find(({ id }) => String(id) === value)?.ShopName) || value

const changesOf = (tx: Tx, { list, rows, filters }: Exported) =>
  Object.entries({ list, rows: String(rows), ...withoutWords(filters) }).map(([field, value]) => ({
    field,
    from: '',
    to: said(tx, field, value),
  }))

export const exportHandlers: readonly Handler[] = [
  handle(exportCalls.note, ({ body, user, tx }) => {
    const record = body.export.file
    note(tx, user, { kind: 'export', call: exportCalls.note.name, record, changes: changesOf(tx, body.export) })
    return undefined
  }),
]

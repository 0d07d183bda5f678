import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { orderOf } from '../../src/backend/orders/orders.text'
import { openWaiting } from '../backend/postgres-bench'
import type { StoredRow } from './backend'

/** Looks into a shop's tables beside its server, synchronously. */
export type ShopRows = {
  /** the orders whose note begins with this mark, among those stored after `id` */
  marked(mark: string, id: number): readonly StoredRow[]
  hasOrder(number: string): boolean
  /** orders and their keys, by number */
  all(): readonly { number: string; mark: string; key: string | null }[]
  lastId(): number
  /** lets go of the file, so that a server that starts again has to recover it by itself */
  close(): void
}

type Ask = <Row>(text: string, values?: readonly (string | number)[]) => readonly Row[]
type Stored = { number: string; json: string }

const markIn = (note: string): string => note.split(' ')[0] ?? ''
const noteIn = ({ json }: Stored): string => orderOf(json).note

function rowsOf(ask: Ask, close: () => void): ShopRows {
  return {
    marked: (mark, id) =>
      ask<Stored>('select number, json from orders where id > $1 order by id', [id])
        .map((row) => ({ OrderNumber: row.number, note: noteIn(row) }))
        .filter(({ note }) => markIn(note) === mark),
    hasOrder: (number) => ask('select id from orders where number = $1', [number]).length > 0,
    all: () =>
      ask<Stored & { key: string | null }>(
        'select number, json, key from orders left join order_keys on order_id = id order by id',
      ).map((row) => ({ number: row.number, key: row.key, mark: markIn(noteIn(row)) })),
    lastId: () => ask<{ last: number | null }>('select max(id) as last from orders')[0]?.last ?? 0,
    close,
  }
}

function sqliteRows(folder: string): ShopRows {
  let open: DatabaseSync | undefined
  const ask: Ask = <Row>(text: string, values: readonly (string | number)[] = []) => {
    open ??= new DatabaseSync(join(folder, 'langraan.db'), { timeout: 10_000 })
    return open.prepare(text.replaceAll(/\$\d/g, '?')).all(...values) as Row[]
  }
  return rowsOf(ask, () => {
    open?.close()
    open = undefined
  })
}

function postgresRows(address: string): ShopRows {
  const ask = openWaiting(address)
  return rowsOf(
    <Row>(text: string, values: readonly (string | number)[] = []) => ask('public', text, values) as Row[],
    () => undefined,
  )
}

/** Of a data folder, or of the address of a database. */
export const rowsAt = (place: string): ShopRows =>
  place.startsWith('postgres:') ? postgresRows(place) : sqliteRows(place)

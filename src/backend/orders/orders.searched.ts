import { sql } from 'kysely'
import type { Search } from '../../core/orders/orders.search'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { blocksOf, countByStatus, readBlocks, type StatusOf } from './orders.statuses'

/** What a search finds, if nothing but a status is filtered. */
export type SearchedOrders = {
  readonly counts: ReadonlyMap<string, number>
  readonly statusOf: StatusOf
  isFound(id: number): boolean
  /** how many orders there are */
  readonly all: number
}

type Row = { readonly ids: string | null }
type Read = { readonly ids: readonly number[]; readonly blocks: readonly number[]; found?: SearchedOrders }

/** A decision that waits for rows runs again for each, and gets the same row: what follows from it is worked out once. */
function onceFor<Result>(work: (row: Row) => Result): (row: Row) => Result {
  const known = new WeakMap<Row, Result>()
  return (row) => {
    const result = known.get(row) ?? work(row)
    known.set(row, result)
    return result
  }
}

/** The ids in a row of `joinedIds`. */
export const idsIn = onceFor(({ ids }): readonly number[] => JSON.parse(`[${ids ?? ''}]`))
const readOf = onceFor((row): Read => ({ ids: idsIn(row), blocks: blocksOf(idsIn(row)) }))

/** Undefined if one of them has a status of its own: then the orders have to be read. */
export function searchedOrders(connection: Connection, search: Search): SearchedOrders | undefined {
  const { dialect } = connection
  const found = dialect.found(connection, 'order', search)
  const row = connection.first(
    build.selectNoFrom([
      sql<string | null>`(select ${dialect.joinedIds} from ${found} as found)`.as('ids'),
      sql<number | null>`(select sum(orders) from order_kinds)`.as('all'),
    ]),
  )
  if (!row) return undefined
  const read = readOf(row)
  const blocks = readBlocks(connection, read.blocks)
  if (read.found) return read.found
  const counted = countByStatus(blocks, read.ids)
  if (!counted) return undefined
  let ids: ReadonlySet<number> | undefined
  const isFound = (id: number) => {
    ids ??= new Set(read.ids)
    return ids.has(id)
  }
  read.found = { ...counted, isFound, all: row.all ?? 0 }
  return read.found
}

import { sql } from 'kysely'
import type { Search } from '../../core/orders/orders.search'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { foundIds } from './orders.found-ids'
import { blocksOf, countByStatus, type LetterFilter, readBlocks, type StatusOf } from './orders.letters'
import type { Orders } from './orders.order-by'

/** What a search finds under filters that have letters, before a status is filtered. */
export type SearchedOrders = {
  readonly counts: ReadonlyMap<string, number>
  readonly statusOf: StatusOf
  readonly ids: readonly number[]
  isFound(id: number): boolean
  /** how many orders there are */
  readonly all: number
  /** all that are found, in the order of time that is asked for; only of some days */
  readonly inOrder?: readonly number[]
}

type Row = { readonly ids: string | null }
type Read = {
  readonly ids: readonly number[]
  readonly blocks: readonly number[]
  /** what is found, by the filters */
  readonly found: Map<string, SearchedOrders>
}

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
const readOf = onceFor((row): Read => ({ ids: idsIn(row), blocks: blocksOf(idsIn(row)), found: new Map() }))

/** Tells the ids of orders from others: a bit for each order costs a fifth of a set of those that are found. */
function isAmong(ids: readonly number[]): (id: number) => boolean {
  const highest = ids.reduce((most, id) => Math.max(most, id), 0)
  const bits = new Uint8Array((highest >>> 3) + 1)
  for (const id of ids) bits[id >>> 3] = (bits[id >>> 3] ?? 0) | (1 << (id & 7))
  return (id) => (((bits[id >>> 3] ?? 0) >>> (id & 7)) & 1) === 1
}

/** Undefined if one of them has a status of its own: then the orders have to be read. */
export function searchedOrders(
  connection: Connection,
  search: Search,
  filters: readonly LetterFilter[],
): SearchedOrders | undefined {
  const { dialect } = connection
  const found = foundIds(connection, search)
  const row = connection.first(
    build.selectNoFrom([
      sql<string | null>`(select ${dialect.joinedIds} from ${found} as found)`.as('ids'),
      sql<number | null>`(select sum(orders) from order_kinds)`.as('all'),
    ]),
  )
  if (!row) return undefined
  const read = readOf(row)
  const blocks = readBlocks(connection, ['status', ...filters.map(({ facet }) => facet)], read.blocks)
  const key = JSON.stringify(filters)
  const known = read.found.get(key)
  if (known) return known
  const counted = countByStatus(blocks, read.ids, filters)
  if (!counted) return undefined
  let among: ((id: number) => boolean) | undefined
  const isFound = (id: number) => {
    among ??= isAmong(counted.ids)
    return among(id)
  }
  const searched = { ...counted, isFound, all: row.all ?? 0 }
  read.found.set(key, searched)
  return searched
}

/** An order is read in the time in which so many ids are read from an index and looked up. */
const perRead = 6

const foundOfDays = onceFor(() => new Map<SearchedOrders, SearchedOrders>())

/**
 * Those of some days, found among the ids that an index has of these days. Undefined if the days have so many that it's
 * quicker to read the orders that the search finds.
 */
export function searchedOfDays(
  connection: Connection,
  searched: SearchedOrders,
  { first, last }: { first: string; last: string },
  ids: Orders<{ rowid: number }>,
): SearchedOrders | undefined {
  const taken = connection.first(
    build
      .selectFrom('order_days')
      .select((of) => of.fn.sum<number>('orders').as('count'))
      .where('day', '>=', first)
      .where('day', '<=', last),
  )
  const found = [...searched.counts.values()].reduce((sum, count) => sum + count, 0)
  if ((taken?.count ?? 0) > found * perRead) return undefined
  const row = connection.first(build.selectFrom(ids.as('taken')).select(connection.dialect.joinedIds.as('ids')))
  if (!row) return undefined
  const known = foundOfDays(row).get(searched)
  if (known) return known
  const inOrder = idsIn(row).filter(searched.isFound)
  const counts = new Map<string, number>()
  for (const id of inOrder) {
    const status = searched.statusOf(id) ?? ''
    counts.set(status, (counts.get(status) ?? 0) + 1)
  }
  const within = { ...searched, counts, ids: inOrder, inOrder, isFound: isAmong(inOrder) }
  foundOfDays(row).set(searched, within)
  return within
}

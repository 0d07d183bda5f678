import { readSearch } from '../../core/orders/orders.search'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { type Query, spanOf, takenWithin } from './orders.filtered'
import { isByTime, sorted } from './orders.order-by'
import { idsIn, type SearchedOrders, searchedOfDays, searchedOrders } from './orders.searched'

/** Nothing but a search, days and statuses is filtered. */
const isOnlySearch = ({ q: _q, from: _f, to: _t, orderStatus: _o, cancelled: _c, ...query }: Query): boolean => {
  const { sortBy: _by, sortDesc: _desc, page: _page, perPage: _perPage, ...others } = query
  return Object.values(others).every((each) => each === undefined)
}

type SearchedBy = {
  /** what is found, if nothing else is filtered */
  readonly searched?: SearchedOrders
  /** the ids that the search finds within the days */
  readonly ids?: readonly number[] | undefined
}

/** What the query's search finds without reading orders. */
export function searchedBy(connection: Connection, query: Query): SearchedBy {
  const [search, span, isOnly] = [readSearch(query.q), spanOf(query), isOnlySearch(query)]
  if (!search || (span ? !span.areDays || query.key !== undefined : !isOnly)) return {}
  const found = searchedOrders(connection, search)
  if (!found) return {}
  if (!span) return { searched: found }
  const ids = takenWithin(build.selectFrom('orders').select('id as rowid'), query, span)
  const inOrder = sorted(ids, isByTime(query) ? query : { ...query, sortBy: 'newest' }, false)
  const searched = searchedOfDays(connection, found, span, inOrder)
  if (!searched) return {}
  return { ids: searched.inOrder, ...(isOnly && { searched }) }
}

/** Whether orders of a status are wanted; `counted` also by the tabs of the other statuses. */
export const isWanted = ({ cancelled, orderStatus }: Query, status: string | undefined, counted = false): boolean =>
  (counted || orderStatus === undefined || status === orderStatus) &&
  (cancelled === undefined || (typeof cancelled === 'boolean' && cancelled === (status === 'cancelled')))

/** How many ids are looked through for a page. */
const mostPassed = 50_000

export type Part = { readonly isReversed: boolean; readonly skipped: number; readonly length: number }

/** How many times as many ids as by chance: what is found may be further from that end of the list. */
const margins = [2, 16, Number.POSITIVE_INFINITY]
/** An order is read in the time in which so many ids are passed. */
const passedPerRead = 40

/**
 * The ids of a page of what a search finds, picked from all ids at that end of the list. Undefined if it would take too
 * many, or if what is found is far from that end.
 */
export function picked(connection: Connection, query: Query, found: SearchedOrders, total: number, part: Part) {
  const reach = part.skipped + part.length
  const isPicked = (id: number) => isWanted(query, found.statusOf(id))
  if (found.inOrder && isByTime(query)) {
    const ids = found.inOrder.filter(isPicked)
    return (part.isReversed ? ids.toReversed() : ids).slice(part.skipped, reach)
  }
  const byChance = Math.ceil((reach * found.all) / total)
  // of one status, by status: by time
  const isOfOne = query.sortBy === 'OrderStatus' && query.orderStatus !== undefined
  const order = isOfOne ? ({ ...query, sortBy: 'newest' } as const) : query
  const isReversed = part.isReversed !== (isOfOne && query.sortDesc)
  for (const margin of margins) {
    const passed = Math.min(byChance * margin, mostPassed)
    if (passed < byChance * 2 || passed > total * passedPerRead) return undefined
    const end = sorted(build.selectFrom('orders').select('id as rowid').limit(passed), order, isReversed)
    const row = connection.first(build.selectFrom(end.as('passed')).select(connection.dialect.joinedIds.as('ids')))
    const ids = (row ? idsIn(row) : []).filter((id) => found.isFound(id) && isPicked(id))
    if (ids.length >= reach) return ids.slice(part.skipped, reach)
    if (passed === mostPassed) return undefined
  }
  return undefined
}

import { readSearch } from '../../core/orders/orders.search'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { type Facet, letterOf } from './orders.facets'
import { type Query, spanOf, takenWithin } from './orders.filtered'
import type { LetterFilter } from './orders.letters'
import { isByTime, sorted } from './orders.order-by'
import { idsIn, type SearchedOrders, searchedOfDays, searchedOrders } from './orders.searched'

type Value = string | number | undefined

/** The filters other than search, days and status, as letters. Undefined if a value has none of its own. */
function letterFilters({ shops, ...query }: Query): readonly LetterFilter[] | undefined {
  const { key, shopId, paymentStatus, paymentMethod, deliveryType, printed, province } = query
  if (key !== undefined) return undefined
  const wanted: readonly (readonly [Facet, readonly Value[] | undefined])[] = [
    ['shop_id', shops],
    ['shop_id', [shopId]],
    ['payment_status', [paymentStatus]],
    ['payment_method', [paymentMethod]],
    ['delivery', [deliveryType]],
    ['printed', [printed === undefined ? undefined : Number(printed)]],
    ['province', [province]],
  ]
  const filters: LetterFilter[] = []
  for (const [facet, values] of wanted) {
    const given = values?.filter((value) => value !== undefined)
    if (!given || (given.length === 0 && values !== shops)) continue
    const letters = given.map((value) => letterOf(facet, value))
    if (letters.includes(undefined)) return undefined
    filters.push({ facet, letters: letters.join('') })
  }
  return filters
}

type SearchedBy = {
  /** what is found, if all filters have letters */
  readonly searched?: SearchedOrders
  /** the ids that the search finds within the days */
  readonly ids?: readonly number[] | undefined
}

/** What the query's search finds without reading orders. */
export function searchedBy(connection: Connection, query: Query): SearchedBy {
  const [search, span, filters] = [readSearch(query.q), spanOf(query), letterFilters(query)]
  if (!search || (span ? !span.areDays || query.key !== undefined : !filters)) return {}
  const found = searchedOrders(connection, search, filters ?? [])
  if (!found) return {}
  if (!span) return { searched: found, ids: found.ids }
  const ids = takenWithin(build.selectFrom('orders').select('id as rowid'), query, span)
  const inOrder = sorted(ids, isByTime(query) ? query : { ...query, sortBy: 'newest' }, false)
  const searched = searchedOfDays(connection, found, span, inOrder)
  if (!searched) return {}
  return { ids: searched.ids, ...(filters && { searched }) }
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

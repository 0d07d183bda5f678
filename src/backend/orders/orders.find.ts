import { sql } from 'kysely'
import { isoTime } from '../../core/kernel/clock'
import { lookUp } from '../../core/kernel/look-up'
import { dayMs } from '../../core/kernel/timings'
import { isOrderDay, type Order, type OrderQuery, orderStatuses } from '../../core/orders/orders.contract'
import { readSearch } from '../../core/orders/orders.search'
import type { FoundOrders, SummaryQuery, WithinShops } from '../../service/orders/orders.store'
import { type Compared, type Connection, never } from '../sql/connection'
import { build } from '../sql/database'
import { type Orders, sorted } from './orders.order-by'
import { idsIn, type SearchedOrders, searchedOrders } from './orders.searched'

/** Midnight in Asia/Bangkok, in milliseconds since 1970. */
const midnight = (day: string): number => Date.parse(`${day}T00:00:00+07:00`)

/** The requested days. `areDays` is false if `from` or `to` isn't a date; then nothing matches. */
export function spanOf({ from, to }: Pick<SummaryQuery, 'from' | 'to'>) {
  if (from === undefined && to === undefined) return undefined
  const [first, last] = [from ?? '0000-01-01', to ?? '9999-12-31']
  return { first, last, areDays: isOrderDay(first) && isOrderDay(last) }
}

// an unknown filter value matches nothing
const cancelledIs = (cancelled: unknown) =>
  cancelled === true
    ? sql<boolean>`status = 'cancelled'`
    : cancelled === false
      ? sql<boolean>`status <> 'cancelled'`
      : never
const printedIs = (printed: unknown) =>
  typeof printed === 'boolean' ? sql<boolean>`printed = ${Number(printed)}` : never
export const shopIs = (shopId: unknown, column = sql.ref<number>('shop_id')) =>
  Number.isSafeInteger(shopId) ? sql<boolean>`${column} = ${shopId}` : never
/** The condition of those who work for certain shops; for one shop, an index gives its orders in the order of time. */
export function shopIsOneOf(shops: readonly number[], column = sql.ref<number>('shop_id')) {
  const [first, ...others] = shops
  if (first === undefined) return never
  return others.length === 0 ? shopIs(first, column) : sql<boolean>`${column} in (${sql.join(shops)})`
}

type Query = OrderQuery & WithinShops

/**
 * Orders that match all filters except the status. `compared`: instead of reading those of a search, or of a shop, and
 * sorting them, all are gone through in the order that is asked for.
 */
function filtered<O>(connection: Connection, orders: Orders<O>, query: Query, compared?: Compared): Orders<O> {
  let found = orders
  const column = (name: Compared) => (name === compared && connection.dialect.compared?.(name)) || sql.ref<number>(name)
  const { shops, shopId, paymentStatus, paymentMethod, deliveryType, printed, province, cancelled, key } = query
  if (shops) found = found.where(shopIsOneOf(shops, column('shop_id')))
  if (key !== undefined)
    found = found.where('id', 'in', build.selectFrom('order_keys').select('order_id').where('key', '=', key))
  if (shopId !== undefined) found = found.where(shopIs(shopId, column('shop_id')))
  if (paymentStatus !== undefined) found = found.where('payment_status', '=', paymentStatus)
  if (paymentMethod !== undefined) found = found.where('payment_method', '=', paymentMethod)
  if (deliveryType !== undefined) found = found.where('delivery', '=', deliveryType)
  if (printed !== undefined) found = found.where(printedIs(printed))
  if (province !== undefined) found = found.where('province', '=', province)
  if (cancelled !== undefined) found = found.where(cancelledIs(cancelled))
  const span = spanOf(query)
  if (span && !span.areDays) found = found.where(never)
  if (span?.areDays) {
    if (query.to !== undefined) found = found.where('created_at', '<', isoTime(midnight(span.last) + dayMs))
    found = found.where('created_at', '>=', query.from === undefined ? '0' : isoTime(midnight(span.first)))
  }
  const search = readSearch(query.q)
  if (search) found = found.where(column('id'), 'in', connection.dialect.found(connection, 'order', search))
  return found
}

/** If no days, texts or provinces are filtered, the counts come from the kinds. */
const isKind = ({ q = '', key, province, from, to }: OrderQuery): boolean =>
  q === '' && [key, province, from, to].every((each) => each === undefined)

function kindsOf(connection: Connection, query: Query) {
  const { shops, shopId, paymentStatus, paymentMethod, deliveryType, printed, cancelled } = query
  return connection.all(
    build
      .selectFrom('order_kinds')
      .select(['status', (of) => of.fn.sum<number>('orders').as('count')])
      .$if(shops !== undefined, (kinds) => kinds.where(shopIsOneOf(shops ?? [])))
      .$if(shopId !== undefined, (kinds) => kinds.where(shopIs(shopId)))
      .$if(paymentStatus !== undefined, (kinds) => kinds.where('payment_status', '=', paymentStatus ?? ''))
      .$if(paymentMethod !== undefined, (kinds) => kinds.where('payment_method', '=', paymentMethod ?? ''))
      .$if(deliveryType !== undefined, (kinds) => kinds.where('delivery', '=', deliveryType ?? ''))
      .$if(printed !== undefined, (kinds) => kinds.where(printedIs(printed)))
      .$if(cancelled !== undefined, (kinds) => kinds.where(cancelledIs(cancelled)))
      .where('orders', '>', 0)
      .groupBy('status'),
  )
}

/** If only shop, days and cancelled are filtered, the counts come from the daily totals. */
const isSummed = (query: Query): boolean => {
  const { shops: _w, shopId: _s, from: _f, to: _t, cancelled: _c, orderStatus: _o, ...rest } = query
  const { sortBy: _by, sortDesc: _desc, page: _page, perPage: _perPage, ...others } = rest
  return Object.values(others).every((each) => each === undefined || each === '')
}

/** Only a search, a status and an order are given. */
const isSearch = ({ q: _q, ...query }: Query): boolean =>
  isSummed(query) &&
  [query.shops, query.shopId, query.from, query.to, query.cancelled].every((each) => each === undefined)

function countsOf(connection: Connection, query: Query): readonly { status: string; count: number }[] {
  const span = spanOf(query)
  return isKind(query)
    ? kindsOf(connection, query)
    : isSummed(query) && span?.areDays !== false
      ? connection.all(
          build
            .selectFrom('order_days')
            .select(['status', (of) => of.fn.sum<number>('orders').as('count')])
            .$if(query.shops !== undefined, (days) => days.where(shopIsOneOf(query.shops ?? [])))
            .$if(query.shopId !== undefined, (days) => days.where(shopIs(query.shopId)))
            .where('day', '>=', span?.first ?? '')
            .where('day', '<=', span?.last ?? '')
            .where('orders', '>', 0)
            .$if(query.cancelled !== undefined, (days) => days.where(cancelledIs(query.cancelled)))
            .groupBy('status'),
        )
      : connection.all(
          filtered(
            connection,
            build.selectFrom('orders').select(['status', (of) => of.fn.countAll<number>().as('count')]),
            query,
          ).groupBy('status'),
        )
}

/** With zero for statuses that none has. */
const countsOfAll = (counted: Iterable<readonly [string, number]>): Record<string, number> =>
  Object.fromEntries([...orderStatuses.map((status): [string, number] => [status, 0]), ...counted])

/** How many rows may be skipped at once. */
const fewRows = 10_000

/** The ends of one index; anything else may read many rows. */
function isQuick({ key, q = '', orderStatus, sortBy, sortDesc: _desc, page, perPage, ...filters }: Query): boolean {
  if (key !== undefined) return true
  const isUnfiltered = q === '' && Object.values(filters).every((each) => each === undefined)
  return isUnfiltered && (orderStatus === undefined || sortBy === 'newest') && page * perPage <= fewRows
}

/** So many orders are read one by one in a few milliseconds. */
const soonRead = 1000

/**
 * What orders are found by, if so many are found that it's quicker to go through all from one end of the list until the
 * page is full than to read and sort all that are found: `reach` is how many the page ends at.
 */
function comparedIn(connection: Connection, query: Query, total: number, reach: number): Compared | undefined {
  const { q = '', sortBy, shopId, shops } = query
  const isByTime = sortBy === 'newest' || sortBy === 'createdAt'
  // an index has the orders of one shop in the order of time
  const isOfShop = shopId !== undefined || shops?.length === 1
  if (total <= soonRead || (q === '' ? isByTime || !isOfShop : !isByTime)) return undefined
  const all = connection.first(build.selectFrom('order_kinds').select((of) => of.fn.sum<number>('orders').as('count')))
  const passed = reach * (all?.count ?? 0)
  if (q === '') return total * total > passed ? 'shop_id' : undefined
  // an order is read in the time in which 80 are passed; what is found may be far from that end: a margin of 8
  return total * total * 10 > passed ? 'id' : undefined
}

/** How many ids are looked through for a page. */
const mostPassed = 50_000

type Part = { readonly isReversed: boolean; readonly skipped: number; readonly length: number }

/**
 * The ids of a page of what a search finds, picked from all ids at that end of the list. Undefined if it would take too
 * many.
 */
function picked(connection: Connection, query: Query, found: SearchedOrders, total: number, part: Part) {
  const { sortBy, orderStatus } = query
  const reach = part.skipped + part.length
  // what is found may be far from that end: a margin
  const passed = Math.ceil((reach * found.all * 2) / total)
  if (passed > mostPassed || (sortBy !== 'newest' && sortBy !== 'createdAt')) return undefined
  const end = sorted(build.selectFrom('orders').select('id as rowid').limit(passed), query, part.isReversed)
  const row = connection.first(build.selectFrom(end.as('passed')).select(connection.dialect.joinedIds.as('ids')))
  const ids = (row ? idsIn(row) : []).filter(
    (id) => found.isFound(id) && (orderStatus === undefined || found.statusOf(id) === orderStatus),
  )
  return ids.length < reach ? undefined : ids.slice(part.skipped, reach)
}

function rowsOf(connection: Connection, ids: readonly number[]): { json: string }[] {
  const rows = connection.all(
    build.selectFrom('orders').select(['id', 'json']).where('id', 'in', connection.dialect.numbers(ids)),
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

function pageOf(connection: Connection, query: Query, total: number, { isReversed, skipped, length }: Part) {
  const compared = connection.dialect.compared && comparedIn(connection, query, total, skipped + length)
  const found = filtered(connection, build.selectFrom('orders').select('json'), query, compared)
    .$if(query.orderStatus !== undefined, (orders) => orders.where('status', '=', query.orderStatus ?? ''))
    .limit(length)
    .offset(skipped)
  return connection.all(sorted(found, query, isReversed))
}

/** One page, without histories. */
export function findOrders(connection: Connection, query: Query): FoundOrders {
  if (!isQuick(query)) connection.long?.()
  const { page, perPage, orderStatus } = query
  const search = isSearch(query) ? readSearch(query.q) : undefined
  const searched = search && searchedOrders(connection, search)
  const counts = countsOfAll(
    searched?.counts ?? countsOf(connection, query).map(({ status, count }) => [status, count] as const),
  )
  const sum = Object.values(counts).reduce((all, each) => all + each, 0)
  const total = orderStatus === undefined ? sum : (lookUp(counts, orderStatus) ?? 0)
  const before = (page - 1) * perPage
  // a page past the end needs no query
  if (before >= total) return { orders: [], total, counts }
  // the last pages are near the other end
  const left = Math.max(0, total - before - perPage)
  const isReversed = left < before
  const part = { isReversed, skipped: Math.min(left, before), length: Math.min(perPage, total - before) }
  const ids = searched && picked(connection, query, searched, total, part)
  const rows = ids ? rowsOf(connection, ids) : pageOf(connection, query, total, part)
  const orders = (isReversed ? rows.toReversed() : rows).map(
    ({ json }): Order => ({ ...JSON.parse(json), history: [] }),
  )
  return { orders, total, counts }
}

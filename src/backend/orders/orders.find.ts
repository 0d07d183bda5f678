import { lookUp } from '../../core/kernel/look-up'
import { type OrderQuery, orderStatuses } from '../../core/orders/orders.contract'
import type { FoundOrders } from '../../service/orders/orders.store'
import type { Compared, Connection } from '../sql/connection'
import { build } from '../sql/database'
import {
  cancelledIs,
  type FilterOptions,
  filtered,
  printedIs,
  type Query,
  shopIs,
  shopIsOneOf,
  spanOf,
} from './orders.filtered'
import { isByTime, sorted } from './orders.order-by'
import { isWanted, type Part, picked, searchedBy } from './orders.picked'
import { orderOf } from './orders.text'

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

function countsOf(
  connection: Connection,
  query: Query,
  options: FilterOptions,
): readonly { status: string; count: number }[] {
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
            options,
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
  const { q = '', shopId, shops } = query
  const byTime = isByTime(query)
  // an index has the orders of one shop in the order of time
  const isOfShop = shopId !== undefined || shops?.length === 1
  if (total <= soonRead || (q === '' ? byTime || !isOfShop : !byTime)) return undefined
  const all = connection.first(build.selectFrom('order_kinds').select((of) => of.fn.sum<number>('orders').as('count')))
  const passed = reach * (all?.count ?? 0)
  if (q === '') return total * total > passed ? 'shop_id' : undefined
  // an order is read in the time in which 80 are passed; what is found may be far from that end: a margin of 8
  return total * total * 10 > passed ? 'id' : undefined
}

function rowsOf(connection: Connection, ids: readonly number[]): { json: string }[] {
  const rows = connection.all(
    build.selectFrom('orders').select(['id', 'json']).where('id', 'in', connection.dialect.numbers(ids)),
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

function pageOf(connection: Connection, query: Query, total: number, part: Part, { ids }: FilterOptions) {
  const { isReversed, skipped, length } = part
  const compared = connection.dialect.compared && comparedIn(connection, query, total, skipped + length)
  const found = filtered(
    connection,
    build.selectFrom('orders').select('json'),
    query,
    compared ? { compared } : { ids },
  )
    .$if(query.orderStatus !== undefined, (orders) => orders.where('status', '=', query.orderStatus ?? ''))
    .limit(length)
    .offset(skipped)
  return connection.all(sorted(found, query, isReversed))
}

/** One page, without histories. */
export function findOrders(connection: Connection, query: Query): FoundOrders {
  if (!isQuick(query)) connection.long?.()
  const { page, perPage, orderStatus } = query
  const { searched, ids } = searchedBy(connection, query)
  const counts = countsOfAll(
    searched
      ? [...searched.counts].filter(([status]) => isWanted(query, status, true))
      : countsOf(connection, query, { ids }).map(({ status, count }) => [status, count] as const),
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
  const onPage = searched && picked(connection, query, searched, total, part)
  const rows = onPage ? rowsOf(connection, onPage) : pageOf(connection, query, total, part, { ids })
  const orders = (isReversed ? rows.toReversed() : rows).map(({ json }) => orderOf(json))
  return { orders, total, counts }
}

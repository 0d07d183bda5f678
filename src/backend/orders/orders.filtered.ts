import { sql } from 'kysely'
import { dayMs } from '../../core/kernel/timings'
import { isOrderDay, type OrderQuery } from '../../core/orders/orders.contract'
import { readSearch } from '../../core/orders/orders.search'
import type { SummaryQuery, WithinShops } from '../../service/orders/orders.store'
import { type Compared, type Connection, never } from '../sql/connection'
import { build } from '../sql/database'
import { foundIds } from './orders.found-ids'
import type { Orders } from './orders.order-by'
import { textCode } from './orders.text-codes'

/** Midnight in Asia/Bangkok, in milliseconds since 1970. */
const midnight = (day: string): number => Date.parse(`${day}T00:00:00+07:00`)

/** The requested days. `areDays` is false if `from` or `to` isn't a date; then nothing matches. */
export function spanOf({ from, to }: Pick<SummaryQuery, 'from' | 'to'>) {
  if (from === undefined && to === undefined) return undefined
  const [first, last] = [from ?? '0000-01-01', to ?? '9999-12-31']
  return { first, last, areDays: isOrderDay(first) && isOrderDay(last) }
}

// an unknown filter value matches nothing
export const cancelledIs = (cancelled: unknown) =>
  cancelled === true
    ? sql<boolean>`status = 'cancelled'`
    : cancelled === false
      ? sql<boolean>`status <> 'cancelled'`
      : never
export const printedIs = (printed: unknown) =>
  typeof printed === 'boolean' ? sql<boolean>`printed = ${Number(printed)}` : never
export const shopIs = (shopId: unknown, column = sql.ref<number>('shop_id')) =>
  Number.isSafeInteger(shopId) ? sql<boolean>`${column} = ${shopId}` : never
/** The condition of those who work for certain shops; for one shop, an index gives its orders in the order of time. */
export function shopIsOneOf(shops: readonly number[], column = sql.ref<number>('shop_id')) {
  const [first, ...others] = shops
  if (first === undefined) return never
  return others.length === 0 ? shopIs(first, column) : sql<boolean>`${column} in (${sql.join(shops)})`
}

export type Query = OrderQuery & WithinShops

type Span = NonNullable<ReturnType<typeof spanOf>>

export function takenWithin<O>(orders: Orders<O>, { to }: Pick<Query, 'to'>, { first, last }: Span): Orders<O> {
  const begun = orders.where('created_at', '>=', midnight(first))
  return to === undefined ? begun : begun.where('created_at', '<', midnight(last) + dayMs)
}

/** `ids`: those of the search within the days, if they are known. */
export type FilterOptions = { readonly compared?: Compared | undefined; readonly ids?: readonly number[] | undefined }

/**
 * Orders that match all filters except the status. `compared`: instead of reading those of a search, or of a shop, and
 * sorting them, all are gone through in the order that is asked for.
 */
export function filtered<O>(
  connection: Connection,
  orders: Orders<O>,
  query: Query,
  { compared, ids }: FilterOptions,
): Orders<O> {
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
  if (province !== undefined) found = found.where('province', '=', textCode(province))
  if (cancelled !== undefined) found = found.where(cancelledIs(cancelled))
  if (ids) return found.where('id', 'in', connection.dialect.numbers(ids))
  const span = spanOf(query)
  if (span && !span.areDays) found = found.where(never)
  if (span?.areDays) found = takenWithin(found, query, span)
  const search = readSearch(query.q)
  if (search) found = found.where(column('id'), 'in', foundIds(connection, search))
  return found
}

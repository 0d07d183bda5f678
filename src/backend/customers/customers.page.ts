import { sql } from 'kysely'
import type { CustomerQuery, CustomerSort } from '../../core/customers/customers.contract'
import { readSearch, type Search } from '../../core/orders/orders.search'
import { customerIn } from '../../service/customers/customers.latest'
import type { ListedCustomer } from '../../service/customers/customers.store'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { cardIn } from './customers.cards.rows'

const columns = {
  name: 'name_key',
  phoneNumber: 'phone_key',
  address: 'address_key',
  subDistrict: 'sub_district_key',
  district: 'district_key',
  province: 'province_key',
  postNum: 'post_key',
  orderCount: 'orders',
  lastOrder: 'latest_at',
  refusedCODCount: 'refused',
} as const satisfies Record<CustomerSort, string>

type Way = 'asc' | 'desc'
/** So many rows after others; `isReversed`: counted from the last one on, which comes first. */
type Slice = { readonly skipped: number; readonly limit: number; readonly isReversed: boolean }

/** Where the rows of a page are, from the nearer end; undefined if there are none. */
function sliceOf(start: number, end: number, total: number): Slice | undefined {
  const [from, to] = [Math.max(0, start), Math.min(end, total)]
  if (from >= to) return undefined
  const left = total - to
  return left < from
    ? { skipped: left, limit: to - from, isReversed: true }
    : { skipped: from, limit: to - from, isReversed: false }
}

const turned = (way: Way, { isReversed }: Slice): Way => (isReversed === (way === 'asc') ? 'desc' : 'asc')
const inOrder = <Row>(rows: Row[], { isReversed }: Slice): Row[] => (isReversed ? rows.toReversed() : rows)
const wayOf = ({ sortDesc }: CustomerQuery): Way => (sortDesc ? 'desc' : 'asc')

/** Those with orders. */
function listed(connection: Connection, search: Search | undefined) {
  const shown = build.selectFrom('customers').where('shown', '=', 1)
  if (!search) return shown
  const { dialect } = connection
  return shown.where((where) =>
    where.or([
      where('id', 'in', dialect.found(connection, 'customer', search)),
      where('card', 'in', dialect.found(connection, 'card', search)),
    ]),
  )
}

/** Those who have a card only. */
function alone(connection: Connection, search: Search | undefined) {
  const cards = build.selectFrom('cards').where('has_orders', '=', 0)
  return search ? cards.where('id', 'in', connection.dialect.found(connection, 'card', search)) : cards
}

function readListed(
  connection: Connection,
  query: CustomerQuery,
  found: ReturnType<typeof listed>,
  slice: Slice,
): ListedCustomer[] {
  const { sortBy } = query
  const newest = turned('desc', slice)
  const page = found
    .select('id')
    .$if(sortBy !== undefined, (all) => all.orderBy(columns[sortBy ?? 'lastOrder'], turned(wayOf(query), slice)))
    .orderBy('latest_at', newest)
    .orderBy('latest_number', newest)
    .limit(slice.limit)
    .offset(slice.skipped)
  const rows = connection.all(
    build
      .selectFrom('customers')
      .innerJoin('orders as order', 'order.id', 'customers.latest')
      .leftJoin('cards', 'cards.id', 'customers.card')
      .where('customers.id', 'in', page)
      .select(['order.json', 'customers.orders', 'customers.refused', 'cards.json as card'])
      .$if(sortBy !== undefined, (all) =>
        all.orderBy(sql.ref(`customers.${columns[sortBy ?? 'lastOrder']}`), turned(wayOf(query), slice)),
      )
      .orderBy('latest_at', newest)
      .orderBy('latest_number', newest),
  )
  return inOrder(rows, slice).map(({ json, orders, refused, card }) => ({
    latest: customerIn(JSON.parse(json), orders, refused),
    card: card === null ? undefined : cardIn(card),
  }))
}

function readAlone(
  connection: Connection,
  query: CustomerQuery,
  found: ReturnType<typeof alone>,
  slice: Slice,
): ListedCustomer[] {
  const column = columns[query.sortBy ?? 'lastOrder']
  const isText = column !== 'orders' && column !== 'latest_at' && column !== 'refused'
  const rows = connection.all(
    found
      .select('json')
      .$if(isText, (all) => all.orderBy(sql.ref(column), turned(wayOf(query), slice)))
      .orderBy('id', turned('desc', slice))
      .limit(slice.limit)
      .offset(slice.skipped),
  )
  return inOrder(rows, slice).map(({ json }) => ({ latest: undefined, card: cardIn(json) }))
}

/** One page: rows of `customers` that are shown, and after them cards without orders. */
export function findCustomers(connection: Connection, query: CustomerQuery) {
  connection.long?.()
  const search = readSearch(query.q)
  const [some, others] = [listed(connection, search), alone(connection, search)]
  const counts = connection.first(
    build.selectNoFrom([
      some.select((of) => of.fn.countAll<number>().as('count')).as('listed'),
      others.select((of) => of.fn.countAll<number>().as('count')).as('alone'),
    ]),
  )
  const { listed: first, alone: last } = { listed: counts?.listed ?? 0, alone: counts?.alone ?? 0 }
  const { page, perPage } = query
  const [start, end] = [(page - 1) * perPage, page * perPage]
  const slices = [sliceOf(start, end, first), sliceOf(start - first, end - first, last)] as const
  return {
    customers: [
      ...(slices[0] ? readListed(connection, query, some, slices[0]) : []),
      ...(slices[1] ? readAlone(connection, query, others, slices[1]) : []),
    ],
    total: first + last,
  }
}

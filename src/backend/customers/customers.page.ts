import { sql } from 'kysely'
import type { CustomerQuery, CustomerSort } from '../../core/customers/customers.contract'
import { readSearch, type Search } from '../../core/orders/orders.search'
import { customerIn } from '../../service/customers/customers.latest'
import type { ListedCustomer } from '../../service/customers/customers.store'
import { orderOf } from '../orders/orders.text'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { cardIn } from './customers.cards.row'

/** Each has an index, on PostgreSQL all but the address. */
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

/** The ids of customers whose latest order, or card, a search finds. */
const foundIds = (connection: Connection, search: Search) => sql<number>`(
  select id from customers where card in ${connection.dialect.found(connection, 'card', search)}
  union select * from ${connection.dialect.found(connection, 'customer', search)} as by_order)`

type Ids = ReturnType<typeof foundIds>

const everyone = sql<number>`(select count(*) from customers)`
/** Few: of two numbers of one person, one is hidden. */
const hidden = sql<number>`select id from customers where shown = 0`
const listedCount = (ids: Ids | undefined) =>
  ids
    ? sql<number>`(select count(*) from (select * from ${ids} as found except ${hidden}) as shown)`
    : sql<number>`${everyone} - (select count(*) from (${hidden}) as hidden)`

// not a condition on what a search finds: SQLite would search again for each card
const aloneCount = (connection: Connection, search: Search | undefined) =>
  search
    ? sql<number>`(select count(*) from (
        select id from cards where has_orders = 0
        intersect select * from ${connection.dialect.found(connection, 'card', search)} as by_card) as found)`
    : sql<number>`(select count(*) from cards where has_orders = 0)`

/** Those who have a card only. */
function alone(connection: Connection, search: Search | undefined) {
  const cards = build.selectFrom('cards').where('has_orders', '=', 0)
  return search ? cards.where('id', 'in', connection.dialect.found(connection, 'card', search)) : cards
}

type Found = { readonly ids: Ids | undefined; readonly total: number; readonly all: number }

/** Whether so many are found that going through all until the page is full is quicker than sorting those found. */
const isFrequent = ({ total, all }: Found, { skipped, limit }: Slice): boolean =>
  total * total > 8 * (skipped + limit) * all

function readListed(connection: Connection, query: CustomerQuery, found: Found, slice: Slice): ListedCustomer[] {
  const { sortBy } = query
  const { ids } = found
  const newest = turned('desc', slice)
  const id = (isFrequent(found, slice) && connection.dialect.compared?.('id')) || sql<number>`id`
  const page = build
    .selectFrom('customers')
    .select('id')
    .where('shown', '=', 1)
    .$if(ids !== undefined, (all) => all.where(id, 'in', ids ?? sql<number>``))
    .$if(sortBy !== undefined, (all) => all.orderBy(columns[sortBy ?? 'lastOrder'], turned(wayOf(query), slice)))
    .orderBy('latest_at', newest)
    .orderBy('latest', newest)
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
      .orderBy('latest', newest),
  )
  return inOrder(rows, slice).map(({ json, orders, refused, card }) => ({
    latest: customerIn(orderOf(json), orders, refused),
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
  const ids = search && foundIds(connection, search)
  const counts = connection.first(
    build.selectNoFrom([
      listedCount(ids).as('listed'),
      aloneCount(connection, search).as('without'),
      (ids ? everyone : sql<number>`0`).as('all'),
    ]),
  )
  const { listed, without, all } = counts ?? { listed: 0, without: 0, all: 0 }
  const { page, perPage } = query
  const [start, end] = [(page - 1) * perPage, page * perPage]
  const [first, last] = [sliceOf(start, end, listed), sliceOf(start - listed, end - listed, without)]
  return {
    customers: [
      ...(first ? readListed(connection, query, { ids, total: listed, all }, first) : []),
      ...(last ? readAlone(connection, query, alone(connection, search), last) : []),
    ],
    total: listed + without,
  }
}

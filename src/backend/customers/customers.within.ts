import { type RawBuilder, sql } from 'kysely'
import type { CustomerSort } from '../../core/customers/customers.contract'
import { isoTime } from '../../core/kernel/clock'
import { satang } from '../../core/kernel/money'
import { readSearch } from '../../core/orders/orders.search'
import { customerIn } from '../../service/customers/customers.latest'
import type { CustomersStore } from '../../service/customers/customers.store'
import { shopIsOneOf } from '../orders/orders.filtered'
import { orderOf } from '../orders/orders.text'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { cardIn } from './customers.cards.row'

/** Added to times of all years of four digits, or to ids, it makes numbers of 16 digits, which compare as texts do. */
const beforeAll = 2_000_000_000_000_000
/** The time and the id of the latest order, as one text that `max` compares. */
const latest = sql<string>`max((orders.created_at + ${sql.lit(beforeAll)}) || '/' || (orders.id + ${sql.lit(beforeAll)}))`
const timeOfLatest = sql<number>`max(orders.created_at)`
const idOfLatest = sql<number>`cast(substr(found.latest, 18) as bigint) - ${sql.lit(beforeAll)}`
const refused = sql<number>`sum(case when payment_method = 'cod' and status = 'returned' then 1 else 0 end)`

const columns: Readonly<Partial<Record<CustomerSort, RawBuilder<unknown>>>> = {
  name: sql`"order".name_key`,
  province: sql`"order".province_key`,
  orderCount: sql`found.orders`,
  lastOrder: sql`substr(found.latest, 1, 16)`,
  refusedCODCount: sql`found.refused`,
}
/** Columns of the latest orders themselves. */
const ofLatest: readonly (CustomerSort | undefined)[] = ['name', 'province']

/**
 * The customers with orders in some shops, read from these orders: the rows of `customers` describe the orders of all
 * shops.
 */
export function sqlCustomersWithin(
  connection: Connection,
  shops: readonly number[],
  all: CustomersStore,
): CustomersStore {
  const { dialect } = connection
  const orders = build.selectFrom('orders').where(shopIsOneOf(shops))
  const idsOf = (keys: readonly string[]) =>
    build.selectFrom('customers').select('id').where('key', 'in', dialect.texts(keys))
  const ofCustomers = (keys: readonly string[]) =>
    orders.where('customer', 'in', idsOf(keys.filter((key) => key !== '')))

  /** Of two numbers of one person, the one of the latest order in these shops stands for both. */
  function hiddenIds(): number[] {
    const several = build
      .selectFrom('customers')
      .select('card')
      .where('card', 'is not', null)
      .groupBy('card')
      .having(({ fn }) => fn.countAll(), '>', 1)
    const rows = connection.all(
      orders
        .innerJoin('customers', 'customers.id', 'orders.customer')
        .where('customers.card', 'in', several)
        .select(['customers.card', 'orders.customer', latest.as('latest')])
        .groupBy(['customers.card', 'orders.customer'])
        .orderBy('latest', 'desc'),
    )
    const seen = new Set<number | null>()
    return rows.flatMap(({ card, customer }) => {
      if (seen.has(card)) return customer
      seen.add(card)
      return []
    })
  }

  return {
    within: (others) => all.within(others.filter((shop) => shops.includes(shop))),
    lastBefore() {
      throw new Error('only for all shops')
    },
    known: (keys) =>
      new Map(
        connection
          .all(
            orders
              .innerJoin('customers', 'customers.id', 'orders.customer')
              .select(({ fn }) => [
                'customers.key',
                fn.countAll<number>().as('orders'),
                refused.as('refused'),
                timeOfLatest.as('at'),
              ])
              .where('customers.key', 'in', dialect.texts(keys.filter((key) => key !== '')))
              .groupBy('customers.key'),
          )
          .map(({ key, at, ...known }) => [key, { ...known, at: isoTime(at) }]),
      ),
    sums: (keys) =>
      connection
        .all(
          ofCustomers(keys)
            .select(({ fn }) => [
              'status',
              'payment_status as paymentStatus',
              'payment_method as paymentMethod',
              fn.countAll<number>().as('orders'),
              fn.sum<number>('total').as('total'),
            ])
            .groupBy(['status', 'payment_status', 'payment_method']),
        )
        .map((sum) => ({ ...sum, total: satang(sum.total) })),
    orders: (keys, from, most) =>
      connection
        .all(
          ofCustomers(keys).select('json').orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).offset(from),
        )
        .map(({ json }) => orderOf(json)),
    find({ q, page, perPage, sortBy, sortDesc }) {
      connection.long?.()
      const search = readSearch(q)
      const groups = orders
        .where('customer', 'not in', idsOf(['']))
        .where('customer', 'not in', dialect.numbers(hiddenIds()))
        .select(({ fn }) => [
          'customer',
          fn.countAll<number>().as('orders'),
          refused.as('refused'),
          latest.as('latest'),
        ])
        .groupBy('customer')
        .as('found')
      const joined = (found: typeof groups) =>
        build
          .selectFrom(found)
          .innerJoin('orders as order', (on) => on.on('order.id', '=', idOfLatest))
          .innerJoin('customers', 'customers.id', 'found.customer')
          .leftJoin('cards', 'cards.id', 'customers.card')
          .select(['order.json', 'found.orders', 'found.refused', 'cards.json as card'])
      const matching = joined(groups).$if(search !== undefined, (each) =>
        each.where((where) =>
          where.or([
            ...(search ? [where('order.id', 'in', dialect.found(connection, 'order', search))] : []),
            ...(search ? [where('customers.card', 'in', dialect.found(connection, 'card', search))] : []),
          ]),
        ),
      )
      const counted = search
        ? build.selectFrom(matching.as('matching')).select((of) => of.fn.countAll<number>().as('count'))
        : build.selectFrom(groups).select((of) => of.fn.countAll<number>().as('count'))
      const total = connection.first(counted)?.count ?? 0
      const skipped = (page - 1) * perPage
      if (skipped >= total) return { customers: [], total }
      const column = sortBy && columns[sortBy]
      const byColumn = column && sql`${column} ${sql.raw(sortDesc ? 'desc' : 'asc')}`
      const inOrder = sql`${sql.join([...(byColumn ? [byColumn] : []), sql`found.latest desc`])}`
      // only the latest orders of the page are read, if nothing of them decides which it has
      const isOfGroups = !search && !ofLatest.includes(sortBy)
      const rows = connection.all(
        isOfGroups
          ? joined(
              build.selectFrom(groups).selectAll('found').orderBy(inOrder).limit(perPage).offset(skipped).as('found'),
            ).orderBy(inOrder)
          : matching.orderBy(inOrder).limit(perPage).offset(skipped),
      )
      return {
        customers: rows.map(({ json, orders, refused, card }) => ({
          latest: customerIn(orderOf(json), orders, refused),
          card: card === null ? undefined : cardIn(card),
        })),
        total,
      }
    },
  }
}

import { sql } from 'kysely'
import type { CustomerSort } from '../../core/customers/customers.contract'
import { satang } from '../../core/kernel/money'
import { readSearch } from '../../core/orders/orders.search'
import { customerIn } from '../../service/customers/customers.latest'
import type { CustomersStore } from '../../service/customers/customers.store'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { sqlCustomersWithin } from './customers.within'

const columns = {
  name: 'customers.name_key',
  phoneNumber: 'customers.phone_key',
  address: 'customers.address_key',
  subDistrict: 'customers.sub_district_key',
  district: 'customers.district_key',
  province: 'customers.province_key',
  postNum: 'customers.post_key',
  orderCount: 'customers.orders',
  lastOrder: 'customers.latest_at',
  refusedCODCount: 'customers.refused',
} as const satisfies Record<CustomerSort, string>

const ofCustomers = ({ dialect }: Connection, keys: readonly string[]) =>
  build.selectFrom('orders').where(
    'customer',
    'in',
    build
      .selectFrom('customers')
      .select('id')
      .where('key', 'in', dialect.texts(keys.filter((key) => key !== ''))),
  )

/** Reads the `customers` table, which is updated with every change of an order. */
export const sqlCustomers = (connection: Connection): CustomersStore => ({
  within: (shops) => sqlCustomersWithin(connection, shops, sqlCustomers(connection)),
  lastBefore: (moment, after, most) =>
    connection.all(
      build
        .selectFrom('customers')
        .select(['latest_at as at', 'key'])
        .where('key', '<>', '')
        .where('latest_at', '<', moment)
        .where((where) =>
          where.or([
            where('latest_at', '>', after.at),
            where.and([where('latest_at', '=', after.at), where('key', '>', after.key)]),
          ]),
        )
        .orderBy('latest_at')
        .orderBy('key')
        .limit(most),
    ),
  known: (keys) =>
    new Map(
      connection
        .all(
          build
            .selectFrom('customers')
            .select(['key', 'orders', 'refused', 'latest_at as at'])
            .where('key', 'in', connection.dialect.texts(keys)),
        )
        .map(({ key, ...known }) => [key, known]),
    ),
  sums: (keys) =>
    connection
      .all(
        ofCustomers(connection, keys)
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
        ofCustomers(connection, keys)
          .select('json')
          .orderBy('created_at', 'desc')
          .orderBy('number', 'desc')
          .limit(most)
          .offset(from),
      )
      .map(({ json }) => ({ ...JSON.parse(json), history: [] })),
  find({ q, page, perPage, sortBy, sortDesc, hidden = [], also = [] }) {
    connection.long?.()
    const search = readSearch(q)
    const ids = search && connection.dialect.found(connection, 'customer', search)
    const found = build
      .selectFrom('customers')
      .where('customers.key', '<>', '')
      .$if(hidden.length > 0, (all) => all.where('customers.key', 'not in', connection.dialect.texts(hidden)))
      .$if(ids !== undefined, (all) =>
        all.where((where) =>
          where.or([
            where('customers.id', 'in', ids ?? sql<number>``),
            ...(also.length > 0 ? [where('customers.key', 'in', connection.dialect.texts(also))] : []),
          ]),
        ),
      )
    const total = connection.first(found.select((of) => of.fn.countAll<number>().as('count')))?.count ?? 0
    if ((page - 1) * perPage >= total) return { customers: [], total }
    const rows = connection.all(
      found
        .innerJoin('orders as order', 'order.id', 'customers.latest')
        .select(['order.json', 'customers.orders', 'customers.refused'])
        .$if(sortBy !== undefined, (all) =>
          all.orderBy(sql.ref(columns[sortBy ?? 'lastOrder']), sortDesc ? 'desc' : 'asc'),
        )
        .orderBy('latest_at', 'desc')
        .orderBy('latest_number', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage),
    )
    return { customers: rows.map(({ json, orders, refused }) => customerIn(JSON.parse(json), orders, refused)), total }
  },
})

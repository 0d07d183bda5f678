import { sql } from 'kysely'
import type { CustomerSort } from '../../core/customers/customers.contract'
import { readSearch } from '../../core/orders/orders.search'
import { customerIn } from '../../service/customers/customers.latest'
import type { CustomersStore } from '../../service/customers/customers.store'
import type { Connection } from '../sql/connection'
import { build } from '../sql/schema'

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

/** Reads the `customers` table, which is updated with every change of an order. */
export const sqlCustomers = (connection: Connection): CustomersStore => ({
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
  find({ q, page, perPage, sortBy, sortDesc }) {
    connection.long?.()
    const search = readSearch(q)
    const ids = search && connection.dialect.found(connection, 'customer', search)
    const found = build
      .selectFrom('customers')
      .where('customers.key', '<>', '')
      .$if(ids !== undefined, (all) => all.where('customers.id', 'in', ids ?? sql<number>``))
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

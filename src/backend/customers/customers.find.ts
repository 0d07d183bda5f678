import { isoTime } from '../../core/kernel/clock'
import { satang } from '../../core/kernel/money'
import type { CustomersStore } from '../../service/customers/customers.store'
import { orderOf } from '../orders/orders.text'
import type { Connection } from '../sql/connection'
import { build } from '../sql/database'
import { findCustomers } from './customers.page'
import { sqlCustomersWithin } from './customers.within'

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
  lastBefore(moment, after, most) {
    const passed = after.at === '' ? -Infinity : Date.parse(after.at)
    const rows = connection.all(
      build
        .selectFrom('customers')
        .select(['latest_at', 'key'])
        .where('key', '<>', '')
        .where('latest_at', '<', Date.parse(moment))
        .$if(Number.isFinite(passed), (later) =>
          later.where((where) =>
            where.or([
              where('latest_at', '>', passed),
              where.and([where('latest_at', '=', passed), where('key', '>', after.key)]),
            ]),
          ),
        )
        .orderBy('latest_at')
        .orderBy('key')
        .limit(most),
    )
    return rows.map(({ latest_at, key }) => ({ at: isoTime(latest_at), key }))
  },
  known: (keys) =>
    new Map(
      connection
        .all(
          build
            .selectFrom('customers')
            .select(['key', 'orders', 'refused', 'latest_at'])
            .where('key', 'in', connection.dialect.texts(keys)),
        )
        .map(({ key, latest_at, ...known }) => [key, { ...known, at: isoTime(latest_at) }]),
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
          .orderBy('id', 'desc')
          .limit(most)
          .offset(from),
      )
      .map(({ json }) => orderOf(json)),
  find: (query) => findCustomers(connection, query),
})

import { customersCalls } from '../../core/customers/customers.contract'
import type { AppMock } from '../app-mock'
import { handle } from '../handle'
import { ordersTable } from '../orders/orders.seed'
import { findCustomers } from './customers.groups'

/** Customers are read out of the orders: no rows of their own. */
export const customersMock: AppMock = {
  tables: [],
  handlers: [handle(customersCalls.list, ({ query, world }) => findCustomers(world.read(ordersTable), query))],
}

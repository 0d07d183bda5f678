import { customerTransferCalls } from '../../core/customers/transfer/customers.transfer.contract'
import { keyOfCustomer } from '../../core/orders/orders.search'
import { type Handler, handle } from '../handle'
import { listCustomers } from './customers.list'
import { planCustomers } from './import/plan-customers'
import { importCustomers } from './import/store-customers'

export const customerTransferHandlers: readonly Handler[] = [
  handle(customerTransferCalls.sheet, ({ query, tx }) => {
    const { customers, total } = listCustomers(tx, query)
    const cards = tx.cards.of(customers.map(keyOfCustomer))
    return {
      customers: customers.map((customer) => ({ ...customer, note: cards.get(keyOfCustomer(customer))?.note ?? '' })),
      total,
    }
  }),

  handle(customerTransferCalls.check, ({ body, tx }) => ({
    customers: planCustomers(tx, body.customers).map(({ change: _, ...checked }) => checked),
  })),

  handle(customerTransferCalls.import, ({ body, user, tx }) => importCustomers(tx, user, body.customers)),
]

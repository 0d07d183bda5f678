import { customerTransferCalls } from '../../core/customers/transfer/customers.transfer.contract'
import { keyOfCustomer } from '../../core/orders/orders.search'
import { type Handler, handle } from '../handle'
import { cardsTable } from './customers.cards'
import { listCustomers } from './customers.list'
import { planCustomers } from './import/plan-customers'
import { importCustomers } from './import/store-customers'

export const customerTransferHandlers: readonly Handler[] = [
  handle(customerTransferCalls.sheet, ({ query, tx }) => {
    const { customers, total } = listCustomers(tx, query)
    const notes = new Map(tx.read(cardsTable).flatMap(({ keys, note }) => keys.map((key) => [key, note] as const)))
    return {
      customers: customers.map((customer) => ({ ...customer, note: notes.get(keyOfCustomer(customer)) ?? '' })),
      total,
    }
  }),

  handle(customerTransferCalls.check, ({ body, tx }) => ({
    customers: planCustomers(tx, body.customers).map(({ change: _, ...checked }) => checked),
  })),

  handle(customerTransferCalls.import, ({ body, user, tx }) => importCustomers(tx, user, body.customers)),
]

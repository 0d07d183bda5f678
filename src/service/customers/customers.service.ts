import { customersCalls } from '../../core/customers/customers.contract'
import { customerProfileCalls } from '../../core/customers/profile/customers.profile.contract'
import { handle, type Service } from '../handle'
import { missing } from '../reply'
import { cardOf, lastRemovedCardTable } from './customers.cards'
import { customerEditHandlers } from './customers.edit'
import { listCustomers } from './customers.list'
import { customerMergeHandlers } from './customers.merge'
import { customerPrivacyHandlers } from './customers.privacy'
import { keysOf, profileOf } from './customers.profile'
import { customerTransferHandlers } from './customers.transfer'

export const customersService: Service = {
  tables: [lastRemovedCardTable],
  handlers: [
    handle(customersCalls.list, ({ query, tx }) => listCustomers(tx, query)),

    handle(customerProfileCalls.one, ({ body, tx }) => {
      const customer = profileOf(tx, body.key)
      return customer ? { customer } : missing()
    }),

    handle(customerProfileCalls.orders, ({ body: { key, page, perPage }, tx }) => {
      const keys = keysOf(key, cardOf(tx, key))
      const total = tx.customers.sums(keys).reduce((sum, { orders }) => sum + orders, 0)
      return { orders: [...tx.customers.orders(keys, (page - 1) * perPage, perPage)], total }
    }),

    ...customerEditHandlers,
    ...customerMergeHandlers,
    ...customerPrivacyHandlers,
    ...customerTransferHandlers,
  ],
}

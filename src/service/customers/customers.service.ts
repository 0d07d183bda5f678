import { customersCalls } from '../../core/customers/customers.contract'
import { handle, type Service } from '../handle'
import { customerPrivacyHandlers } from './customers.privacy'

export const customersService: Service = {
  tables: [],
  handlers: [handle(customersCalls.list, ({ query, tx }) => tx.customers.find(query)), ...customerPrivacyHandlers],
}

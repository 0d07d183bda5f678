import { customersCalls } from '../../core/customers/customers.contract'
import { handle, type Service } from '../handle'

export const customersService: Service = {
  tables: [],
  handlers: [handle(customersCalls.list, ({ query, tx }) => tx.customers.find(query))],
}

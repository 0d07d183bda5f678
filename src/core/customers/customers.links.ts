import type { Links } from '../kernel/links'
import { givenToDraft } from '../order/order.given'

export const customersLinks = (): Links[] => [
  givenToDraft('customers.chosen', ({ customer }) => ({ type: 'customer.take', customer })),
]

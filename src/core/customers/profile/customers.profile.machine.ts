import { createListMachine } from '../../kernel/list-machine'
import { createResourceMachine } from '../../kernel/resource-machine'
import type { Order } from '../../orders/orders.contract'
import { type CustomerProfile, customerProfileCalls } from './customers.profile.contract'

/** What the shop knows of the customer with this key. */
export const customerProfileMachine = createResourceMachine<CustomerProfile, string>({
  id: 'customer-profile',
  load: async ({ call, key, signal }) => (await call(customerProfileCalls.one, { body: { key } }, { signal })).customer,
})

/** The orders of the customer with the filter `key`, the latest first. */
export const customerOrdersMachine = createListMachine<Order, { key: string }, undefined>({
  id: 'customer-orders',
  query: { key: '' },
  keyOf: ({ OrderNumber }) => OrderNumber,
  async load({ call, query: { key }, page, perPage, signal }) {
    const { orders, total } = await call(customerProfileCalls.orders, { body: { key, page, perPage } }, { signal })
    return { rows: orders, total, extra: undefined }
  },
})

import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { createResourceMachine } from '../kernel/resource-machine'
import { type Order, type OrderQuery, orderQuerySchema, orderSorts, ordersCalls } from './orders.contract'

/** The filters, without paging and sorting. */
export type OrderFilters = Omit<OrderQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>

/** Rows per status under all filters except the status. */
export type OrderCounts = { counts: Record<string, number> }

/** Orders, latest first unless sorted otherwise. */
export const ordersMachine = createListMachine<Order, OrderFilters, OrderCounts>({
  id: 'orders',
  query: {},
  keyOf: ({ OrderNumber }) => OrderNumber,
  async load({ call, query, page, perPage, sortBy, sortDesc, signal }) {
    const known = orderSorts.find((sort) => sort === sortBy) ?? 'newest'
    const { orders, total, counts } = await call(
      ordersCalls.list,
      { query: { ...query, page, perPage, sortBy: known, sortDesc } },
      { signal },
    )
    return { rows: orders, total, extra: { counts } }
  },
})

/** One order with its history. */
export const orderDetailMachine = createResourceMachine<Order, string>({
  id: 'orders.one',
  async load({ call, key, signal }) {
    const { order } = await call(ordersCalls.one, { params: { OrderNumber: key } }, { signal })
    return order
  },
})

/** A list's filters, page and order as a query string: `orderStatus=new&page=2`. */
export const ordersText = (perPage: number) => listText(orderQuerySchema, perPage)

import type { EngineEvent } from '../kernel/engine-events'
import { createListMachine } from '../kernel/list-machine'
import { listText } from '../kernel/list-query'
import { isVerdict } from '../kernel/outcome'
import type { AppModule } from '../kernel/ports'
import { createResourceMachine } from '../kernel/resource-machine'
import { type Order, type OrderQuery, orderQuerySchema, orderSorts, ordersCalls } from './orders.contract'
import { mostLooked, ordersDeskMachine } from './orders.desk'
import { ordersExportMachine } from './orders.export'

/** What narrows the list down, besides page and order. */
export type OrderFilters = Omit<OrderQuery, 'page' | 'perPage' | 'sortBy' | 'sortDesc'>

/** Rows per status under all filters but the status. */
export type OrderCounts = { counts: Record<string, number> }

/** The latest orders first unless sorted otherwise. */
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

/** A list's place as text, for an address: `orderStatus=new&page=2`. */
export const ordersText = (perPage: number) => listText(orderQuerySchema, perPage)

/** Somebody learned that an order is not as it was listed, or that many may not be. */
const isStale = ({ error, orderNumbers }: EngineEvent<'orders.changeFailed'>): boolean =>
  error.code === 'conflict' || (!isVerdict(error) && orderNumbers.length > mostLooked)

export const ordersApp = {
  data: ordersDeskMachine,
  views: {
    orders: {
      machine: ordersMachine,
      reacts: (event) =>
        event.type === 'order.saved' ||
        event.type === 'orders.changed' ||
        (event.type === 'orders.changeFailed' && isStale(event))
          ? { type: 'reload' as const }
          : undefined,
    },
    'orders.one': {
      machine: orderDetailMachine,
      reacts: ({ type }) => (type === 'orders.changed' ? { type: 'reload' as const } : undefined),
    },
    'orders.export': { machine: ordersExportMachine },
  },
} satisfies AppModule
